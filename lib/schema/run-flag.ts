/** What a segment of a run can be picked out by: something that a lint saw, or that makes a score mean less. */
export type RunFlag =
  /** A flip of meaning, of any kind where none is named. */
  | { readonly of: 'flip'; readonly kind: string | null }
  | { readonly of: 'finding'; readonly code: string; readonly part: string }
  | { readonly of: 'warning'; readonly code: string; readonly metric: string | null }

const SIGNS: readonly (readonly [RegExp, (found: RegExpExecArray) => RunFlag])[] = [
  [/^1$/, () => ({ of: 'flip', kind: null })],
  [/^flip ([a-z]+)$/, ([, kind]) => ({ of: 'flip', kind })],
  [/^warning ([a-z-]+)(?: (.+))?$/, ([, code, metric]) => ({ of: 'warning', code, metric: metric ?? null })],
  [/^([a-z-]+) (source|hypothesis|references|segments)$/, ([, code, part]) => ({ of: 'finding', code, part })],
]

/**
 * A flag as it stands in an address; null for a text that is none.
 *
 * @example readRunFlag('flip number') // { of: 'flip', kind: 'number' }
 */
export function readRunFlag(text: string): RunFlag | null {
  for (const [pattern, make] of SIGNS) {
    const found = pattern.exec(text)
    if (found) return make(found)
  }
  return null
}

/** The same as a text. */
export function writeRunFlag(flag: RunFlag): string {
  if (flag.of === 'flip') return flag.kind === null ? '1' : `flip ${flag.kind}`
  if (flag.of === 'finding') return `${flag.code} ${flag.part}`
  return flag.metric === null ? `warning ${flag.code}` : `warning ${flag.code} ${flag.metric}`
}
