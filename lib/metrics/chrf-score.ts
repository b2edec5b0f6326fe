export interface ChrfShape {
  /** Character and word orders together. */
  readonly orders: number
  /** How much more recall weighs than precision. */
  readonly beta: number
  /** Average over all orders of F with 1e-16 for what is missing, in place of the orders that both sides have. */
  readonly epsSmoothing: boolean
}

const EPS = 1e-16

/**
 * chrF, 0–100, from sums of [hypothesis n-grams, reference n-grams, matches] per order at `offset`.
 * Source: Popović 2015 and 2017, in the arithmetic of sacreBLEU 2.6.0. Nothing at all: 0 (with eps smoothing 1e-14).
 *
 * @example chrfScore([4, 4, 2], { orders: 1, beta: 2, epsSmoothing: false }) // 50
 */
export function chrfScore(sums: ArrayLike<number>, shape: ChrfShape, offset = 0): number {
  const { orders } = shape
  const factor = shape.beta ** 2
  let effective = 0
  let precision = 0
  let recall = 0
  let smoothed = 0
  for (let n = 0, at = offset; n < orders; n++, at += 3) {
    const inHypothesis = sums[at]
    const inReference = sums[at + 1]
    const p = inHypothesis > 0 ? sums[at + 2] / inHypothesis : EPS
    const r = inReference > 0 ? sums[at + 2] / inReference : EPS
    if (shape.epsSmoothing) {
      const denominator = factor * p + r
      smoothed += denominator > 0 ? ((1 + factor) * p * r) / denominator : EPS
    } else if (inHypothesis > 0 && inReference > 0) {
      precision += p
      recall += r
      effective++
    }
  }
  if (shape.epsSmoothing) return (100 * smoothed) / orders
  if (effective === 0) return 0
  precision /= effective
  recall /= effective
  if (precision + recall === 0) return 0
  return 100 * (((1 + factor) * precision * recall) / (factor * precision + recall))
}

/**
 * The same under numpy 2, where sums are float32 and a Python number takes on the other side's type: every operation
 * rounds to float32. A number that meets no float32 value (1e-16 for a missing order) stays a double.
 *
 * @example chrfScoreFloat32([4, 4, 2], { orders: 1, beta: 2, epsSmoothing: false }) // 50
 */
export function chrfScoreFloat32(sums: ArrayLike<number>, shape: ChrfShape): number {
  const f = Math.fround
  const { orders } = shape
  const factor = shape.beta ** 2
  let effective = 0
  let precision = 0
  let recall = 0
  let smoothed = 0
  let isFloat32 = false
  for (let n = 0, at = 0; n < orders; n++, at += 3) {
    const inHypothesis = sums[at]
    const inReference = sums[at + 1]
    const p = inHypothesis > 0 ? f(sums[at + 2] / inHypothesis) : EPS
    const r = inReference > 0 ? f(sums[at + 2] / inReference) : EPS
    if (shape.epsSmoothing) {
      const anyFloat32 = inHypothesis > 0 || inReference > 0
      const left = inHypothesis > 0 ? f : identity
      const both = anyFloat32 ? f : identity
      const denominator = both(left(factor * p) + r)
      let term = EPS
      if (denominator > 0) {
        term = both(both(left((1 + factor) * p) * r) / denominator)
        isFloat32 ||= anyFloat32
      }
      smoothed = isFloat32 ? f(smoothed + f(term)) : smoothed + term
    } else if (inHypothesis > 0 && inReference > 0) {
      precision = f(precision + p)
      recall = f(recall + r)
      effective++
    }
  }
  if (shape.epsSmoothing) return isFloat32 ? f(f(100 * smoothed) / orders) : (100 * smoothed) / orders
  if (effective === 0) return 0
  precision = f(precision / effective)
  recall = f(recall / effective)
  if (f(precision + recall) === 0) return 0
  const numerator = f(f((1 + factor) * precision) * recall)
  return f(100 * f(numerator / f(f(factor * precision) + recall)))
}

function identity(x: number): number {
  return x
}
