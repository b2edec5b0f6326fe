import { bleuTokens } from '../metrics/bleu.ts'
import type { MetricSegment, Score } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { type CorpusSteps, explainCorpus } from './explain-corpus.ts'
import { type GramSum, type NgramOrder, ngramTable, sumNgramTables } from './ngram-table.ts'
import { scoreSpec } from './score-spec.ts'

/** One order of a worked BLEU. `count` and `outOf` are what the formula divides, with the k of add-k smoothing in them. */
export interface BleuOrder extends GramSum {
  readonly count: number
  readonly outOf: number
  /** 0–100, after smoothing. */
  readonly precision: number
  /** Whether smoothing made the precision. */
  readonly smoothed: boolean
  /** Whether the order takes part in the mean (with effective order, only those that the hypothesis reaches). */
  readonly used: boolean
}

/** What BLEU makes of its counts, of one segment or summed over all. */
export interface BleuReckoning {
  readonly signature: string
  readonly orders: readonly BleuOrder[]
  readonly hypothesisLength: number
  readonly referenceLength: number
  readonly brevityPenalty: number
  /** Geometric mean of the precisions, 0–1. */
  readonly mean: number
  /** 0–100. */
  readonly score: number
}

/** BLEU of one segment, worked out. */
export interface BleuSteps extends BleuReckoning {
  readonly hypothesis: readonly string[]
  readonly references: readonly (readonly string[])[]
  /** The reference whose length counts: the closest, the shorter on a tie. */
  readonly closest: number
  readonly orders: readonly (BleuOrder & NgramOrder)[]
}

/** BLEU of several segments, worked out: counts and lengths are summed, then reckoned with once. */
export interface BleuCorpusSteps extends BleuReckoning {
  readonly corpus: CorpusSteps
  /** Per segment the counts that are summed, before smoothing. */
  readonly parts: readonly { readonly matches: readonly number[]; readonly totals: readonly number[] }[]
}

type Options = Readonly<Record<string, string>>

interface Details {
  readonly counts: readonly number[]
  readonly totals: readonly number[]
  readonly precisions: readonly number[]
  readonly brevityPenalty: number
  readonly hypothesisLength: number
  readonly referenceLength: number
}

/**
 * BLEU of one segment step by step: clipped n-grams, precisions, brevity penalty, mean, score. Counts, penalty and
 * score are the metric's own. Source: Papineni et al. 2002, sections 2.1 to 2.3; smoothing as sacreBLEU 2.6.0.
 * Null where the segment has no hypothesis or no reference. An empty hypothesis has no n-grams and scores 0.
 *
 * @example explainBleu({ id: '1', hypothesis: 'the bus leaves', references: ['the bus leaves at ten'] },
 *   'bleu:order=2,smooth=none,tok=none')?.score // 51.34: precisions 1 and 1, penalty e^(1 − 5/3)
 */
export function explainBleu(segment: MetricSegment, spec: string): BleuSteps | null {
  const { hypothesis, references } = segment
  const { metric, score } = scoreSpec(spec, [segment])
  if (score.value === null || hypothesis === undefined || !references?.length) return null
  const { options } = parseSpec(spec)
  const tokens = toTokens(hypothesis, options)
  const referenceTokens = references.map((reference) => toTokens(reference, options))
  const grams = ngramTable(tokens, referenceTokens, Number(options.order))
  const reckoned = reckon(grams, score.details, options)
  return {
    signature: formatSignature(metric.signature),
    hypothesis: tokens,
    references: referenceTokens,
    closest: referenceTokens.findIndex(({ length }) => length === reckoned.referenceLength),
    ...reckoned,
    score: score.value,
  }
}

/**
 * BLEU of several segments step by step: the clipped n-grams of each segment, summed; then precisions, brevity penalty,
 * mean and score as of one text. Sources as `explainBleu`. Null where no segment is scored.
 *
 * @example explainBleuCorpus([{ id: '1', hypothesis: 'a b', references: ['a b'] }, { id: '2', hypothesis: 'c', references: ['d'] }],
 *   'bleu:order=1')?.score // 66.67: 2 of 3 tokens, no penalty
 */
export function explainBleuCorpus(
  segments: readonly MetricSegment[],
  spec: string,
  corpus: CorpusSteps = explainCorpus(segments, spec),
): BleuCorpusSteps | null {
  if (corpus.value === null) return null
  const { options } = parseSpec(spec)
  const order = Number(options.order)
  const tables = segments.map(({ hypothesis = '', references = [] }) =>
    ngramTable(
      toTokens(hypothesis, options),
      references.map((reference) => toTokens(reference, options)),
      order,
    ),
  )
  return {
    signature: corpus.signature,
    corpus,
    parts: tables.map((table) => ({
      matches: table.map(({ matches }) => matches),
      totals: table.map(({ total }) => total),
    })),
    ...reckon(sumNgramTables(tables, order), corpus.details, options),
    score: corpus.value,
  }
}

function toTokens(text: string, options: Options): string[] {
  const tokenizer = options.tok as Parameters<typeof bleuTokens>[1]['tokenizer']
  return bleuTokens(text, { tokenizer, lowercase: options.case === 'lc' })
}

function reckon<Grams extends GramSum>(grams: readonly Grams[], found: Score['details'], options: Options) {
  const details = found as unknown as Details
  const reached = details.totals.filter((total) => total > 0).length
  const used = options.eff === 'yes' ? reached : Number(options.order)
  const orders = grams.map((one, i): Grams & BleuOrder => ({
    ...one,
    count: details.counts[i],
    outOf: details.totals[i],
    precision: details.precisions[i],
    smoothed: details.precisions[i] > 0 && (one.matches === 0 || details.counts[i] !== one.matches),
    used: i < used,
  }))
  const { hypothesisLength, referenceLength, brevityPenalty } = details
  return {
    orders,
    hypothesisLength,
    referenceLength,
    brevityPenalty,
    mean: geometricMean(
      orders.filter((one) => one.used).map((one) => one.precision / 100),
      options.weights,
    ),
  }
}

function geometricMean(values: readonly number[], weights: string): number {
  if (values.length === 0 || values.includes(0)) return 0
  const shares = weights === 'equal' ? values.map(() => 1 / values.length) : weights.split(/[,/]/).map(Number)
  return Math.exp(values.reduce((sum, value, i) => sum + shares[i] * Math.log(value), 0))
}
