import type { Comparison } from '../compare/comparison.ts'
import type { Ranking } from '../compare/ranking.ts'

/** One base against several heads: a comparison each, and all runs ranked. Sides are names of files, or stored runs. */
export interface ComparedHeads {
  readonly base: unknown
  readonly heads: readonly (Comparison & { readonly head: unknown })[]
  readonly ranking: readonly Ranking[]
}

export function areSeveralHeads(answer: Comparison | ComparedHeads): answer is ComparedHeads {
  return 'ranking' in answer
}

/** What a side is called: the name of its file, or a stored run's system and id. */
export function nameOfSide(side: unknown): string {
  if (typeof side === 'string') return side
  const { id, system } = (side ?? {}) as { id?: unknown; system?: unknown }
  return system === undefined ? `run:${String(id)}` : `${String(system)} (run:${String(id)})`
}
