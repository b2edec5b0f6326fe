import type { Family } from './variants.ts'

export const TASKS = [
  'translation',
  'summary',
  'answering',
  'dialogue',
  'classification',
  'transcription',
  'code',
] as const
export type Task = (typeof TASKS)[number]

/** Whether a family of metrics may carry a decision on a task. */
export type Use = 'yes' | 'care' | 'no'

const REASONS = [
  'bleu-translation',
  'bleu-elsewhere',
  'surface-summary',
  'surface-answers',
  'surface-dialogue',
  'surface-code',
  'no-texts',
  'needs-transcript',
  'chrf-translation',
  'ter-translation',
  'rouge-translation',
  'rouge-summary',
  'rates-transcription',
  'rates-texts',
  'f1-short',
  'f1-long',
  'em-code',
  'labels-classes',
  'labels-texts',
  'labels-intent',
  'perplexity-texts',
  'perplexity-dialogue',
  'perplexity-classes',
] as const
export type ReasonId = (typeof REASONS)[number]

type Judgement = readonly [use: Use, reason: ReasonId]

/** Which family is trusted for which task, and why; the sentences and their sources stand in the texts. */
export const TRUST: Readonly<Record<Family, Readonly<Record<Task, Judgement>>>> = {
  bleu: {
    translation: ['care', 'bleu-translation'],
    summary: ['no', 'bleu-elsewhere'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  chrf: {
    translation: ['yes', 'chrf-translation'],
    summary: ['no', 'surface-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  ter: {
    translation: ['care', 'ter-translation'],
    summary: ['no', 'surface-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  rouge: {
    translation: ['no', 'rouge-translation'],
    summary: ['care', 'rouge-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  errors: {
    translation: ['no', 'rates-texts'],
    summary: ['no', 'rates-texts'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['yes', 'rates-transcription'],
    code: ['no', 'surface-code'],
  },
  answers: {
    translation: ['no', 'rates-texts'],
    summary: ['no', 'surface-summary'],
    answering: ['yes', 'f1-short'],
    dialogue: ['no', 'f1-long'],
    classification: ['care', 'labels-intent'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'em-code'],
  },
  labels: {
    translation: ['no', 'labels-texts'],
    summary: ['no', 'labels-texts'],
    answering: ['care', 'labels-intent'],
    dialogue: ['care', 'labels-intent'],
    classification: ['yes', 'labels-classes'],
    transcription: ['no', 'labels-texts'],
    code: ['no', 'labels-texts'],
  },
  perplexity: {
    translation: ['no', 'perplexity-texts'],
    summary: ['no', 'perplexity-texts'],
    answering: ['no', 'perplexity-texts'],
    dialogue: ['care', 'perplexity-dialogue'],
    classification: ['no', 'perplexity-classes'],
    transcription: ['no', 'perplexity-texts'],
    code: ['no', 'surface-code'],
  },
}

export const GUIDE = [
  'task',
  'beside',
  'release',
  'tokenizer',
  'interval',
  'read',
  'characters',
  'average',
  'perplexity',
  'people',
] as const
export type GuideId = (typeof GUIDE)[number]
