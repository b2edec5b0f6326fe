import type { TokenRange } from './align-tokens.ts'
import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import type { ListedName, NameKind } from './name-table.ts'
import { NAME_WORD } from './word-flags.ts'

/** A name of the lists in a text; names of one entity mean the same. */
export interface NameItem extends TokenRange {
  readonly entity: number
  readonly kind: NameKind
}

/** The names of the lists that occur in a text, from left to right, the longest first. */
export function findNames(
  text: string,
  tokens: readonly LintToken[],
  flags: Uint8Array,
  lists: LanguageLists,
): NameItem[] {
  const found: NameItem[] = []
  for (let i = 0; i < tokens.length; ) {
    const match = flags[i] & NAME_WORD ? lists.names.match(tokens, i) : null
    const after = match === null ? undefined : tokens[i + match.length]
    // US$ and Swiss francs are currencies.
    const money = match === null ? null : lists.measures.match(tokens, i)
    const isMoney =
      (after?.norm === '$' && after.glued) ||
      (money !== null && money.length >= (match?.length ?? 0) && money.value.currencies.length > 0)
    if (match === null || isMoney || !isWrittenAs(match.value, text, tokens[i])) {
      i++
      continue
    }
    found.push({ entity: match.value.entity, kind: match.value.kind, at: i, end: i + match.length })
    i += match.length
  }
  return found
}

function isWrittenAs(name: ListedName, text: string, token: LintToken): boolean {
  if (!name.isCapital) return true
  if (!token.capital) return false
  if (!name.isUpper) return true
  const raw = text.slice(token.start, token.end)
  return raw === raw.toUpperCase()
}
