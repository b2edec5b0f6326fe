import { normalCdf, normalQuantile } from './normal.ts'

const ALPHA = 0.05
const POWER = 0.8

/**
 * How many standard errors a true difference must be from 0 to be found at this level and power: 2.80 by default.
 *
 * @example detectableStandardErrors() // 2.8015852181129643
 */
export function detectableStandardErrors(alpha = ALPHA, power = POWER): number {
  return normalQuantile(1 - alpha / 2) + normalQuantile(power)
}

/**
 * Smallest true difference that a test at 5 % finds with 80 % power, in the unit of the standard error.
 * Normal approximation; 0 for a standard error of 0.
 *
 * @example smallestDetectable(0.03) // 0.08404755654338905
 */
export function smallestDetectable(standardError: number, alpha = ALPHA, power = POWER): number {
  return detectableStandardErrors(alpha, power) * standardError
}

/**
 * Items that a test at 5 % needs to find a true difference of `effect` with 80 % power, when `n` items gave this
 * standard error. The standard error falls with the square root of n. At least 2; null when effect is not above 0.
 *
 * @example itemsNeeded({ n: 100, standardError: 0.03, effect: 0.05 }) // 283
 */
export function itemsNeeded(options: {
  readonly n: number
  readonly standardError: number
  readonly effect: number
  readonly alpha?: number
  readonly power?: number
}): number | null {
  const { n, standardError, effect, alpha = ALPHA, power = POWER } = options
  if (!(effect > 0) || !Number.isFinite(standardError)) return null
  return Math.max(2, Math.ceil(n * (smallestDetectable(standardError, alpha, power) / effect) ** 2))
}

/**
 * Chance that a two-sided test at `alpha` finds a true difference of `effect`, by the normal approximation.
 *
 * @example powerOf(2.8, 1) // 0.7995568714356522
 */
export function powerOf(effect: number, standardError: number, alpha = ALPHA): number {
  const z = normalQuantile(1 - alpha / 2)
  const shift = Math.abs(effect) / standardError
  return normalCdf(shift - z) + normalCdf(-shift - z)
}
