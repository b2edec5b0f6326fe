import { normalizeAnswer, removeAsciiDigits, removeAsciiPunctuation } from '../text/answer-text.ts'
import type { PatternMachine } from '../text/pattern-machine.ts'
import { parsePythonPattern } from '../text/python-pattern.ts'
import { strip } from '../text/white-space.ts'
import { listValues } from './list-values.ts'
import { meanMetric } from './mean-metric.ts'
import type { MetricDefinition, OptionKey } from './metric.ts'
import { goldAnswersOf } from './squad.ts'

/** How two strings are made alike before they are compared; white space is never trimmed. */
export interface ExactMatchOptions {
  /** Patterns whose matches are removed first, one pattern after the other, case-sensitively. */
  readonly ignore?: readonly Pick<PatternMachine, 'remove'>[]
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
  for (const pattern of options.ignore ?? []) result = pattern.remove(result)
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
  ignore: {
    values: 'text',
    default: '',
    repeatable: true,
    meaning:
      'a regular expression of Python’s re whose matches are removed first; several, in turn: ignore="b",ignore="ac"',
  },
} satisfies Record<string, OptionKey>

function toOptions(options: Readonly<Record<string, string>>): ExactMatchOptions {
  return {
    ignore: listValues(options.ignore).map(parsePythonPattern),
    lowerCase: options.case === 'lc',
    dropPunctuation: options.punct === 'drop',
    dropDigits: options.digits === 'drop',
  }
}

/** One pattern as it is; several, or one that could be taken for several, each in quotes. */
function formatPatterns(patterns: readonly string[]): string {
  if (patterns.length === 1 && !patterns[0].startsWith('"')) return patterns[0]
  return patterns.map((pattern) => JSON.stringify(pattern)).join(',')
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
      version: '1.1.0',
      unit: 'ratio',
      fields: [
        ...Object.keys(KEYS).flatMap((key) =>
          key !== 'ignore'
            ? [{ key, value: options[key] }]
            : options.ignore === ''
              ? []
              : [{ key, value: formatPatterns(listValues(options.ignore)) }],
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
 * nothing ("A") would be contained in everything: it is looked for as it stands instead. An empty one is
 * in everything and says nothing: it is left out, and a segment without another one is not scored.
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
      version: '1.1.0',
      unit: 'ratio',
      fields: [
        { key: 'norm', value: options.norm },
        { key: 'multi', value: 'max' },
      ],
      segmentValue({ hypothesis, ...segment }) {
        const all = goldAnswersOf({ ...segment })
        if (hypothesis === undefined) return 'no hypothesis'
        if (all === undefined || all.length === 0) return 'no gold answer'
        const golds = all.filter((gold) => strip(gold) !== '')
        if (golds.length === 0) return 'the gold answer is empty, and so in every text'
        const isFound = (gold: string) => {
          const normalized = options.norm === 'squad' ? normalizeAnswer(gold) : ''
          return normalized === '' ? hypothesis.includes(gold) : normalizeAnswer(hypothesis).includes(normalized)
        }
        return golds.some(isFound) ? 1 : 0
      },
    }),
}
