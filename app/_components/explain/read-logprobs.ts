import { checkLikelihood } from '../../../lib/metrics/check-likelihood.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { type ShownLines, shortenLines } from './shorten-lines.ts'
import { toLines } from './to-segments.ts'

const NATS_PER = { e: 1, '2': Math.LN2, '10': Math.LN10 } as const

/** Pasted log-probabilities, one document a line; `bad` is the first piece that is none, and why. */
export interface ReadLogprobs {
  readonly documents: readonly (readonly (number | null)[])[]
  readonly bad: { readonly piece: string; readonly kind: LogprobFault } | null
}

/** No number, one above 0, that of probability 0, or one that programs write where they have none. */
export type LogprobFault = 'number' | 'positive' | 'impossible' | 'sentinel'

/** Characters of log-probabilities, and of their texts, that are worked out at most. */
export const MOST_LOGPROB_CHARACTERS = 200_000
const BETWEEN = /[\s,;[\]]+/

/** What of the pasted log-probabilities and texts is worked out. */
export interface ShownDocuments extends Pick<ShownLines, 'cut' | 'shortenedTo'> {
  readonly logprobs: string
  readonly text: string
}

/**
 * The first documents, each with its text where there is one for each. Of one that is too long by itself the first
 * log-probabilities are left and no text, since the text of a part is not known.
 */
export function shortenDocuments(logprobsText: string, text: string): ShownDocuments {
  const documents = toLines(logprobsText).filter((line) => line.replace(BETWEEN, '') !== '')
  if (documents.length === 0) return { logprobs: logprobsText, text, cut: false, shortenedTo: null }
  const texts = text === '' ? [] : toLines(text)
  const hasTexts = texts.length === documents.length
  const { columns, cut, shortenedTo } = shortenLines(
    hasTexts ? [documents, texts] : [documents],
    MOST_LOGPROB_CHARACTERS,
  )
  const [shown, shownTexts = []] = columns
  const isPart = shown[0] !== documents[0] || (hasTexts && shownTexts[0] !== texts[0])
  if (!isPart) {
    // Texts that are not one a document must not become so by what is left out.
    const kept = hasTexts ? shownTexts.join('\n') : shown.length === documents.length ? text : ''
    return { logprobs: shown.join('\n'), text: kept, cut, shortenedTo }
  }
  const whole = shown[0] === documents[0] ? shown[0] : shown[0].replace(/[^\s,;[\]]*$/, '')
  return { logprobs: whole, text: '', cut, shortenedTo }
}

/** Reads numbers apart by white space or commas; `null` stands for a token that is given. JSON brackets are allowed. */
export function readLogprobs(text: string): ReadLogprobs {
  let bad: ReadLogprobs['bad'] = null
  const documents = toLines(text)
    .map((line) =>
      line
        .replace(/\u2212/g, '-')
        .split(BETWEEN)
        .filter((piece) => piece !== '')
        .map((piece) => {
          if (piece === 'null' || piece === 'None') return null
          const value = toNumber(piece)
          const kind = faultOf(value)
          if (kind !== null && bad === null) bad = { piece, kind }
          return value
        }),
    )
    .filter((pieces) => pieces.length > 0)
  return { documents, bad }
}

/** What the metrics would refuse a document for, so that none is left out of a sum in silence. */
function faultOf(value: number): LogprobFault | null {
  if (Number.isNaN(value)) return 'number'
  if (value === Number.NEGATIVE_INFINITY) return 'impossible'
  const code = checkLikelihood({ logprobs: [value], logBase: 'e' })[0]?.code
  if (code === undefined) return null
  return code === 'sentinel-logprob' ? 'sentinel' : value > 0 ? 'positive' : 'number'
}

function toNumber(piece: string): number {
  if (/^[+-]?(inf|infinity|∞)$/i.test(piece))
    return piece.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(piece) ? Number(piece) : Number.NaN
}

/** The documents as segments, with the lines of `text` as what was scored, where there are as many. */
export function toLikelihoodSegments(
  { documents }: Pick<ReadLogprobs, 'documents'>,
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
