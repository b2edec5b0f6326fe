import { bleuTokens } from '../metrics/bleu.ts'
import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { type NgramOrder, ngramTable } from './ngram-table.ts'
import { scoreSpec } from './score-spec.ts'

/** One order of a worked BLEU. `count` and `outOf` are what the formula divides, with the k of add-k smoothing in them. */
export interface BleuOrder extends NgramOrder {
  readonly count: number
  readonly outOf: number
  /** 0–100, after smoothing. */
  readonly precision: number
  /** Whether smoothing made the precision. */
  readonly smoothed: boolean
  /** Whether the order takes part in the mean (with effective order, only those that the hypothesis reaches). */
  readonly used: boolean
}

/** BLEU of one segment, worked out. */
export interface BleuSteps {
  readonly signature: string
  readonly hypothesis: readonly string[]
  readonly references: readonly (readonly string[])[]
  /** The reference whose length counts: the closest, the shorter on a tie. */
  readonly closest: number
  readonly orders: readonly BleuOrder[]
  readonly hypothesisLength: number
  readonly referenceLength: number
  readonly brevityPenalty: number
  /** Geometric mean of the precisions, 0–1. */
  readonly mean: number
  /** 0–100. */
  readonly score: number
}

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
  const tokenizer = options.tok as Parameters<typeof bleuTokens>[1]['tokenizer']
  const how = { tokenizer, lowercase: options.case === 'lc' }
  const tokens = bleuTokens(hypothesis, how)
  const referenceTokens = references.map((reference) => bleuTokens(reference, how))
  const details = score.details as unknown as Details
  const order = Number(options.order)
  const reached = details.totals.filter((total) => total > 0).length
  const used = options.eff === 'yes' ? reached : order
  const orders = ngramTable(tokens, referenceTokens, order).map(
    (found, i): BleuOrder => ({
      ...found,
      count: details.counts[i],
      outOf: details.totals[i],
      precision: details.precisions[i],
      smoothed: details.precisions[i] > 0 && (found.matches === 0 || details.counts[i] !== found.matches),
      used: i < used,
    }),
  )
  const { hypothesisLength, referenceLength, brevityPenalty } = details
  return {
    signature: formatSignature(metric.signature),
    hypothesis: tokens,
    references: referenceTokens,
    closest: referenceTokens.findIndex(({ length }) => length === referenceLength),
    orders,
    hypothesisLength,
    referenceLength,
    brevityPenalty,
    mean: geometricMean(
      orders.filter((one) => one.used).map((one) => one.precision / 100),
      options.weights,
    ),
    score: score.value,
  }
}

function geometricMean(values: readonly number[], weights: string): number {
  if (values.length === 0 || values.includes(0)) return 0
  const shares = weights === 'equal' ? values.map(() => 1 / values.length) : weights.split(/[,/]/).map(Number)
  return Math.exp(values.reduce((sum, value, i) => sum + shares[i] * Math.log(value), 0))
}
