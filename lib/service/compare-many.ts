import type { Ranking } from '../compare/ranking.ts'
import type { RunRecord } from '../schema/records.ts'
import { type ComparedRuns, type CompareRequest, compareRuns } from './compare-runs.ts'
import { getRuntime } from './runtime.ts'
import { whileUnchanged } from './while-unchanged.ts'

export interface ComparedMany {
  readonly base: RunRecord
  /** In the order asked for. */
  readonly heads: readonly ComparedRuns[]
  /** All runs under each metric, best first, in groups that cannot be told apart; runs are called by their ids. */
  readonly ranking: readonly Ranking[]
}

/**
 * One baseline against many runs, each as by `compareRuns`, and all of them ranked over the segments that they share, with
 * the same resamples. A run that is named twice counts once. Throws as `compareRuns` does.
 */
export async function compareMany({
  heads: refs,
  ...request
}: Omit<CompareRequest, 'head' | 'pins'> & { readonly heads: readonly string[] }): Promise<ComparedMany> {
  const heads: ComparedRuns[] = []
  for (const head of new Set(refs)) {
    const compared = await compareRuns({ ...request, head })
    if (!heads.some((known) => known.head.id === compared.head.id)) heads.push(compared)
  }
  const [{ base }] = heads
  const runs = [base, ...heads.map(({ head }) => head).filter(({ id }) => id !== base.id)]
  const { pools } = await getRuntime()
  const { metrics, resamples, trials, seed } = request
  const params = { metrics, resamples, trials, seed }
  const rank = (): Promise<readonly Ranking[]> => pools.run('ask', 'rank', { runs, params })
  const ids = runs.map(({ id }) => id)
  return { base, heads, ranking: runs.length < 2 ? [] : await whileUnchanged(['ranking', ids, params], rank) }
}
