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
  ] as const)('%s', (_title, given, said) => {
    expect(statedVerdict(given)).toBe(said)
  })
})
