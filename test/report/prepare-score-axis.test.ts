import { describe, expect, it } from 'vitest'
import { commonDecimals } from '../../lib/report/common-decimals.ts'
import { formatDay, formatMoment, formatShortDay } from '../../lib/report/format-date.ts'
import { prepareScoreAxis } from '../../lib/report/prepare-score-axis.ts'

describe('prepareScoreAxis', () => {
  it.each([
    [
      [33.2, 35.9],
      ['33', '34', '35', '36'],
    ],
    [
      [0, 1],
      ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0'],
    ],
    [
      [12, 998],
      ['0', '200', '400', '600', '800', '1\u202f000'],
    ],
  ])('%j has ticks at %j', (values, labels) => {
    expect(prepareScoreAxis(values)?.ticks.map((tick) => tick.label)).toEqual(labels)
  })

  it('holds all values, whatever they are', () => {
    for (const values of [[0.001, 0.0011], [-5, -4.99], [1e6, 3e6], [7]]) {
      const axis = prepareScoreAxis(values)!
      expect(axis.min).toBeLessThanOrEqual(Math.min(...values))
      expect(axis.max).toBeGreaterThanOrEqual(Math.max(...values))
      expect(axis.max).toBeGreaterThan(axis.min)
    }
  })

  it('is null where there is nothing to draw', () => {
    expect(prepareScoreAxis([null, undefined])).toBeNull()
  })
})

describe('commonDecimals', () => {
  it('is what the interval of middle width deserves', () => {
    expect(commonDecimals([[0, 8], null, [33, 34.9], [30, 31.8]])).toBe(2)
    expect(commonDecimals([[0, 0.02]])).toBe(3)
  })
  it('falls back without intervals', () => {
    expect(commonDecimals([null], 4)).toBe(4)
  })
})

describe('dates are in UTC whatever the machine thinks', () => {
  it('prints a moment, a day and a short day', () => {
    expect(formatMoment('2026-11-28T23:07:00+01:00')).toBe('28 Nov 2026, 22:07 UTC')
    expect(formatDay('2026-01-01T00:00:00.000Z')).toBe('1 Jan 2026')
    expect(formatShortDay('2026-01-01T00:00:00.000Z')).toBe('1 Jan')
  })
  it('gives back what is no date', () => {
    expect(formatMoment('yesterday')).toBe('yesterday')
  })
  it('does not pass the ends of the metric’s scale, unless a value does', () => {
    expect(prepareScoreAxis([78, 100.00000000000004], [0, 100])?.max).toBe(100)
    expect(prepareScoreAxis([0.001, 0.02], [0, 1])?.min).toBe(0)
    expect(prepareScoreAxis([100, 100], [0, 100])).toMatchObject({ max: 100 })
    expect(prepareScoreAxis([100, 100], [0, 100])?.min).toBeLessThan(100)
    expect(prepareScoreAxis([78, 104], [0, 100])?.max).toBeGreaterThanOrEqual(104)
  })
})
