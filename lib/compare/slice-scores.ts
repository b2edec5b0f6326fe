import type { AdditiveMetric } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'
import { type PackedRows, totalSums } from '../stats/packed-rows.ts'
import { summarizeReplicates } from '../stats/percentile-interval.ts'
import { resampleSums } from '../stats/resample-sums.ts'
import { toUnits } from './document-units.ts'
import { listParts } from './list-parts.ts'
import { toPairRows } from './pair-rows.ts'
import { subsetTables } from './subset-tables.ts'

/** Score of one part of a run, by itself. */
export interface SliceScore {
  readonly by: string
  readonly value: string
  /** Segments of the part that are scored, of all that it has. */
  readonly n: number
  readonly of: number
  readonly score: number | null
  /** 95 % percentile interval; null below two segments. */
  readonly interval: readonly [number, number] | null
}

const RESAMPLES = 1000
const SEED = 12_345

/**
 * A run's score within each value of each tag, by the rows that the whole is scored from: repeats averaged within a
 * segment, documents resampled where there are any. Says nothing of differences between slices: their segments differ.
 * A slice without a scored segment has the score null. Tags that all segments share are left out.
 *
 * @example sliceScores({ metric, tables, tags: [{ domain: 'a' }, { domain: 'b' }] })[0].by // 'domain'
 */
export function sliceScores({
  metric,
  tables,
  tags,
  documents = null,
}: {
  metric: AdditiveMetric
  tables: readonly RowTable[]
  tags: readonly Readonly<Record<string, string>>[]
  documents?: readonly (string | null)[] | null
}): SliceScore[] {
  return listParts(tags).map(({ by, value, positions }) => ({
    by,
    value,
    of: positions.length,
    ...scorePart(metric, tables, positions, documents),
  }))
}

function scorePart(
  metric: AdditiveMetric,
  tables: readonly RowTable[],
  positions: readonly number[],
  documents: readonly (string | null)[] | null,
): Pick<SliceScore, 'n' | 'score' | 'interval'> {
  const cut = subsetTables(tables, positions)
  const all = Int32Array.from(positions.keys())
  const pairing = { base: all, head: all, changed: [], onlyBase: [], onlyHead: [], byContent: false }
  const { base: rows, pairs } = toPairRows(metric, cut, cut, pairing)
  if (pairs.length === 0) return { n: 0, score: null, interval: null }
  const value = finite(metric.value(totalSums(rows)))
  const units = documents?.some((document) => document !== null)
    ? toUnits(
        positions.map((position) => documents[position]),
        pairs,
      )
    : null
  return { n: pairs.length, score: value, interval: pairs.length < 2 ? null : resample(metric, rows, units) }
}

function resample(metric: AdditiveMetric, rows: PackedRows, units: ReturnType<typeof toUnits>) {
  const replicates = new Float64Array(RESAMPLES)
  resampleSums({
    tables: [rows],
    resamples: RESAMPLES,
    seed: SEED,
    units,
    visit: (b, [sums]) => {
      replicates[b] = metric.value(sums)
    },
  })
  return summarizeReplicates(replicates).interval
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
