import { describe, expect, it } from 'vitest'
import { prepareHistogram } from '../../lib/report/prepare-histogram.ts'

const of = (deltas: number[], changes: object = {}) =>
  prepareHistogram({ deltas, label: 'BLEU', unit: 'points', direction: 'higher', ...changes })

describe('prepareHistogram', () => {
  it('bins are 5 points wide with 0 on an edge', () => {
    const view = of([-12, -3, 4.9, 5, 9.99])!
    expect(view.bins.map((bin) => [bin.from, bin.to, bin.count])).toEqual([
      [-15, -10, 1],
      [-10, -5, 0],
      [-5, 0, 1],
      [0, 5, 1],
      [5, 10, 2],
      [10, 15, 0],
    ])
    expect(view).toMatchObject({ lost: 2, gained: 3, max: 2, domain: [-15, 15] })
  })
  it('the two sides mirror each other, edges included', () => {
    const deltas = [5, 5.1, 0.3, 17]
    const right = of(deltas)!.bins.map((bin) => bin.count)
    const left = of(deltas.map((delta) => -delta))!.bins.map((bin) => bin.count)
    expect(left.reverse()).toEqual(right)
  })
  it('segments that did not move are left out, and nothing moved is no histogram', () => {
    expect(of([0, 1e-12, 7])!.bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(1)
    expect(of([0, 0])).toBeNull()
    expect(of([])).toBeNull()
  })
  it('a metric that is better when lower has its gains on the left', () => {
    const view = of([-0.1, 0.2, 0.3], { unit: 'ratio', direction: 'lower' })!
    expect(view).toMatchObject({ gained: 1, lost: 2 })
    expect(view.bins[0].side).toBe('better')
  })
  it('bins of 0–1 scales are 0.05 wide', () => {
    const view = of([0.07, -0.04], { unit: 'ratio' })!
    expect(view.bins.map((bin) => bin.count)).toEqual([0, 1, 0, 1])
    expect(view.bins[3].to).toBeCloseTo(0.1, 12)
  })
  it('unbounded scales get round bins, at most 20 a side', () => {
    const view = of([1234, -80, 3], { unit: 'value' })!
    expect(view.bins.length).toBeLessThanOrEqual(40)
    expect(view.bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(3)
  })
  it('values at the far end stay inside', () => {
    expect(of([100, -100])!.bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(2)
  })
  it('is described in words', () => {
    expect(of([-12, 4])!.description).toBe('Distribution of segment BLEU differences: 1 lost, 1 gained')
  })
})
