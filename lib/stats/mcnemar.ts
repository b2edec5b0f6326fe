import { normalCdf } from './normal.ts'

export interface McNemarResult {
  /** Two-sided exact binomial p. */
  readonly exact: number
  /** The exact p less the probability of the observed count; closer to the nominal level, not always below it. */
  readonly midP: number
  /** (b − c)² / (b + c) with one degree of freedom; null without discordant pairs. */
  readonly chiSquare: number | null
  readonly chiSquareP: number | null
}

/**
 * McNemar's test for paired right-or-wrong outcomes, from the discordant pairs alone: right only in base, right only
 * in head. Without any, p is 1. Throws RangeError for counts that are not whole and ≥ 0.
 *
 * Source: McNemar 1947; mid-p after Fagerland, Lydersen and Laake 2013.
 *
 * @example mcNemar(3, 12).exact // 0.03515625
 */
export function mcNemar(onlyBase: number, onlyHead: number): McNemarResult {
  if (![onlyBase, onlyHead].every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new RangeError('discordant pairs are whole numbers from 0')
  const discordant = onlyBase + onlyHead
  if (discordant === 0) return { exact: 1, midP: 1, chiSquare: null, chiSquareP: null }
  const { atMost, equal } = fairCoins(discordant, Math.min(onlyBase, onlyHead))
  const exact = Math.min(1, 2 * atMost)
  // With equal counts the two tails share the middle term, so the two-sided mid-p is 1 less that term.
  const midP = onlyBase === onlyHead ? 1 - equal : exact - equal
  const chiSquare = (onlyBase - onlyHead) ** 2 / discordant
  return { exact, midP, chiSquare, chiSquareP: 2 * normalCdf(-Math.sqrt(chiSquare)) }
}

/** P(K ≤ k) and P(K = k) for K heads of n fair coins, k ≤ n/2; terms relative to that of k, so that none vanishes. */
function fairCoins(n: number, k: number): { atMost: number; equal: number } {
  let lower = 1
  for (let j = k, term = 1; j > 0 && term > 0; j--) {
    term *= j / (n - j + 1)
    lower += term
  }
  let upper = 0
  for (let j = k, term = 1; j < n && term > 0; j++) {
    term *= (n - j) / (j + 1)
    upper += term
  }
  const all = lower + upper
  return { atMost: lower / all, equal: 1 / all }
}
