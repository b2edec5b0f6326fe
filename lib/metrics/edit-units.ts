import { CodeUnits } from '../text/code-units.ts'
import { toGraphemes } from '../text/graphemes.ts'
import type { SpanInterner } from '../text/span-interner.ts'
import { spanJiwer, tokenizeJiwer } from '../text/tokenizers/tokenize-jiwer.ts'
import { tokenizeMixed } from '../text/tokenizers/tokenize-mixed.ts'
import { tokenizeWords } from '../text/tokenizers/tokenize-words.ts'
import type { Tokenizer } from '../text/tokenizers/tokenizer.ts'
import { isSpace, splitWords, strip } from '../text/white-space.ts'
import type { OptionKey } from './metric.ts'

/** How texts become the items that an error rate counts. */
export interface EditUnitOptions {
  readonly unit: 'word' | 'codepoint' | 'grapheme'
  readonly tokenizer: keyof typeof WORD_TOKENIZERS
  readonly lowercase: boolean
  readonly keepPunctuation: boolean
  readonly keepSpaces: boolean
  readonly form: 'none' | 'nfc' | 'nfkc'
}

const WORD_TOKENIZERS = {
  jiwer: tokenizeJiwer,
  space: splitWords,
  mixed: tokenizeMixed,
  word: tokenizeWords,
} satisfies Record<string, Tokenizer>

const PUNCTUATION = /\p{P}+/gu

/** The keys that say how texts are prepared, the same for every error rate. */
export const NORMALIZATION_KEYS = {
  case: { values: ['mixed', 'lc'], default: 'mixed', meaning: 'mixed: as written; lc: lower-cased first' },
  punct: {
    values: ['yes', 'no'],
    default: 'yes',
    meaning: 'no: Unicode punctuation (categories P) is removed first, leaving no space',
  },
  unicode: {
    values: ['none', 'nfc', 'nfkc'],
    default: 'none',
    meaning: 'normal form applied first; without one, é as one code point and as two differ',
  },
} satisfies Record<string, OptionKey>

export const WORD_KEY: OptionKey = {
  values: Object.keys(WORD_TOKENIZERS),
  default: 'jiwer',
  meaning:
    'words: jiwer (only the ASCII space separates single words), space (any white space), mixed (each character of ' +
    'Han, kana and Hangul, else runs of letters and digits), word (Intl.Segmenter); other units do not look at it',
}

export const SPACE_KEY: OptionKey = {
  values: ['yes', 'no'],
  default: 'yes',
  meaning: 'no: white space does not count as a character',
}

/**
 * A text after normal form, case and punctuation, before it is cut.
 *
 * @example normalizeForEdits('Half past TEN.', toErrorRateOptions(parseSpec('wer:case=lc').options))
 * // 'half past ten.'
 */
export function normalizeForEdits(text: string, options: EditUnitOptions): string {
  let out = text
  if (options.form !== 'none') out = out.normalize(options.form === 'nfc' ? 'NFC' : 'NFKC')
  if (options.lowercase) out = out.toLowerCase()
  if (!options.keepPunctuation) out = out.replace(PUNCTUATION, '')
  return out
}

/**
 * The items of a text as strings: what an alignment shows.
 *
 * @example toEditItems('half past ten', toErrorRateOptions(parseSpec('wer').options)) // ['half', 'past', 'ten']
 */
export function toEditItems(text: string, options: EditUnitOptions): string[] {
  const line = normalizeForEdits(text, options)
  if (options.unit === 'word') return WORD_TOKENIZERS[options.tokenizer](line)
  const items = options.unit === 'grapheme' ? toGraphemes(strip(line)) : Array.from(strip(line))
  return options.keepSpaces ? items : items.filter((item) => strip(item) !== '')
}

/**
 * A growing list of integers that is written again for each text.
 *
 * @example ((list) => (list.push(7), list.length))(new SymbolList()) // 1
 */
export class SymbolList {
  items = new Int32Array(256)
  length = 0

  clear(): void {
    this.length = 0
  }

  push(symbol: number): void {
    if (this.length === this.items.length) {
      const grown = new Int32Array(2 * this.length)
      grown.set(this.items)
      this.items = grown
    }
    this.items[this.length++] = symbol
  }
}

const spans: number[] = []
const units = new CodeUnits()

/**
 * Writes the items of a text as integers, equal where the items are equal; code points stand for themselves.
 *
 * @example ((list, options) => (writeEditSymbols('no-no', options, new SpanInterner(), list), list.length))(new SymbolList(), {
 *   unit: 'codepoint', tokenizer: 'jiwer', lowercase: false, keepPunctuation: false, keepSpaces: true, form: 'none',
 * })
 * // 4
 */
export function writeEditSymbols(
  text: string,
  options: EditUnitOptions,
  interner: SpanInterner,
  out: SymbolList,
): void {
  out.clear()
  if (options.unit === 'word' && options.tokenizer === 'jiwer') {
    units.load(normalizeForEdits(text, options))
    spans.length = 0
    spanJiwer(units, spans)
    for (let i = 0; i < spans.length; i += 2) out.push(interner.idOf(units.units, spans[i], spans[i + 1]))
  } else if (options.unit === 'codepoint') {
    const line = strip(normalizeForEdits(text, options))
    for (let i = 0; i < line.length; i++) {
      const point = line.codePointAt(i) as number
      if (point > 0xffff) i++
      if (options.keepSpaces || !isSpace(point)) out.push(point)
    }
  } else {
    for (const item of toEditItems(text, options)) out.push(interner.idOf(units.load(item).units, 0, item.length))
  }
}
