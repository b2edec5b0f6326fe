import { describe, expect, it } from 'vitest'
import { overSlices } from '../../../lib/compare/slice-report.ts'
import { statedVerdict } from '../../../lib/compare/stated-verdict.ts'
import { prepareForest } from '../../../lib/report/prepare-forest.ts'
import { prepareSliceForest } from '../../../lib/report/prepare-slice-forest.ts'
import { COMPARISON_COLUMNS, toComparisonRow } from '../../../lib/service/export/comparison-columns.ts'
import { makeComparison, makeResult } from '../../report/make-comparison.ts'

const at = COMPARISON_COLUMNS.findIndex(({ name }) => name === 'verdict')

describe('the verdict in a file', () => {
  it('is the one that the page shows, also where it does not stand after the correction', () => {
    const result = makeResult({ pAdjusted: 0.075 })
    const comparison = makeComparison({ results: [result] })
    expect(toComparisonRow(result, comparison)[at]).toBe('not-after-correction')
    expect(prepareForest(comparison).groups[0].rows[0].verdictWord).toBe('not after correction')
  })
  it('of a slice rests on q over all slices, as on the page', () => {
    const [whole, slice] = [makeResult(), { ...makeResult({ pAdjusted: 0.001 }), q: 0.2 }]
    const dimension = { by: 'domain', without: 0, left: 0, reversed: [], against: [] }
    const slices = { family: 6, dimensions: [{ ...dimension, slices: [{ value: 'ui', pairs: 90, results: [slice] }] }] }
    const comparison = makeComparison({ results: [whole], slices })
    const [row] = prepareSliceForest(comparison, whole.spec)[0].view.groups[0].rows
    expect(row.verdictWord).toBe('not after correction')
    expect(toComparisonRow(slice, comparison, statedVerdict(overSlices(slice, 6)))[at]).toBe('not-after-correction')
  })
})
