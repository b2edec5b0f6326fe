import type { TokenRange } from './align-tokens.ts'
import type { ReadPair } from './flip.ts'
import type { LintToken } from './lint-tokens.ts'
import { stemOf } from './text-reading.ts'

/** German conjunctions that begin a clause without a sign before them. */
export const CLAUSE_WORD = /^(?:und|oder|aber|sondern|dass|weil|wenn|als|ob)$/

/** Particles at the end of a clause of which the one turns the verb round: Schalten Sie die Pumpe ein, aus. */
export function findClosingOpposites(pair: ReadPair): [TokenRange, TokenRange][] {
  const { closingOpposites } = pair.reference.lists
  if (closingOpposites.size === 0) return []
  return pair.alignment.changes.flatMap(({ reference, hypothesis }) => {
    if (reference.end - reference.at !== 1 || hypothesis.end - hypothesis.at !== 1) return []
    const [a, b] = [pair.reference.tokens[reference.at].norm, pair.hypothesis.tokens[hypothesis.at].norm]
    if (!closingOpposites.get(a)?.has(b)) return []
    if (!closesClause(pair.reference.tokens, reference.at) || !closesClause(pair.hypothesis.tokens, hypothesis.at))
      return []
    return hasSameClause(pair, reference.at) ? [[reference, hypothesis]] : []
  })
}

const SHORTEST_VERB = 3

/** A conjunction or a sign, but not the point of St. or Dr. */
function beginsClause(tokens: readonly LintToken[], at: number): boolean {
  const { kind, norm } = tokens[at]
  const isAbbreviation = norm === '.' && tokens[at].glued && (tokens[at - 1]?.norm.length ?? 0) <= 2
  return (kind === 'sign' && !isAbbreviation) || CLAUSE_WORD.test(norm)
}

/** Whether the small words of the clause that a particle closes, its verb among them, are in the other text, too. */
function hasSameClause(pair: ReadPair, particle: number): boolean {
  const { tokens } = pair.reference
  const there = new Set(pair.hypothesis.tokens.map(stemOf))
  for (let i = particle - 1; i >= 0 && !beginsClause(tokens, i); i--) {
    const isNoun = tokens[i].capital && i > 0 && tokens[i - 1].kind !== 'sign'
    if (!isNoun && tokens[i].norm.length >= SHORTEST_VERB && !there.has(stemOf(tokens[i]))) return false
  }
  return true
}

function closesClause(tokens: readonly LintToken[], at: number): boolean {
  const next = tokens[at + 1]
  return at > 0 && (next === undefined || next.kind === 'sign' || CLAUSE_WORD.test(next.norm))
}
