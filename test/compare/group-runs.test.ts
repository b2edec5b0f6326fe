import { describe, expect, it } from 'vitest'
import { groupRuns } from '../../lib/compare/group-runs.ts'

const pairs = (names: string, apart: readonly string[]) =>
  [...names].flatMap((upper, i) =>
    [...names].slice(i + 1).map((lower) => ({ upper, lower, apart: apart.includes(upper + lower) })),
  )

describe('groups of runs that cannot be told apart', () => {
  it.each([
    ['all apart: each by itself', 'abc', ['ab', 'ac', 'bc'], ['a', 'b', 'c']],
    ['none apart: one group', 'abc', [], ['abc']],
    ['a chain: the middle stands in both', 'abc', ['ac'], ['ab', 'bc']],
    ['a line across which all are apart', 'abcd', ['ac', 'ad', 'bc', 'bd'], ['ab', 'cd']],
    // As five heads were: base and h1 above h2, h4 apart from neither.
    [
      'several told apart within what one line would hold',
      'h1b42',
      ['h2', '12', 'b2', 'h1', 'hb', 'h4'],
      ['h', '1b4', '42'],
    ],
    ['neighbours apart, ends not', 'abc', ['ab'], ['ac', 'bc']],
  ])('%s', (_title, names, apart, expected) => {
    expect(groupRuns([...names], pairs(names, apart)).map((group) => group.join(''))).toEqual(expected)
  })
  it('no runs, no groups', () => {
    expect(groupRuns([], [])).toEqual([])
  })
})
