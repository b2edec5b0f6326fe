import { InputError } from '../errors.ts'
import { normalizeAnswer, removeAsciiDigits, removeAsciiPunctuation } from '../text/answer-text.ts'
import { meanMetric } from './mean-metric.ts'
import type { MetricDefinition, OptionKey } from './metric.ts'
import { goldAnswersOf } from './squad.ts'

/** How two strings are made alike before they are compared; white space is never trimmed. */
export interface ExactMatchOptions {
  /** Regular expressions whose matches are removed first, case-sensitively. */
  readonly ignore?: readonly RegExp[]
  readonly lowerCase?: boolean
  readonly dropPunctuation?: boolean
  readonly dropDigits?: boolean
}

/**
 * A text as `exactMatch` compares it. Order: regexes, lower case, ASCII punctuation, digits 0–9
 * (Hugging Face evaluate, `exact_match`).
 *
 * @example toComparable('Yes, 42!', { lowerCase: true, dropPunctuation: true }) // 'yes 42'
 */
export function toComparable(text: string, options: ExactMatchOptions): string {
  let result = text
  for (const pattern of options.ignore ?? []) result = result.replace(pattern, '')
  if (options.lowerCase) result = result.toLowerCase()
  if (options.dropPunctuation) result = removeAsciiPunctuation(result)
  if (options.dropDigits) result = removeAsciiDigits(result)
  return result
}

const keepOrDrop = (what: string): OptionKey => ({
  values: ['keep', 'drop'],
  default: 'keep',
  meaning: `${what} kept or dropped`,
})

const KEYS = {
  case: { values: ['mixed', 'lc'], default: 'mixed', meaning: 'case kept, or both sides lower-cased' },
  punct: keepOrDrop('ASCII punctuation'),
  digits: keepOrDrop('digits 0–9'),
  ignore: { values: 'text', default: '', meaning: 'a regular expression whose matches are removed first' },
} satisfies Record<string, OptionKey>

function toOptions(options: Readonly<Record<string, string>>): ExactMatchOptions {
  return {
    ignore: options.ignore === '' ? [] : [parsePattern(options.ignore)],
    lowerCase: options.case === 'lc',
    dropPunctuation: options.punct === 'drop',
    dropDigits: options.digits === 'drop',
  }
}

function parsePattern(source: string): RegExp {
  try {
    return new RegExp(source, 'gu')
  } catch {
    throw new InputError({
      code: 'bad-pattern',
      message: `"${source}" is not a regular expression.`,
      mend: 'Escape special characters with a backslash.',
    })
  }
}

/** Share of hypotheses (0–1) that equal one of the gold answers as they stand, or after the options' normalisation. */
export const EXACT_MATCH: MetricDefinition = {
  name: 'exact_match',
  label: 'Exact match',
  meaning: 'share of hypotheses that equal a gold answer, character for character unless options say otherwise',
  layer: 'task',
  direction: 'higher',
  range: [0, 1],
  keys: KEYS,
  needs: ['hypothesis', 'answers'],
  create(options) {
    const how = toOptions(options)
    return meanMetric({
      definition: EXACT_MATCH,
      version: '1.0.0',
      unit: 'ratio',
      fields: [
        ...Object.keys(KEYS).flatMap((key) =>
          key === 'ignore' && options.ignore === '' ? [] : [{ key, value: options[key] }],
        ),
        { key: 'multi', value: 'max' },
      ],
      segmentValue(segment) {
        const golds = goldAnswersOf(segment)
        if (segment.hypothesis === undefined) return 'no hypothesis'
        if (golds === undefined || golds.length === 0) return 'no gold answer'
        const text = toComparable(segment.hypothesis, how)
        return golds.some((gold) => toComparable(gold, how) === text) ? 1 : 0
      },
    })
  },
}

/**
 * Share of hypotheses (0–1) that contain a gold answer, after SQuAD normalisation. A gold answer that normalises to
 * nothing ("A") would be contained in everything: it is looked for as it stands instead.
 */
export const CONTAINS: MetricDefinition = {
  name: 'contains',
  label: 'Contains',
  meaning: 'share of hypotheses that contain a gold answer',
  layer: 'task',
  direction: 'higher',
  range: [0, 1],
  keys: {
    norm: { values: ['squad', 'none'], default: 'squad', meaning: 'SQuAD normalisation of both sides, or none' },
  },
  needs: ['hypothesis', 'answers'],
  create: (options) =>
    meanMetric({
      definition: CONTAINS,
      version: '1.0.0',
      unit: 'ratio',
      fields: [
        { key: 'norm', value: options.norm },
        { key: 'multi', value: 'max' },
      ],
      segmentValue({ hypothesis, ...segment }) {
        const golds = goldAnswersOf({ ...segment })
        if (hypothesis === undefined) return 'no hypothesis'
        if (golds === undefined || golds.length === 0) return 'no gold answer'
        const isFound = (gold: string) => {
          const normalized = options.norm === 'squad' ? normalizeAnswer(gold) : ''
          return normalized === '' ? hypothesis.includes(gold) : normalizeAnswer(hypothesis).includes(normalized)
        }
        return golds.some(isFound) ? 1 : 0
      },
    }),
}
