import { WordTree } from './word-tree.ts'
import { FREQUENT_WORDS } from './words/frequent.ts'

/** What the words of a text tell of its language. */
export interface LittleWords {
  /** How many words there are at all. */
  readonly count: number
  /** Little words of English and of German. */
  readonly en: number
  readonly de: number
  /** Little words of other languages, and words with letters that neither English nor German has. */
  readonly other: number
  /** Letters that German has and English has not: ä, ö, ß. */
  readonly umlauts: number
}

const [EN, DE, OTHER] = [1, 2, 4]
const TREE = new WordTree([
  [FREQUENT_WORDS.en, EN],
  [FREQUENT_WORDS.de, DE],
  [FREQUENT_WORDS.other, OTHER],
])

/** What a UTF-16 unit is, as bits; 0 where it was not asked yet. */
const TRAITS = new Uint8Array(0x10000)
const KNOWN = 1
const LETTER = 2
const CAPITAL = 4
const FOREIGN = 8
const UMLAUT = 16

/** Two units that are one character come first. */
const LETTER_OR_MARK = /^[\p{L}\p{M}]/u
/** A letter that neither English nor German has: ạ, ø, ł, ç. */
const FOREIGN_LETTER = /^(?![äöüß])[ß-\u024f\u1e00-\u1eff]$/
/** Composed or not, these are the same: no marks, and no letters that have two forms. */
const NEEDS_COMPOSING = /[^\0-\u02ff\u2010-\u206f\u20a0-\u20cf]/

/**
 * Counts the little words of a text by language; letters and marks make words, all else parts them. Names keep their
 * letters in every language, so that a capitalised word with foreign letters tells nothing.
 *
 * @example countLittleWords('Das Ventil ist offen.') // { count: 4, en: 0, de: 2, other: 0, umlauts: 0 }
 */
export function countLittleWords(text: string): LittleWords {
  const composed = NEEDS_COMPOSING.test(text) ? text.normalize('NFC') : text
  let [count, en, de, other, umlauts] = [0, 0, 0, 0, 0]
  for (let i = 0; i < composed.length; ) {
    let traits = traitsAt(composed, i)
    if ((traits & LETTER) === 0) {
      i++
      continue
    }
    const isCapital = (traits & CAPITAL) !== 0
    let isForeign = false
    let place = WordTree.ROOT
    do {
      if ((traits & FOREIGN) !== 0) isForeign = true
      if ((traits & UMLAUT) !== 0) umlauts++
      place = TREE.step(place, composed.charCodeAt(i++))
      traits = i < composed.length ? traitsAt(composed, i) : 0
    } while ((traits & LETTER) !== 0)
    const bits = TREE.bitsAt(place)
    count++
    if ((bits & EN) !== 0) en++
    if ((bits & DE) !== 0) de++
    if ((bits & OTHER) !== 0 || (isForeign && !isCapital)) other++
  }
  return { count, en, de, other, umlauts }
}

function traitsAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const known = TRAITS[unit]
  return known === 0 ? learnTraits(text, at) : known
}

/** Half of a pair belongs to one character or another, and is asked each time. */
function learnTraits(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit >= 0xdc00 && unit <= 0xdfff) return isPairedBefore(text, at) ? traitsOf(text.slice(at - 1, at + 1)) : KNOWN
  if (unit >= 0xd800 && unit <= 0xdbff) return traitsOf(text.slice(at, at + 2))
  TRAITS[unit] = traitsOf(text[at])
  return TRAITS[unit]
}

function isPairedBefore(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  return before >= 0xd800 && before <= 0xdbff
}

function traitsOf(character: string): number {
  if (!LETTER_OR_MARK.test(character)) return KNOWN
  const lower = character.toLowerCase()
  const isCapital = lower.charCodeAt(0) !== character.charCodeAt(0)
  return (
    KNOWN |
    LETTER |
    (isCapital ? CAPITAL : 0) |
    (FOREIGN_LETTER.test(lower) ? FOREIGN : 0) |
    (/^[äöß]$/.test(lower) ? UMLAUT : 0)
  )
}
