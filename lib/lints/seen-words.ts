import type { LanguageLists } from './language-lists.ts'
import type { ScannedText } from './scan-text.ts'
import { stemOf, wordFlags } from './text-reading.ts'
import { WordTable } from './word-table.ts'

/** Words seen in texts of one language: what each may begin is asked once, not once a segment. */
export class SeenWords {
  readonly table = new WordTable()
  /** By number of a word, what it may begin (`word-flags.ts`). */
  flags = new Uint8Array(0)
  /** By number of a word, the number of its stem (`stemOf`). */
  stems = new Int32Array(0)
  readonly #lists: LanguageLists
  readonly #stems = new WordTable()
  #known = 0

  constructor(lists: LanguageLists) {
    this.#lists = lists
  }

  /** Scans a text and looks up the words that are new. */
  scan(text: string, into: ScannedText): void {
    into.read(text, this.table)
    if (this.#known < this.table.words.length) this.#learn()
  }

  /** Per token of a scanned text, what it may begin. */
  flagsOf({ size, words }: ScannedText): Uint8Array {
    const flags = new Uint8Array(size)
    for (let i = 0; i < size; i++) flags[i] = this.flags[words[i]]
    return flags
  }

  #learn(): void {
    const { words } = this.table
    if (words.length > this.flags.length) {
      this.flags = copied(this.flags, new Uint8Array(2 * words.length))
      this.stems = copied(this.stems, new Int32Array(2 * words.length))
    }
    for (; this.#known < words.length; this.#known++) {
      const word = words[this.#known]
      this.flags[this.#known] = wordFlags(word, this.#lists)
      this.stems[this.#known] = this.#stems.numberOfWord(stemOf({ norm: word }))
    }
  }
}

const seenOf = new WeakMap<LanguageLists, SeenWords>()

/** The words seen in a language so far; to be asked once for each pair of texts, since a full table is replaced. */
export function getSeenWords(lists: LanguageLists): SeenWords {
  const known = seenOf.get(lists)
  if (known !== undefined && !known.table.isFull) return known
  const made = new SeenWords(lists)
  seenOf.set(lists, made)
  return made
}

function copied<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from)
  return to
}
