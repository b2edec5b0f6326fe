import { describe, expect, it } from 'vitest'
import { statedVerdict } from '../../lib/compare/stated-verdict.ts'

describe('statedVerdict', () => {
  it.each([
    ['worse, and the correction backs it', { verdict: 'worse', pAdjusted: 0.049, family: 4 }, 'worse'],
    ['worse, but not after the correction', { verdict: 'worse', pAdjusted: 0.075, family: 4 }, 'not-after-correction'],
    [
      'better at the very level, as a gate has it',
      { verdict: 'better', pAdjusted: 0.05, family: 2 },
      'not-after-correction',
    ],
    ['one metric alone, where nothing is corrected', { verdict: 'better', pAdjusted: 0.06, family: 1 }, 'better'],
    ['an interval without p', { verdict: 'better', pAdjusted: null, family: 0 }, 'better'],
    ['inconclusive stays that', { verdict: 'inconclusive', pAdjusted: 0.4, family: 4 }, 'inconclusive'],
    ['identical stays that', { verdict: 'identical', pAdjusted: 1, family: 4 }, 'identical'],
    ['none stays none', { verdict: null, pAdjusted: null, family: 4 }, null],
    ['worse by a rough interval of few pairs', { verdict: 'worse', pAdjusted: 0.01, family: 1, few: true }, 'few'],
    ['few pairs, and not after the correction', { verdict: 'better', pAdjusted: 0.2, family: 4, few: true }, 'few'],
    ['a rough interval inside the band', { verdict: 'too-small', pAdjusted: 0.2, family: 1, few: true }, 'few'],
    ['few pairs that tell nothing', { verdict: 'inconclusive', pAdjusted: 0.2, family: 1, few: true }, 'inconclusive'],
    ['few outputs, all the same', { verdict: 'identical', pAdjusted: 1, family: 1, few: true }, 'identical'],
  ] as const)('%s', (_title, given, said) => {
    expect(statedVerdict({ few: false, ...given })).toBe(said)
  })
})
