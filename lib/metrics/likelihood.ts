import { checkLikelihood } from './check-likelihood.ts'
import type { MetricSegment } from './metric.ts'

/** Additive likelihood counts of one segment; counts that nobody gave are null. */
export interface Likelihood {
  /** Negative log-likelihood in nats. */
  readonly nll: number
  /** Scored targets. */
  readonly tokens: number | null
  readonly words: number | null
  readonly bytes: number | null
}

const NATS_PER = { e: 1, '2': Math.LN2, '10': Math.LN10 } as const

/**
 * Words of a text as lm-evaluation-harness counts them for perplexity: pieces of a split on white-space runs, empties
 * kept, so that leading white space adds one and the empty text counts as 1.
 *
 * @example countWordPieces(' half past ten') // 4
 */
export function countWordPieces(text: string): number {
  return text.split(/[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/).length
}

/**
 * UTF-8 bytes of a text.
 *
 * @example countBytes('né') // 3
 */
export function countBytes(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (unit >= 0xd800 && unit < 0xdc00 && i + 1 < text.length) {
      bytes += 4
      i += 1
    } else bytes += 3
  }
  return bytes
}

/**
 * The text whose likelihood was measured: the hypothesis, else the source, else the first reference.
 *
 * @example scoredText({ id: 'd1', source: 'half past ten' }) // 'half past ten'
 */
export function scoredText(segment: MetricSegment): string | undefined {
  return segment.hypothesis ?? segment.source ?? segment.references?.[0]
}

/**
 * Likelihood counts of a segment from its windows, its token log-probabilities, or its sums, in that order; or the
 * reason why it has none. Null log-probabilities are unscored positions; a text without one scored position has no
 * likelihood, so that its words and bytes divide nothing. Where some are scored, all words and bytes of the text count,
 * as in lm-evaluation-harness. What `checkLikelihood` finds is refused, never guessed.
 *
 * @example likelihoodOf({ id: 'd1', logprobs: [null, -1, -2], logBase: 'e', wordCount: 2, byteCount: 9 })
 * // { nll: 3, tokens: 2, words: 2, bytes: 9 }
 */
export function likelihoodOf(segment: MetricSegment): Likelihood | string {
  const found = nllOf(segment)
  if (typeof found === 'string') return found
  const text = scoredText(segment)
  return {
    ...found,
    words: segment.wordCount ?? (text === undefined ? null : countWordPieces(text)),
    bytes: segment.byteCount ?? (text === undefined ? null : countBytes(text)),
  }
}

function nllOf(segment: MetricSegment): { nll: number; tokens: number | null } | string {
  const { windows, logprobs, nll, tokenCount, logBase } = segment
  if (!windows && !logprobs && nll === undefined) return 'no log-probabilities'
  const [fault] = checkLikelihood(segment)
  if (fault) return fault.message
  const nats = NATS_PER[logBase ?? 'e']
  const sums = sumsOf(windows, logprobs) ?? (nll === undefined ? null : { nll, tokens: tokenCount ?? null })
  if (sums === null || sums.tokens === 0) return 'no token is scored'
  return { nll: sums.nll * nats, tokens: sums.tokens }
}

function sumsOf(
  windows: MetricSegment['windows'],
  logprobs: MetricSegment['logprobs'],
): { nll: number; tokens: number } | null {
  let sum = 0
  let tokens = 0
  if (windows && windows.length > 0) {
    for (const window of windows) {
      sum += window.nll
      tokens += window.end - window.scoredFrom
    }
    return { nll: sum, tokens }
  }
  if (!logprobs || logprobs.length === 0) return null
  for (const value of logprobs) {
    if (value === null) continue
    sum -= value
    tokens += 1
  }
  return { nll: sum, tokens }
}
