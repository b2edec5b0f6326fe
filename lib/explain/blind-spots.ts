import type { MetricSegment } from '../metrics/metric.ts'
import type { GuideFamily } from './trust.ts'

/** A pair of texts that shows a statement; the figures are computed from it, never written down. */
export interface BlindExample {
  readonly spec: string
  readonly hypothesis: string
  /** Absent for a metric that compares with nothing. */
  readonly reference?: string
  /** Another output, which the metric likes no better although it is right, or just as well although it is shuffled. */
  readonly other?: { readonly text: string; readonly kind: 'right' | 'shuffled' }
}

/** What a family of metrics does not see. Title, sentence and source stand in the texts under its id. */
export interface BlindSpot {
  readonly id: BlindSpotId
  readonly family: GuideFamily
  readonly example?: BlindExample
}

const NOT_OPEN = { hypothesis: 'The valve is open.', reference: 'The valve is not open.' }

const LIST = [
  {
    id: 'bleu-meaning',
    family: 'bleu',
    example: {
      spec: 'bleu',
      hypothesis: 'Öffnen Sie das Ventil, solange das System unter Druck steht.',
      reference: 'Öffnen Sie das Ventil nicht, solange das System unter Druck steht.',
      other: { text: 'Machen Sie das Ventil nicht auf, solange das System unter Druck steht.', kind: 'right' },
    },
  },
  {
    id: 'bleu-synonyms',
    family: 'bleu',
    example: {
      spec: 'bleu',
      hypothesis: 'The doctor arrived quickly at dawn.',
      reference: 'The physician came fast at daybreak.',
    },
  },
  {
    id: 'bleu-order',
    family: 'bleu',
    example: {
      spec: 'bleu',
      hypothesis: 'close the valve and start the pump',
      reference: 'close the valve, then start the pump',
      other: { text: 'start the pump and close the valve', kind: 'shuffled' },
    },
  },
  { id: 'bleu-sentence', family: 'bleu' },
  { id: 'bleu-tokenizer', family: 'bleu' },
  {
    id: 'chrf-meaning',
    family: 'chrf',
    example: {
      spec: 'chrf',
      hypothesis: 'Open the valve while the system is under pressure.',
      reference: 'Do not open the valve while the system is under pressure.',
      other: { text: 'Keep the valve shut while the system is under pressure.', kind: 'right' },
    },
  },
  {
    id: 'chrf-synonyms',
    family: 'chrf',
    example: {
      spec: 'chrf',
      hypothesis: 'The gate is unlocked.',
      reference: 'The gate is locked.',
      other: { text: 'The gate is bolted.', kind: 'right' },
    },
  },
  {
    id: 'ter-meaning',
    family: 'ter',
    example: { spec: 'ter', ...NOT_OPEN, other: { text: 'The valve is shut.', kind: 'right' } },
  },
  {
    id: 'ter-paraphrase',
    family: 'ter',
    example: { spec: 'ter', hypothesis: 'They postponed the meeting.', reference: 'The meeting was put off.' },
  },
  {
    id: 'meteor-meaning',
    family: 'meteor',
    example: { spec: 'meteor:wordnet=no', ...NOT_OPEN, other: { text: 'The valve is shut.', kind: 'right' } },
  },
  { id: 'meteor-dictionary', family: 'meteor' },
  { id: 'meteor-versions', family: 'meteor' },
  {
    id: 'rouge-facts',
    family: 'rouge',
    example: {
      spec: 'rouge1',
      hypothesis: 'The valve is not open',
      reference: 'The valve is open',
      other: { text: 'The valve stands open', kind: 'right' },
    },
  },
  {
    id: 'rouge-script',
    family: 'rouge',
    example: { spec: 'rougeL', hypothesis: '阀门已打开', reference: '阀门已打开' },
  },
  { id: 'rouge-settings', family: 'rouge' },
  { id: 'rouge-lines', family: 'rouge' },
  {
    id: 'errors-weight',
    family: 'errors',
    example: {
      spec: 'wer',
      hypothesis: 'meet me at nine',
      reference: 'meet me at ten',
      other: { text: 'meet me at um ten', kind: 'right' },
    },
  },
  {
    id: 'errors-style',
    family: 'errors',
    example: { spec: 'wer', hypothesis: 'Meet me at 10.', reference: 'meet me at ten' },
  },
  {
    id: 'errors-bound',
    family: 'errors',
    example: { spec: 'wer', hypothesis: 'well yes I think so', reference: 'yes' },
  },
  {
    id: 'answers-wording',
    family: 'answers',
    example: { spec: 'qa_f1', hypothesis: 'two years', reference: '24 months' },
  },
  {
    id: 'answers-negation',
    family: 'answers',
    example: {
      spec: 'qa_f1',
      hypothesis: 'not in Paris',
      reference: 'in Paris',
      other: { text: 'in Paris, the capital of France', kind: 'right' },
    },
  },
  { id: 'labels-imbalance', family: 'labels' },
  { id: 'labels-cost', family: 'labels' },
  { id: 'labels-average', family: 'labels' },
  { id: 'perplexity-tokenizer', family: 'perplexity' },
  { id: 'perplexity-context', family: 'perplexity' },
  { id: 'perplexity-quality', family: 'perplexity' },
  {
    id: 'distinct-sense',
    family: 'distinct',
    example: { spec: 'distinct:n=2', hypothesis: 'ten purple why the of never' },
  },
  { id: 'distinct-length', family: 'distinct' },
  { id: 'pass-tests', family: 'pass' },
  { id: 'pass-samples', family: 'pass' },
] as const satisfies readonly (Omit<BlindSpot, 'id'> & { id: string })[]

export type BlindSpotId = (typeof LIST)[number]['id']
export const BLIND_SPOTS: readonly BlindSpot[] = LIST

/**
 * An output of an example as a segment to be scored, so that all who compute an example's figure compute the same.
 *
 * @example toSegment({ spec: 'wer', hypothesis: 'a', reference: 'b' }, 'a').references // ['b']
 */
export function toSegment({ reference }: BlindExample, output: string): MetricSegment {
  return { id: 'example', hypothesis: output, ...(reference === undefined ? {} : { references: [reference] }) }
}
