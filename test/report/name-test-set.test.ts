import { describe, expect, it } from 'vitest'
import { nameTestSet } from '../../lib/report/name-test-set.ts'

describe('nameTestSet', () => {
  it.each([
    [{ name: 'manuals', number: 3, label: null }, 'manuals v3'],
    [{ name: 'manuals', number: 3, label: '2026.1' }, 'manuals v2026.1'],
    [{ name: 'manuals', number: 3, label: 'spring' }, 'manuals spring'],
  ])('%j is %s', (testSet, expected) => {
    expect(nameTestSet(testSet)).toBe(expected)
  })
})
