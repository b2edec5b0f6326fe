import { nameTestSet } from '../../report/name-test-set.ts'
import type { ComparedRuns } from '../compare-runs.ts'
import { VERSION } from '../version.ts'
import { methodOf } from './comparison-columns.ts'
import type { LeadPair } from './load-lead.ts'

/** Name, title and facts of a table about two runs; `method` where its figures are not those of the comparison itself. */
export function pairHead({ base, head, comparison }: ComparedRuns, what: string, method = methodOf(comparison)) {
  return {
    name: `assay-${base.id}-${head.id}-${what}`,
    title: `${head.system} against ${base.system}, ${what}`,
    meta: {
      project: base.projectSlug,
      base: base.id,
      head: head.id,
      testSet: nameTestSet(head.testSet),
      testSetHash: head.testSet.hash,
      pairs: comparison.pairs,
      method,
      assay: VERSION,
    },
  }
}

/** The same of a table about one metric, with what its figures were computed under. */
export function leadHead(pair: LeadPair, what: string, method: string) {
  const { label, signature, implementation, direction, unit, n } = pair.lead
  const head = pairHead(pair, what, method)
  return { ...head, meta: { metric: label, direction, unit, n, ...head.meta, signature, implementation } }
}
