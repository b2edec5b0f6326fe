import { type LintToken, lintTokens } from './lint-tokens.ts'

export interface PhraseMatch<T> {
  readonly value: T
  /** Tokens that it covers. */
  readonly length: number
}

interface Entry<T> {
  readonly norms: readonly string[]
  readonly value: T
}

/** Words and phrases by their first word; the longest that fits is found. */
export class PhraseTable<T> {
  private readonly byFirst = new Map<string, Entry<T>[]>()

  /** Later entries with the same words do not replace earlier ones. */
  constructor(entries: Iterable<readonly [string, T]>) {
    for (const [phrase, value] of entries) {
      const norms = lintTokens(phrase).map(({ norm }) => norm)
      if (norms.length === 0) continue
      const list = this.byFirst.get(norms[0])
      if (list) list.push({ norms, value })
      else this.byFirst.set(norms[0], [{ norms, value }])
    }
    for (const list of this.byFirst.values()) list.sort((a, b) => b.norms.length - a.norms.length)
  }

  /** The words that a phrase may begin with. */
  firstWords(): Iterable<string> {
    return this.byFirst.keys()
  }

  /** The longest phrase that begins at token `at`, or null. */
  match(tokens: readonly LintToken[], at: number): PhraseMatch<T> | null {
    if (at >= tokens.length) return null
    const list = this.byFirst.get(tokens[at].norm)
    if (list === undefined) return null
    for (const { norms, value } of list) if (fits(tokens, at, norms)) return { value, length: norms.length }
    return null
  }
}

function fits(tokens: readonly LintToken[], at: number, norms: readonly string[]): boolean {
  if (at + norms.length > tokens.length) return false
  for (let k = 1; k < norms.length; k++) if (tokens[at + k].norm !== norms[k]) return false
  return true
}
