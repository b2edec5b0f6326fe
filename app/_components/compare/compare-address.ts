import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsNativeArrayOf,
  parseAsStringLiteral,
} from 'nuqs/server'
import { type PageParams, textParam, toHref } from '../ui/page-params.ts'

/** As many as the service compares at once. */
const MOST_HEADS = 20

export const MOVED_ORDERS = ['largest', 'losses', 'gains'] as const
export type MovedOrder = (typeof MOVED_ORDERS)[number]
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
  cursor: textParam,
  /** Tag (or `document`, `length`, `references`, `*`) to compare within. */
  slice: textParam,
  /** Both sides rescored under one signature before they are compared. */
  repair: parseAsStringLiteral(['rescore']),
  /** Id of the moved segment whose matches and edits are open. */
  open: textParam,
}
const load = createLoader(PARAMS)
const serialize = createSerializer(PARAMS)

/** What the address of a compare page holds. Everything that a reader can choose there is in it. */
export interface CompareAddress extends Omit<inferParserType<typeof PARAMS>, 'head'> {
  readonly head: string | null
  readonly others: readonly string[]
}

/** Reads the address; what is not known there has its default, so that an old link still opens. */
export function parseCompareAddress(params: PageParams): CompareAddress {
  const { head: heads, ...address } = load(params)
  return { ...address, head: heads[0] ?? null, others: heads.slice(1, MOST_HEADS) }
}

/**
 * The address with some of its parts changed; defaults are left out, and another order starts at its first page.
 *
 * @example toCompareHref(address, { moved: 'losses' }) // '/compare?project=manuals&base=run%3Aa&head=run%3Ab&moved=losses'
 */
export function toCompareHref(address: CompareAddress, changes: Partial<CompareAddress> = {}): string {
  const start = 'cursor' in changes || 'open' in changes ? {} : { cursor: null }
  const { head, others, ...next } = { ...address, open: null, ...start, ...changes }
  return toHref('/compare', serialize({ ...next, head: head === null ? [] : [head, ...others] }))
}
