import { describe, expect, it } from 'vitest'
import { prepareSegmentDiff } from '../../lib/report/prepare-segment-diff.ts'

/** Shared case ui-02: pairs that look the same and are not. */
const PAIRS = [
  { id: 'p1', expected: 'total: 42', actual: 'total:\u00A042', names: ['NO-BREAK SPACE'] },
  { id: 'p2', expected: 'total: 42', actual: 'total: 4\u200B2', names: ['ZERO WIDTH SPACE'] },
  { id: 'p3', expected: 'a\nb', actual: 'a\r\nb', names: ['CARRIAGE RETURN'] },
  { id: 'p4', expected: 'total: 42', actual: 'total: 42 ', names: [] },
  { id: 'p5', expected: 'сахар', actual: 'cахар', names: [] },
]

describe('a difference that nobody can see (ui-02)', () => {
  it.each(PAIRS)('$id shows a change and names what is invisible', ({ expected, actual, names }) => {
    const diff = prepareSegmentDiff({ base: expected, head: actual })
    expect(diff.identical).toBe(false)
    const changed = diff.parts.filter((part) => part.kind !== 'same')
    expect(changed.length).toBeGreaterThan(0)
    const named = diff.parts.flatMap((part) => part.pieces.flatMap((piece) => ('name' in piece ? piece.name : [])))
    for (const name of names) expect(named).toContain(name)
    expect(diff.note).not.toBeNull()
  })
  it('tells letters that look alike by their code points', () => {
    const diff = prepareSegmentDiff({ base: 'сахар', head: 'cахар' })
    expect(diff.note).toBe('lookalike')
    expect(diff.lookAlikes).toEqual([{ from: 'с U+0441', to: 'c U+0063' }])
    expect(prepareSegmentDiff({ base: 'sugar', head: 'sigar' })).toMatchObject({ note: null, lookAlikes: [] })
  })
})
