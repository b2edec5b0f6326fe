import { describe, expect, it } from 'vitest'
import { judgeDrift } from '../../lib/compare/drift.ts'

const look = (over: Partial<Parameters<typeof judgeDrift>[0]> = {}) => ({
  comparable: 'yes' as const,
  verdict: 'worse' as const,
  delta: -0.7,
  smallestEffect: 0.5,
  ...over,
})

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
    ['less than the smallest effect, though clear of 0', look({ delta: -0.3 }), look(), null, 'within'],
    ['far, but inconclusive', look({ verdict: 'inconclusive' }), look(), null, 'within'],
    ['only one run since the baseline', look(), null, null, 'one-run'],
    ['no smallest effect', look({ smallestEffect: null }), look(), null, 'no-smallest-effect'],
    ['other signature', look({ comparable: 'after-repair', verdict: null }), look(), null, 'not-comparable'],
    ['other signature before', look(), look({ comparable: 'no', verdict: null }), null, 'not-comparable'],
    ['no difference', look({ delta: null }), look(), null, 'within'],
  ] as const)('%s', (_, newest, before, drift, reason) => {
    expect(judgeDrift(newest, before)).toEqual({ drift, reason })
  })
})
