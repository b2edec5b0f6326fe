/** Words letter by letter, each with bits: a text is walked through once, and no word is cut out of it. */
export class WordTree {
  /** Where no word goes on. */
  static readonly NOWHERE = 0
  static readonly ROOT = 1
  /** By UTF-16 unit, lower case or capital, the number of its letter; 0 for letters that no word has. */
  readonly #letters = new Uint8Array(0x10000)
  /** At place × width + letter the place where the letter leads. */
  readonly #next: Uint16Array
  readonly #width: number
  /** By place, the bits of the words that end there. */
  readonly #bits: number[] = [0, 0]

  /** Words in lower case, parted by blanks, with no more than 255 letters, with their bits. */
  constructor(lists: readonly (readonly [string, number])[]) {
    const all = lists.map(([words]) => words).join('')
    const letters = [...new Set(all.replaceAll(' ', ''))]
    letters.forEach((letter, i) => {
      this.#letters[letter.charCodeAt(0)] = i + 1
      const capital = letter.toUpperCase()
      // The capital of ß is two letters.
      if (capital.length === 1) this.#letters[capital.charCodeAt(0)] = i + 1
    })
    this.#width = letters.length + 1
    this.#next = new Uint16Array((all.length + 2) * this.#width)
    for (const [words, bits] of lists) for (const word of words.split(' ')) this.#add(word, bits)
  }

  /** The place after one more letter. */
  step(place: number, unit: number): number {
    return this.#next[place * this.#width + this.#letters[unit]]
  }

  /** The bits of the word that ends at a place, 0 where none does. */
  bitsAt(place: number): number {
    return this.#bits[place]
  }

  #add(word: string, bits: number): void {
    let place = WordTree.ROOT
    for (let i = 0; i < word.length; i++) {
      const at = place * this.#width + this.#letters[word.charCodeAt(i)]
      if (this.#next[at] === WordTree.NOWHERE) this.#next[at] = this.#bits.push(0) - 1
      place = this.#next[at]
    }
    this.#bits[place] |= bits
  }
}
