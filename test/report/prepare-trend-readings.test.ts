import { describe, expect, it } from 'vitest'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { nameRun, toTrendStops } from '../../lib/report/prepare-trend-readings.ts'
import { type GivenPoint, toTrendPoints } from './trend-points.ts'

const readings = (given: readonly GivenPoint[], maxSlots = 400) =>
  prepareTrend(toTrendPoints(given), { followedBranch: 'main', maxSlots }).slots.flatMap((slot) =>
    toTrendStops(slot, 2).map(({ reading }) => reading),
  )

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

  it('says of a mark that runs share those with the ends, each with its own interval and verdict, and the last', () => {
    const dip = { value: 0, interval: [0, 0.4], verdict: 'worse' } as const
    const rest = { value: 0.83, interval: [0.58, 1] } as const
    expect(
      readings([{ value: 0.84, interval: [0.6, 1] }, dip, { ...rest, verdict: 'better' }, rest, rest, rest], 2),
    ).toEqual([
      'greatest of 3 runs: c0, 1 Sep 2026, 0.84, interval 0.60 to 1.00',
      'least of 3 runs: c1, 2 Sep 2026, 0.00, interval 0.00 to 0.40, worse',
      'last of 3 runs: c2, 3 Sep 2026, 0.83, interval 0.58 to 1.00, better',
      'last of 3 runs: c5, 6 Sep 2026, 0.83, interval 0.58 to 1.00',
    ])
  })

  it('stops at the step whose shape a shared mark has', () => {
    const given = [{ value: 3 }, { value: 2, verdict: 'worse' }, { value: 1 }, { value: 2 }, {}, {}, {}, {}] as const
    expect(readings(given, 2).slice(0, 4)).toEqual([
      'greatest of 4 runs: c0, 1 Sep 2026, 3.00, interval 2.00 to 4.00',
      'one of 4 runs: c1, 2 Sep 2026, 2.00, interval 1.00 to 3.00, worse',
      'least of 4 runs: c2, 3 Sep 2026, 1.00, interval 0.00 to 2.00',
      'last of 4 runs: c3, 4 Sep 2026, 2.00, interval 1.00 to 3.00',
    ])
  })

  it('uses the words of every other page where nothing backs a verdict', () => {
    const step = { pAdjusted: 0.075, family: 4 }
    expect(readings([{}, { verdict: 'worse', step }])[1]).toMatch(/, not after correction$/)
    expect(readings([{}, { verdict: 'worse', step: { few: true } }])[1]).toMatch(/, few: not ranked$/)
  })

  it('says where an interval is a rough one of few segments, and where runs were passed over', () => {
    expect(readings([{ scored: 3 }])[0]).toBe('c0, 1 Sep 2026, 30.00, interval 29.00 to 31.00, rough: 3 segments')
    const step = { baseRunId: 'r0', skipped: 1 }
    expect(readings([{}, { value: null }, { verdict: 'worse', step }])[2]).toMatch(
      /, worse, over a run without a score$/,
    )
  })

  it('shortens a commit hash, and falls back to system and version', () => {
    expect(nameRun({ commit: '4f2c1d9aa01b7cc', system: 'base' })).toBe('4f2c1d9')
    expect(nameRun({ commit: 'release-2.1', system: 'base' })).toBe('release-2.1')
    expect(nameRun({ commit: null, system: 'base', systemVersion: '2.1' })).toBe('base 2.1')
    expect(nameRun({ commit: null, system: 'base' })).toBe('base')
  })
})
