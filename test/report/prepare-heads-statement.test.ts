import { describe, expect, it } from 'vitest'
import type { Ranking } from '../../lib/compare/ranking.ts'
import { prepareHeadsStatement } from '../../lib/report/prepare-heads-statement.ts'
import { makeComparison, makeResult } from './make-comparison.ts'

const headOf = (name: string, changes: Parameters<typeof makeResult>[0]) => ({
  id: `r-${name}`,
  name,
  comparison: makeComparison({ results: [makeResult(changes)] }),
})
const RANKING: Ranking = {
  spec: 'bleu',
  metric: 'bleu',
  reason: null,
  n: 198,
  documents: null,
  few: false,
  family: 3,
  level: 0.05,
  runs: ['base', 'r-a', 'r-b'].map((name) => ({ name, score: 1, interval: null, better: 0, worse: 0 })),
  groups: [['base', 'r-a'], ['r-b']],
  pairs: [],
  left: [],
}
const say = (heads: ReturnType<typeof headOf>[], ranking?: Partial<Ranking>) =>
  prepareHeadsStatement({
    heads,
    spec: 'bleu',
    ranking: ranking && { ...RANKING, ...ranking },
    nameOf: (id) => id.replace('r-', ''),
  })

describe('what is found of several runs', () => {
  it('says of each head what its row says, what is worse first, and then what the runs show among each other', () => {
    expect(say([headOf('a', { verdict: 'inconclusive' }), headOf('b', {})], {})).toEqual([
      'BLEU against base: b is worse; a is inconclusive.',
      'Among each other, over the 198 segments that all share, base stands first; it cannot be told apart from a.',
    ])
  })
  it('claims nothing from the few segments that one short run leaves to all, and keeps the verdict on the others', () => {
    expect(say([headOf('a', { few: true, n: 2 }), headOf('b', {})], { n: 2, few: true })).toEqual([
      'BLEU against base: b is worse; a rests on too little to be ranked.',
      'Only 2 segments are shared and scored by all 3 runs: too few to rank them.',
    ])
  })
  it.each([
    [{ verdict: 'better' as const }, 'a is better'],
    [{ verdict: 'too-small' as const }, 'a differs by too little to matter'],
    [{ pAdjusted: 0.2 }, 'a is told apart only before the correction'],
    [{ verdict: 'identical' as const }, 'a is identical'],
    [{ verdict: null }, 'a has no verdict'],
    [{ comparable: 'no' as const, verdict: null, delta: null }, 'a may not be compared'],
  ])('%j: %s', (changes, text) => {
    expect(say([headOf('a', changes)])).toEqual([`BLEU against base: ${text}.`])
  })
  it('has a name for four runs and a number for the rest', () => {
    const [sentence] = say(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => headOf(name, {})))
    expect(sentence).toBe('BLEU against base: a, b, c, d, 2 more are worse.')
  })
  it('has nothing to say of a metric that no head has', () => {
    expect(say([headOf('a', { spec: 'chrf' })])).toEqual(['Each run is compared with the same base.'])
  })
})
