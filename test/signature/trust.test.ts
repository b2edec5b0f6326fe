import { describe, expect, it } from 'vitest'
import { judgeTrust } from '../../lib/signature/trust.ts'

describe('judgeTrust', () => {
  it.each([
    ['equal at one decimal', 26.594, '26.6', null, 'verified', null],
    ['a half that was rounded down', 26.65, '26.6', null, 'verified', null],
    ['a half that was rounded up', 26.65, '26.7', null, 'verified', null],
    ['off by a digit', 26.594, '26.7', null, 'differs', null],
    ['equal at all digits of a double', 26.594318273645, '26.594318273645', null, 'verified', null],
    ['off in the last of many digits', 26.594318273645, '26.594318273646', null, 'differs', null],
    ['decimals that the sender states', 26.594, '26.59', 2, 'verified', null],
    ['trailing zeros that JSON loses, stated', 26.604, '26.6', 2, 'verified', null],
    ['too far off at the decimals stated', 26.606, '26.6', 2, 'differs', null],
    ['a whole number that could be', 27.4, '27', null, 'recomputed', /coarse/],
    ['a whole number that cannot be', 27.6, '27', null, 'differs', null],
    ['a whole number to which the sender adds decimals', 27, '27', 2, 'verified', null],
    ['a fraction of a score in per cent', 26.594, '0.266', null, 'verified', /hundredth/],
    ['per cent of a fraction', 0.8512, '85.1', null, 'verified', /hundred times/],
    ['zero, which is no hundredth of anything', 26.594, '0.0', null, 'differs', null],
    ['a negative score', -1.234, '-1.23', null, 'verified', null],
    ['an exponent', 0.00251, '2.5e-3', null, 'verified', null],
  ] as const)('%s: %d against "%s"', (_what, value, text, decimals, trust, note) => {
    const judged = judgeTrust({ value, posted: { text, decimals } })
    expect(judged.trust).toBe(trust)
    if (note === null) expect(judged.note).toBeNull()
    else expect(judged.note).toMatch(note)
  })

  it('is recomputed where nothing was posted, and posted only where nothing could be computed', () => {
    expect(judgeTrust({ value: 1, posted: null }).trust).toBe('recomputed')
    expect(judgeTrust({ value: 1, posted: { text: null, decimals: null } }).trust).toBe('recomputed')
    expect(judgeTrust({ value: null, posted: { text: '1.5', decimals: null } }).trust).toBe('posted-only')
  })
})
