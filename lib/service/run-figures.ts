import { toUnits } from '../compare/document-units.ts'
import { toPairRows } from '../compare/pair-rows.ts'
import { averageScores } from '../metrics/corpus/average-scores.ts'
import type { AdditiveMetric, CorpusMetric, Score } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import { totalSums } from '../stats/packed-rows.ts'
import { summarizeReplicates } from '../stats/percentile-interval.ts'
import { resampleSums } from '../stats/resample-sums.ts'
import { toCounted } from './run-tables.ts'

const RESAMPLES = 1000
const SEED = 12_345

type Repeats = readonly (readonly (ScorableSegment | null)[])[]

/** A corpus score with its interval and how many segments count in it. */
export interface Figure {
  readonly score: Score
  readonly interval: readonly [number, number] | null
  readonly scored: number
  readonly failed: number
}

/** Repeats are averaged within a segment first; resampled are documents where there are any, else segments. */
export function scoreTables(
  metric: AdditiveMetric,
  tables: readonly RowTable[],
  repeats: Repeats,
  documents: readonly (string | null)[],
): Figure {
  const all = Int32Array.from({ length: tables[0].count }, (_, i) => i)
  const pairing = { base: all, head: all, changed: [], onlyBase: [], onlyHead: [], byContent: false }
  const { base: rows, pairs } = toPairRows(metric, tables, tables, pairing)
  const notApplicable = countNotApplicable(repeats)
  const counts = { scored: pairs.length, failed: all.length - pairs.length - notApplicable }
  if (pairs.length === 0) {
    const why = tables.flatMap((table) => [...table.reasons.values()])[0] ?? firstReason(repeats)
    const reason = `no segment can be scored${why ? ` (${why})` : ''}`
    return { score: { value: null, reason, details: {} }, interval: null, ...counts }
  }
  const replicates = new Float64Array(RESAMPLES)
  resampleSums({
    tables: [rows],
    resamples: RESAMPLES,
    seed: SEED,
    units: toUnits(documents.some((document) => document !== null) ? documents : null, pairs),
    visit: (b, [sums]) => {
      replicates[b] = metric.value(sums)
    },
  })
  return { score: metric.score(totalSums(rows)), interval: summarizeReplicates(replicates).interval, ...counts }
}

/** A figure that does not add up, over the one repeat that it is defined for. */
export function scoreCorpus(metric: CorpusMetric, repeats: Repeats): Figure {
  const counted = (metric.ofScores ? withAveragedScores(repeats) : repeats[0])
    .flatMap((segment) => toCounted(segment) ?? [])
    .filter((segment) => (metric.leftOut?.(segment) ?? null) === null)
  const failed = repeats[0].length - counted.length - countNotApplicable(repeats)
  const counts = { scored: counted.length, failed }
  const none = (reason: string) => ({ score: { value: null, reason, details: {} }, interval: null, ...counts })
  if (repeats.length > 1 && !metric.ofScores) return none('a figure of the whole corpus is not defined over repeats')
  if (counted.length === 0) return none('no segment can be scored')
  return { score: metric.evaluate(counted), interval: null, ...counts }
}

function withAveragedScores(repeats: Repeats): (ScorableSegment | null)[] {
  return repeats[0].map((first, i) => averageScores(repeats.flatMap((of) => toCounted(of[i]) ?? [])) ?? first)
}

function countNotApplicable(repeats: Repeats): number {
  let count = 0
  for (let i = 0; i < repeats[0].length; i++) {
    const states = repeats.map((segments) => segments[i]?.state ?? (segments[i] ? 'scored' : 'absent'))
    if (states.includes('na') && !states.includes('scored') && !states.includes('failed')) count++
  }
  return count
}

function firstReason(repeats: Repeats): string | undefined {
  return repeats.flat().find((segment) => segment?.reason)?.reason
}
