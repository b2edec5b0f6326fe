import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groupMeans } from '../../lib/stats/group-mean.ts'

const { cases } = JSON.parse(readFileSync(new URL('../fixtures/cases/aggregate.json', import.meta.url), 'utf8'))
const { input, expected } = cases.find((one: { id: string }) => one.id === 'agg-02-group-mean-and-its-error')
const groups = input.subtasks.map((task: Record<string, number>) => ({
  items: task.items,
  score: task.score,
  standardError: task.standard_error,
}))

describe('means over groups', () => {
  it('agg-02: each mean has the standard error that belongs to it', () => {
    const means = groupMeans(groups)
    for (const [mean, name] of [
      [means?.plain, 'plain_mean'],
      [means?.weighted, 'weighted_mean'],
    ] as const) {
      expect(mean?.value).toBeCloseTo(expected[name].value, 5)
      expect(mean?.standardError).toBeCloseTo(expected[name].standard_error, 5)
    }
  })
  it('agg-02: a group without a standard error leaves the whole without one', () => {
    const means = groupMeans([groups[0], { ...groups[1], standardError: null }])
    expect(means?.plain).toEqual({ value: expect.closeTo(0.64, 9), standardError: null })
    expect(means?.weighted.standardError).toBeNull()
  })
  it('no groups, or none with items, have no mean', () => {
    expect(groupMeans([])).toBeNull()
    expect(groupMeans([{ items: 0, score: 1, standardError: 0 }])).toBeNull()
  })
})
