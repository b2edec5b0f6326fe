import { type PageParams, paramReader } from '../ui/param-reader.ts'

/** What the address of a compare page holds. Everything that a reader can choose there is in it. */
export interface CompareAddress {
  readonly project: string | null
  /** `run:ID`, `branch:NAME` or `commit:SHA`. */
  readonly base: string | null
  readonly head: string | null
  /** Narrow what `base` and `head` may mean. */
  readonly system: string | null
  readonly testSet: string | null
  /** SPEC that the sentence speaks about and whose segments are shown. */
  readonly metric: string | null
  readonly scale: 'effects' | 'native' | null
  readonly moved: MovedOrder
  readonly diff: DiffMode
  readonly cursor: string | null
  /** Tag (or `document`, `length`, `references`, `*`) to compare within. */
  readonly slice: string | null
  /** Both sides rescored under one signature before they are compared. */
  readonly repair: 'rescore' | null
  /** Id of the moved segment whose matches and edits are open. */
  readonly open: string | null
  /** Further heads beside the first one. */
  readonly others: readonly string[]
}

/** As many as the service compares at once. */
const MOST_HEADS = 20

export const MOVED_ORDERS = ['largest', 'losses', 'gains'] as const
export type MovedOrder = (typeof MOVED_ORDERS)[number]
/** `auto`: words, or characters where the script has no spaces. */
export const DIFF_MODES = ['auto', 'characters', 'reference'] as const
export type DiffMode = (typeof DIFF_MODES)[number]

/** Reads the address; what is not known there has its default, so that an old link still opens. */
export function parseCompareAddress(params: PageParams): CompareAddress {
  const text = paramReader(params)
  return {
    project: text('project'),
    base: text('base'),
    head: text('head'),
    system: text('system'),
    testSet: text('testSet'),
    metric: text('metric'),
    scale: oneOf(['effects', 'native'] as const, text('scale')),
    moved: oneOf(MOVED_ORDERS, text('moved')) ?? 'largest',
    diff: oneOf(DIFF_MODES, text('diff')) ?? 'auto',
    cursor: text('cursor'),
    slice: text('slice'),
    repair: oneOf(['rescore'] as const, text('repair')),
    open: text('open'),
    others: Array.isArray(params.head) ? params.head.slice(1, MOST_HEADS).filter((head) => head !== '') : [],
  }
}

/**
 * The address with some of its parts changed; defaults are left out, and another order starts at its first page.
 *
 * @example toCompareHref(address, { moved: 'losses' }) // '/compare?project=manuals&base=run%3Aa&head=run%3Ab&moved=losses'
 */
export function toCompareHref(address: CompareAddress, changes: Partial<CompareAddress> = {}): string {
  const start = 'cursor' in changes || 'open' in changes ? {} : { cursor: null }
  const { others, ...next } = { ...address, open: null, ...start, ...changes }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(next)) {
    const isDefault = (key === 'moved' && value === 'largest') || (key === 'diff' && value === 'auto')
    if (value !== null && !isDefault) query.set(key, value)
  }
  for (const head of others) query.append('head', head)
  return `/compare?${query}`
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((one) => one === value) ?? null
}
