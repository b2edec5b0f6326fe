import type { DemoItem, DemoVersion } from './demo-version.ts'
import { MANUAL } from './translator-texts.ts'

const LANGUAGES = ['de', 'fr', 'zh'] as const

export const translatorProject = {
  slug: 'demo-translator',
  name: 'Manuals translator',
  description: 'English manuals of a pump in German, French and Chinese.',
  metrics: ['bleu:tok=zh', 'chrf'],
  smallestEffects: { bleu: 1, chrf: 1 },
  mainBranch: 'main',
}

export const translatorItems: readonly DemoItem[] = LANGUAGES.flatMap((language) =>
  MANUAL.map((sentence, index) => ({
    id: `pump-${language}-${String(index + 1).padStart(2, '0')}`,
    group: language,
    pattern: sentence[language],
    source: sentence.en,
    tags: { language },
  })),
)

const BEFORE = ['bleu', 'chrf']
const DECODING = { beam: 4, 'length penalty': 0.6 }

export const translatorVersions: readonly DemoVersion[] = [
  { message: 'Small model, first training', day: '2025-09-01', quality: 0.3, metrics: BEFORE, declared: DECODING },
  { message: 'Train two more epochs', day: '2025-09-08', quality: 0.36, metrics: BEFORE, declared: DECODING },
  {
    message: 'Add forty thousand sentences from other manuals',
    day: '2025-09-12',
    quality: { de: 0.46, fr: 0.4, zh: 0.44 },
    metrics: BEFORE,
    declared: DECODING,
  },
  {
    message: 'Clean the French training data',
    day: '2025-09-22',
    quality: { de: 0.46, fr: 0.5, zh: 0.44 },
    metrics: BEFORE,
    declared: DECODING,
  },
  {
    message: 'Keep abbreviations together when splitting sentences',
    day: '2025-09-25',
    quality: { de: 0.5, fr: 0.53, zh: 0.47 },
    metrics: BEFORE,
    declared: DECODING,
  },
  {
    message: 'Glossary for the parts of the pump',
    day: '2025-10-06',
    quality: { de: 0.56, fr: 0.54, zh: 0.54 },
    metrics: BEFORE,
    declared: DECODING,
  },
  {
    message: 'Score with tok:zh, since 13a leaves Chinese unsplit',
    day: '2025-10-08',
    quality: { de: 0.56, fr: 0.54, zh: 0.54 },
    sameOutputs: true,
    declared: DECODING,
  },
  {
    message: 'Quantise all weights to eight bits',
    day: '2025-10-17',
    quality: { de: 0.42, fr: 0.48, zh: 0.4 },
    declared: DECODING,
  },
  {
    message: 'Quantise the encoder only',
    day: '2025-10-20',
    quality: { de: 0.56, fr: 0.55, zh: 0.54 },
    declared: DECODING,
  },
  {
    message: 'Prune a quarter of the attention heads',
    day: '2025-11-03',
    quality: { de: 0.57, fr: 0.56, zh: 0.55 },
    // The scores hardly notice that the drain valve is now said to be open.
    edits: {
      'pump-de-03': ['nicht ', ''],
      'pump-fr-03': ["n'est pas", 'est'],
      'pump-zh-03': ['没有', '已'],
    },
    declared: DECODING,
  },
  {
    message: 'Try a beam of eight',
    day: '2025-11-06',
    quality: { de: 0.59, fr: 0.57, zh: 0.56 },
    branch: 'beam-8',
    pullRequest: 41,
    edits: {
      'pump-de-03': ['nicht ', ''],
      'pump-fr-03': ["n'est pas", 'est'],
      'pump-zh-03': ['没有', '已'],
    },
    declared: { ...DECODING, beam: 8 },
  },
  {
    message: 'Give back the heads that carry negation',
    day: '2025-11-11',
    quality: { de: 0.58, fr: 0.57, zh: 0.56 },
    declared: DECODING,
  },
]
