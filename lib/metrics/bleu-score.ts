import { portableExp, portableLog } from '../text/portable-math.ts'
/** How BLEU treats an order without a match; `value` belongs to floor and add-k. */
export interface Smoothing {
  readonly method: 'exp' | 'floor' | 'add-k' | 'none'
  readonly value: number
}

export interface BleuShape {
  readonly order: number
  readonly smoothing: Smoothing
  /** Only the orders that the hypothesis is long enough for. */
  readonly effectiveOrder: boolean
  /** One weight per order; null means equal weights. */
  readonly weights: readonly number[] | null
}

/** The parts of a BLEU score, as sacreBLEU reports them. */
export interface BleuParts {
  readonly score: number
  /** Matches and totals per order, with the k of add-k smoothing in them. */
  readonly counts: readonly number[]
  readonly totals: readonly number[]
  /** Per order, 0–100, after smoothing. */
  readonly precisions: readonly number[]
  readonly brevityPenalty: number
}

/** sacreBLEU's stand-in for the logarithm of 0. */
const LOG_OF_ZERO = -9999999999

/**
 * BLEU from sums laid out as [hypothesis length, reference length, matches per order, totals per order].
 * Source: Papineni et al. 2002; smoothing and order of operations as sacreBLEU 2.6.0, `compute_bleu`.
 *
 * `round` is applied to every operation on sums that numpy 2 does in float32 (`Math.fround`), or is left out.
 * The empty corpus, and one without any match, scores 0.
 *
 * @example bleuParts([4, 4, 3, 2, 4, 3], { order: 2, smoothing: { method: 'none', value: 0 }, effectiveOrder: false, weights: null }).precisions
 * // [75, 66.66666666666667]
 */
export function bleuParts(sums: ArrayLike<number>, shape: BleuShape, round?: (x: number) => number): BleuParts {
  const { order, smoothing, effectiveOrder } = shape
  const counts: number[] = []
  const totals: number[] = []
  let anyMatch = false
  for (let n = 0; n < order; n++) {
    counts.push(sums[2 + n])
    totals.push(sums[2 + order + n])
    if (sums[2 + n] > 0) anyMatch = true
  }
  const precisions: number[] = new Array(order).fill(0)
  const brevityPenalty = brevity(Math.trunc(sums[0]), Math.trunc(sums[1]))
  if (!anyMatch) return { score: 0, counts, totals, precisions, brevityPenalty }
  const r = round ?? identity
  let reached = order
  let factor = 1
  for (let n = 0; n < order; n++) {
    if (smoothing.method === 'add-k' && n > 0) {
      counts[n] = r(counts[n] + smoothing.value)
      totals[n] = r(totals[n] + smoothing.value)
    }
    if (totals[n] === 0) break
    if (effectiveOrder) reached = n + 1
    if (counts[n] === 0) {
      if (smoothing.method === 'exp') {
        factor *= 2
        precisions[n] = r(100 / r(factor * totals[n]))
      } else if (smoothing.method === 'floor') precisions[n] = r(r(100 * smoothing.value) / totals[n])
    } else precisions[n] = r(r(100 * counts[n]) / totals[n])
  }
  let sum = 0
  for (let n = 0; n < reached; n++) sum += (shape.weights?.[n] ?? 1) * logOf(precisions[n])
  const mean = shape.weights ? sum : sum / reached
  return { score: brevityPenalty * portableExp(mean), counts, totals, precisions, brevityPenalty }
}

function brevity(hypothesisLength: number, referenceLength: number): number {
  if (hypothesisLength >= referenceLength) return 1
  return hypothesisLength > 0 ? portableExp(1 - referenceLength / hypothesisLength) : 0
}

function logOf(precision: number): number {
  return precision === 0 ? LOG_OF_ZERO : portableLog(precision)
}

function identity(x: number): number {
  return x
}
