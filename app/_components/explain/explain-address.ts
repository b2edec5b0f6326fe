import { findTab, TABS, type Tab } from './explain-tabs.ts'

export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
export type LineRule = 'segments' | 'text'

/** Everything that the page shows follows from this. Null: nothing was pasted, the tab's own example is shown. */
export interface ExplainState {
  readonly tab: Tab
  readonly language: Language
  /** The metric worked out, as a SPEC; null for the tab's first. */
  readonly spec: string | null
  readonly hypothesis: string | null
  readonly references: readonly string[] | null
  /** Null: one text for ROUGE, whose lines are sentences, else one segment a line. */
  readonly lines: LineRule | null
  /** The one that is worked out; null for all. */
  readonly segment: number | null
  readonly gold: string | null
  readonly predicted: string | null
  readonly logprobs: string | null
  /** Texts of a metric that knows no reference; null for the hypothesis. */
  readonly outputs: string | null
  /** Samples and how many of them passed, one problem a line. */
  readonly counts: string | null
  readonly base: 'e' | '2' | '10'
  readonly text: string | null
  readonly window: number | null
  readonly stride: number | null
  readonly tokens: number | null
}

export const FIRST_STATE: ExplainState = {
  tab: 'bleu',
  language: 'en',
  spec: null,
  hypothesis: null,
  references: null,
  lines: null,
  segment: null,
  gold: null,
  predicted: null,
  logprobs: null,
  outputs: null,
  counts: null,
  base: 'e',
  text: null,
  window: null,
  stride: null,
  tokens: null,
}

/** Addresses beyond this are refused by some programs that pass links on. */
const LONGEST = 8000

/**
 * The part of the address after `#`, which browsers never send to a server. Null where it would be too long.
 *
 * @example
 * toExplainHash({ ...FIRST_STATE, tab: 'rouge' }) // 'm=rouge'
 */
export function toExplainHash(state: ExplainState): string | null {
  const pairs = new URLSearchParams()
  const set = (key: string, value: string | number | null) => {
    if (value !== null) pairs.set(key, String(value))
  }
  // The first tab is named where the SPEC alone would lead to another.
  const usual = (state.spec === null ? null : findTab(state.spec)) ?? FIRST_STATE.tab
  set('m', state.tab === FIRST_STATE.tab && state.tab === usual ? null : state.tab)
  set('lang', state.language === FIRST_STATE.language ? null : state.language)
  set('s', state.spec)
  set('hyp', state.hypothesis)
  for (const reference of state.references ?? []) pairs.append('ref', reference)
  set('lines', state.lines)
  set('seg', state.segment === null ? null : state.segment + 1)
  set('gold', state.gold)
  set('pred', state.predicted)
  set('lp', state.logprobs)
  set('out', state.outputs)
  set('counts', state.counts)
  set('base', state.base === 'e' ? null : state.base)
  set('text', state.text)
  set('window', state.window)
  set('stride', state.stride)
  set('tokens', state.tokens)
  const hash = pairs.toString()
  return hash.length > LONGEST ? null : hash
}

/** The state that an address means; what cannot be read is left at its first value. */
export function parseExplainHash(hash: string): ExplainState {
  const pairs = new URLSearchParams(hash.replace(/^#/, ''))
  const references = pairs.getAll('ref')
  const segment = toCount(pairs.get('seg'))
  const spec = pairs.get('s') || null
  return {
    tab: oneOf(TABS, pairs.get('m')) ?? (spec === null ? null : findTab(spec)) ?? FIRST_STATE.tab,
    language: oneOf(LANGUAGES, pairs.get('lang')) ?? FIRST_STATE.language,
    spec,
    hypothesis: pairs.get('hyp'),
    references: references.length === 0 ? null : references,
    lines: oneOf(['segments', 'text'] as const, pairs.get('lines')),
    segment: segment === null ? null : segment - 1,
    gold: pairs.get('gold'),
    predicted: pairs.get('pred'),
    logprobs: pairs.get('lp'),
    outputs: pairs.get('out'),
    counts: pairs.get('counts'),
    base: oneOf(['e', '2', '10'] as const, pairs.get('base')) ?? 'e',
    text: pairs.get('text'),
    window: toCount(pairs.get('window')),
    stride: toCount(pairs.get('stride')),
    tokens: toCount(pairs.get('tokens')),
  }
}

/** Keys of an address, each with the values that it may have. */
const KEYS: Readonly<Record<string, (value: string) => boolean>> = {
  m: (value) => TABS.some((tab) => tab === value),
  lang: (value) => LANGUAGES.some((language) => language === value),
  s: (value) => value !== '',
  lines: (value) => value === 'segments' || value === 'text',
  seg: (value) => toCount(value) !== null,
  base: (value) => ['e', '2', '10'].includes(value),
  ...Object.fromEntries(['window', 'stride', 'tokens'].map((key) => [key, (value: string) => toCount(value) !== null])),
  ...Object.fromEntries(['hyp', 'ref', 'gold', 'pred', 'lp', 'out', 'counts', 'text'].map((key) => [key, () => true])),
}
/** Every one of them counts. */
const MANY = 'ref'

/**
 * What of an address says nothing to the page: unknown keys, values that a key cannot have, and a key's second value.
 *
 * @example findUnread('m=nope&tok=zh&s=bleu') // ['m=nope', 'tok=zh']
 */
export function findUnread(hash: string): string[] {
  const seen = new Set<string>()
  const unread: string[] = []
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const isRead = Object.hasOwn(KEYS, key) && KEYS[key](value) && (key === MANY || !seen.has(key))
    if (!isRead) unread.push(`${key}=${value}`)
    seen.add(key)
  }
  return unread
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((one) => one === value) ?? null
}

function toCount(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : null
}
