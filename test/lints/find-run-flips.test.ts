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
    expect(found.segments.map(({ id, flips }) => [id, flips.length])).toEqual([
      ['a', 1],
      ['b', 0],
      ['c', 1],
    ])
    expect(found.counts).toEqual({ negation: 1, number: 1, unit: 0, date: 0, currency: 0, name: 0, polarity: 0 })
  })
  it('reads each segment in its own language, where it tells one', () => {
    const mixed: LintSegment[] = [
      { id: 'en', references: ['The valve is open.'], hypothesis: 'The valve is not open.', state: 'scored' },
      { id: 'zh', references: ['阀门已打开'], hypothesis: '阀门未打开', state: 'scored' },
      { id: 'de', references: ['Das Ventil ist offen.'], hypothesis: 'Das Ventil ist nicht offen.', state: 'scored' },
    ]
    expect(findRunFlips(mixed).counts.negation).toBe(3)
    expect(findRunFlips(mixed.toReversed()).counts.negation).toBe(3)
  })
  it('reads what tells no language in that of the run', () => {
    const german = ['Das Ventil ist offen.', 'Die Pumpe ist aus und der Tank ist leer.'].map((text, i) => ({
      id: String(i),
      references: [text],
      hypothesis: text,
      state: 'scored' as const,
    }))
    const short = {
      id: 'short',
      references: ['Pumpe: zehn Bar'],
      hypothesis: 'Pumpe: neun Bar',
      state: 'scored' as const,
    }
    expect(findRunFlips([...german, short]).counts.number).toBe(1)
    expect(findRunFlips([short]).counts.number).toBe(0)
  })
  it('looks at nothing in a language it does not know', () => {
    expect(findRunFlips(segments, null).segments).toEqual([])
    expect(
      findRunFlips([
        {
          id: 'a',
          references: ['Le train part à dix heures et la gare est fermée.'],
          hypothesis: 'Le train',
          state: 'scored',
        },
      ]).segments,
    ).toEqual([])
    expect(findRunFlips([]).segments).toEqual([])
  })
})
