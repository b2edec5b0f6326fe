import { parseSpec } from '../metrics/spec.ts'
import {
  biasedPass,
  distinctOfTexts,
  distinctOverWords,
  dropF1,
  type FigureInput,
  f1OfMeans,
  nltkBleu,
  wrongBase,
} from './tool-figures.ts'

/** Metrics that share a name in papers and tools, and are not one number. */
export type Family =
  | 'bleu'
  | 'chrf'
  | 'ter'
  | 'meteor'
  | 'rouge'
  | 'errors'
  | 'answers'
  | 'labels'
  | 'perplexity'
  | 'distinct'
  | 'pass'

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
  readonly compute?: (input: FigureInput) => number | null
  /** Fields that its signature has besides, or instead of, those of `spec`; null takes one away. */
  readonly says?: Readonly<Record<string, string | null>>
  /** Keys of `spec` that it takes over from the number at hand: pass@k has the same k. */
  readonly follows?: readonly string[]
}

const LIST = [
  { id: 'bleu-sacrebleu', family: 'bleu', spec: 'bleu', over: 'corpus' },
  { id: 'bleu-sentence-eff', family: 'bleu', spec: 'bleu:eff=yes', over: 'mean' },
  { id: 'bleu-sentence', family: 'bleu', spec: 'bleu', over: 'mean' },
  {
    id: 'bleu-nltk-corpus',
    family: 'bleu',
    spec: 'bleu:smooth=none,tok=none',
    over: 'corpus',
    compute: nltkBleu,
    says: { short: 'max1', zero: 'least-double', version: 'nltk-3.8' },
  },
  {
    id: 'bleu-hf',
    family: 'bleu',
    spec: 'bleu:smooth=none',
    over: 'corpus',
    scale: 0.01,
    oneReference: true,
    says: { version: 'hf-evaluate' },
  },
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

  { id: 'meteor-nltk', family: 'meteor', spec: 'meteor', over: 'corpus' },
  { id: 'meteor-space', family: 'meteor', spec: 'meteor:tok=space', over: 'corpus' },
  { id: 'meteor-no-wordnet', family: 'meteor', spec: 'meteor:wordnet=no', over: 'corpus' },
  { id: 'meteor-no-wordnet-space', family: 'meteor', spec: 'meteor:tok=space,wordnet=no', over: 'corpus' },
  {
    id: 'meteor-1.5',
    family: 'meteor',
    spec: 'meteor:wordnet=no,alpha=0.85,beta=0.2,gamma=0.6',
    over: 'corpus',
  },

  { id: 'rouge-1', family: 'rouge', spec: 'rouge1', over: 'corpus' },
  { id: 'rouge-1-stem', family: 'rouge', spec: 'rouge1:stemmer=yes', over: 'corpus' },
  { id: 'rouge-1-recall', family: 'rouge', spec: 'rouge1:part=r', over: 'corpus' },
  { id: 'rouge-2', family: 'rouge', spec: 'rouge2', over: 'corpus' },
  { id: 'rouge-2-stem', family: 'rouge', spec: 'rouge2:stemmer=yes', over: 'corpus' },
  { id: 'rouge-2-recall', family: 'rouge', spec: 'rouge2:part=r', over: 'corpus' },
  { id: 'rouge-l', family: 'rouge', spec: 'rougeL', over: 'corpus' },
  { id: 'rouge-lsum', family: 'rouge', spec: 'rougeLsum', over: 'corpus' },
  { id: 'rouge-l-stem', family: 'rouge', spec: 'rougeL:stemmer=yes', over: 'corpus' },
  { id: 'rouge-lsum-stem', family: 'rouge', spec: 'rougeLsum:stemmer=yes', over: 'corpus' },
  { id: 'rouge-l-recall', family: 'rouge', spec: 'rougeL:part=r', over: 'corpus' },
  { id: 'rouge-lsum-recall', family: 'rouge', spec: 'rougeLsum:part=r', over: 'corpus' },
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
  {
    id: 'f1-set',
    family: 'answers',
    spec: 'qa_f1',
    over: 'corpus',
    compute: dropF1,
    says: { squad: null, norm: 'drop', tokens: 'set', round: '2' },
  },
  { id: 'em-squad', family: 'answers', spec: 'em', over: 'corpus' },
  { id: 'em-strict', family: 'answers', spec: 'exact_match', over: 'corpus' },
  { id: 'contains', family: 'answers', spec: 'contains', over: 'corpus' },
  { id: 'contains-raw', family: 'answers', spec: 'contains:norm=none', over: 'corpus' },

  { id: 'accuracy', family: 'labels', spec: 'accuracy', over: 'corpus' },
  { id: 'balanced-accuracy', family: 'labels', spec: 'balanced_accuracy', over: 'corpus' },
  { id: 'macro-f1', family: 'labels', spec: 'macro_f1', over: 'corpus' },
  {
    id: 'macro-f1-of-means',
    family: 'labels',
    spec: 'macro_f1',
    over: 'corpus',
    compute: f1OfMeans,
    says: { f1: 'of-means' },
  },
  { id: 'micro-f1', family: 'labels', spec: 'micro_f1', over: 'corpus' },
  { id: 'weighted-f1', family: 'labels', spec: 'weighted_f1', over: 'corpus' },
  { id: 'mcc', family: 'labels', spec: 'mcc', over: 'corpus' },
  { id: 'kappa', family: 'labels', spec: 'kappa', over: 'corpus' },

  { id: 'ppl-token', family: 'perplexity', spec: 'ppl', over: 'corpus' },
  { id: 'ppl-word', family: 'perplexity', spec: 'ppl:unit=word', over: 'corpus' },
  { id: 'ppl-byte', family: 'perplexity', spec: 'ppl:unit=byte', over: 'corpus' },
  { id: 'bits-per-byte', family: 'perplexity', spec: 'bits_per_byte', over: 'corpus' },
  { id: 'ppl-mean', family: 'perplexity', spec: 'ppl', over: 'mean' },
  {
    id: 'ppl-base-2',
    family: 'perplexity',
    spec: 'ppl',
    over: 'corpus',
    compute: wrongBase,
    says: { base: '2-of-nats' },
  },

  { id: 'distinct-run', family: 'distinct', spec: 'distinct', over: 'corpus', follows: ['n'] },
  {
    id: 'distinct-words',
    family: 'distinct',
    spec: 'distinct',
    over: 'corpus',
    follows: ['n'],
    compute: distinctOverWords,
    says: { per: 'words' },
  },
  {
    id: 'distinct-texts',
    family: 'distinct',
    spec: 'distinct',
    over: 'corpus',
    follows: ['n'],
    compute: distinctOfTexts,
    says: { agg: 'mean' },
  },
  { id: 'distinct-1', family: 'distinct', spec: 'distinct:n=1', over: 'corpus' },
  { id: 'distinct-2', family: 'distinct', spec: 'distinct', over: 'corpus' },
  { id: 'distinct-3', family: 'distinct', spec: 'distinct:n=3', over: 'corpus' },

  { id: 'pass-unbiased', family: 'pass', spec: 'pass', over: 'corpus', follows: ['k'] },
  {
    id: 'pass-biased',
    family: 'pass',
    spec: 'pass',
    over: 'corpus',
    follows: ['k'],
    compute: biasedPass,
    says: { estimator: 'biased' },
  },
  { id: 'pass-1', family: 'pass', spec: 'pass', over: 'corpus' },
  { id: 'pass-10', family: 'pass', spec: 'pass:k=10', over: 'corpus' },
  { id: 'pass-100', family: 'pass', spec: 'pass:k=100', over: 'corpus' },
] as const satisfies readonly (Omit<Variant, 'id'> & { id: string })[]

const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/^bleu$/, 'bleu'],
  [/^chrf$/, 'chrf'],
  [/^ter$/, 'ter'],
  [/^meteor$/, 'meteor'],
  [/^rouge/, 'rouge'],
  [/^(wer|mer|wil|wip|cer)$/, 'errors'],
  [/^(em|qa_f1|exact_match|contains)$/, 'answers'],
  [/^(accuracy|balanced_accuracy|mcc|kappa|(macro|micro|weighted)_(precision|recall|f1))$/, 'labels'],
  [/^(ppl|bits_per_byte)$/, 'perplexity'],
  [/^distinct$/, 'distinct'],
  [/^pass$/, 'pass'],
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
  if (name === 'pass') return `pass@${options.k}`
  if (name === 'distinct') return `distinct-${options.n}`
  return name === 'rougeLsum' ? 'rougeL' : name
}

export type VariantId = (typeof LIST)[number]['id']
export const VARIANTS: readonly Variant[] = LIST
