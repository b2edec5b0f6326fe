import { describe, expect, it } from 'vitest'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { prepareTrendLabels } from '../../lib/report/prepare-trend-labels.ts'
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
