import { compareFlipRates, type FlipRates } from './flip-rates.ts'

/** Ids named of each change where nobody asks for more; the counts are of all. */
const MOST_IDS = 12

/** What a kind of flip did between two sides; the ids are of the segments with it in one side only. */
interface ChangedKind {
  readonly kind: string
  readonly base: number
  readonly head: number
  readonly introduced: readonly string[]
  readonly removed: readonly string[]
}

interface FlipsOfPairs {
  /** Per pair, whether the side has any flip. */
  readonly base: readonly (0 | 1)[]
  readonly head: readonly (0 | 1)[]
  readonly introduced: readonly string[]
  readonly removed: readonly string[]
  readonly kinds: readonly ChangedKind[]
  /** Document of each pair, null for a pair without; null where no pair has one. */
  readonly documents: readonly (string | null)[] | null
  readonly resamples?: number
  readonly seed?: number
  /** Ids that are named of each change, twelve by default. */
  readonly most?: number
}

export interface FlipSummary {
  readonly pairs: number
  /** Segments with any flip. */
  readonly base: number
  readonly head: number
  readonly introduced: number
  readonly removed: number
  readonly rate: FlipRates
  readonly kinds: readonly {
    readonly kind: string
    readonly base: number
    readonly head: number
    readonly introduced: { readonly count: number; readonly ids: readonly string[] }
    readonly removed: { readonly count: number; readonly ids: readonly string[] }
  }[]
}

/**
 * Flips of meaning of two sides in short, as pages and reports tell them: counts of segments, the interval of the
 * difference of their shares, and of each kind that occurs the first segments that changed. Without pairs all
 * counts are 0 and the shares null.
 *
 * @example
 * summarizeFlips({ base: [], head: [], introduced: [], removed: [], kinds: [], documents: null }).rate.delta // null
 */
export function summarizeFlips(flips: FlipsOfPairs): FlipSummary {
  const { base, head, documents, resamples, seed, most = MOST_IDS } = flips
  const listIds = (ids: readonly string[]) => ({ count: ids.length, ids: ids.slice(0, most) })
  return {
    pairs: base.length,
    base: count(base),
    head: count(head),
    introduced: flips.introduced.length,
    removed: flips.removed.length,
    rate: compareFlipRates({ base, head, documents, resamples, seed }),
    kinds: flips.kinds
      .filter((change) => change.base + change.head > 0)
      .map((change) => ({ ...change, introduced: listIds(change.introduced), removed: listIds(change.removed) })),
  }
}

function count(flags: readonly number[]): number {
  return flags.reduce((total, flag) => total + flag, 0)
}
