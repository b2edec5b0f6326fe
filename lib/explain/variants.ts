import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { setF1 } from './explain-answer.ts'
import { explainPerplexity } from './explain-perplexity.ts'
import { createScorer, type Scorer, scoreSpec } from './score-spec.ts'

/** Metrics that share a name in papers and tools, and are not one number. */
export type Family = 'bleu' | 'chrf' | 'ter' | 'rouge' | 'errors' | 'answers' | 'labels' | 'perplexity'

/** A setting in common use. Name, tool and source stand in the texts under its id. */
export interface Variant {
  /** `own` for settings that are no common variant and are at hand. */
  readonly id: VariantId | 'own'
  readonly family: Family
  /** The metric; for those that are no metric of ours (`compute`), the nearest one, for the scale. */
  readonly spec: string
  /** `corpus`: as the metric sums up; `mean`: mean of the segments' scores. */
  readonly over: 'corpus' | 'mean'
  /** The variant defines its number for one reference a segment only. */
  readonly oneReference?: boolean
  /** A factor for tools that print shares of 1. */
  readonly scale?: number
  /** A figure that no metric of the registry computes. */
  readonly compute?: (segments: readonly MetricSegment[]) => number | null
}

const LIST = [
  { id: 'bleu-sacrebleu', family: 'bleu', spec: 'bleu', over: 'corpus' },
  { id: 'bleu-sentence-eff', family: 'bleu', spec: 'bleu:eff=yes', over: 'mean' },
  { id: 'bleu-sentence', family: 'bleu', spec: 'bleu', over: 'mean' },
  { id: 'bleu-nltk-corpus', family: 'bleu', spec: 'bleu:tok=none,smooth=none', over: 'corpus' },
  { id: 'bleu-hf', family: 'bleu', spec: 'bleu:smooth=none', over: 'corpus', scale: 0.01, oneReference: true },
  { id: 'bleu-intl', family: 'bleu', spec: 'bleu:tok=intl', over: 'corpus' },
  { id: 'bleu-zh', family: 'bleu', spec: 'bleu:tok=zh', over: 'corpus' },
  { id: 'bleu-char', family: 'bleu', spec: 'bleu:tok=char', over: 'corpus' },
  { id: 'bleu-none', family: 'bleu', spec: 'bleu:tok=none', over: 'corpus' },
  { id: 'bleu-lc', family: 'bleu', spec: 'bleu:case=lc', over: 'corpus' },
  { id: 'bleu-floor', family: 'bleu', spec: 'bleu:smooth=floor', over: 'corpus' },
  { id: 'bleu-add-k', family: 'bleu', spec: 'bleu:smooth=add-k', over: 'corpus' },
  { id: 'bleu-1', family: 'bleu', spec: 'bleu:order=1', over: 'corpus' },
  { id: 'bleu-2', family: 'bleu', spec: 'bleu:order=2', over: 'corpus' },

  { id: 'chrf-sacrebleu', family: 'chrf', spec: 'chrf', over: 'corpus' },
  { id: 'chrf-plus', family: 'chrf', spec: 'chrf:nw=2', over: 'corpus' },
  { id: 'chrf-mean', family: 'chrf', spec: 'chrf', over: 'mean' },
  { id: 'chrf-f1', family: 'chrf', spec: 'chrf:beta=1', over: 'corpus' },
  { id: 'chrf-f3', family: 'chrf', spec: 'chrf:beta=3', over: 'corpus' },
  { id: 'chrf-space', family: 'chrf', spec: 'chrf:space=yes', over: 'corpus' },
  { id: 'chrf-eps', family: 'chrf', spec: 'chrf:eff=no', over: 'corpus' },

  { id: 'ter-sacrebleu', family: 'ter', spec: 'ter', over: 'corpus' },
  { id: 'ter-cased', family: 'ter', spec: 'ter:case=mixed', over: 'corpus' },
  { id: 'ter-norm', family: 'ter', spec: 'ter:norm=yes', over: 'corpus' },
  { id: 'ter-mean', family: 'ter', spec: 'ter', over: 'mean' },

  { id: 'rouge-1', family: 'rouge', spec: 'rouge1', over: 'corpus' },
  { id: 'rouge-1-stem', family: 'rouge', spec: 'rouge1:stemmer=yes', over: 'corpus' },
  { id: 'rouge-1-recall', family: 'rouge', spec: 'rouge1:part=r', over: 'corpus' },
  { id: 'rouge-2', family: 'rouge', spec: 'rouge2', over: 'corpus' },
  { id: 'rouge-l', family: 'rouge', spec: 'rougeL', over: 'corpus' },
  { id: 'rouge-lsum', family: 'rouge', spec: 'rougeLsum', over: 'corpus' },
  { id: 'rouge-l-stem', family: 'rouge', spec: 'rougeL:stemmer=yes', over: 'corpus' },
  { id: 'rouge-l-recall', family: 'rouge', spec: 'rougeL:part=r', over: 'corpus' },
  { id: 'rouge-w', family: 'rouge', spec: 'rougeW', over: 'corpus' },
  { id: 'rouge-su4', family: 'rouge', spec: 'rougeSU', over: 'corpus' },
  { id: 'rouge-l-char', family: 'rouge', spec: 'rougeL:tok=char', over: 'corpus' },

  { id: 'wer-jiwer', family: 'errors', spec: 'wer', over: 'corpus' },
  { id: 'wer-mean', family: 'errors', spec: 'wer:agg=mean', over: 'corpus' },
  { id: 'wer-normalised', family: 'errors', spec: 'wer:case=lc,punct=no', over: 'corpus' },
  { id: 'mer', family: 'errors', spec: 'mer', over: 'corpus' },
  { id: 'wil', family: 'errors', spec: 'wil', over: 'corpus' },
  { id: 'cer', family: 'errors', spec: 'cer', over: 'corpus' },
  { id: 'cer-no-space', family: 'errors', spec: 'cer:space=no', over: 'corpus' },
  { id: 'cer-grapheme', family: 'errors', spec: 'cer:unit=grapheme', over: 'corpus' },

  { id: 'f1-squad', family: 'answers', spec: 'qa_f1', over: 'corpus' },
  { id: 'f1-set', family: 'answers', spec: 'qa_f1', over: 'corpus', compute: meanSetF1 },
  { id: 'em-squad', family: 'answers', spec: 'em', over: 'corpus' },
  { id: 'em-strict', family: 'answers', spec: 'exact_match', over: 'corpus' },
  { id: 'contains', family: 'answers', spec: 'contains', over: 'corpus' },

  { id: 'accuracy', family: 'labels', spec: 'accuracy', over: 'corpus' },
  { id: 'balanced-accuracy', family: 'labels', spec: 'balanced_accuracy', over: 'corpus' },
  { id: 'macro-f1', family: 'labels', spec: 'macro_f1', over: 'corpus' },
  { id: 'macro-f1-of-means', family: 'labels', spec: 'macro_f1', over: 'corpus', compute: f1OfMeans },
  { id: 'micro-f1', family: 'labels', spec: 'micro_f1', over: 'corpus' },
  { id: 'weighted-f1', family: 'labels', spec: 'weighted_f1', over: 'corpus' },
  { id: 'mcc', family: 'labels', spec: 'mcc', over: 'corpus' },
  { id: 'kappa', family: 'labels', spec: 'kappa', over: 'corpus' },

  { id: 'ppl-token', family: 'perplexity', spec: 'ppl', over: 'corpus' },
  { id: 'ppl-word', family: 'perplexity', spec: 'ppl:unit=word', over: 'corpus' },
  { id: 'ppl-byte', family: 'perplexity', spec: 'ppl:unit=byte', over: 'corpus' },
  { id: 'bits-per-byte', family: 'perplexity', spec: 'bits_per_byte', over: 'corpus' },
  { id: 'ppl-mean', family: 'perplexity', spec: 'ppl', over: 'mean' },
  { id: 'ppl-base-2', family: 'perplexity', spec: 'ppl', over: 'corpus', compute: wrongBase },
] as const satisfies readonly (Omit<Variant, 'id'> & { id: string })[]

const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/^bleu$/, 'bleu'],
  [/^chrf$/, 'chrf'],
  [/^ter$/, 'ter'],
  [/^rouge/, 'rouge'],
  [/^(wer|mer|wil|wip|cer)$/, 'errors'],
  [/^(em|qa_f1|exact_match|contains)$/, 'answers'],
  [/^(accuracy|balanced_accuracy|mcc|kappa|(macro|micro|weighted)_(precision|recall|f1))$/, 'labels'],
  [/^(ppl|bits_per_byte)$/, 'perplexity'],
]

/** The family of a metric by its registry name, or null where it goes by no name that others use otherwise. */
export function findFamily(metric: string): Family | null {
  return FAMILIES.find(([pattern]) => pattern.test(metric))?.[1] ?? null
}

/**
 * What a metric's number measures: only settings tell apart two numbers of one quantity, and both are reported under its
 * name. Numbers of two quantities are two numbers, however alike name and scale are: accuracy and κ, macro and micro F1,
 * perplexity per token and per byte, exact match with and without normalisation. ROUGE-L and ROUGE-Lsum go by one name.
 *
 * @example quantityOf('rougeLsum') === quantityOf('rougeL:stemmer=yes') // true
 * @example quantityOf('ppl') === quantityOf('ppl:unit=byte') // false
 */
export function quantityOf(spec: string): string {
  const { name, options } = parseSpec(spec)
  if (name === 'ppl') return `ppl per ${options.unit}`
  return name === 'rougeLsum' ? 'rougeL' : name
}

export type VariantId = (typeof LIST)[number]['id']
export const VARIANTS: readonly Variant[] = LIST

/** What a variant says of given segments; null with a reason where it has no number. */
export interface VariantScore {
  readonly variant: Variant
  /** In the scale that the tool prints. */
  readonly value: number | null
  readonly reason?: string
  readonly signature: string
  readonly direction: 'higher' | 'lower' | 'neither'
  readonly range: readonly [number, number]
}

/**
 * How each variant of a family in common use scores the very same segments, in the order of the list.
 * Cost: one pass of the metric per SPEC.
 *
 * @example scoreVariants('rouge', segments).find(({ variant }) => variant.id === 'rouge-lsum')?.value
 */
export function scoreVariants(
  family: Family,
  segments: readonly MetricSegment[],
  scorer: Scorer = createScorer(segments),
): VariantScore[] {
  return VARIANTS.filter((variant) => variant.family === family).map((variant) =>
    scoreVariant(variant, segments, scorer),
  )
}

function scoreVariant(variant: Variant, segments: readonly MetricSegment[], scorer: Scorer): VariantScore {
  const { metric, score } = scorer.score(variant.spec)
  const { scale = 1 } = variant
  const facts = {
    variant,
    signature: formatSignature(metric.signature),
    direction: metric.direction,
    range: [metric.range[0] * scale, metric.range[1] * scale],
  } as const
  if (variant.oneReference && segments.some(({ references }) => (references?.length ?? 0) > 1))
    return { ...facts, value: null, reason: 'several references' }
  const value = variant.compute
    ? variant.compute(segments)
    : variant.over === 'mean'
      ? scorer.mean(variant.spec).value
      : score.value
  if (value === null) return { ...facts, value: null, reason: score.reason ?? 'undefined' }
  const scaled = value * scale
  return Number.isFinite(scaled)
    ? { ...facts, value: scaled }
    : { ...facts, value: null, reason: 'larger than a double can hold' }
}

/** Mean over answers of the best set F1, in points. */
function meanSetF1(segments: readonly MetricSegment[]): number | null {
  const values = segments.flatMap(({ hypothesis, answers, references }) => {
    const golds = answers ?? references
    if (hypothesis === undefined || !golds?.length) return []
    return [Math.max(...golds.map((gold) => setF1(hypothesis, gold)))]
  })
  return values.length === 0 ? null : (100 * values.reduce((sum, value) => sum + value, 0)) / values.length
}

/** Harmonic mean of macro precision and macro recall: the other "macro F1" (Opitz and Burst 2019). */
function f1OfMeans(segments: readonly MetricSegment[]): number | null {
  const [precision, recall] = ['macro_precision', 'macro_recall'].map((spec) => scoreSpec(spec, segments).score.value)
  if (precision === null || recall === null) return null
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

/** 2 to the power of a mean in nats: what comes out when the bases are mixed up. */
function wrongBase(segments: readonly MetricSegment[]): number | null {
  const { nll, targets } = explainPerplexity(segments)
  return nll === null || !targets ? null : 2 ** (nll / targets)
}
