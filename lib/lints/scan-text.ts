import { foldLetters, isCapital } from './fold-letters.ts'
import { DIGIT, HAN, KINDS, SIGN, SPACE, WORD } from './letter-kinds.ts'
import { toText, type WordTable } from './word-table.ts'

const BLANK = 0x20
const APOSTROPHE = 0x27
const CURLY_APOSTROPHE = 0x2019
const COMMA = 0x2c
const POINT = 0x2e
const SUFFIX = /^'(?:s|re|ve|ll|d|m)$/
const SHORT: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'be' }
/** Blanks after the text, so that a look at the next letters needs no look at the length. */
const AHEAD = 2

/**
 * A text cut into tokens that are no objects yet: most pairs of a corpus are compared by their words' numbers first. It
 * is used again for the next text, and what it held is gone then.
 */
export class ScannedText {
  /** Tokens; the arrays below are longer. */
  size = 0
  /** Per token the number of its word in the table. */
  words = new Int32Array(64)
  /** Place in the text, in UTF-16 units. */
  starts = new Int32Array(64)
  ends = new Int32Array(64)
  /** WORD, DIGIT (a number with its separators), HAN or SIGN. */
  kinds = new Uint8Array(64)
  /** 1 for a word that begins with a capital letter. */
  capitals = new Uint8Array(64)
  /** 1 where no white space stands before it. */
  glued = new Uint8Array(64)
  #codes = new Uint16Array(512)

  /** Scans a text, in place of the one before; how it is cut is said at `lintTokens`. */
  read(text: string, table: WordTable): void {
    const { length } = text
    if (length + AHEAD > this.#codes.length) this.#codes = new Uint16Array(2 * (length + AHEAD))
    const codes = this.#codes
    foldLetters(text, codes)
    for (let i = length; i < length + AHEAD; i++) codes[i] = BLANK
    this.size = 0
    let glued = 0
    for (let i = 0; i < length; ) {
      const start = i
      let unit = codes[i]
      const kind = KINDS[unit]
      if (kind === SPACE) {
        glued = 0
        i++
        continue
      }
      if (kind === WORD) {
        do unit = codes[++i]
        while (KINDS[unit] <= DIGIT)
        const capital = isCapital(text.charCodeAt(start), codes[start]) ? 1 : 0
        const isPlain = unit !== APOSTROPHE && unit !== CURLY_APOSTROPHE && (unit !== POINT || i > start + 1)
        if (isPlain && !isCannot(codes, start, i)) {
          this.#push(table.numberOf(codes, start, i), start, i, WORD, capital, glued)
        } else {
          i = endOfWord(codes, start)
          this.#pushParts(toText(codes, start, i), table, start, i, capital, glued)
        }
      } else if (kind === DIGIT) {
        i = endOfNumber(codes, i)
        this.#push(table.numberOf(codes, start, i), start, i, DIGIT, 0, glued)
      } else {
        i += isPair(unit, codes[i + 1]) ? 2 : 1
        if (kind === HAN || !isInnerHyphen(codes, start))
          this.#push(table.numberOf(codes, start, i), start, i, kind === HAN ? HAN : SIGN, 0, glued)
      }
      glued = 1
    }
  }

  #push(word: number, start: number, end: number, kind: number, capital: number, glued: number): void {
    if (this.size === this.words.length) this.#grow()
    const at = this.size++
    this.words[at] = word
    this.starts[at] = start
    this.ends[at] = end
    this.kinds[at] = kind
    this.capitals[at] = capital
    this.glued[at] = glued
  }

  /** A word with an apostrophe or points, taken apart where it is two. */
  #pushParts(word: string, table: WordTable, start: number, end: number, capital: number, glued: number): void {
    const norm = word.replaceAll('’', "'")
    const push = (part: string, from: number, to: number) => {
      const isFirst = from === start
      this.#push(table.numberOfWord(part), from, to, WORD, isFirst ? capital : 0, isFirst ? glued : 1)
    }
    const apostrophe = norm.lastIndexOf("'")
    if (norm === 'cannot') {
      push('can', start, start + 3)
      push('not', start + 3, end)
    } else if (apostrophe < 0) {
      push(norm, start, end)
    } else if (norm.endsWith("n't")) {
      const stem = norm.slice(0, -3)
      if (stem !== '') push(SHORT[stem] ?? stem, start, end - 3)
      push('not', end - 3, end)
    } else if (SUFFIX.test(norm.slice(apostrophe))) {
      // shouldn't've
      this.#pushParts(norm.slice(0, apostrophe), table, start, start + apostrophe, capital, glued)
      push(norm.slice(apostrophe), start + apostrophe, end)
    } else push(norm, start, end)
  }

  #grow(): void {
    const { length } = this.words
    this.words = copied(this.words, new Int32Array(2 * length))
    this.starts = copied(this.starts, new Int32Array(2 * length))
    this.ends = copied(this.ends, new Int32Array(2 * length))
    this.kinds = copied(this.kinds, new Uint8Array(2 * length))
    this.capitals = copied(this.capitals, new Uint8Array(2 * length))
    this.glued = copied(this.glued, new Uint8Array(2 * length))
  }
}

function copied<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from)
  return to
}

function isCannot(codes: Uint16Array, from: number, to: number): boolean {
  if (to - from !== CANNOT.length) return false
  for (let i = 0; i < CANNOT.length; i++) if (codes[from + i] !== CANNOT[i]) return false
  return true
}

const CANNOT = Array.from('cannot', (letter) => letter.charCodeAt(0))

/** Two units that are one character. */
function isPair(unit: number, next: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff
}

function isApostrophe(unit: number): boolean {
  return unit === APOSTROPHE || unit === CURLY_APOSTROPHE
}

function endOfWord(codes: Uint16Array, start: number): number {
  let i = start + 1
  for (; ; i++) {
    const unit = codes[i]
    if (KINDS[unit] <= DIGIT) continue
    if (isApostrophe(unit) && KINDS[codes[i + 1]] === WORD) continue
    // Letters with dots between: U.S., p.m.
    if (unit === POINT && i - start === 1 && isLoneLetter(codes, i + 1)) {
      let end = i + 2
      while (codes[end] === POINT && isLoneLetter(codes, end + 1)) end += 2
      return codes[end] === POINT ? end + 1 : end
    }
    return i
  }
}

function isLoneLetter(codes: Uint16Array, at: number): boolean {
  return KINDS[codes[at]] === WORD && KINDS[codes[at + 1]] !== WORD
}

function endOfNumber(codes: Uint16Array, start: number): number {
  let i = start + countDigits(codes, start)
  // Groups of three after at most three digits (1 280 000), else points and commas.
  const first = i - start
  while (first <= 3 && isThousandSpace(codes[i]) && countDigits(codes, i + 1) === 3) i += 4
  for (;;) {
    const digits = codes[i] === POINT || codes[i] === COMMA ? countDigits(codes, i + 1) : 0
    if (digits === 0) return i
    i += 1 + digits
  }
}

function isThousandSpace(unit: number): boolean {
  return unit === BLANK || unit === 0xa0 || unit === 0x202f || unit === 0x2009 || isApostrophe(unit)
}

function countDigits(codes: Uint16Array, from: number): number {
  let at = from
  while (KINDS[codes[at]] === DIGIT) at++
  return at - from
}

/** A hyphen between letters, or between a letter and a digit, joins; between digits it is a sign. */
function isInnerHyphen(codes: Uint16Array, at: number): boolean {
  const unit = codes[at]
  if ((unit !== 0x2d && unit !== 0x2010 && unit !== 0x2011) || at === 0) return false
  const before = KINDS[codes[at - 1]]
  const after = KINDS[codes[at + 1]]
  return (before === WORD && (after === WORD || after === DIGIT)) || (before === DIGIT && after === WORD)
}
