import { describe, expect, it } from 'vitest'
import { pearson } from '../../lib/stats/correlation.ts'

describe('a correlation with a constant', () => {
  it.each([0.1, 0.3, 2.2, 1e-300, 7])('is undefined, though the mean of %d may be rounded', (value) => {
    for (const n of [3, 6, 7, 10]) {
      const rising = Array.from({ length: n }, (_, i) => i)
      const constant = rising.map(() => value)
      expect(pearson(constant, rising)).toEqual({ value: null, pValue: null })
      expect(pearson(rising, constant)).toEqual({ value: null, pValue: null })
    }
  })
})
