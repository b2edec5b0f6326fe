import type { TokenRange } from './align-tokens.ts'
import { CLAUSE_WORD } from './closing-particles.ts'
import type { OppositeSide } from './language-lists.ts'
import type { PhraseMatch } from './phrase-table.ts'
import { NAME, type TextReading } from './text-reading.ts'
import { OPPOSITE_WORD } from './word-flags.ts'

export interface OppositeItem extends TokenRange {
  readonly sides: readonly OppositeSide[]
}

/** Words of the longest phrase in the list of opposites, but for its first. */
const REACH = 3

/**
 * Words of a pair of opposites in a text, without those that a phrase or a name makes mean something else, and without
 * negators. With `changes` only those that may reach into a change.
 */
export function findOpposites(reading: TextReading, changes: readonly number[] | null = null): OppositeItem[] {
  const { tokens, lists, marks, flags } = reading
  const found: OppositeItem[] = []
  for (let i = 0; i < tokens.length; ) {
    if ((flags[i] & OPPOSITE_WORD) === 0 || marks[i] === NAME || (changes !== null && !isNearChange(changes, i))) {
      i++
      continue
    }
    const match = withSplit(reading, i, lists.opposites.match(tokens, i))
    const idle = lists.notOpposites.match(tokens, i)
    if (idle !== null && idle.length >= (match?.length ?? 0)) i += idle.length
    else if (match !== null) {
      const negator = lists.negators.match(tokens, i)
      if (negator === null || negator.length < match.length)
        found.push({ sides: match.value, at: i, end: i + match.length })
      i += match.length
    } else i++
  }
  return found
}

type OppositeMatch = PhraseMatch<readonly OppositeSide[]> | null

/** With what a German verb is together with its particle, the last word of the clause: nahm das Angebot an. */
function withSplit({ tokens, lists }: TextReading, at: number, match: OppositeMatch): OppositeMatch {
  const candidates = lists.splitOpposites.get(tokens[at].norm)
  if (candidates === undefined) return match
  let last = at
  while (last + 1 < tokens.length && tokens[last + 1].kind !== 'sign' && !CLAUSE_WORD.test(tokens[last + 1].norm))
    last++
  const split = candidates.find(({ particle }) => tokens[last].norm === particle)
  if (split === undefined || last === at) return match
  return { value: [...split.sides, ...(match?.value ?? [])], length: match?.length ?? 1 }
}

function isNearChange(changes: readonly number[], at: number): boolean {
  for (let k = at; k <= at + REACH && k < changes.length; k++) if (changes[k] >= 0) return true
  return false
}
