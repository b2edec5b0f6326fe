import { type Correlation, checkPaired } from './correlation.ts'
import { normalCdf } from './normal.ts'

/** Kendall's tau-b with its p-value, and tau-c. */
export interface KendallTau extends Correlation {
  readonly tauC: number | null
}

/**
 * Kendall's tau in O(n log n) (Knight 1966). tau-b corrects for ties; its two-sided p is exact for inputs without ties
 * of up to 33 points (or with at most one pair out of order), else asymptotic with ties (scipy 1.10 `kendalltau`).
 * Constant input or fewer than two points: null.
 *
 * @example kendall([1, 2, 3, 4], [8, 6, 4, 2]).value // -1
 */
export function kendall(x: readonly number[], y: readonly number[]): KendallTau {
  checkPaired(x, y)
  const n = x.length
  if (n < 2) return { value: null, pValue: null, tauC: null }
  const order = x.map((_, i) => i).sort((a, b) => x[a] - x[b] || y[a] - y[b])
  const discordant = countInversions(order.map((i) => y[i]))
  const tiesX = tieSums(x)
  const tiesY = tieSums(y)
  const tiesBoth = jointTies(order, x, y)
  const pairs = (n * (n - 1)) / 2
  if (tiesX.pairs === pairs || tiesY.pairs === pairs) return { value: null, pValue: null, tauC: null }
  const difference = pairs - tiesX.pairs - tiesY.pairs + tiesBoth - 2 * discordant
  const value = difference / Math.sqrt(pairs - tiesX.pairs) / Math.sqrt(pairs - tiesY.pairs)
  const classes = Math.min(new Set(x).size, new Set(y).size)
  const tauC = (2 * difference) / ((n * n * (classes - 1)) / classes)
  const smaller = Math.min(discordant, pairs - discordant)
  const isExact = tiesX.pairs === 0 && tiesY.pairs === 0 && (n <= 33 || smaller <= 1)
  const pValue = isExact ? exactP(n, smaller) : asymptoticP(n, difference, tiesX, tiesY)
  return { value: Math.max(-1, Math.min(1, value)), pValue, tauC }
}

/** Pairs in falling order, by merge sort. */
function countInversions(values: number[]): number {
  if (values.length < 2) return 0
  const middle = values.length >> 1
  const left = values.slice(0, middle)
  const right = values.slice(middle)
  let count = countInversions(left) + countInversions(right)
  for (let i = 0, j = 0, k = 0; k < values.length; k++) {
    if (j >= right.length || (i < left.length && left[i] <= right[j])) values[k] = left[i++]
    else {
      values[k] = right[j++]
      count += left.length - i
    }
  }
  return count
}

interface TieSums {
  readonly pairs: number
  /** Σ t(t−1)(t−2) and Σ t(t−1)(2t+5) over groups of t equal values. */
  readonly cubic: number
  readonly weighted: number
}

function tieSums(values: readonly number[]): TieSums {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let pairs = 0
  let cubic = 0
  let weighted = 0
  for (const t of counts.values()) {
    pairs += (t * (t - 1)) / 2
    cubic += t * (t - 1) * (t - 2)
    weighted += t * (t - 1) * (2 * t + 5)
  }
  return { pairs, cubic, weighted }
}

function jointTies(order: readonly number[], x: readonly number[], y: readonly number[]): number {
  let pairs = 0
  let run = 1
  for (let i = 1; i <= order.length; i++) {
    const isTied = i < order.length && x[order[i]] === x[order[i - 1]] && y[order[i]] === y[order[i - 1]]
    if (isTied) run += 1
    else {
      pairs += (run * (run - 1)) / 2
      run = 1
    }
  }
  return pairs
}

/** Twice the chance of at most `discordant` pairs out of order in a random permutation of n. */
function exactP(n: number, discordant: number): number {
  if (4 * discordant >= n * (n - 1)) return 1
  // chances[c]: probability of c inversions; inserting the j-th element adds 0 to j − 1 of them with equal chance.
  let chances = new Float64Array(discordant + 1)
  chances[0] = 1
  for (let j = 2; j <= n; j++) {
    const next = new Float64Array(discordant + 1)
    let window = 0
    for (let c = 0; c <= discordant; c++) {
      window += chances[c]
      if (c >= j) window -= chances[c - j]
      next[c] = window / j
    }
    chances = next
  }
  return Math.min(1, 2 * chances.reduce((a, b) => a + b, 0))
}

function asymptoticP(n: number, difference: number, tiesX: TieSums, tiesY: TieSums): number {
  const m = n * (n - 1)
  const variance =
    (m * (2 * n + 5) - tiesX.weighted - tiesY.weighted) / 18 +
    (2 * tiesX.pairs * tiesY.pairs) / m +
    (n < 3 ? 0 : (tiesX.cubic * tiesY.cubic) / (9 * m * (n - 2)))
  return 2 * normalCdf(-Math.abs(difference) / Math.sqrt(variance))
}
