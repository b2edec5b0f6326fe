/** One reading of a word as the lattice sees it: context on both sides, and cost. Parts of speech do not matter here. */
export interface MecabEntry {
  readonly left: number
  readonly right: number
  readonly cost: number
}

/** Entries by surface; beginnings of words that are none themselves have an empty list. */
export type MecabLexicon = ReadonlyMap<string, readonly MecabEntry[]>

const NONE: readonly MecabEntry[] = []

/**
 * Reads the lines of a MeCab dictionary (`surface,left,right,cost,…`, surfaces without quotes). Every beginning of a
 * word gets an entry, so that a search for longer words knows when to stop. Throws RangeError for a line that is no such.
 *
 * @example parseMecabLexicon(['東京,1293,1293,3003,noun']).lexicon.get('東京')
 * // [{ left: 1293, right: 1293, cost: 3003 }]
 */
export function parseMecabLexicon(texts: Iterable<string>): { lexicon: MecabLexicon; size: number } {
  const lexicon = new Map<string, readonly MecabEntry[]>()
  let size = 0
  for (const text of texts) {
    for (const line of text.split('\n')) {
      if (line === '') continue
      const [surface, entry] = parseEntry(line)
      const known = lexicon.get(surface)
      if (known && known !== NONE) (known as MecabEntry[]).push(entry)
      else lexicon.set(surface, [entry])
      size++
      for (let end = surface.length - 1; end > 0; end--) {
        const beginning = surface.slice(0, end)
        if (lexicon.has(beginning)) break
        lexicon.set(beginning, NONE)
      }
    }
  }
  return { lexicon, size }
}

/**
 * Reads `unk.def`: entries of unknown words by category.
 *
 * @example parseMecabUnknown('KANJI,1285,1285,11426,noun').get('KANJI') // [{ left: 1285, right: 1285, cost: 11426 }]
 */
export function parseMecabUnknown(text: string): ReadonlyMap<string, readonly MecabEntry[]> {
  const unknown = new Map<string, MecabEntry[]>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [category, entry] = parseEntry(line)
    const known = unknown.get(category)
    if (known) known.push(entry)
    else unknown.set(category, [entry])
  }
  return unknown
}

function parseEntry(line: string): [string, MecabEntry] {
  const comma = line.indexOf(',')
  const surface = line.slice(0, comma)
  const [left, right, cost] = line
    .slice(comma + 1, comma + 32)
    .split(',', 3)
    .map(Number)
  if (comma < 1 || !Number.isInteger(left) || !Number.isInteger(right) || !Number.isInteger(cost))
    throw new RangeError(`"${line}" is not a word with its contexts and cost.`)
  return [surface, { left, right, cost }]
}

/** Costs of one word after another, by the right context of the first and the left context of the second. */
export interface MecabMatrix {
  readonly rights: number
  /** At `right + rights * left`. */
  readonly costs: Int16Array
}

/**
 * Reads the bytes of `matrix.def`: both sizes, then lines of right context, left context, cost.
 *
 * @example parseMecabMatrix(new TextEncoder().encode('1 2\n0 0 -434\n0 1 1\n')).costs // Int16Array.of(-434, 1)
 */
export function parseMecabMatrix(bytes: Uint8Array): MecabMatrix {
  let at = 0
  const next = (): number => {
    while (at < bytes.length && bytes[at] <= 32) at++
    const negative = bytes[at] === 45
    if (negative) at++
    let value = 0
    for (; at < bytes.length && bytes[at] > 32; at++) value = 10 * value + bytes[at] - 48
    return negative ? -value : value
  }
  const rights = next()
  const lefts = next()
  const costs = new Int16Array(rights * lefts)
  for (let i = 0; i < costs.length; i++) {
    const right = next()
    const left = next()
    costs[right + rights * left] = next()
  }
  return { rights, costs }
}
