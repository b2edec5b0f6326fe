import { describe, expect, it } from 'vitest'
import { FEW_UNITS } from '../../lib/compare/metric-result.ts'
import { prepareRunSlices } from '../../lib/report/prepare-run-slices.ts'
import { prepareScoreHistogram } from '../../lib/report/prepare-score-histogram.ts'

const histogram = (scores: number[], unit = 'points') => prepareScoreHistogram({ scores, label: 'BLEU', unit })

describe('how segment scores are spread', () => {
  it('counts every scored segment once, the highest in the last bin', () => {
    const view = histogram([0, 4.999, 5, 99.9, 100, Number.NaN])?.view
    expect(view?.bins).toHaveLength(20)
    expect(view?.bins.map((bin) => bin.count).filter((n) => n > 0)).toEqual([2, 1, 2])
    expect(view?.domain).toEqual([0, 100])
    expect(view?.description).toContain('over 5 segments, median 5.0')
  })
  it('finds a round scale where there is no usual one, also for one value', () => {
    const wide = histogram([0.2, 1.7, 0.4], 'ratio')?.view
    expect(wide?.bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(3)
    expect(wide?.domain[0]).toBeLessThanOrEqual(0.2)
    expect(wide?.domain[1]).toBeGreaterThanOrEqual(1.7)
    const one = histogram([7, 7], 'value')?.view
    expect(one?.bins).toMatchObject([{ from: 6.5, to: 7.5, count: 2 }])
  })
  it('ends at the end of the scale, whatever the last digit of the arithmetic', () => {
    const last = (scores: number[], unit: string) => histogram(scores, unit)?.view.bins.at(-1)
    expect(last([3, 100.00000000000004], 'points')).toMatchObject({ range: '95 to 100', count: 1 })
    expect(last([0.3, 1.0000000000000002], 'ratio')).toMatchObject({ range: '0.95 to 1.00', count: 1 })
    expect(last([2, 40.00000000000001], 'value')).toMatchObject({ range: '38 to 40', count: 1 })
    expect(histogram([-1e-14, 50], 'points')?.view.domain).toEqual([0, 100])
    expect(last([3, 101], 'points')?.to).toBeGreaterThanOrEqual(101)
  })
  it('is not there without a score', () => {
    expect(histogram([Number.NaN])).toBeNull()
    expect(histogram([])).toBeNull()
  })
})

describe('slices of a run', () => {
  const slice = (by: string, value: string, score: number | null, n = 40) => ({
    by,
    value,
    n,
    of: 40,
    score,
    interval: score === null ? null : ([score - 1, score + 1] as const),
  })
  it('that are none have no axis to speak of', () => {
    const view = prepareRunSlices({ slices: [], metric: 'ppl', label: 'Perplexity', unit: 'value', whole: 10.9 })
    expect(view).toMatchObject({ groups: [], startsAbove: null })
  })
  it('stand on one axis, lengths by their size, a slice without a score without a mark', () => {
    const view = prepareRunSlices({
      slices: [
        slice('length', 'over 400 characters', 10),
        slice('length', '51–100 characters', 30),
        slice('length', '0–25 characters', 20),
        slice('domain', '<b>x</b>', null, 0),
      ],
      metric: 'bleu',
      label: 'BLEU',
      unit: 'points',
      whole: 25,
    })
    expect(view.groups.map((group) => [group.name, group.rows.map((row) => row.value)])).toEqual([
      ['Length', ['0–25 characters', '51–100 characters', 'over 400 characters']],
      ['domain', ['<b>x</b>']],
    ])
    const [short] = view.groups[0].rows
    expect(short).toMatchObject({ score: '20.0', interval: '[19.0, 21.0]', few: false })
    expect((short.low ?? 0) < (short.point ?? 0) && (short.point ?? 0) < (short.high ?? 0)).toBe(true)
    expect(view.groups[1].rows[0]).toMatchObject({ score: '–', point: null, low: null, n: '0 of 40', few: true })
    expect(JSON.stringify(view)).not.toContain('NaN')
  })
  it('do not reach past the scale of the metric, and say where their axis starts', () => {
    const of = (...scores: number[]) =>
      prepareRunSlices({
        slices: scores.map((score, i) => slice('domain', `d${i}`, score)),
        metric: 'bleu',
        label: 'BLEU',
        unit: 'points',
        whole: null,
      })
    expect(
      of(41, 99)
        .ticks.map(({ at, label }) => [at, label])
        .at(-1),
    ).toEqual([100, '100'])
    expect(of(41, 99).startsAbove).toBe('40')
    expect(of(1, 99).startsAbove).toBeNull()
  })
  it('of fewer segments than an interval is trusted with are few, as in a comparison', () => {
    const view = prepareRunSlices({
      slices: [slice('domain', 'a', 10, FEW_UNITS - 1), slice('domain', 'b', 10, FEW_UNITS)],
      metric: 'bleu',
      label: 'BLEU',
      unit: 'points',
      whole: null,
    })
    expect(view.groups[0].rows.map(({ few }) => few)).toEqual([true, false])
  })
})
