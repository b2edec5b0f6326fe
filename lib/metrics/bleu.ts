import { InputError } from '../errors.ts'
import type { SignatureField } from '../signature/signature.ts'
import { Interner } from '../text/interner.ts'
import { NgramTrie } from '../text/ngram-trie.ts'
import { tokenize13a } from '../text/tokenizers/tokenize-13a.ts'
import { tokenizeChar } from '../text/tokenizers/tokenize-char.ts'
import { tokenizeIntl } from '../text/tokenizers/tokenize-intl.ts'
import { tokenizeZh } from '../text/tokenizers/tokenize-zh.ts'
import type { Tokenizer } from '../text/tokenizers/tokenizer.ts'
import { splitWords, stripRight } from '../text/white-space.ts'
import type { WordCutter } from '../text/word-cutter.ts'
import { type BleuShape, bleuParts, type Smoothing } from './bleu-score.ts'
import { closestLength } from './closest-length.ts'
import type { AdditiveMetric, MetricDefinition, TestSetFacts } from './metric.ts'
import { SACREBLEU_VERSION } from './sacrebleu-version.ts'
import { getWordCutter, type WordDictionary } from './word-dictionary.ts'

export interface BleuOptions {
  readonly tokenizer: BleuTokenizer
  /** The dictionary that the tokenizer needs, if it is one that needs one. */
  readonly words?: WordCutter
  readonly lowercase: boolean
  readonly shape: BleuShape
}

const TOKENIZERS = {
  '13a': tokenize13a,
  intl: tokenizeIntl,
  zh: tokenizeZh,
  char: tokenizeChar,
  none: splitWords,
} satisfies Record<string, Tokenizer>

/** Tokenizers that cut words by a dictionary: language, and the resource that holds the dictionary. */
const BY_DICTIONARY = {
  'zh-jieba': { language: 'zh', dictionary: 'jieba' },
  'ja-mecab': { language: 'ja', dictionary: 'mecab' },
} satisfies Record<string, { language: string; dictionary: WordDictionary }>

type BleuTokenizer = keyof typeof TOKENIZERS | keyof typeof BY_DICTIONARY

function isByDictionary(tokenizer: string): tokenizer is keyof typeof BY_DICTIONARY {
  return Object.hasOwn(BY_DICTIONARY, tokenizer)
}

/** How lines are cut, and the name that the signature prints for it. */
function toTokenizer({ tokenizer, words }: BleuOptions): { cut: Tokenizer; name: string } {
  if (!isByDictionary(tokenizer)) return { cut: TOKENIZERS[tokenizer], name: tokenizer }
  if (!words) throw new RangeError(`The tokenizer ${tokenizer} needs its dictionary.`)
  return { cut: (line) => words.cut(line), name: `${BY_DICTIONARY[tokenizer].language}-${words.version}` }
}

/** The value that a smoothing method uses when none is given; only these two methods have one. */
const DEFAULT_SMOOTHING_VALUE: Readonly<Record<string, number>> = { floor: 0.1, 'add-k': 1 }

/**
 * BLEU, 0–100, higher is better: clipped n-gram precision up to `order` against all references, with a brevity penalty
 * against the closest reference length (ties: the shorter), summed over segments before the formula.
 * Source: Papineni et al. 2002, as sacreBLEU 2.6.0 computes it; equal at 1e-12. A perfect match of a corpus prints
 * as 100 and is 100.00000000000004 in doubles, as there.
 * An empty hypothesis counts with its references' length; a segment without hypothesis or reference is not scored;
 * sums of nothing, or without any match, score 0. The mean of segment scores is another number.
 *
 * @example createMetric('bleu:tok=zh,case=lc', { references: 2, labels: [] }).columns.length // 10
 */
export function bleu(options: BleuOptions, facts: TestSetFacts): AdditiveMetric {
  const { shape, lowercase } = options
  const { order } = shape
  const { cut, name: tokenizerName } = toTokenizer(options)
  const tokenize = (line: string) => cut(stripRight(lowercase ? line.toLowerCase() : line))
  // Scratch: every call to row overwrites what the call before left.
  const trie = new NgramTrie()
  const interner = new Interner()
  let ids: Int32Array = new Int32Array(256)
  return {
    kind: 'additive',
    name: 'bleu',
    label: 'BLEU',
    layer: BLEU.layer,
    direction: BLEU.direction,
    range: BLEU.range,
    unit: 'points',
    signature: {
      metric: 'bleu',
      fields: signatureFields(options, tokenizerName, facts),
      implementation: 'assay-bleu 1.0.0',
    },
    storage: 'dense',
    columns: ['hypothesisLength', 'referenceLength', ...perOrder('matches', order), ...perOrder('totals', order)],
    row({ hypothesis, references }, out, offset) {
      if (hypothesis === undefined) return 'no hypothesis'
      if (references === undefined || references.length === 0) return 'no reference'
      interner.clear()
      const tokens = tokenize(hypothesis)
      const referenceTokens = references.map(tokenize)
      let all = 0
      for (const reference of referenceTokens) all += reference.length
      trie.clear(all * order)
      for (const reference of referenceTokens) {
        ids = interner.intern(reference, ids)
        trie.addReference(ids, reference.length, order)
      }
      ids = interner.intern(tokens, ids)
      out[offset] = tokens.length
      out[offset + 1] = closestLength(
        tokens.length,
        referenceTokens.map((reference) => reference.length),
      )
      for (let n = 0; n < order; n++) {
        out[offset + 2 + n] = 0
        out[offset + 2 + order + n] = Math.max(0, tokens.length - n)
      }
      trie.countMatches(ids, tokens.length, order, out, offset + 2)
      return null
    },
    value: (sums) => bleuParts(sums, shape).score,
    valueFloat32: (sums) => bleuParts(sums, shape, Math.fround).score,
    score(sums) {
      const { score, counts, totals, precisions, brevityPenalty } = bleuParts(sums, shape)
      const [hypothesisLength, referenceLength] = sums
      const details = { counts, totals, precisions, brevityPenalty, hypothesisLength, referenceLength }
      return {
        value: score,
        details: { ...details, ratio: referenceLength > 0 ? hypothesisLength / referenceLength : 0 },
      }
    },
  }
}

/**
 * The tokens of a line as BLEU counts them, for tokenizers without a dictionary: what a worked example shows.
 *
 * @example bleuTokens('Hello, World!', { tokenizer: '13a', lowercase: true }) // ['hello', ',', 'world', '!']
 */
export function bleuTokens(
  line: string,
  options: { readonly tokenizer: keyof typeof TOKENIZERS; readonly lowercase: boolean },
): string[] {
  const tokenizer: Tokenizer = TOKENIZERS[options.tokenizer]
  return tokenizer(stripRight(options.lowercase ? line.toLowerCase() : line))
}

function perOrder(name: string, order: number): string[] {
  return Array.from({ length: order }, (_, n) => `${name}${n + 1}`)
}

/** sacreBLEU's fields in its order; then what its string leaves out, printed only where it is not the default. */
function signatureFields({ lowercase, shape }: BleuOptions, tokenizer: string, facts: TestSetFacts): SignatureField[] {
  const { order, weights, effectiveOrder } = shape
  return [
    { key: 'nrefs', value: String(facts.references) },
    { key: 'case', value: lowercase ? 'lc' : 'mixed' },
    { key: 'eff', value: effectiveOrder ? 'yes' : 'no' },
    { key: 'tok', value: tokenizer },
    { key: 'smooth', value: formatSmoothing(shape.smoothing) },
    { key: 'version', value: SACREBLEU_VERSION },
    // sacreBLEU prints two decimals of the smoothing value; a finer one must not look equal.
    ...exactSmoothing(shape.smoothing),
    { key: 'order', value: String(order), silent: order === 4 },
    ...(weights ? [{ key: 'weights', value: weights.join('/') }] : [{ key: 'weights', value: 'equal', silent: true }]),
    { key: 'agg', value: 'sum', silent: true },
    { key: 'failed', value: 'skip', silent: true },
  ]
}

function formatSmoothing({ method, value }: Smoothing): string {
  return method in DEFAULT_SMOOTHING_VALUE ? `${method}[${value.toFixed(2)}]` : method
}

function exactSmoothing({ method, value }: Smoothing): SignatureField[] {
  const exact = method in DEFAULT_SMOOTHING_VALUE && Number(value.toFixed(2)) !== value
  return exact ? [{ key: 'value', value: String(value) }] : []
}

export const BLEU: MetricDefinition = {
  name: 'bleu',
  label: 'BLEU',
  meaning: 'n-gram precision against the references with a penalty for short output, as sacreBLEU computes it',
  layer: 'surface',
  direction: 'higher',
  range: [0, 100],
  keys: {
    tok: {
      values: [...Object.keys(TOKENIZERS), ...Object.keys(BY_DICTIONARY)],
      default: '13a',
      meaning: 'how lines are cut into tokens; zh-jieba and ja-mecab cut words by a dictionary',
    },
    case: { values: ['mixed', 'lc'], default: 'mixed', meaning: 'case kept, or both sides lower-cased' },
    smooth: {
      values: ['exp', 'floor', 'add-k', 'none'],
      default: 'exp',
      meaning: 'what stands for an order without a match',
    },
    value: {
      values: 'number',
      default: 'auto',
      min: 0,
      meaning: 'value of floor and add-k smoothing; auto is 0.1 for floor and 1 for add-k',
    },
    order: { values: 'integer', default: '4', min: 1, max: 16, meaning: 'longest n-gram' },
    eff: {
      values: ['no', 'yes'],
      default: 'no',
      meaning: 'only the orders that the output is long enough for; usual for single sentences',
    },
    weights: {
      values: 'text',
      default: 'equal',
      meaning: 'weight per order with a sum of 1, such as "0.4,0.3,0.2,0.1"',
    },
  },
  needs: ['hypothesis', 'references'],
  resources: ({ tok }) => (isByDictionary(tok) ? [BY_DICTIONARY[tok].dictionary] : []),
  create(options, facts, resources) {
    const { tok } = options
    const words = isByDictionary(tok) ? getWordCutter(resources, BY_DICTIONARY[tok].dictionary) : undefined
    return bleu({ ...toBleuOptions(options), ...(words && { words }) }, facts)
  },
}

function toBleuOptions(options: Readonly<Record<string, string>>): BleuOptions {
  const method = options.smooth as Smoothing['method']
  const fallback = DEFAULT_SMOOTHING_VALUE[method]
  if (options.value !== 'auto' && fallback === undefined) {
    throw contradiction(`smooth=${method} takes no value`, 'Leave value out, or choose smooth=floor or smooth=add-k.')
  }
  const order = Number(options.order)
  const effectiveOrder = options.eff === 'yes'
  return {
    tokenizer: options.tok as BleuOptions['tokenizer'],
    lowercase: options.case === 'lc',
    shape: {
      order,
      smoothing: { method, value: options.value === 'auto' ? (fallback ?? 0) : Number(options.value) },
      effectiveOrder,
      weights: options.weights === 'equal' ? null : parseWeights(options.weights, order, effectiveOrder),
    },
  }
}

function parseWeights(text: string, order: number, effectiveOrder: boolean): readonly number[] {
  if (effectiveOrder) throw contradiction('weights and eff=yes do not go together', 'Leave one of the two out.')
  const weights = text.split(/[,/]/).map((part) => (/^\s*\d*\.?\d+\s*$/.test(part) ? Number(part) : Number.NaN))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (weights.length === order && Math.abs(sum - 1) <= 1e-9) return weights
  throw contradiction(
    `"${text}" is not ${order} weights with a sum of 1`,
    'Give as many numbers as the order, parted by commas, in double quotes.',
  )
}

function contradiction(what: string, mend: string): InputError {
  return new InputError({ code: 'bad-metric-value', message: `"bleu": ${what}.`, mend })
}
