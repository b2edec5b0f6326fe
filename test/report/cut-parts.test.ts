import { describe, expect, it } from 'vitest'
import { cutParts } from '../../lib/report/cut-parts.ts'
import { prepareSegmentDiff } from '../../lib/report/prepare-segment-diff.ts'

const partsOf = (base: string, head = base) => prepareSegmentDiff({ base, head }).parts
const textOf = (parts: ReturnType<typeof partsOf>) =>
  parts.map((part) => part.pieces.map((piece) => ('text' in piece ? piece.text : '?')).join('')).join('')

describe('cutParts', () => {
  it('a short text is shown whole', () => {
    expect(cutParts(partsOf('abc'), 10)).toMatchObject({ rest: [], length: 3, kept: 3 })
  })
  it('a text a little longer than the limit is not folded', () => {
    expect(cutParts(partsOf('x'.repeat(12)), 10).rest).toEqual([])
  })
  it('a long text is shown up to the limit, the rest unfolds, nothing is lost', () => {
    const text = 'word '.repeat(100)
    const cut = cutParts(partsOf(text), 42, 1000)
    expect(textOf(cut.shown)).toBe(text.slice(0, 42))
    expect(textOf(cut.shown) + textOf(cut.rest)).toBe(text)
  })
  it('the fold keeps what was removed and added apart', () => {
    const cut = cutParts(partsOf('aaaa bbbb cccc dddd eeee', 'aaaa bbbb xxxx dddd eeee'), 12)
    expect(cut.shown.map((part) => part.kind)).toEqual(['same', 'removed'])
    expect(cut.rest.map((part) => part.kind)).toEqual(['removed', 'added', 'same'])
  })
  it('beyond the most that a page carries the text ends and says how much was kept', () => {
    const cut = cutParts(partsOf('y'.repeat(50_000)), 100, 1000)
    expect(cut).toMatchObject({ length: 50_000, kept: 1000 })
    expect(textOf(cut.shown).length + textOf(cut.rest).length).toBe(1000)
  })
  it('a surrogate pair is never cut in two', () => {
    const cut = cutParts(partsOf('👍'.repeat(50)), 11)
    expect(textOf(cut.shown).endsWith('👍')).toBe(true)
    expect(textOf(cut.rest).startsWith('👍')).toBe(true)
  })
})
