import { describe, expect, it } from 'vitest'
import type { LintSegment } from '../../lib/lints/data-lint.ts'
import { findRunFlips } from '../../lib/lints/find-run-flips.ts'

const segments: LintSegment[] = [
  { id: 'a', references: ['The valve is open.'], hypothesis: 'The valve is not open.', state: 'scored' },
  { id: 'b', references: ['The train leaves at ten.'], hypothesis: 'The train leaves at ten.', state: 'scored' },
  { id: 'c', references: ['The train leaves at ten.'], hypothesis: 'The train leaves at nine.', state: 'scored' },
  { id: 'd', references: ['It costs 5 euros.'], hypothesis: null, state: 'failed' },
  { id: 'e', hypothesis: 'No reference here.', state: 'scored' },
]

describe('flips of a run', () => {
  it('looks at scored segments with a reference, and counts segments by kind', () => {
    const found = findRunFlips(segments)
    expect(found.language).toBe('en')
    expect(found.segments.map(({ id, flips }) => [id, flips.length])).toEqual([
      ['a', 1],
      ['b', 0],
      ['c', 1],
    ])
    expect(found.counts).toEqual({ negation: 1, number: 1, unit: 0, date: 0, currency: 0, name: 0, polarity: 0 })
  })
  it('looks at nothing in a language it does not know', () => {
    expect(findRunFlips(segments, null)).toMatchObject({ language: null, segments: [] })
    expect(findRunFlips([]).segments).toEqual([])
  })
})
