import { describe, expect, it } from 'vitest'
import { LEAST_OVERLAP } from '../../lib/lints/meaning-flip.ts'
import { flipRateSentence } from '../../lib/report/flip-rate-sentence.ts'
import { formatShare } from '../../lib/report/format-number.ts'
import { compareMessages } from '../../lib/report/messages/en/compare.ts'

const rates = (over: Partial<Parameters<typeof flipRateSentence>[0]> = {}) => ({
  base: 0.1,
  head: 0.2,
  delta: 0.1,
  ci: [-0.02, 0.22] as const,
  changed: 12,
  documents: null,
  resamples: 1000,
  seed: 12345,
  ...over,
})

describe('the share of flagged pairs in words', () => {
  it('has both shares, the difference and its interval', () => {
    expect(flipRateSentence(rates())).toBe(
      'Flagged pairs: 10 % in base, 20 % in head; difference +10 percentage points, 95 % interval −2 to +22 (1\u202f000 resamples of segments).',
    )
  })
  it('a bound that is nothing is 0, one that is near it gets digits until it cannot be read so', () => {
    const sentence = (ci: readonly [number, number]) => flipRateSentence(rates({ base: 0.2, head: 0, delta: -0.2, ci }))
    expect(sentence([-0.0167, 0])).toContain('95 % interval −1.67 to 0 (')
    expect(sentence([-0.0167, 0])).toContain('20.00 % in base, 0 % in head; difference −20.00 ')
    expect(sentence([-0.0167, 0.00004])).toContain('95 % interval −1.67 to +0.004 (')
    expect(flipRateSentence(rates({ head: 0.000_001 }))).toContain(' 0.0001 % in head')
  })
  it('no difference is 0, not a number of digits', () => {
    expect(flipRateSentence(rates({ base: 0.007, head: 0.007, delta: 0, ci: [-0.013, 0.013] }))).toBe(
      'Flagged pairs: 0.7 % in base, 0.7 % in head; difference 0 percentage points, 95 % interval −1.3 to +1.3 (1\u202f000 resamples of segments).',
    )
  })
  it('pairs flagged alike on both sides have no interval: nothing differs that could be drawn', () => {
    expect(flipRateSentence(rates({ base: 0.012, head: 0.012, delta: 0, ci: null, changed: 0 }))).toBe(
      'Flagged pairs: 1.2 % in base and the same ones in head: nothing differs of which an interval could be drawn.',
    )
  })
  it('too few for an interval', () => {
    expect(flipRateSentence(rates({ ci: null }))).toContain('too little for an interval.')
  })
  it('nothing flagged is said by the counts alone', () => {
    expect(flipRateSentence(rates({ base: 0, head: 0, delta: 0, ci: null, changed: 0 }))).toBeNull()
    expect(flipRateSentence(rates({ base: null, head: null, delta: null, ci: null }))).toBeNull()
  })
})

describe('what a comparison says of the lint', () => {
  it('holds the limit below which it does not look', () => {
    expect(compareMessages.flips.margin).toContain(`at least ${formatShare(LEAST_OVERLAP)} of the words`)
  })
})
