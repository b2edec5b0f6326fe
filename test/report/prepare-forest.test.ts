import { describe, expect, it } from 'vitest'
import { prepareForest } from '../../lib/report/prepare-forest.ts'
import { shortSignature } from '../../lib/report/short-signature.ts'
import { INCONCLUSIVE, makeComparison, makeResult } from './make-comparison.ts'

const rowOf = (changes: Parameters<typeof makeResult>[0], scale?: 'effects' | 'native') =>
  prepareForest(makeComparison({ results: [makeResult(changes)] }), scale).groups[0].rows[0]

describe('prepareForest', () => {
  it('one axis in multiples of the smallest effect, from −4 to +4', () => {
    const forest = prepareForest(makeComparison())
    expect(forest.scale).toBe('effects')
    expect(forest.ticks.map((tick) => tick.label)).toEqual([
      '−4×',
      '−3×',
      '−2×',
      '−1×',
      '0',
      '+1×',
      '+2×',
      '+3×',
      '+4×',
    ])
    expect(forest.ticks.map((tick) => tick.at)).toEqual([0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100])
  })
  it('names a band too narrow for two labels by one', () => {
    const labels = (smallestEffect: number) => {
      const results = [makeResult({ smallestEffect, delta: -40, ci: [-60, -20] })]
      const view = prepareForest(makeComparison({ results }), 'native', { oneAxis: true })
      return view.groups[0].rows[0].drawing.bandLabels
    }
    expect(labels(1)).toMatchObject([{ label: '±1', beside: true }])
    expect(labels(1)[0].at).toBeGreaterThan(50)
    expect(labels(20).map(({ label }) => label)).toEqual(['−20', '+20'])
    for (const effect of [0.5, 1, 2.5, 5, 8, 12]) {
      const found = labels(effect)
      const room = found.slice(1).map((tick, i) => tick.at - found[i].at)
      expect(Math.min(...room, 100)).toBeGreaterThan(3 * Math.max(...found.map(({ label }) => label.length)))
    }
  })
  it('a row is placed by difference ÷ smallest effect, its band labelled in its own units', () => {
    const { drawing } = rowOf({})
    expect(drawing.point).toBeCloseTo(27.25, 10)
    expect(drawing.low).toBeCloseTo(13.5, 10)
    expect(drawing.high).toBeCloseTo(41.25, 10)
    expect(drawing.band).toEqual({ from: { at: 37.5, label: '−0.5' }, to: { at: 62.5, label: '+0.5' } })
  })
  it('a metric that is better when lower is turned, so that right is better, and keeps its signs', () => {
    const row = rowOf({ direction: 'lower', delta: 1.1, ci: [0.46, 1.74], smallestEffect: 0.8 })
    expect(row.turned).toBe(true)
    expect(row.difference).toBe('+1.10')
    expect(row.drawing.point).toBeCloseTo(32.8125, 10)
    expect(row.drawing.low!).toBeLessThan(row.drawing.high!)
    expect(row.drawing.band!.from.label).toBe('+0.8')
  })
  it('what reaches past the axis is clipped to its edge; the text keeps the whole bound', () => {
    const row = rowOf({ verdict: 'better', delta: 2.57, ci: [0.91, 4.24], smallestEffect: 1 })
    expect(row.drawing).toMatchObject({ high: 100, clippedHigh: true, clippedLow: false })
    expect(row.interval).toBe('[+0.9, +4.2]')
    expect(row.description).toMatch(/past the edge/)
  })
  it('an interval wholly past the axis leaves only its arrow: no point is drawn where it is not', () => {
    const { drawing } = rowOf({ verdict: 'better', delta: 5.97, ci: [5.1, 6.9], smallestEffect: 1 })
    expect(drawing).toMatchObject({ point: null, low: 100, high: 100, clippedHigh: true, clippedLow: false })
  })
  it('without any smallest effect the units are native and there is no band', () => {
    const forest = prepareForest(makeComparison({ results: [makeResult({ smallestEffect: null })] }), 'effects')
    expect(forest).toMatchObject({ scale: 'native', hasEffects: false, ticks: [] })
    expect(forest.groups[0].rows[0].drawing).toMatchObject({ kind: 'interval', band: null })
  })
  it('native axes are symmetric, hold 0 and have round ends', () => {
    const { drawing } = rowOf({}, 'native')
    expect(drawing.ticks.map((tick) => tick.label)).toEqual(['−1.5', '−1.0', '−0.5', '0', '+0.5', '+1.0', '+1.5'])
    expect(drawing.ticks[3].at).toBe(50)
    expect(drawing.ticks[0].at).toBeCloseTo(0, 10)
  })
  it('turned rows run from plus to minus in native units too', () => {
    const { drawing } = rowOf({ direction: 'lower', delta: 1.1, ci: [0.46, 1.44], smallestEffect: 0.8 }, 'native')
    expect(drawing.ticks[0].label).toBe('+1.5')
    expect(drawing.point!).toBeLessThan(50)
  })
  it('a metric that may not be compared has neither numbers nor a band', () => {
    const row = rowOf({
      comparable: 'no',
      differences: [{ field: 'model', base: 'wmt20', head: 'wmt22', why: 'two scales', repair: 'none' }],
    })
    expect(row).toMatchObject({
      base: '–',
      head: '–',
      n: '–',
      difference: null,
      interval: null,
      verdict: 'not-compared',
    })
    expect(row.drawing).toMatchObject({ kind: 'not-compared', point: null, band: null })
    expect(row.qualifier).toBe('differs in model')
    expect(JSON.stringify(row)).not.toMatch(/34\.12|33\.21|0\.91/)
  })
  it('a difference without an interval is in words', () => {
    expect(rowOf({ ci: null, verdict: null }).drawing).toMatchObject({ kind: 'words', words: 'no interval' })
  })
  it.each([
    ['adjusted p of a family', {}, 'Holm p .0028'],
    ['p alone where one metric was looked at', { family: 1 }, 'p .0028'],
    ['reach of an inconclusive row', { ...INCONCLUSIVE }, 'could have shown 0.41'],
    ['band of a row too small to matter', { verdict: 'too-small' as const }, 'wholly inside ±0.5'],
    ['clear of 0 but not after correction', { pAdjusted: 0.08 }, 'interval clear of 0, but Holm p .080'],
  ])('qualifier: %s', (_title, changes, qualifier) => {
    expect(rowOf(changes).qualifier).toBe(qualifier)
  })
  it('a row that does not stand after correction has that for its word, and the shape of what is open', () => {
    const row = rowOf({ pAdjusted: 0.08 })
    expect(row).toMatchObject({ verdict: 'inconclusive', verdictWord: 'not after correction' })
    expect(row.description).toMatch(/, not after correction$/)
  })
  it('shared segments of two test sets are compared', () => {
    const [base, head] = ['manual v1 · 300 segments', 'manual v2 · 290 segments']
    const differences = [{ field: 'test set', base, head, why: '', repair: 'restrict' as const }]
    expect(rowOf({ comparable: 'after-repair', differences })).toMatchObject({ verdict: 'worse', difference: '−0.91' })
  })
  it('two scores that differ do not read as equal, however wide the interval', () => {
    const row = rowOf({ base: 0.662, head: 0.594, delta: -0.068, ci: [-22, -0.0002], smallestEffect: null })
    expect([row.base, row.head, row.difference]).toEqual(['0.7', '0.6', '−0.1'])
  })
  it('the drawing is described with difference, interval and verdict', () => {
    expect(rowOf({}).description).toBe('BLEU: difference −0.91, interval −1.46 to −0.35, worse')
  })
  it('rows stand in layers, cheap and narrow first', () => {
    const results = ['task', 'surface', 'people'].map((layer) => makeResult({ layer, spec: layer }))
    expect(prepareForest(makeComparison({ results })).groups.map((group) => group.layer)).toEqual([
      'Surface',
      'Task',
      'People and judges',
    ])
  })
  it('the short signature keeps what tells rows apart', () => {
    expect(shortSignature(makeResult().signature)).toBe('tok:13a · smooth:exp')
  })
})
