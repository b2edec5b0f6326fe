import { InputError } from '../errors.ts'
import { incompleteBeta } from './incomplete-beta.ts'

/** A correlation (−1 to 1) with its two-sided p-value; null where it is undefined. */
export interface Correlation {
  readonly value: number | null
  readonly pValue: number | null
}

/**
 * Both lists must be of one length and finite; anything else is an input error.
 *
 * @example checkPaired([1, 2], [3, 4]) // undefined
 */
export function checkPaired(x: readonly number[], y: readonly number[]): void {
  if (x.length !== y.length)
    throw new InputError({ code: 'unpaired', message: `${x.length} values against ${y.length}: they must be paired.` })
  if (![...x, ...y].every(Number.isFinite))
    throw new InputError({
      code: 'not-finite',
      message: 'A value is not a finite number.',
      mend: 'Leave out segments without a score on either side.',
    })
}

/**
 * Pearson's correlation with the p-value of the t distribution (n − 2 degrees of freedom). Computed on centred values,
 * so that a large offset costs no digits. Constant input or fewer than two points: null. Two points: ±1 with p 1.
 *
 * @example pearson([1, 2, 3, 4], [8, 6, 4, 2]).value // -1
 */
export function pearson(x: readonly number[], y: readonly number[]): Correlation {
  checkPaired(x, y)
  const n = x.length
  if (n < 2) return { value: null, pValue: null }
  const meanX = x.reduce((a, b) => a + b, 0) / n
  const meanY = y.reduce((a, b) => a + b, 0) / n
  let xx = 0
  let yy = 0
  let xy = 0
  for (let i = 0; i < n; i++) {
    const dx = x[i] - meanX
    const dy = y[i] - meanY
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  // A constant that no double holds leaves rounding about its mean: it is the values that tell.
  if (xx === 0 || yy === 0 || isConstant(x) || isConstant(y)) return { value: null, pValue: null }
  const value = Math.max(-1, Math.min(1, xy / Math.sqrt(xx) / Math.sqrt(yy)))
  return { value, pValue: n === 2 ? 1 : correlationP(value, n) }
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0])
}

/**
 * Spearman's rank correlation, average ranks for ties; p from the t distribution, null for two points.
 *
 * @example spearman([1, 2, 3, 4], [1, 4, 9, 16]).value // 1
 */
export function spearman(x: readonly number[], y: readonly number[]): Correlation {
  checkPaired(x, y)
  const { value } = pearson(averageRanks(x), averageRanks(y))
  return { value, pValue: value === null || x.length < 3 ? null : correlationP(value, x.length) }
}

function correlationP(r: number, n: number): number {
  const freedom = n - 2
  // 1 − r² as a product keeps its digits near |r| = 1.
  return incompleteBeta((1 - r) * (1 + r), freedom / 2, 0.5)
}

/**
 * Ranks from 1; equal values share the mean of the ranks that they cover.
 *
 * @example averageRanks([10, 20, 20, 5]) // [2, 3.5, 3.5, 1]
 */
export function averageRanks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b])
  const ranks = new Array<number>(values.length)
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && values[order[to]] === values[order[from]]) to += 1
    for (let i = from; i < to; i++) ranks[order[i]] = (from + to + 1) / 2
    from = to
  }
  return ranks
}
