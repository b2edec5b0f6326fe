import { InputError } from '../errors.ts'
import { FLIP_KINDS, type FlipKind } from './flip.ts'
import type { MeaningFlip } from './meaning-flip.ts'

/** The flips of one segment; one entry a segment, also where there are none. */
export interface SegmentFlips {
  readonly id: string
  readonly flips: readonly Pick<MeaningFlip, 'kind'>[]
}

/** What changed in one kind of flip. Counts are segments with at least one flip of the kind, among the pairs. */
export interface FlipChange {
  readonly kind: FlipKind
  readonly base: number
  readonly head: number
  /** Segments that have it in head and not in base, and the other way round. */
  readonly introduced: readonly string[]
  readonly removed: readonly string[]
}

export interface FlipComparison {
  /** Segments that both sides have, in the order of base. */
  readonly ids: readonly string[]
  /** Per pair, whether the side has any flip (1) or none (0): what an interval of the difference rests on. */
  readonly base: readonly (0 | 1)[]
  readonly head: readonly (0 | 1)[]
  /** Segments with a kind of flip in head that base has not, whatever the kind; and the other way round. */
  readonly introduced: readonly string[]
  readonly removed: readonly string[]
  /** Every kind, in a fixed order, also those without a flip. */
  readonly kinds: readonly FlipChange[]
  readonly unpaired: { readonly base: readonly string[]; readonly head: readonly string[] }
}

/**
 * Flips that head introduced and removed against base, kind by kind, over the segments that both have. Counts only, not
 * a quality score; the interval of the difference is the comparison's. A segment may count as introduced for one kind
 * and removed for another. Throws InputError where a side has an id twice.
 *
 * @example flipsIntroduced([{ id: 'a', flips: [] }], [{ id: 'a', flips: [{ kind: 'number' }] }]).introduced // ['a']
 */
export function flipsIntroduced(base: readonly SegmentFlips[], head: readonly SegmentFlips[]): FlipComparison {
  const before = toKinds(base, 'base')
  const after = toKinds(head, 'head')
  const ids = [...before.keys()].filter((id) => after.has(id))
  const has = (side: ReadonlyMap<string, ReadonlySet<FlipKind>>, id: string, kind: FlipKind) =>
    side.get(id)?.has(kind) === true
  const kinds = FLIP_KINDS.map((kind): FlipChange => {
    const inBase = ids.filter((id) => has(before, id, kind))
    const inHead = ids.filter((id) => has(after, id, kind))
    const introduced = inHead.filter((id) => !has(before, id, kind))
    const removed = inBase.filter((id) => !has(after, id, kind))
    return { kind, base: inBase.length, head: inHead.length, introduced, removed }
  })
  const introduced = new Set(kinds.flatMap((change) => change.introduced))
  const removed = new Set(kinds.flatMap((change) => change.removed))
  const toFlag = (side: ReadonlyMap<string, ReadonlySet<FlipKind>>) => (id: string) => (side.get(id)?.size ? 1 : 0)
  return {
    ids,
    base: ids.map(toFlag(before)),
    head: ids.map(toFlag(after)),
    introduced: ids.filter((id) => introduced.has(id)),
    removed: ids.filter((id) => removed.has(id)),
    kinds,
    unpaired: {
      base: [...before.keys()].filter((id) => !after.has(id)),
      head: [...after.keys()].filter((id) => !before.has(id)),
    },
  }
}

function toKinds(side: readonly SegmentFlips[], name: 'base' | 'head'): Map<string, Set<FlipKind>> {
  const found = new Map<string, Set<FlipKind>>()
  for (const { id, flips } of side) {
    if (found.has(id)) {
      throw new InputError({
        code: 'duplicate-segment',
        message: `Segment "${id}" is twice in ${name}.`,
        mend: 'Join the flips of its repeats first.',
      })
    }
    found.set(id, new Set(flips.map(({ kind }) => kind)))
  }
  return found
}
