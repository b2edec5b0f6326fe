/** Coefficients of Lanczos' approximation (g = 7, nine terms; relative error about 1e-15). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/**
 * Natural logarithm of the gamma function for x > 0.
 *
 * @example Math.round(Math.exp(logGamma(5))) // 24
 */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  let sum = LANCZOS[0]
  for (let i = 1; i < LANCZOS.length; i++) sum += LANCZOS[i] / (x - 1 + i)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/**
 * Regularised incomplete beta function I_x(a, b) for 0 ≤ x ≤ 1 and a, b > 0, by the continued fraction of
 * Abramowitz and Stegun 26.5.8 (modified Lentz), mirrored where it converges faster.
 *
 * @example incompleteBeta(0.5, 2, 2) // 0.5
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a
  const TINY = 1e-300
  let c = 1
  let d = 1 / (Math.abs(1 - ((a + b) * x) / (a + 1)) < TINY ? TINY : 1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m <= 1000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    let step = 1
    for (const term of [even, odd]) {
      d = 1 + term * d
      if (Math.abs(d) < TINY) d = TINY
      c = 1 + term / c
      if (Math.abs(c) < TINY) c = TINY
      d = 1 / d
      step = d * c
      fraction *= step
    }
    if (Math.abs(step - 1) < 1e-16) break
  }
  return front * fraction
}
