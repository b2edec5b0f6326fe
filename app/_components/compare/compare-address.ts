import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsNativeArrayOf,
  parseAsStringLiteral,
} from 'nuqs/server'
import { countParam, type PageParams, textParam, toHref } from '../ui/page-params.ts'

/** As many as the service compares at once. */
const MOST_HEADS = 20

export const MOVED_ORDERS = ['largest', 'flips', 'losses', 'gains', 'random'] as const
export type MovedOrder = (typeof MOVED_ORDERS)[number]
/** Moved segments that are shown at first, and that each further step adds. */
export const MOVED_STEP = 10
/** As many as the service gives at once. */
export const MOST_MOVED = 200
/** `auto`: words, or characters where the script has no spaces. */
export const DIFF_MODES = ['auto', 'characters', 'reference'] as const

const PARAMS = {
  project: textParam,
  /** `run:ID`, `branch:NAME` or `commit:SHA`; further heads stand beside the first one. */
  base: textParam,
  head: parseAsNativeArrayOf(textParam),
  /** Narrow what `base` and `head` may mean. */
  system: textParam,
  testSet: textParam,
  /** SPEC that the sentence speaks about and whose segments are shown. */
  metric: textParam,
  scale: parseAsStringLiteral(['effects', 'native']),
  moved: parseAsStringLiteral(MOVED_ORDERS).withDefault('largest'),
  diff: parseAsStringLiteral(DIFF_MODES).withDefault('auto'),
  /** Where the list of moved segments begins, and how many of them are shown. */
  cursor: textParam,
  shown: countParam.withDefault(MOVED_STEP),
  /** Tag (or `document`, `length`, `references`, `*`) to compare within. */
  slice: textParam,
  /** Both sides rescored under head's or base's signature before they are compared. */
  repair: parseAsStringLiteral(['rescore', 'rescore-base']),
  /** Id of the moved segment whose matches and edits are open. */
  open: textParam,
}
const load = createLoader(PARAMS)
const serialize = createSerializer(PARAMS)

/** What the address of a compare page holds. Everything that a reader can choose there is in it. */
export interface CompareAddress extends Omit<inferParserType<typeof PARAMS>, 'head'> {
  readonly head: string | null
  readonly others: readonly string[]
  /** How many heads more were named than can be compared at once. */
  readonly leftOut: number
}

/** Reads the address; what is not known there has its default, so that an old link still opens. */
export function parseCompareAddress(params: PageParams): CompareAddress {
  const { head: named, shown, ...address } = load(params)
  // Of several chosen runs one may have been named base as well; a run alone may be compared with itself.
  const heads = named.length > 1 ? named.filter((head) => head !== address.base) : named
  return {
    ...address,
    head: heads[0] ?? null,
    others: heads.slice(1, MOST_HEADS),
    leftOut: Math.max(0, heads.length - MOST_HEADS),
    shown: Math.min(Math.max(shown, MOVED_STEP), MOST_MOVED),
  }
}

/**
 * The address with some of its parts changed; defaults are left out, and another order or metric starts at its first page.
 *
 * @example toCompareHref(address, { moved: 'losses' }) // '/compare?project=manuals&base=run%3Aa&head=run%3Ab&moved=losses'
 */
export function toCompareHref(address: CompareAddress, changes: Partial<CompareAddress> = {}): string {
  const starts = ['moved', 'metric', 'base', 'head', 'repair'].some((part) => part in changes)
  const start = starts ? { cursor: null, shown: MOVED_STEP } : {}
  const { head, others, leftOut: _leftOut, ...next } = { ...address, open: null, ...start, ...changes }
  return toHref('/compare', serialize({ ...next, head: head === null ? [] : [head, ...others] }))
}
