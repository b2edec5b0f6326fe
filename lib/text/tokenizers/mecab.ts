import type { MecabCategory, MecabCharacters } from '../mecab-characters.ts'
import type { MecabEntry, MecabLexicon, MecabMatrix } from '../mecab-lexicon.ts'
import { splitWords, strip } from '../white-space.ts'
import type { WordCutter } from '../word-cutter.ts'

interface Mecab {
  readonly version: string
  readonly lexicon: MecabLexicon
  readonly unknown: ReadonlyMap<string, readonly MecabEntry[]>
  readonly matrix: MecabMatrix
  readonly characters: MecabCharacters
}

/** A word in the lattice; `nextEnding` chains those that end at the same place, the last made first, as MeCab has it. */
interface Node {
  /** Where the word itself begins, behind white space. */
  readonly begin: number
  readonly end: number
  readonly entry: MecabEntry
  cost: number
  previous: Node | null
  nextEnding: Node | null
}

const EDGE: MecabEntry = { left: 0, right: 0, cost: 0 }
/** Characters of a run after its first, above which the run is no unknown word. */
const LONGEST_RUN = 24

/**
 * Japanese words as MeCab 0.996 with this dictionary writes them under `-Owakati`: the cheapest path through words of the
 * dictionary and unknown words made of runs of one kind of character. Of equally cheap paths the one that MeCab meets
 * first. Source: MeCab 0.996, `tokenizer.cpp` and `viterbi.cpp`; T. Kudo et al. 2004.
 */
export function createMecab({ version, lexicon, unknown, matrix, characters }: Mecab): WordCutter {
  const { categories, first, kinds } = characters
  const space = kinds[0x20]
  const unknownOf = (category: MecabCategory) => unknown.get(category.name) ?? []

  /** Where a character ends: MeCab knows those outside the basic plane as one character of the category DEFAULT. */
  const after = (text: string, at: number) => at + (isPair(text, at) ? 2 : 1)
  const kindsAt = (text: string, at: number) => (isPair(text, at) ? kinds[0] : kinds[text.charCodeAt(at)])
  const categoryAt = (text: string, at: number) => categories[isPair(text, at) ? first[0] : first[text.charCodeAt(at)]]

  /** First place from `at` on whose character shares no kind with the one before it. */
  function endOfRun(text: string, at: number, kind: number): { end: number; count: number } {
    let end = at
    let count = 0
    for (let last = kind; end < text.length; count++) {
      const own = kindsAt(text, end)
      if ((own & last) === 0) break
      last = own
      end = after(text, end)
    }
    return { end, count }
  }

  /** Words that may stand behind `from`, in the order in which MeCab joins them: the last found first. */
  function lookUp(text: string, from: number): Node[] {
    const { end: begin } = endOfRun(text, from, space)
    if (begin >= text.length) return []
    const found: Node[] = []
    const add = (end: number, entries: readonly MecabEntry[]) => {
      for (const entry of entries) found.push({ begin, end, entry, cost: 0, previous: null, nextEnding: null })
    }
    for (let end = begin + 1; end <= text.length; end++) {
      const entries = lexicon.get(text.slice(begin, end))
      if (!entries) break
      add(end, entries)
    }
    const category = categoryAt(text, begin)
    if (found.length > 0 && !category.always) return found.reverse()
    const entries = unknownOf(category)
    const second = after(text, begin)
    let runEnd = -1
    if (category.group) {
      const { end, count } = endOfRun(text, second, kindsAt(text, begin))
      if (count <= LONGEST_RUN) add(end, entries)
      runEnd = end
    }
    const own = kindsAt(text, begin)
    for (let length = 1, end = second; length <= category.length && end <= text.length; length++) {
      if (end === runEnd) continue
      add(end, entries)
      if (end >= text.length || (own & kindsAt(text, end)) === 0) break
      end = after(text, end)
    }
    if (found.length === 0) add(second, entries)
    return found.reverse()
  }

  function connect(node: Node, ending: Node | null): void {
    let best = Number.POSITIVE_INFINITY
    const row = matrix.rights * node.entry.left
    for (let left = ending; left; left = left.nextEnding) {
      const cost = left.cost + matrix.costs[left.entry.right + row] + node.entry.cost
      if (cost >= best) continue
      best = cost
      node.previous = left
    }
    node.cost = best
  }

  function cutWords(text: string): string[] {
    const ending: (Node | null)[] = new Array(text.length + 1).fill(null)
    const edge = { begin: 0, end: 0, entry: EDGE, cost: 0, previous: null, nextEnding: null }
    ending[0] = edge
    for (let at = 0; at < text.length; at++) {
      if (!ending[at]) continue
      for (const node of lookUp(text, at)) {
        connect(node, ending[at])
        node.nextEnding = ending[node.end]
        ending[node.end] = node
      }
    }
    let last = text.length
    while (!ending[last]) last--
    const close: Node = { ...edge, begin: last, end: last }
    connect(close, ending[last])
    const words: string[] = []
    for (let node = close.previous; node?.previous; node = node.previous) words.push(text.slice(node.begin, node.end))
    return words.reverse()
  }

  return {
    version,
    // Words of the dictionary may be white space themselves, such as the ideographic space; readers of the output split there.
    cut: (line) => splitWords(cutWords(strip(line)).join(' ')),
  }
}

function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00
}
