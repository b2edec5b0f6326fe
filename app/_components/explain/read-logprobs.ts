import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { toLines } from './to-segments.ts'

const NATS_PER = { e: 1, '2': Math.LN2, '10': Math.LN10 } as const

/** Pasted log-probabilities, one document a line; `bad` is the first piece that is none. */
export interface ReadLogprobs {
  readonly documents: readonly (readonly (number | null)[])[]
  readonly bad: string | null
}

/** Reads numbers apart by white space or commas; `null` stands for a token that is given. JSON brackets are allowed. */
export function readLogprobs(text: string): ReadLogprobs {
  let bad: string | null = null
  const documents = toLines(text)
    .map((line) =>
      line
        .replace(/\u2212/g, '-')
        .split(/[\s,;[\]]+/)
        .filter((piece) => piece !== '')
        .map((piece) => {
          if (piece === 'null' || piece === 'None') return null
          const value = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(piece) ? Number(piece) : Number.NaN
          if (!(value <= 0) || !Number.isFinite(value)) bad ??= piece
          return value
        }),
    )
    .filter((pieces) => pieces.length > 0)
  return { documents, bad }
}

/** The documents as segments, with the lines of `text` as what was scored, where there are as many. */
export function toLikelihoodSegments(
  { documents }: ReadLogprobs,
  base: 'e' | '2' | '10',
  text: string,
): MetricSegment[] {
  const lines = text === '' ? [] : toLines(text)
  return documents.map((logprobs, i) => ({
    id: String(i + 1),
    logprobs,
    logBase: base,
    ...(lines.length === documents.length && { hypothesis: lines[i] }),
  }))
}

/**
 * What each token of a document costs in nats. Where the first log-probability is of a token that is predicted, the text
 * begins with one more, which is given.
 */
export function toTokenCosts(document: readonly (number | null)[], base: 'e' | '2' | '10'): (number | null)[] {
  const costs = document.map((value) => (value === null ? null : -value * NATS_PER[base]))
  return document[0] === null ? costs : [null, ...costs]
}
