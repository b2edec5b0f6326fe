import { describe, expect, it } from 'vitest'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { placeBaselineLabel, prepareTrendLabels } from '../../lib/report/prepare-trend-labels.ts'
import { type GivenPoint, SIGNATURE, toTrendPoints } from './trend-points.ts'

const other = SIGNATURE.replace('tok:13a', 'tok:intl')
const labelsOf = (given: readonly GivenPoint[]) =>
  prepareTrendLabels(prepareTrend(toTrendPoints(given), { followedBranch: 'main' }))

describe('prepareTrendLabels', () => {
  it('stands beside the break, to its left where the right edge is near', () => {
    const early = labelsOf([{}, { signature: other }, { signature: other }, { signature: other }])
    expect(early).toMatchObject([{ x: 25, anchor: 'start', title: 'tok 13a → intl', wide: true, narrow: true }])
    expect(labelsOf([{}, {}, {}, { signature: other }])).toMatchObject([{ x: 75, anchor: 'end', wide: true }])
  })

  it('prints the newer one where two would overlap', () => {
    const given = Array.from({ length: 40 }, (_, index) => ({ signature: index % 2 === 0 ? SIGNATURE : other }))
    const labels = labelsOf(given)
    const shown = labels.filter((label) => label.wide)
    expect(labels).toHaveLength(39)
    expect(shown.length).toBeLessThan(8)
    expect(shown.at(-1)?.x).toBe(labels.at(-1)?.x)
  })

  it('has nothing to say without breaks and gaps', () => {
    expect(labelsOf([{}, {}])).toEqual([])
    expect(labelsOf([])).toEqual([])
  })
})

describe('placeBaselineLabel', () => {
  const axis = { min: 0, max: 100 }
  const line = (scores: readonly (number | null)[]) =>
    scores.map((score) => ({
      score,
      min: score,
      max: score,
      interval: score === null ? null : ([score - 3, score + 4] as const),
    }))
  it.each([
    ['above, where nothing is near', [50, 50, 50], 'above', null],
    ['below, where the line runs through the letters above', [56, 50, 57], 'below', null],
    ['above, where it runs below', [44, 50, 43], 'above', null],
    ['above, where the line is far away', [90, 50, 90], 'above', null],
    ['above, where there is no score beside it', [null, 50, null], 'above', null],
    ['past the bands on the roomier side, where the line runs through both', [44, 50, 56], 'below', 41],
    ['above them, where there is more room', [40, 45, 50], 'above', 54],
  ] as const)('%s', (_title, scores, side, level) => {
    const baseline = { slot: 1, score: scores[1] }
    expect(placeBaselineLabel({ axis, slots: line(scores) }, baseline)).toEqual({ side, level })
  })
})
