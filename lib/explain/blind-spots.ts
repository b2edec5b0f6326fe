import type { Family } from './variants.ts'

/** A pair of texts that shows a statement; the figure is computed from it, never written down. */
export interface BlindExample {
  readonly spec: string
  readonly hypothesis: string
  readonly reference: string
}

/** What a family of metrics does not see. Title, sentence and source stand in the texts under its id. */
export interface BlindSpot {
  readonly id: BlindSpotId
  readonly family: Family
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
  { id: 'bleu-order', family: 'bleu' },
  { id: 'bleu-sentence', family: 'bleu' },
  { id: 'bleu-tokenizer', family: 'bleu' },
  { id: 'chrf-meaning', family: 'chrf', example: { spec: 'chrf', ...NOT_OPEN } },
  { id: 'chrf-synonyms', family: 'chrf' },
  { id: 'ter-meaning', family: 'ter', example: { spec: 'ter', ...NOT_OPEN } },
  { id: 'ter-paraphrase', family: 'ter' },
  {
    id: 'rouge-facts',
    family: 'rouge',
    example: { spec: 'rouge1', hypothesis: 'The valve is not open', reference: 'The valve is open' },
  },
  {
    id: 'rouge-script',
    family: 'rouge',
    example: { spec: 'rougeL', hypothesis: '阀门已打开', reference: '阀门未打开' },
  },
  { id: 'rouge-settings', family: 'rouge' },
  { id: 'rouge-lines', family: 'rouge' },
  {
    id: 'errors-weight',
    family: 'errors',
    example: { spec: 'wer', hypothesis: 'meet me at nine', reference: 'meet me at ten' },
  },
  {
    id: 'errors-style',
    family: 'errors',
    example: { spec: 'wer', hypothesis: 'Meet me at 10.', reference: 'meet me at ten' },
  },
  { id: 'errors-bound', family: 'errors' },
  {
    id: 'answers-wording',
    family: 'answers',
    example: { spec: 'qa_f1', hypothesis: 'two years', reference: '24 months' },
  },
  {
    id: 'answers-negation',
    family: 'answers',
    example: { spec: 'qa_f1', hypothesis: 'not in Paris', reference: 'in Paris' },
  },
  { id: 'labels-imbalance', family: 'labels' },
  { id: 'labels-cost', family: 'labels' },
  { id: 'labels-average', family: 'labels' },
  { id: 'perplexity-tokenizer', family: 'perplexity' },
  { id: 'perplexity-context', family: 'perplexity' },
  { id: 'perplexity-quality', family: 'perplexity' },
] as const satisfies readonly (Omit<BlindSpot, 'id'> & { id: string })[]

export type BlindSpotId = (typeof LIST)[number]['id']
export const BLIND_SPOTS: readonly BlindSpot[] = LIST
