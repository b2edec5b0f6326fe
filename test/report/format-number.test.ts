import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatBound,
  formatCount,
  formatDifference,
  formatDifferenceInterval,
  formatInterval,
  formatNumber,
  formatP,
  formatShare,
  formatSigned,
  toDecimals,
  toTellingDecimals,
} from '../../lib/report/format-number.ts'

describe('formatNumber', () => {
  it.each([
    [26.594, 2, '26.59'],
    [-1.456, 2, '−1.46'],
    [1997, 0, '1\u202f997'],
    [-1234567.891, 2, '−1\u202f234\u202f567.89'],
    [0.123456, 5, '0.12346'],
    [1234.56789, 5, '1\u202f234.56789'],
    [-0.001, 2, '0.00'],
    [-0, 0, '0'],
    [Number.POSITIVE_INFINITY, 1, '∞'],
  ])('%d with %d decimals', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text)
  })
  it('counts and signs', () => {
    expect(formatCount(3004)).toBe('3\u202f004')
    expect(formatSigned(0.414, 2)).toBe('+0.41')
    expect(formatSigned(0.0001, 2)).toBe('0.00')
    expect(formatSigned(-0.414, 2)).toBe('−0.41')
  })
})

describe('digits', () => {
  it.each([
    [[-1.46, -0.35], 2],
    [[0.12, 0.68], 2],
    [[-0.007, -0.001], 4],
    [[-12, 14], 0],
    [[-2.4, 0], 1],
    [[0, 0.1992], 2],
    [[0, 400], 0],
  ] as const)('the half-width of %j has two significant figures', (interval, decimals) => {
    expect(toDecimals(interval)).toBe(decimals)
  })
  it('no interval or no width: the fallback', () => {
    expect(toDecimals(null)).toBe(2)
    expect(toDecimals([0, 0], 4)).toBe(4)
  })
  it('a bound near 0 gets digits until it cannot be read as 0', () => {
    expect(formatInterval([0.0004, 0.9], 2)).toBe('[0.0004, 0.90]')
    expect(formatInterval([-1.456, -0.351], 2)).toBe('[−1.46, −0.35]')
    expect(formatDifferenceInterval([0.0004, 0.9], 2)).toBe('[+0.0004, +0.90]')
    expect(formatBound(0, 2)).toBe('0.00')
    expect(formatDifference(-0.003, 2)).toBe('−0.003')
  })
  it('a bound just inside the band does not read as its edge', () => {
    expect(formatBound(0.2996, 2, [0, 0.3, -0.3])).toBe('0.2996')
    expect(formatBound(-0.3004, 2, [0, 0.3, -0.3])).toBe('−0.3004')
  })
  it('what is written stands on the same side of every threshold', () => {
    const value = fc.double({ min: -2, max: 2, noNaN: true }).filter((v) => v === 0 || Math.abs(v) > 1e-9)
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 4 }), (v, decimals) => {
        const rounded = Number(v.toFixed(toTellingDecimals(v, decimals, [0])))
        expect(Math.sign(rounded) === Math.sign(v)).toBe(true)
      }),
      { seed: 3, numRuns: 2000 },
    )
  })
})

describe('formatP', () => {
  it.each([
    [0.0342, '.034'],
    [0.5, '.50'],
    [0.25, '.25'],
    [0.0012, '.0012'],
    [0.00099, '< .001'],
    [0, '< .001'],
    [1, '1'],
    [0.996, '> .99'],
    [0.0496, '.0496'],
    [0.0504, '.0504'],
    [0.05, '.050'],
    [0.1, '.10'],
  ])('%d', (p, text) => {
    expect(formatP(p)).toBe(text)
  })
})

describe('formatShare', () => {
  it.each([
    [0.611, '61 %'],
    [0.034, '3.4 %'],
    [0, '0 %'],
    [1, '100 %'],
    [0.9996, '99.96 %'],
  ])('%d', (share, text) => {
    expect(formatShare(share)).toBe(text)
  })
})
