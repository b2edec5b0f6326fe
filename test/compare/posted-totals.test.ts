import { describe, expect, it } from 'vitest'
import { comparePosted, type PostedTotal } from '../../lib/compare/posted-totals.ts'

const comet = (value: number | null, signature: string | null): PostedTotal => ({ metric: 'comet', value, signature })

describe('totals that only were posted', () => {
  it.each<[string, PostedTotal[], PostedTotal[], object]>([
    [
      'equal signatures: a difference, no verdict',
      [comet(0.5, 'model:a')],
      [comet(0.75, 'model:a')],
      { comparable: 'yes', delta: 0.25, differences: [] },
    ],
    [
      'other signatures',
      [comet(0.5, 'model:a')],
      [comet(0.75, 'model:b')],
      { comparable: 'no', delta: null, differences: [{ field: 'signature', base: 'model:a', head: 'model:b' }] },
    ],
    [
      'unknown equals nothing, not even itself',
      [comet(0.5, null)],
      [comet(0.5, null)],
      { comparable: 'no', delta: null, differences: [{ field: 'signature', base: null, head: null }] },
    ],
    ['one side only', [], [comet(0.5, 'model:a')], { comparable: 'no', base: null, head: 0.5, delta: null }],
    ['no value', [comet(null, 'm')], [comet(1, 'm')], { comparable: 'yes', base: null, head: 1, delta: null }],
  ])('%s', (_title, base, head, expected) => {
    expect(comparePosted(base, head)).toMatchObject([
      { ...expected, metric: 'comet', reason: expect.stringMatching(/\.$/) },
    ])
  })
  it('each total has one partner', () => {
    const pairs = comparePosted([comet(1, 'a'), comet(2, 'a')], [comet(3, 'a')])
    expect(pairs.map(({ base, head }) => [base, head])).toEqual([
      [1, 3],
      [2, null],
    ])
  })
})
