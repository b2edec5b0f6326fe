import { describe, expect, it } from 'vitest'
import { prepareMetricScatter } from '../../lib/report/prepare-metric-scatter.ts'

const metric = (label: string, unit: string, scores: readonly number[]) => ({
  label,
  unit,
  scores: Float64Array.from(scores),
})

describe('one metric against another', () => {
  it('each on its own axis, the whole of it where it has ends, and the segments of the list ringed', () => {
    const view = prepareMetricScatter({
      x: metric('BLEU', 'points', [0, 50, 100.00000000000004]),
      y: metric('ROUGE-1', 'ratio', [0.1, 0.5, 1]),
      ringed: [{ x: 50, y: 0.5 }],
    })
    expect(view?.points).toEqual([
      [0, 10],
      [50, 50],
      [100, 100],
    ])
    expect(view?.rings).toEqual([[50, 50]])
    expect([view?.x.bands[0], view?.y.bands[4]]).toEqual(['0 to 20', '0.80 to 1.00'])
    expect(view?.counts.map((row) => row.reduce((sum, one) => sum + one, 0))).toEqual([1, 0, 1, 0, 1])
    expect(view?.description).toBe('Segment BLEU (across) against segment ROUGE-1 (upwards) over 3 segments')
  })
  it('leaves out segments without both scores; nothing left is nothing to draw', () => {
    const x = metric('BLEU', 'points', [Number.NaN, 1])
    expect(prepareMetricScatter({ x, y: metric('TER', 'points', [2, 3]), ringed: [] })?.points).toHaveLength(1)
    expect(prepareMetricScatter({ x, y: metric('TER', 'points', [2, Number.NaN]), ringed: [] })).toBeNull()
  })
  it('a hundred thousand segments are drawn by some hundred hexagons that count them all', () => {
    const n = 100_000
    const x = metric(
      'WER',
      'ratio',
      Array.from({ length: n }, (_, i) => (i % 977) / 500),
    )
    const y = metric(
      'CER',
      'ratio',
      Array.from({ length: n }, (_, i) => (i % 613) / 400),
    )
    const view = prepareMetricScatter({ x, y, ringed: [] })
    expect(view?.points).toEqual([])
    expect(view?.hexagons.length).toBeLessThan(900)
    expect(view?.hexagons.reduce((sum, { count }) => sum + count, 0)).toBe(n)
    expect(JSON.stringify(view).length).toBeLessThan(100_000)
  })
})
