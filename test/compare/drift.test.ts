import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../lib/compare/comparison.ts'
import { judgeDrift } from '../../lib/compare/drift.ts'

const look = (over: Partial<Parameters<typeof judgeDrift>[0]> = {}) => ({
  comparable: 'yes' as const,
  verdict: 'worse' as const,
  delta: -0.7,
  smallestEffect: 0.5,
  ...over,
})

const step = (verdict: Verdict | null, over: { pAdjusted?: number; few?: boolean } = {}) => ({
  verdict,
  pAdjusted: 0.01,
  family: 3,
  few: false,
  ...over,
})
const steps = (...verdicts: (Verdict | null)[]) => verdicts.map((verdict) => verdict && step(verdict))

describe('drift since the baseline', () => {
  it.each([
    ['two runs in a row worse by the smallest effect', look(), look({ delta: -0.5 }), 'worse', null],
    [
      'two in a row better',
      look({ verdict: 'better', delta: 1 }),
      look({ verdict: 'better', delta: 2 }),
      'better',
      null,
    ],
    ['only the newest', look(), look({ verdict: 'inconclusive', delta: -0.6 }), null, 'once'],
    ['one to each side', look(), look({ verdict: 'better', delta: 0.7 }), null, 'once'],
    ['less than the smallest effect, though clear of 0', look({ delta: -0.3 }), look(), null, 'below'],
    ['far, but inconclusive', look({ verdict: 'inconclusive' }), look(), null, 'inconclusive'],
    ['wholly inside the band', look({ verdict: 'too-small', delta: -0.1 }), look(), null, 'within'],
    ['identical outputs', look({ verdict: 'identical', delta: 0 }), look(), null, 'within'],
    ['no verdict', look({ verdict: null }), look(), null, 'no-verdict'],
    ['only one run since the baseline', look(), null, null, 'one-run'],
    ['no smallest effect', look({ smallestEffect: null }), look(), null, 'no-smallest-effect'],
    ['other signature', look({ comparable: 'no', verdict: null, delta: null }), look(), null, 'not-comparable'],
    ['other signature before', look(), look({ comparable: 'no', verdict: null, delta: null }), null, 'not-comparable'],
    ['rough intervals of few segments', look({ few: true }), look({ few: true }), null, 'few'],
    ['few segments, all the same', look({ few: true, verdict: 'identical', delta: 0 }), look(), null, 'within'],
    ['no difference', look({ delta: null }), look(), null, 'no-verdict'],
  ] as const)('%s', (_, newest, before, drift, reason) => {
    expect(judgeDrift(newest, before, steps('inconclusive', 'inconclusive'))).toMatchObject({ drift, reason })
  })
  it.each([
    [
      'every step inconclusive: nobody could have noticed',
      ['inconclusive', 'too-small', 'identical'],
      'worse',
      null,
      true,
    ],
    ['a step got worse by itself: no drift but that step', ['inconclusive', 'worse'], null, 'step', false],
    ['a step got better and it is worse all the same', ['better', 'inconclusive'], 'worse', null, true],
    ['a step that is not known: nothing is said of all', ['inconclusive', null], 'worse', null, false],
    ['a step that is not known beside one that got worse', [null, 'worse'], null, 'step', false],
  ] as const)('%s', (_, verdicts, drift, reason, unnoticed) => {
    expect(judgeDrift(look(), look(), steps(...verdicts))).toEqual({ drift, side: 'worse', reason, unnoticed })
  })
  it('takes no step for worse that every page calls inconclusive', () => {
    for (const unbacked of [step('worse', { pAdjusted: 0.075 }), step('worse', { few: true })])
      expect(judgeDrift(look(), look(), [step('inconclusive'), unbacked])).toMatchObject({
        drift: 'worse',
        unnoticed: true,
      })
  })
})
