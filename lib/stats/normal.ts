/**
 * Distribution function of the standard normal, good to about 1e-15 relative in both tails.
 * Source: Marsaglia 2004, "Evaluating the Normal Distribution" (series), with a continued fraction beyond 6.
 *
 * @example normalCdf(1.959963984540054) // 0.975
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return Number.NaN
  if (x < -38) return 0
  if (x < -3) return upperTail(-x)
  if (x > 3) return 1 - upperTail(x)
  // Φ(x) = 1/2 + φ(x)·(x + x³/3 + x⁵/15 + …)
  let sum = x
  let term = x
  for (let n = 3; Math.abs(term) > 1e-18 * Math.abs(sum) && n < 400; n += 2) {
    term *= (x * x) / n
    sum += term
  }
  return 0.5 + sum * density(x)
}

/** Upper tail 1 − Φ(x), x > 0, by Laplace's continued fraction evaluated from its end. */
function upperTail(x: number): number {
  let fraction = x
  for (let n = 200; n >= 1; n--) fraction = x + n / fraction
  return density(x) / fraction
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
}

/**
 * Quantile of the standard normal for 0 < p < 1; −Infinity at 0, Infinity at 1, NaN outside.
 * A first guess (Abramowitz and Stegun 26.2.23) is refined by Halley's method on `normalCdf`.
 *
 * @example normalQuantile(0.975) // 1.959963984540054
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN
  if (p === 0) return Number.NEGATIVE_INFINITY
  if (p === 1) return Number.POSITIVE_INFINITY
  if (p > 0.5) return -normalQuantile(1 - p)
  if (p === 0.5) return 0
  const t = Math.sqrt(-2 * Math.log(p))
  let x = (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t
  for (let step = 0; step < 6; step++) {
    const error = (normalCdf(x) - p) / density(x)
    const change = error / (1 + (x * error) / 2)
    x -= change
    if (Math.abs(change) < 1e-16 * Math.abs(x)) break
  }
  return x
}
