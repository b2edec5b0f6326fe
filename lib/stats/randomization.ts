import { addRow, totalSums, type Units } from './packed-rows.ts'
import { type RowPair, swapSums } from './swap-sums.ts'

/** The two sides of one metric and its score from sums, NaN where undefined. */
export interface ScoredPair extends RowPair {
  readonly value: (sums: Float64Array) => number
}

export interface RandomizationResult {
  /** Two-sided p; null when the observed scores are undefined. */
  readonly p: number | null
  /** Whether all assignments were counted, in which case p has no chance in it. */
  readonly exact: boolean
}

/** Below so many assignments of units to sides all of them are counted. */
const EXACT_ASSIGNMENTS = 2 ** 13

/**
 * Approximate randomisation: the share of random exchanges of whole rows between the two sides whose score difference
 * is at least as large as the observed one, ties within rounding included.
 *
 * p = (c + 1) / (trials + 1), so never 0; with fewer than 2^13 assignments of the units that differ at all, the exact
 * share. Pairs without any difference have p = 1. A trial whose score is undefined counts as at least as large.
 *
 * Source: Noreen 1989, "Computer-Intensive Methods"; Phipson and Smyth 2010 for the + 1.
 *
 * Two pairs that differ, both in favour of head: 2 of the 4 assignments are as extreme, p = 0.5.
 *
 * @example approximateRandomization({
 *   pairs: [{
 *     base: { rows: Float64Array.of(0, 0), width: 1, count: 2, storage: 'dense', sumWidth: 1 },
 *     head: { rows: Float64Array.of(1, 1), width: 1, count: 2, storage: 'dense', sumWidth: 1 },
 *     value: ([sum]) => sum,
 *   }],
 *   trials: 100, seed: 1,
 * })
 * // [{ p: 0.5, exact: true }]
 */
export function approximateRandomization(options: {
  readonly pairs: readonly ScoredPair[]
  readonly trials: number
  readonly seed: number
  readonly units?: Units | null
  /** Called at each trial. */
  readonly onTrial?: (trial: number) => void
}): RandomizationResult[] {
  const { pairs, trials, seed, units = null, onTrial } = options
  const observed = pairs.map(observe)
  const differing = pairs.map((pair) => differingUnits(pair, units))
  const results = pairs.map((pair, i): RandomizationResult | null => {
    if (Number.isNaN(observed[i].threshold)) return { p: null, exact: false }
    return 2 ** differing[i].length < EXACT_ASSIGNMENTS
      ? { p: enumerate(pair, differing[i], units, observed[i].threshold), exact: true }
      : null
  })
  const sampled = pairs.map((_, i) => i).filter((i) => results[i] === null)
  if (sampled.length === 0) return results as RandomizationResult[]
  const extreme = new Int32Array(pairs.length)
  swapSums({
    pairs: sampled.map((i) => pairs[i]),
    trials,
    seed,
    units,
    visit: (trial, first, second) => {
      onTrial?.(trial)
      for (let k = 0; k < sampled.length; k++) {
        const i = sampled[k]
        if (isExtreme(pairs[i].value(first[k]), pairs[i].value(second[k]), observed[i].threshold)) extreme[i]++
      }
    },
  })
  return results.map((result, i) => result ?? { p: (extreme[i] + 1) / (trials + 1), exact: false })
}

/** The observed difference, lowered by the rounding within which two differences are a tie. */
function observe(pair: ScoredPair): { threshold: number } {
  const base = pair.value(totalSums(pair.base))
  const head = pair.value(totalSums(pair.head))
  return { threshold: Math.abs(head - base) - 1e-9 * Math.max(1, Math.abs(base), Math.abs(head)) }
}

function isExtreme(first: number, second: number, threshold: number): boolean {
  return !(Math.abs(first - second) < threshold)
}

/** Units at which the two sides have different rows; exchanging any other changes nothing. */
function differingUnits({ base, head }: RowPair, units: Units | null): number[] {
  const differs = new Uint8Array(units ? units.count : base.count)
  for (let i = 0; i < base.count; i++) {
    let same = base.width === head.width && (base.weights?.[i] ?? 1) === (head.weights?.[i] ?? 1)
    for (let c = 0; same && c < base.width; c++) same = base.rows[i * base.width + c] === head.rows[i * head.width + c]
    if (!same) differs[units ? units.unitOf[i] : i] = 1
  }
  return Array.from(differs.keys()).filter((unit) => differs[unit] === 1)
}

function enumerate(pair: ScoredPair, differing: readonly number[], units: Units | null, threshold: number): number {
  const { base, head, value } = pair
  const width = base.sumWidth
  const place = new Map(differing.map((unit, k) => [unit, k]))
  const differences = new Float64Array(differing.length * width)
  const baseRows = new Float64Array(differing.length * width)
  for (let i = 0; i < base.count; i++) {
    const k = place.get(units ? units.unitOf[i] : i)
    if (k === undefined) continue
    addRow(head, i, 1, differences, k * width)
    addRow(base, i, 1, baseRows, k * width)
  }
  for (let k = 0; k < differences.length; k++) differences[k] -= baseRows[k]
  const baseTotals = totalSums(base)
  const headTotals = totalSums(head)
  const first = new Float64Array(width)
  const second = new Float64Array(width)
  const assignments = 2 ** differing.length
  let extreme = 0
  for (let assignment = 0; assignment < assignments; assignment++) {
    first.set(baseTotals)
    second.set(headTotals)
    for (let k = 0; k < differing.length; k++) {
      if (((assignment >>> k) & 1) === 0) continue
      for (let c = 0; c < width; c++) {
        first[c] += differences[k * width + c]
        second[c] -= differences[k * width + c]
      }
    }
    if (isExtreme(value(first), value(second), threshold)) extreme++
  }
  return extreme / assignments
}
