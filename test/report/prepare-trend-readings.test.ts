import { describe, expect, it } from 'vitest'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { nameRun, toTrendReading } from '../../lib/report/prepare-trend-readings.ts'
import { type GivenPoint, toTrendPoints } from './trend-points.ts'

const readings = (given: readonly GivenPoint[], maxSlots = 400) =>
  prepareTrend(toTrendPoints(given), { followedBranch: 'main', maxSlots }).slots.map((slot) => toTrendReading(slot, 2))

describe('what is spoken of a point', () => {
  it('is run, day, score, interval and verdict', () => {
    expect(readings([{}, { value: 34.86, interval: [33.9, 35.8], verdict: 'inconclusive' }])[1]).toBe(
      'c1, 2 Sep 2026, 34.86, interval 33.90 to 35.80, inconclusive',
    )
  })

  it('names the branch of a run beside the line', () => {
    expect(readings([{}, { branch: 'distil', verdict: 'worse' }])[1]).toContain('on distil, 30.10')
  })

  it('gives the reason of a gap and no number', () => {
    expect(readings([{ value: null, reason: 'out of memory' }])).toEqual(['c0, 1 Sep 2026, no score: out of memory'])
  })

  it('says how many runs share a mark, and their extremes', () => {
    expect(readings([{ value: 3 }, { value: 1 }, { value: 2 }, { value: 4 }], 2)[0]).toBe(
      '2 runs up to c1, 2 Sep 2026, 1.00, between 1.00 and 3.00, interval 0.00 to 2.00',
    )
  })

  it('shortens a commit hash, and falls back to system and version', () => {
    expect(nameRun({ commit: '4f2c1d9aa01b7cc', system: 'base' })).toBe('4f2c1d9')
    expect(nameRun({ commit: 'release-2.1', system: 'base' })).toBe('release-2.1')
    expect(nameRun({ commit: null, system: 'base', systemVersion: '2.1' })).toBe('base 2.1')
    expect(nameRun({ commit: null, system: 'base' })).toBe('base')
  })
})
