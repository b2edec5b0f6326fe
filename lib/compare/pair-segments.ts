import { compareIds } from './compare-ids.ts'

/** What pairing needs of a side. */
export interface PairableSide {
  readonly ids: readonly string[]
  readonly contentHashes: readonly string[]
}

export interface Pairing {
  /** Positions of each pair on both sides, in an order that does not depend on which side is called base. */
  readonly base: Int32Array
  readonly head: Int32Array
  /** Ids on both sides whose source, references or gold differ. */
  readonly changed: readonly string[]
  readonly onlyBase: readonly string[]
  readonly onlyHead: readonly string[]
  /** Whether ids were line numbers that an insertion had shifted, so that segments were paired by content. */
  readonly byContent: boolean
}

/**
 * Pairs the segments of two sides: the same id and the same content. An id with other content is *changed*, an id of
 * one side only is *unpaired*; both are listed and none is compared. Where the ids of both sides are line numbers and
 * pairing by content finds more pairs (a line was inserted or removed), segments are paired by content instead.
 *
 * Pairs are sorted by id, so that neither the order in which segments came nor exchanging the sides changes anything
 * that is drawn from them. Memory is linear in the segments, and so is time where they are in that order already.
 *
 * @example ids a b c and c a d of equal content: pairs a, c; only base b; only head d
 */
export function pairSegments(base: PairableSide, head: PairableSide): Pairing {
  const byId = matchIds(base, head)
  if (byId.changed.length === 0 || !areLineNumbers(base.ids) || !areLineNumbers(head.ids))
    return toPairing(base, head, byId.pairs, false)
  const byContent = matchContent(base, head)
  return byContent.length > byId.pairs.length
    ? toPairing(base, head, byContent, true)
    : toPairing(base, head, byId.pairs, false)
}

type Pair = readonly [base: number, head: number]

function matchIds(base: PairableSide, head: PairableSide): { pairs: Pair[]; changed: string[] } {
  const places = new Map(head.ids.map((id, i) => [id, i]))
  const pairs: Pair[] = []
  const changed: string[] = []
  base.ids.forEach((id, i) => {
    const at = places.get(id)
    if (at === undefined) return
    if (base.contentHashes[i] === head.contentHashes[at]) pairs.push([i, at])
    else changed.push(id)
  })
  return { pairs, changed }
}

/** Whether the ids count the lines: one prefix, then numbers that rise by one, such as `1`, `2` or `line-007`. */
function areLineNumbers(ids: readonly string[]): boolean {
  const parts = ids.map((id) => /^(.*?)(\d+)$/s.exec(id))
  const first = parts[0]
  if (!first) return false
  return parts.every((part, i) => part !== null && part[1] === first[1] && Number(part[2]) === Number(first[2]) + i)
}

/** Equal content in equal order: what both begin and end with, and between them the k-th of a kind with the k-th. */
function matchContent(base: PairableSide, head: PairableSide): Pair[] {
  const a = base.contentHashes
  const b = head.contentHashes
  const shorter = Math.min(a.length, b.length)
  const pairs: Pair[] = []
  let start = 0
  for (; start < shorter && a[start] === b[start]; start++) pairs.push([start, start])
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const waiting = new Map<string, number[]>()
  for (let i = start; i < b.length - end; i++) {
    const places = waiting.get(b[i])
    if (places) places.push(i)
    else waiting.set(b[i], [i])
  }
  const next = new Map<string, number>()
  for (let i = start; i < a.length - end; i++) {
    const k = next.get(a[i]) ?? 0
    const at = waiting.get(a[i])?.[k]
    if (at === undefined) continue
    pairs.push([i, at])
    next.set(a[i], k + 1)
  }
  for (let i = end; i > 0; i--) pairs.push([a.length - i, b.length - i])
  return pairs
}

function toPairing(base: PairableSide, head: PairableSide, pairs: readonly Pair[], byContent: boolean): Pairing {
  const ordered = inOrder() ? pairs : [...pairs].sort(comparePairs)
  const baseTaken = new Set(pairs.map(([i]) => i))
  const headTaken = new Set(pairs.map(([, i]) => i))
  const baseLeft = base.ids.filter((_, i) => !baseTaken.has(i))
  const headLeft = head.ids.filter((_, i) => !headTaken.has(i))
  const inHead = new Set(headLeft)
  const changed = baseLeft.filter((id) => inHead.has(id))
  const isChanged = new Set(changed)
  return {
    base: Int32Array.from(ordered, ([i]) => i),
    head: Int32Array.from(ordered, ([, i]) => i),
    changed,
    onlyBase: baseLeft.filter((id) => !isChanged.has(id)),
    onlyHead: headLeft.filter((id) => !isChanged.has(id)),
    byContent,
  }

  function inOrder(): boolean {
    return pairs.every((pair, k) => k === 0 || comparePairs(pairs[k - 1], pair) < 0)
  }

  function comparePairs(a: Pair, b: Pair): number {
    const [x, y] = [keyOf(a), keyOf(b)]
    return compareIds(x[0], y[0]) || compareIds(x[1], y[1])
  }

  /** Smaller id first, so that the key is the same from both sides. */
  function keyOf([i, j]: Pair): readonly [string, string] {
    const [one, other] = [base.ids[i], head.ids[j]]
    return one === other || compareIds(one, other) < 0 ? [one, other] : [other, one]
  }
}
