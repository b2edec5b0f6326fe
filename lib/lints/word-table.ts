import { CodeUnits } from '../text/code-units.ts'
import { SpanInterner } from '../text/span-interner.ts'

/** Words by number, from 0 on in the order in which they were first seen. */
export class WordTable {
  readonly words: string[] = []
  readonly #numbers = new SpanInterner()
  #units = 0

  /** Some 20 MB: time to begin with a new table, since another corpus has other words. */
  get isFull(): boolean {
    return this.words.length > MOST_WORDS || this.#units > MOST_UNITS
  }

  /** The number of the word `codes[from…to)`, which is not cut out unless it is new. */
  numberOf(codes: Uint16Array, from: number, to: number): number {
    const number = this.#numbers.idOf(codes, from, to)
    if (number === this.words.length) {
      this.words.push(toText(codes, from, to))
      this.#units += to - from
    }
    return number
  }

  /** The number of a word that is no part of a text as it stands. */
  numberOfWord(word: string): number {
    const { units, length } = codeUnits.load(word)
    return this.numberOf(units, 0, length)
  }
}

const codeUnits = new CodeUnits()
const MOST_WORDS = 200_000
const MOST_UNITS = 1 << 22

/** Makes a string of units. */
export function toText(codes: Uint16Array, from: number, to: number): string {
  let text = ''
  for (let i = from; i < to; i++) text += String.fromCharCode(codes[i])
  return text
}
