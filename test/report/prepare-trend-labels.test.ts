import { describe, expect, it } from 'vitest'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { baselineLabelSide, prepareTrendLabels } from '../../lib/report/prepare-trend-labels.ts'
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

describe('baselineLabelSide', () => {
  const axis = { min: 0, max: 100 }
  const line = (scores: readonly (number | null)[]) => scores.map((score) => ({ score, min: score, max: score }))
  it.each([
    ['above, where nothing is near', [50, 50, 50], 'above'],
    ['below, where the line runs through the letters above', [56, 50, 57], 'below'],
    ['above, where it runs below', [44, 50, 43], 'above'],
    ['above, where the line is far away', [90, 50, 90], 'above'],
    ['above, where there is no score beside it', [null, 50, null], 'above'],
  ] as const)('%s', (_title, scores, side) => {
    expect(baselineLabelSide({ axis, slots: line(scores) }, { slot: 1, score: 50 })).toBe(side)
  })
})
