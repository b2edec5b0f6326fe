/** A category of characters, and how unknown words are made of them. */
export interface MecabCategory {
  readonly name: string
  /** Unknown words are tried even where the dictionary has a word. */
  readonly always: boolean
  /** A run of the category is one unknown word. */
  readonly group: boolean
  /** Unknown words of 1 to this many characters are tried. */
  readonly length: number
}

/** Categories of the characters of the basic plane: what `char.def` of a MeCab dictionary says. */
export interface MecabCharacters {
  readonly categories: readonly MecabCategory[]
  /** By UTF-16 code unit: the category that decides, as an index. */
  readonly first: Uint8Array
  /** By UTF-16 code unit: all its categories, a bit each. */
  readonly kinds: Uint32Array
}

const CATEGORY = /^([A-Z]+)\s+([01])\s+([01])\s+(\d+)/
const RANGE = /^0x([0-9A-F]{4})(?:\.\.0x([0-9A-F]{4}))?\s+([A-Z][A-Z\s]*)/i

/**
 * Reads `char.def`. What no line names is DEFAULT; of several lines for one character the last holds.
 *
 * @example parseMecabCharacters('DEFAULT 0 1 0\nKANJI 0 0 2\n0x4E00..0x9FA5 KANJI').first[0x4e01] // 1
 */
export function parseMecabCharacters(text: string): MecabCharacters {
  const categories: MecabCategory[] = []
  const ranges: [number, number, string[]][] = []
  for (const line of text.split('\n')) {
    const category = CATEGORY.exec(line)
    if (category) {
      const [, name, always, group, length] = category
      categories.push({ name, always: always === '1', group: group === '1', length: Number(length) })
      continue
    }
    const range = RANGE.exec(line)
    if (range)
      ranges.push([
        Number.parseInt(range[1], 16),
        Number.parseInt(range[2] ?? range[1], 16),
        range[3].trim().split(/\s+/),
      ])
  }
  const indexOf = (name: string) => {
    const index = categories.findIndex((category) => category.name === name)
    if (index < 0) throw new RangeError(`The category ${name} is not defined.`)
    return index
  }
  const fallback = indexOf('DEFAULT')
  const first = new Uint8Array(0x10000).fill(fallback)
  const kinds = new Uint32Array(0x10000).fill(1 << fallback)
  for (const [from, to, names] of ranges) {
    const indices = names.map(indexOf)
    first.fill(indices[0], from, to + 1)
    kinds.fill(
      indices.reduce((bits, index) => bits | (1 << index), 0),
      from,
      to + 1,
    )
  }
  return { categories, first, kinds }
}
