import { cache } from 'react'
import { compareMessages as words } from '../../lib/report/messages/en/compare.ts'
import { shortCommit } from '../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { resolveRun } from '../../lib/service/resolve-run.ts'
import type { CompareAddress } from '../_components/compare/compare-address.ts'

export interface NamedRuns {
  readonly base: RunRecord
  readonly head: RunRecord
  /** How many heads beside it. */
  readonly others: number
}

/**
 * The runs that an address names, found without comparing anything: for a title, and for what stands there until the
 * comparison does. Null where one is not named, not found or not the only one; what the page says of that is its own.
 */
export const findNamedRuns = cache(async (address: CompareAddress): Promise<NamedRuns | null> => {
  const { project, base, head, others, system, testSet } = address
  if (base === null || head === null) return null
  const narrow = { system: system ?? undefined, testSet: testSet ?? undefined }
  const find = (ref: string) => (project === null ? getRun(ref.replace(/^run:/, '')) : resolveRun(project, ref, narrow))
  try {
    return { base: await find(base), head: await find(head), others: others.length }
  } catch {
    return null
  }
})

/** What a tab and a bookmark call the comparison. */
export function titleOf(runs: NamedRuns | null): string {
  if (runs === null) return words.titlePlain
  const { base, head, others } = runs
  const system = head.system
  if (others > 0) return words.titleHeads({ n: others + 1, base: nameOfRun(base), system: base.system })
  return words.title({ base: nameOfRun(base), head: nameOfRun(head), system })
}

export function nameOfRun(run: RunRecord): string {
  return shortCommit(run.commit) ?? run.system
}
