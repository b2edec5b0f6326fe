import { splitWords, stripRight } from '../white-space.ts'

export interface TercomOptions {
  /** Split punctuation off, as mteval does. */
  readonly normalized: boolean
  /** Delete punctuation. */
  readonly noPunctuation: boolean
  /** With `normalized` or `noPunctuation`: treat Chinese and Japanese signs too. Does nothing alone. */
  readonly asian: boolean
  readonly caseSensitive: boolean
}

const ASIAN_PUNCTUATION = /([\u3001\u3002\u3008-\u3011\u3014-\u301f\uff61-\uff65\u30fb])/gu
const FULL_WIDTH_PUNCTUATION = /([\uff0e\uff0c\uff1f\uff1a\uff1b\uff01\uff02\uff08\uff09])/gu

/**
 * Western rules in their order. Unlike 13a, newline then hyphen is what goes (13a: hyphen then newline), and the
 * possessive `'s` is set apart.
 */
const WESTERN: readonly (readonly [RegExp, string])[] = [
  [/\n-/g, ''],
  [/\n/g, ' '],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  // Pads, so that the rules below see a neighbour at both ends.
  [/^[\s\S]*$/, ' $& '],
  [/([{-~[-` -&(-+:-@/])/g, ' $1 '],
  [/'s /g, " 's "],
  [/([^0-9])([.,])/gu, '$1 $2 '],
  [/([.,])([^0-9])/gu, ' $1 $2'],
  [/([0-9])(-)/g, '$1 $2 '],
]

/**
 * Each character apart. Tercom's range 3200–32FF is 3200–3F22 in sacreBLEU by a slip of the pen; kana runs are only set
 * apart where they fill the whole line, which the padding above never lets happen.
 */
const ASIAN: readonly (readonly [RegExp, string])[] = [
  [/([\u4e00-\u9fff\u3400-\u4dbf])/gu, ' $1 '],
  [/([\u31c0-\u31ef\u2e80-\u2eff])/gu, ' $1 '],
  [/([\u3300-\u33ff\uf900-\ufaff\ufe30-\ufe4f])/gu, ' $1 '],
  [/([\u3200-\u3f22])/gu, ' $1 '],
  [ASIAN_PUNCTUATION, ' $1 '],
  [FULL_WIDTH_PUNCTUATION, ' $1 '],
]

/**
 * TER's tokenizer: white-space words of the right-stripped line, lower-cased unless `caseSensitive`, after the rules that
 * the options switch on. Source: tercom 0.8 as in sacreBLEU 2.6.0, tokenizer `tercom`.
 *
 * @example tokenizeTercom("Anna's hat, 3.5", { normalized: true, noPunctuation: false, asian: false, caseSensitive: false })
 * // ['anna', "'s", 'hat', ',', '3.5']
 */
export function tokenizeTercom(line: string, options: TercomOptions): string[] {
  let text = stripRight(line)
  if (text === '') return []
  if (!options.caseSensitive) text = text.toLowerCase()
  if (options.normalized) {
    text = substitute(text, WESTERN)
    if (options.asian) text = substitute(text, ASIAN)
  }
  if (options.noPunctuation) {
    text = text.replace(/[.,?:;!"()]/g, '')
    if (options.asian) text = text.replace(ASIAN_PUNCTUATION, '').replace(FULL_WIDTH_PUNCTUATION, '')
  }
  return splitWords(text)
}

/**
 * The same for a reference, which sacreBLEU 2.6.0 tokenizes twice: with `normalized` the second pass sets the `'s` of
 * "Anna's," apart, since its comma is split off by then. In a hypothesis it stays.
 *
 * @example tokenizeTercomReference("Anna's, too", { normalized: true, noPunctuation: false, asian: false, caseSensitive: true })
 * // ['Anna', "'s", ',', 'too']
 */
export function tokenizeTercomReference(line: string, options: TercomOptions): string[] {
  const tokens = tokenizeTercom(line, options)
  return options.normalized ? tokenizeTercom(tokens.join(' '), options) : tokens
}

function substitute(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
