import { describe, expect, it } from 'vitest'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { nameRun } from '../../lib/report/prepare-trend-readings.ts'
import { type GivenPoint, toTrendPoints as runs, SIGNATURE } from './trend-points.ts'

const follow = { followedBranch: 'main' }

describe('prepareTrend joins only what may be joined', () => {
  it('joins neighbouring runs with one signature and one test set', () => {
    const trend = prepareTrend(runs([{}, {}, {}]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, 0, 0])
    expect(trend.slots.map((slot) => slot.band)).toEqual([0, 0, 0])
    expect(trend.breaks).toEqual([])
    expect(trend.gaps).toEqual([])
  })

  it('orders runs by their date, whatever the order they come in', () => {
    const trend = prepareTrend(runs([{}, {}, {}]).reverse(), follow)
    expect(trend.slots.map((slot) => slot.point.run.id)).toEqual(['r0', 'r1', 'r2'])
  })

  it('ends the line where the tokenizer changes and names the field with both values', () => {
    const other = SIGNATURE.replace('tok:13a', 'tok:intl')
    const trend = prepareTrend(runs([{}, {}, { signature: other, verdict: 'better' }, { signature: other }]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, 0, 1, 1])
    expect(trend.slots.map((slot) => slot.band)).toEqual([0, 0, 1, 1])
    expect(trend.breaks).toMatchObject([{ before: 2, title: 'tok 13a → intl', detail: 'line broken: other signature' }])
    expect(trend.slots[2].verdict).toBe('not-comparable')
  })

  it('ends the line where the test set has another version', () => {
    const trend = prepareTrend(runs([{}, { version: 2 }]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, 1])
    const words = { title: 'test set v1 → v2', detail: 'line broken: other segments' }
    expect(trend.breaks).toEqual([{ before: 1, ...words, repair: null }])
  })

  it('offers to score the older runs under the newer SPEC, where outputs are all that takes', () => {
    const intl = { spec: 'bleu:tok=intl', signature: SIGNATURE.replace('tok:13a', 'tok:intl') }
    const repairs = (...given: GivenPoint[]) => prepareTrend(runs(given), follow).breaks.map(({ repair }) => repair)
    expect(repairs({}, { value: null, spec: null }, {}, intl, intl)).toEqual([
      { spec: 'bleu:tok=intl', settings: 'tok:intl', runs: 2, base: 'r2', head: 'r3' },
    ])
    expect(repairs(intl, {}, intl).map((repair) => repair?.runs)).toEqual([1, 1])
    const judge = (model: string) => ({ spec: `external:name=J,model=${model}`, signature: `model:${model}` })
    expect(repairs(judge('a'), judge('b'))).toEqual([null])
    expect(repairs({ spec: null, value: 3 }, intl)).toEqual([null])
    expect(repairs({}, { signature: `${SIGNATURE}|nrefs:2` })).toEqual([null])
  })

  it('joins nothing to an unknown signature, not even another unknown one', () => {
    const trend = prepareTrend(runs([{ signature: null }, { signature: null }]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, 1])
    expect(trend.breaks).toEqual([])
    const onwards = prepareTrend(runs([{}, { signature: null }, { signature: null }, {}]), { followedBranch: 'main' })
    expect(onwards.slots.map((slot) => slot.line)).toEqual([0, 1, 2, 3])
    expect(onwards.breaks.map(({ before, title }) => [before, title])).toEqual([
      [1, 'signature unknown'],
      [3, 'signature unknown'],
    ])
  })

  it('says not comparable where the step could only be compared after a repair, though both strings are equal', () => {
    const trend = prepareTrend(runs([{}, { verdict: null, comparable: 'after-repair' }, { verdict: null }]), follow)
    expect(trend.slots.map((slot) => slot.verdict)).toEqual([null, 'not-comparable', null])
  })

  it('keeps two systems on two lines, though their runs alternate', () => {
    const trend = prepareTrend(runs([{}, { system: 'other' }, {}, { system: 'other' }]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, 1, 0, 1])
    expect(trend.series).toEqual(['base · manuals', 'other · manuals'])
    expect(trend.breaks).toEqual([])
  })

  it('sets runs of another branch beside the line', () => {
    const trend = prepareTrend(runs([{}, { branch: 'feature', verdict: 'worse' }, {}]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, null, 0])
    expect(trend.slots[1]).toMatchObject({ loose: true, verdict: 'worse' })
  })

  it('follows runs without a branch, and all branches where none is followed', () => {
    expect(prepareTrend(runs([{ branch: null }, {}]), follow).slots.map((slot) => slot.line)).toEqual([0, 0])
    const all = prepareTrend(runs([{ branch: 'a' }, { branch: 'b' }]), { followedBranch: null })
    expect(all.slots.map((slot) => slot.line)).toEqual([0, 0])
  })
})

describe('prepareTrend shows what is missing', () => {
  it('leaves a gap with its reason, no zero and no line through it', () => {
    const missing = { value: null, reason: 'all segments failed: out of memory' }
    const trend = prepareTrend(runs([{}, missing, missing, {}]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, null, null, 1])
    expect(trend.slots[1]).toMatchObject({ score: null, min: null, interval: null, verdict: 'no-score' })
    expect(trend.gaps).toEqual([
      { from: 1, to: 2, title: '2 runs without a score', detail: 'all segments failed: out of memory', reasons: [] },
    ])
    expect(trend.axis?.min).toBeGreaterThan(20)
  })

  it('says when neighbouring gaps have several reasons', () => {
    const trend = prepareTrend(
      runs([
        { value: null, reason: 'a' },
        { value: null, reason: 'b' },
      ]),
      follow,
    )
    const names = trend.slots.map(({ point }) => nameRun(point.run))
    expect(trend.gaps).toEqual([
      {
        from: 0,
        to: 1,
        title: '2 runs without a score',
        detail: '2 different reasons, listed below',
        reasons: [`${names[0]}: a`, `${names[1]}: b`],
      },
    ])
    expect(trend.axis).toBeNull()
  })

  it('knows where a run stands that shares its slot with later ones', () => {
    const points = runs(Array.from({ length: 40 }, (_, i) => ({ value: 30 + i / 10 })))
    const trend = prepareTrend(points, { followedBranch: 'main', maxSlots: 8 })
    expect(trend.slots).toHaveLength(8)
    expect(trend.places.get(points[11].run.id)).toEqual({ slot: 2, score: 31.1 })
    expect(trend.slots[2].point.run.id).not.toBe(points[11].run.id)
    expect(trend.places.get('elsewhere')).toBeUndefined()
  })

  it('names the year of a day where the runs reach over several', () => {
    const dated = (dates: readonly string[]) =>
      runs(dates.map(() => ({}))).map((point, i) => ({ ...point, run: { ...point.run, date: dates[i] } }))
    const labels = (dates: readonly string[]) => prepareTrend(dated(dates), follow).dates.map(({ label }) => label)
    expect(labels(['2022-01-01T00:00:00Z', '2025-06-03T00:00:00Z'])).toEqual(['1 Jan 2022', '3 Jun 2025'])
    expect(labels(['2025-01-01T00:00:00Z', '2025-06-03T00:00:00Z'])).toEqual(['1 Jan', '3 Jun'])
  })

  it('ends the band, not the line, where a run has no interval', () => {
    const trend = prepareTrend(runs([{}, { interval: null }, {}]), follow)
    expect(trend.slots.map((slot) => slot.line)).toEqual([0, 0, 0])
    expect(trend.slots.map((slot) => slot.band)).toEqual([0, null, 1])
  })

  it('is empty for no runs', () => {
    expect(prepareTrend([], follow)).toEqual({
      slots: [],
      series: [],
      breaks: [],
      gaps: [],
      axis: null,
      dates: [],
      places: new Map(),
      notDrawn: 0,
    })
  })
})

describe('prepareTrend keeps long histories readable', () => {
  const long = runs(
    Array.from({ length: 5000 }, (_, index) => ({
      value: 30 + ((index * 7) % 13) / 10,
      signature: index < 2600 ? SIGNATURE : SIGNATURE.replace('tok:13a', 'tok:intl'),
      verdict: index === 4321 ? ('worse' as const) : ('inconclusive' as const),
    })),
  )

  it('draws at most 400 buckets that keep least, greatest and last, and counts the rest', () => {
    const trend = prepareTrend(long, follow)
    expect(trend.slots.length).toBeLessThanOrEqual(400)
    expect(trend.slots.reduce((sum, slot) => sum + slot.count, 0)).toBe(5000)
    const first = trend.slots[0]
    const inside = long.slice(0, first.count).map((point) => point.value as number)
    expect(first.min).toBe(Math.min(...inside))
    expect(first.max).toBe(Math.max(...inside))
    expect(first.score).toBe(inside[inside.length - 1])
    expect(trend.notDrawn).toBeGreaterThan(3700)
    expect(trend.notDrawn).toBeLessThan(5000 - 400)
  })

  it('breaks at the same run, and never lets a bucket reach over the break', () => {
    const trend = prepareTrend(long, follow)
    expect(trend.breaks).toHaveLength(1)
    const before = trend.slots.slice(0, trend.breaks[0].before)
    expect(before.reduce((sum, slot) => sum + slot.count, 0)).toBe(2600)
  })

  it('does not lose the one worse step among thousands', () => {
    expect(prepareTrend(long, follow).slots.filter((slot) => slot.verdict === 'worse')).toHaveLength(1)
  })

  it('draws the newest where lines change too often to be put together', () => {
    const restless = runs(Array.from({ length: 500 }, () => ({ signature: null })))
    const trend = prepareTrend(restless, follow)
    expect(trend.slots).toHaveLength(400)
    expect(trend.slots[399].point.run.id).toBe('r499')
    expect(trend.notDrawn).toBe(100)
  })
})

describe('the axis of a trend', () => {
  it('holds every interval, has four to six round ticks and says that it does not start at 0', () => {
    const trend = prepareTrend(runs([{ value: 33.25 }, { value: 34.86 }]), follow)
    expect(trend.axis).toMatchObject({ min: 32, max: 36, startsAbove: '32' })
    expect(trend.axis?.ticks.map((tick) => tick.label)).toEqual(['32', '33', '34', '35', '36'])
  })

  it('gives one value, and values all equal, room on both sides', () => {
    const trend = prepareTrend(
      runs([
        { value: 61.2, interval: null },
        { value: 61.2, interval: null },
      ]),
      follow,
    )
    expect(trend.axis!.min).toBeLessThan(61.2)
    expect(trend.axis!.max).toBeGreaterThan(61.2)
  })

  it('writes ticks with the digits of their step and a real minus', () => {
    const trend = prepareTrend(
      runs([
        { value: -0.02, interval: null },
        { value: 0.02, interval: null },
      ]),
      follow,
    )
    expect(trend.axis?.ticks.map((tick) => tick.label)).toEqual(['−0.02', '−0.01', '0.00', '0.01', '0.02'])
    expect(trend.axis?.startsAbove).toBeNull()
  })

  it('names up to five days, each once', () => {
    expect(prepareTrend(runs([{}, {}, {}]), follow).dates.map((date) => date.label)).toEqual([
      '1 Sep',
      '2 Sep',
      '3 Sep',
    ])
    expect(prepareTrend(runs(Array.from({ length: 40 }, () => ({}))), follow).dates).toHaveLength(5)
  })
})
