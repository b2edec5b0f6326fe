import type { SignatureField } from '../signature/signature.ts'
import { WORD_RULES } from '../text/tokenizers/tokenize-words.ts'
import type { WordCutter } from '../text/word-cutter.ts'
import type { AdditiveMetric, MetricDefinition, OptionKey, Score, TestSetFacts } from './metric.ts'
import {
  isRougeDictionary,
  ROUGE_DICTIONARIES,
  ROUGE_TOKENIZERS,
  type RougeText,
  type RougeTexts,
  type RougeTokenizer,
  rougeTexts,
} from './rouge-texts.ts'
import { getWordCutter } from './word-dictionary.ts'

export interface RougeOptions {
  readonly part: 'f' | 'p' | 'r'
  readonly stemmer: boolean
  readonly tokenizer: RougeTokenizer
  /** The dictionary of a tokenizer that needs one. */
  readonly words?: WordCutter
  /** Of several references: the one with the highest F, or the mean over them. */
  readonly multi: 'best' | 'mean'
}

/** Precision and recall, 0–1 each. */
export interface RougePair {
  readonly precision: number
  readonly recall: number
}

/** What tells one ROUGE from another. */
export interface RougeVariant {
  readonly definition: MetricDefinition
  readonly label: string
  readonly fields: readonly SignatureField[]
  readonly version: string
  readonly score: (reference: RougeText, hypothesis: RougeText, texts: RougeTexts) => RougePair
  /** Looks at line breaks: texts without any are counted, since the figure then says no more than ROUGE-L. */
  readonly sentences?: boolean
}

const COLUMNS = ['precision', 'recall', 'f', 'segments', 'emptied', 'letters', 'dropped', 'broken']
const PART = { p: 0, r: 1, f: 2 } as const

/**
 * A ROUGE as the mean over segments of precision, recall or F (0–1, higher is better), with all three in `details`.
 * Source: rouge_score 0.1.2 for N, L and Lsum, equal at 1e-12; C.-Y. Lin 2004 for W, S and SU.
 *
 * A side without tokens scores 0; `details.emptied` counts segments with a text that is not blank and of which the
 * tokenizer leaves nothing, `details.letters` and `details.dropped` the letters and digits of all texts and those that
 * the tokenizer `rouge` throws away. For Lsum `details.broken` counts segments with a line break in any text. A segment
 * without hypothesis or reference is not scored. Of several references the one with the highest F counts for all three
 * figures (the first on a tie), or with `multi=mean` their mean.
 */
function rougeMetric(variant: RougeVariant, options: RougeOptions, facts: TestSetFacts): AdditiveMetric {
  const { definition } = variant
  const texts = rougeTexts(options.tokenizer, options.stemmer, options.words)
  const part = PART[options.part]
  const value = (sums: Float64Array) => sums[part] / sums[3]
  return {
    kind: 'additive',
    name: definition.name,
    label: options.part === 'f' ? variant.label : `${variant.label} (${options.part === 'p' ? 'precision' : 'recall'})`,
    layer: definition.layer,
    direction: definition.direction,
    range: definition.range,
    unit: 'ratio',
    signature: {
      metric: definition.name,
      fields: signatureFields(variant, options, facts),
      implementation: `assay-${definition.name} 1.0.0`,
    },
    columns: COLUMNS,
    storage: 'dense',
    row({ hypothesis, references }, out, offset) {
      if (hypothesis === undefined) return 'no hypothesis'
      if (references === undefined || references.length === 0) return 'no reference'
      texts.begin()
      const output = texts.get(hypothesis)
      let { emptied, letters, dropped } = output
      let broken = output.sentences.length > 1
      let p = 0
      let r = 0
      let f = -1
      const mean = options.multi === 'mean'
      if (mean) f = 0
      for (const text of references) {
        const reference = texts.get(text)
        const { precision, recall } = variant.score(reference, output, texts)
        const own = fMeasure(precision, recall)
        if (mean) {
          p += precision
          r += recall
          f += own
        } else if (own > f) {
          p = precision
          r = recall
          f = own
        }
        emptied ||= reference.emptied
        broken ||= reference.sentences.length > 1
        letters += reference.letters
        dropped += reference.dropped
      }
      const share = mean ? references.length : 1
      out[offset] = p / share
      out[offset + 1] = r / share
      out[offset + 2] = f / share
      out[offset + 3] = 1
      out[offset + 4] = emptied ? 1 : 0
      out[offset + 5] = letters
      out[offset + 6] = dropped
      out[offset + 7] = broken ? 1 : 0
      return null
    },
    value,
    score: (sums) => toScore(sums, value(sums), variant, options),
  }
}

function toScore(sums: Float64Array, value: number, variant: RougeVariant, options: RougeOptions): Score {
  if (sums[3] === 0) return { value: null, reason: 'no scored segment', details: { segments: 0 } }
  const details = {
    precision: sums[0] / sums[3],
    recall: sums[1] / sums[3],
    f: sums[2] / sums[3],
    segments: sums[3],
    emptied: sums[4],
    ...(options.tokenizer === 'rouge' && { letters: sums[5], dropped: sums[6] }),
    ...(variant.sentences && { broken: sums[7] }),
  }
  return { value, details }
}

/** 2PR / (P + R), 0 where both are 0. */
function fMeasure(precision: number, recall: number): number {
  const sum = precision + recall
  return sum > 0 ? (2 * precision * recall) / sum : 0
}

function signatureFields(variant: RougeVariant, options: RougeOptions, facts: TestSetFacts): SignatureField[] {
  const fields: SignatureField[] = [{ key: 'nrefs', value: String(facts.references) }]
  if (facts.references !== 1) fields.push({ key: 'multi', value: options.multi })
  fields.push(
    { key: 'case', value: 'lc' },
    { key: 'tok', value: options.words?.version ?? options.tokenizer },
    ...(options.tokenizer === 'word' ? [{ key: 'segmenter', value: WORD_RULES }] : []),
    { key: 'stemmer', value: options.stemmer ? 'porter' : 'no' },
    ...variant.fields,
    { key: 'part', value: options.part },
    { key: 'agg', value: 'mean' },
    { key: 'empty', value: '0', silent: true },
    { key: 'failed', value: 'skip', silent: true },
    { key: 'version', value: variant.version },
  )
  return fields
}

const KEYS = {
  part: { values: ['f', 'p', 'r'], default: 'f', meaning: 'which figure is the score: F, precision or recall' },
  stemmer: {
    values: ['no', 'yes'],
    default: 'no',
    meaning: 'yes: Porter stems of words of more than three letters (NLTK 3.8)',
  },
  tok: {
    values: [...Object.keys(ROUGE_TOKENIZERS), ...ROUGE_DICTIONARIES],
    default: 'rouge',
    meaning:
      'rouge (runs of a–z and 0–9, all else vanishes), char (every character but white space), mixed (each character ' +
      'of Han, kana and Hangul, else runs of letters and digits), word (Intl.Segmenter), jieba (Chinese words), mecab ' +
      '(Japanese words)',
  },
  multi: {
    values: ['best', 'mean'],
    default: 'best',
    meaning: 'several references: the one with the highest F, or the mean over them',
  },
} satisfies Record<string, OptionKey>

export interface RougeDefinitionInput {
  readonly name: string
  readonly label: string
  readonly meaning: string
  readonly keys?: Readonly<Record<string, OptionKey>>
  readonly variant: (options: Readonly<Record<string, string>>) => Omit<RougeVariant, 'definition'>
}

/** One line of the registry for a ROUGE; its keys are those of all ROUGEs and its own. */
export function rougeDefinition({ name, label, meaning, keys, variant }: RougeDefinitionInput): MetricDefinition {
  const definition: MetricDefinition = {
    name,
    label,
    meaning,
    layer: 'surface',
    direction: 'higher',
    range: [0, 1],
    keys: { ...KEYS, ...keys },
    needs: ['hypothesis', 'references'],
    resources: ({ tok }) => (isRougeDictionary(tok) ? [tok] : []),
    create: (options, facts, resources) =>
      rougeMetric(
        { definition, ...variant(options) },
        {
          ...(isRougeDictionary(options.tok) && { words: getWordCutter(resources, options.tok) }),
          part: options.part as RougeOptions['part'],
          stemmer: options.stemmer === 'yes',
          tokenizer: options.tok as RougeTokenizer,
          multi: options.multi as RougeOptions['multi'],
        },
        facts,
      ),
  }
  return definition
}
