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

/** Metrics of which the guide speaks: those that share a name with variants, and those that go by no other name. */
export const GUIDE_FAMILIES = [
  'bleu',
  'chrf',
  'ter',
  'meteor',
  'rouge',
  'errors',
  'answers',
  'labels',
  'perplexity',
  'distinct',
  'pass',
] as const
export type GuideFamily = (typeof GUIDE_FAMILIES)[number]

/**
 * How far a family of metrics is trusted for a task. `yes`: made for it and tried on it, and even so not to be the only
 * thing that a decision rests on. `care`: on the terms that the reason names. `no`: not for it.
 */
export type Use = 'yes' | 'care' | 'no'

const REASONS = [
  'bleu-translation',
  'overlap-summary',
  'surface-answers',
  'surface-dialogue',
  'surface-code',
  'no-texts',
  'needs-transcript',
  'chrf-translation',
  'ter-translation',
  'meteor-translation',
  'rouge-translation',
  'rouge-summary',
  'truth-summary',
  'rates-transcription',
  'many-right',
  'f1-short',
  'f1-long',
  'em-code',
  'labels-classes',
  'labels-texts',
  'labels-intent',
  'perplexity-texts',
  'perplexity-dialogue',
  'perplexity-classes',
  'distinct-right',
  'distinct-dialogue',
  'pass-code',
  'runs-only',
] as const
export type ReasonId = (typeof REASONS)[number]

type Judgement = readonly [use: Use, reason: ReasonId]

/** Which family is trusted for which task, and why; the sentences and their sources stand in the texts. */
export const TRUST: Readonly<Record<GuideFamily, Readonly<Record<Task, Judgement>>>> = {
  bleu: {
    translation: ['care', 'bleu-translation'],
    summary: ['care', 'overlap-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  chrf: {
    translation: ['yes', 'chrf-translation'],
    summary: ['care', 'overlap-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  ter: {
    translation: ['care', 'ter-translation'],
    summary: ['no', 'truth-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  meteor: {
    translation: ['care', 'meteor-translation'],
    summary: ['care', 'overlap-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  rouge: {
    translation: ['care', 'rouge-translation'],
    summary: ['care', 'rouge-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  errors: {
    translation: ['no', 'many-right'],
    summary: ['no', 'truth-summary'],
    answering: ['no', 'surface-answers'],
    dialogue: ['no', 'surface-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['yes', 'rates-transcription'],
    code: ['no', 'surface-code'],
  },
  answers: {
    translation: ['no', 'many-right'],
    summary: ['no', 'truth-summary'],
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
  distinct: {
    translation: ['no', 'distinct-right'],
    summary: ['no', 'distinct-right'],
    answering: ['no', 'distinct-right'],
    dialogue: ['care', 'distinct-dialogue'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'needs-transcript'],
    code: ['no', 'surface-code'],
  },
  pass: {
    translation: ['no', 'runs-only'],
    summary: ['no', 'runs-only'],
    answering: ['no', 'runs-only'],
    dialogue: ['no', 'runs-only'],
    classification: ['no', 'no-texts'],
    transcription: ['no', 'runs-only'],
    code: ['yes', 'pass-code'],
  },
}

export const GUIDE = [
  'task',
  'beside',
  'release',
  'tokenizer',
  'interval',
  'size',
  'read',
  'characters',
  'average',
  'perplexity',
  'code',
  'people',
] as const
export type GuideId = (typeof GUIDE)[number]
