import { describe, expect, it } from 'vitest'
import { type BaselineCandidate, chooseBaseline, rankBaselines, toNamedBaseline } from '../../lib/compare/baseline.ts'

const run = (id: string, commit: string | null, branch: string | null, day: number): BaselineCandidate => ({
  id,
  commit,
  branch,
  date: `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
})
const head = run('head', 'h', 'feature', 20)
const runs = [
  run('a', 'c1', 'main', 1),
  run('b', 'c2', 'main', 2),
  run('b2', 'c2', 'main', 3),
  run('z', 'c9', 'main', 30),
  run('other', 'x1', 'elsewhere', 19),
  head,
]
const order = (over: Partial<Parameters<typeof rankBaselines>[1]> = {}, among = runs) =>
  rankBaselines(among, { head, ancestors: [], targetBranch: 'main', ...over }).map(
    ({ run, how, distance }) => `${run.id} ${how} ${distance}`,
  )

describe('candidates for a baseline', () => {
  it.each<[string, Parameters<typeof order>[0], readonly string[]]>([
    [
      'the merge base, its ancestors, then the target branch',
      { ancestors: ['c2', 'c0', 'c1'] },
      ['b2 merge-base 0', 'b merge-base 0', 'a ancestor 2', 'z target-branch null'],
    ],
    [
      'ancestors where the merge base has no run',
      { ancestors: ['c3', 'c1'] },
      ['a ancestor 1', 'z target-branch null', 'b2 target-branch null', 'b target-branch null'],
    ],
    [
      'the target branch, the last first, where no ancestors are known',
      {},
      ['z target-branch null', 'b2 target-branch null', 'b target-branch null', 'a target-branch null'],
    ],
    ['another target branch', { targetBranch: 'elsewhere' }, ['other target-branch null']],
    ['none', { targetBranch: 'nowhere' }, []],
  ])('%s', (_, over, expected) => {
    expect(order(over)).toEqual(expected)
  })
  it('neither head itself nor another run of its commit', () => {
    const again = run('again', 'h', 'main', 21)
    expect(order({ ancestors: ['h', 'c1'] }, [...runs, again])[0]).toBe('a ancestor 1')
  })
  it('of head’s own branch only what is older', () => {
    expect(order({ head: run('b2', 'c2', 'main', 3) })).toEqual(['a target-branch null'])
  })
  it('in whatever order they come', () => {
    expect(order({ ancestors: ['c2', 'c1'] }, [...runs].reverse())).toEqual(order({ ancestors: ['c2', 'c1'] }))
  })
})

describe('the choice of a baseline', () => {
  const ranked = rankBaselines(runs, { head, ancestors: ['c3', 'c2', 'c1'], targetBranch: 'main' })
  it('takes the first that nothing stands against, and says what it passed over', () => {
    const why = 'Another signature.'
    const now = '2026-03-11T00:00:00Z'
    expect(
      chooseBaseline(
        ranked,
        new Map([
          ['b2', why],
          ['b', why],
        ]),
        { now, mergeBase: 'c3' },
      ),
    ).toEqual({
      runId: 'a',
      how: 'ancestor',
      commit: 'c1',
      branch: 'main',
      distance: 2,
      ageMs: 10 * 86_400_000,
      skipped: [
        { commit: 'c3', why: 'The merge base has no run.' },
        { commit: 'c2', why },
        { commit: 'c2', why },
      ],
    })
  })
  it('takes the nearest where something stands against all, so that the comparison can say what', () => {
    const all = new Map(ranked.map(({ run: { id } }) => [id, 'Another signature.']))
    expect(chooseBaseline(ranked, all)).toMatchObject({ runId: 'b2', distance: 1, skipped: [], ageMs: null })
  })
  it('finds none among none', () => {
    expect(chooseBaseline([], new Map())).toBeNull()
  })
  it('has no age below 0, and one that is named says so', () => {
    expect(toNamedBaseline(runs[0], 'pinned', '2026-02-01T00:00:00Z')).toMatchObject({ how: 'pinned', ageMs: 0 })
  })
})
