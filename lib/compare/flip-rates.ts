import { type PackedRows, totalSums } from '../stats/packed-rows.ts'
import { summarizeReplicates } from '../stats/percentile-interval.ts'
import { resampleSums } from '../stats/resample-sums.ts'
import { toUnits } from './document-units.ts'

/** How the share of flagged segments differs between two sides, with what chance may make of it. */
export interface FlipRates {
  /** Pairs with a flip, from 0 to 1, of those that both sides scored; null without pairs. */
  readonly base: number | null
  readonly head: number | null
  /** head − base. */
  readonly delta: number | null
  /** 95 % percentile interval of `delta`; null below two units, and where no pair is flagged on one side only. */
  readonly ci: readonly [number, number] | null
  /** Pairs flagged on one side only. */
  readonly changed: number
  /** Documents that were drawn, null where single pairs were. */
  readonly documents: number | null
  readonly resamples: number
  readonly seed: number
}

interface FlaggedPairs {
  /** Per pair 1 where the side has a flip, else 0; in an order that exchanging the sides does not change. */
  readonly base: readonly (0 | 1)[]
  readonly head: readonly (0 | 1)[]
  /** Document of each pair, null for a pair without; null where no pair has one. */
  readonly documents: readonly (string | null)[] | null
  readonly resamples?: number
  readonly seed?: number
}

/**
 * Difference of the shares of flagged pairs, head − base, with the paired bootstrap's 95 % percentile interval: the
 * resamples of `compareSides`, documents as units where pairs have them. Exchanging the sides mirrors it exactly. A count
 * of hints, no quality score and no verdict. Without pairs all is null; the interval is null with one unit, and where both
 * sides are flagged alike: every resample would give 0 then, whatever pairs that were not seen might hold.
 *
 * Source: Efron and Tibshirani 1993, "An Introduction to the Bootstrap", section 13.3.
 *
 * @example compareFlipRates({ base: [0, 0, 1, 0], head: [0, 1, 1, 0], documents: null }).delta // 0.25
 */
export function compareFlipRates(pairs: FlaggedPairs): FlipRates {
  const { documents, resamples = 1000, seed = 12_345 } = pairs
  const count = pairs.base.length
  const units = toUnits(
    documents,
    Int32Array.from({ length: count }, (_, k) => k),
  )
  const table = toTable(pairs)
  const [base, head] = totalSums(table)
  const changed = pairs.base.filter((flag, k) => flag !== pairs.head[k]).length
  const facts = { changed, documents: units?.count ?? null, resamples, seed }
  if (count === 0) return { base: null, head: null, delta: null, ci: null, ...facts }
  const rates = { base: base / count, head: head / count, delta: (head - base) / count }
  if (changed === 0 || (units?.count ?? count) < 2) return { ...rates, ci: null, ...facts }
  const deltas = new Float64Array(resamples)
  resampleSums({
    tables: [table],
    resamples,
    seed,
    units,
    visit: (b, [[ofBase, ofHead, drawn]]) => {
      deltas[b] = (ofHead - ofBase) / drawn
    },
  })
  return { ...rates, ci: summarizeReplicates(deltas).interval, ...facts }
}

/** Flags of base and of head, and a one: documents differ in how many pairs they have. */
function toTable({ base, head }: FlaggedPairs): PackedRows {
  const rows = new Float64Array(base.length * 3)
  for (let k = 0; k < base.length; k++) rows.set([base[k], head[k], 1], 3 * k)
  return { rows, width: 3, count: base.length, storage: 'dense', sumWidth: 3 }
}
