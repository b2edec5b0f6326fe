import type { SignatureField } from '../signature/signature.ts'
import { alignMeteor, type MeteorAlignment } from '../text/meteor-alignment.ts'
import { portablePow } from '../text/portable-math.ts'
import { tokenizeChar } from '../text/tokenizers/tokenize-char.ts'
import { tokenizeMixed } from '../text/tokenizers/tokenize-mixed.ts'
import { tokenizeNltk } from '../text/tokenizers/tokenize-nltk.ts'
import { tokenizeWords, WORD_RULES } from '../text/tokenizers/tokenize-words.ts'
import type { Tokenizer } from '../text/tokenizers/tokenizer.ts'
import { splitWords, strip } from '../text/white-space.ts'
import type { Synonyms } from '../text/wordnet.ts'
import type { AdditiveMetric, MetricDefinition, TestSetFacts } from './metric.ts'

export interface MeteorOptions {
  readonly tokenizer: keyof typeof TOKENIZERS
  readonly wordnet: '3.0' | '3.1' | 'no'
  readonly alpha: number
  readonly beta: number
  readonly gamma: number
}

const TOKENIZERS = {
  nltk: tokenizeNltk,
  space: splitWords,
  char: tokenizeChar,
  mixed: tokenizeMixed,
  word: tokenizeWords,
} satisfies Record<string, Tokenizer>

const COLUMNS = ['sum', 'segments', 'emptied', 'exact', 'stem', 'synonym', 'chunks', 'hypothesis', 'reference']

/** Weights of METEOR: of recall against precision, and shape and size of the penalty for broken order. */
export type MeteorWeights = Pick<MeteorOptions, 'alpha' | 'beta' | 'gamma'>

/**
 * METEOR of one alignment, 0–1: (1 − γ (chunks / matches)^β) · P R / (α P + (1 − α) R); 0 where nothing matches. A
 * perfect match of n words in one chunk is 1 − γ / n^β, not 1. Source: Banerjee and Lavie 2005, Lavie and Agarwal 2007,
 * as NLTK 3.8 `single_meteor_score` computes it.
 *
 * @example meteorScore({ pairs: [[0, 0]], chunks: 1 }, 1, 1, { alpha: 0.9, beta: 3, gamma: 0.5 }) // 0.5
 */
export function meteorScore(
  { pairs, chunks }: MeteorAlignment,
  hypothesisLength: number,
  referenceLength: number,
  { alpha, beta, gamma }: MeteorWeights,
): number {
  const matches = pairs.length
  if (matches === 0) return 0
  const precision = matches / hypothesisLength
  const recall = matches / referenceLength
  const mean = (precision * recall) / (alpha * precision + (1 - alpha) * recall)
  return (1 - gamma * portablePow(chunks / matches, beta)) * mean
}

/**
 * The words that METEOR aligns: cut, then lower-cased.
 *
 * @example meteorTokens('The Valve', 'space') // ['the', 'valve']
 */
export function meteorTokens(text: string, tokenizer: MeteorOptions['tokenizer']): string[] {
  return TOKENIZERS[tokenizer](text).map((token) => token.toLowerCase())
}

/**
 * METEOR, the mean over segments, 0–1, higher is better: words matched exactly, by stem and by WordNet's synonyms, with a
 * penalty for broken order. Equal to NLTK 3.8 at 1e-12 for the same tokens. A side without words scores 0;
 * `details.emptied` counts segments with a text that is not blank and of which the tokenizer leaves nothing. A segment
 * without hypothesis or reference is not scored. Of several references the best score counts.
 * `synonyms` is null for `wordnet=no`.
 *
 * @example meteor({ tokenizer: 'space', wordnet: 'no', alpha: 0.9, beta: 3, gamma: 0.5 }, testSetFacts([]), null).columns.length
 * // 9
 */
export function meteor(options: MeteorOptions, facts: TestSetFacts, synonyms: Synonyms | null): AdditiveMetric {
  const tokenize = (text: string) => meteorTokens(text, options.tokenizer)
  const value = (sums: Float64Array) => sums[0] / sums[1]
  return {
    kind: 'additive',
    name: 'meteor',
    label: 'METEOR',
    layer: METEOR.layer,
    direction: METEOR.direction,
    range: METEOR.range,
    unit: 'ratio',
    signature: { metric: 'meteor', fields: signatureFields(options, facts), implementation: 'assay-meteor 1.0.0' },
    columns: COLUMNS,
    storage: 'dense',
    row({ hypothesis, references }, out, offset) {
      if (hypothesis === undefined) return 'no hypothesis'
      if (references === undefined || references.length === 0) return 'no reference'
      const tokens = tokenize(hypothesis)
      let emptied = tokens.length === 0 && strip(hypothesis) !== ''
      let best = -1
      for (const text of references) {
        const reference = tokenize(text)
        if (reference.length === 0 && strip(text) !== '') emptied = true
        const alignment = alignMeteor(tokens, reference, synonyms)
        const score = meteorScore(alignment, tokens.length, reference.length, options)
        if (score <= best) continue
        best = score
        out[offset] = score
        out[offset + 3] = alignment.exact
        out[offset + 4] = alignment.stem
        out[offset + 5] = alignment.synonym
        out[offset + 6] = alignment.chunks
        out[offset + 7] = tokens.length
        out[offset + 8] = reference.length
      }
      out[offset + 1] = 1
      out[offset + 2] = emptied ? 1 : 0
      return null
    },
    value,
    score(sums) {
      const [, segments, emptied, exact, stem, synonym, chunks, hypothesisLength, referenceLength] = sums
      const matches = exact + stem + synonym
      const details = { segments, emptied, matches, exact, stem, synonym, chunks, hypothesisLength, referenceLength }
      return segments === 0 ? { value: null, reason: 'no scored segment', details } : { value: value(sums), details }
    },
  }
}

function signatureFields(options: MeteorOptions, facts: TestSetFacts): SignatureField[] {
  return [
    { key: 'nrefs', value: String(facts.references) },
    ...(facts.references === 1 ? [] : [{ key: 'multi', value: 'best' }]),
    { key: 'case', value: 'lc' },
    { key: 'tok', value: options.tokenizer },
    ...(options.tokenizer === 'word' ? [{ key: 'segmenter', value: WORD_RULES }] : []),
    { key: 'stemmer', value: 'porter' },
    { key: 'wordnet', value: options.wordnet },
    { key: 'alpha', value: String(options.alpha) },
    { key: 'beta', value: String(options.beta) },
    { key: 'gamma', value: String(options.gamma) },
    { key: 'agg', value: 'mean' },
    { key: 'empty', value: '0', silent: true },
    { key: 'failed', value: 'skip', silent: true },
    { key: 'version', value: 'nltk-3.8' },
  ]
}

/** The name under which the caller hands WordNet in. */
function resourceName(wordnet: string): string {
  return `wordnet-${wordnet}`
}

export const METEOR: MetricDefinition = {
  name: 'meteor',
  label: 'METEOR',
  meaning: 'words matched exactly, by stem and by synonym, recall weighing most, with a penalty for broken order',
  layer: 'surface',
  direction: 'higher',
  range: [0, 1],
  keys: {
    tok: {
      values: Object.keys(TOKENIZERS),
      default: 'nltk',
      meaning:
        'nltk (English words, punctuation apart), space (words by white space), char (every character but white ' +
        'space), mixed (each character of Han, kana and Hangul, else runs of letters and digits), word (Intl.Segmenter)',
    },
    wordnet: {
      values: ['3.0', '3.1', 'no'],
      default: '3.0',
      meaning: 'the WordNet whose synonyms match (English only); no: exact words and stems alone',
    },
    alpha: { values: 'number', default: '0.9', min: 0, max: 1, meaning: 'weight of recall against precision' },
    beta: { values: 'number', default: '3', min: 0, max: 100, meaning: 'how fast the penalty grows with broken order' },
    gamma: { values: 'number', default: '0.5', min: 0, max: 1, meaning: 'the largest penalty' },
  },
  needs: ['hypothesis', 'references'],
  resources: ({ wordnet }) => (wordnet === 'no' ? [] : [resourceName(wordnet)]),
  create(options, facts, resources) {
    const wordnet = options.wordnet as MeteorOptions['wordnet']
    return meteor(
      {
        tokenizer: options.tok as MeteorOptions['tokenizer'],
        wordnet,
        alpha: Number(options.alpha),
        beta: Number(options.beta),
        gamma: Number(options.gamma),
      },
      facts,
      wordnet === 'no' ? null : (resources[resourceName(wordnet)] as Synonyms),
    )
  },
}
