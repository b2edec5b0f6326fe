import type { Comparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { InputError } from '../errors.ts'
import type { TestSetFacts } from '../metrics/metric.ts'
import { requiredResources } from '../metrics/required-resources.ts'
import { createMetric } from '../metrics/spec.ts'
import type { ReproduceFacts } from '../report/reproduce-commands.ts'
import type { RunRecord } from '../schema/records.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { getDeclared, getRunFacts } from './run-facts.ts'
import { getRuntime } from './runtime.ts'

/** Handed in by code of ours wherever metrics are made; all else is a dictionary, and a file. */
const NO_FILE = new Set(['statistics'])

/**
 * What a comparison rests on that is in no file of its outputs: settings that both sides declare and that a compared
 * metric takes up, and the dictionaries that the metrics read.
 */
export async function getReproduceFacts(
  comparison: Comparison,
  base: RunRecord,
  head: RunRecord,
): Promise<ReproduceFacts> {
  const specs = comparison.results.filter(isCompared).map(({ spec }) => spec)
  const dictionaries = requiredResources(specs).filter((name) => !NO_FILE.has(name))
  const { db } = await getRuntime()
  const [ofBase, ofHead] = await Promise.all([base, head].map((run) => getDeclared(db, run)))
  const shared = Object.entries(ofHead).filter(([key, value]) => ofBase[key] === value)
  if (shared.length === 0) return { declared: {}, dictionaries }
  const facts = await getRunFacts(db, head)
  const declared = shared.filter(([key]) => {
    const { [key]: _, ...without } = facts.declared ?? {}
    return specs.some((spec) => identify(spec, facts) !== identify(spec, { ...facts, declared: without }))
  })
  return { declared: Object.fromEntries(declared), dictionaries }
}

/** What tells a metric of one setting from that of another; null where it cannot be made without a dictionary. */
function identify(spec: string, facts: TestSetFacts): string | null {
  try {
    const { signature, direction } = createMetric(spec, facts)
    return `${formatSignature(signature)} ${direction}`
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
