import { describe, expect, it } from 'vitest'
import { InputError } from '../../lib/errors.ts'
import type { FlipKind } from '../../lib/lints/flip.ts'
import { flipsIntroduced } from '../../lib/lints/flips-introduced.ts'

const side = (flips: Readonly<Record<string, readonly FlipKind[]>>) =>
  Object.entries(flips).map(([id, kinds]) => ({ id, flips: kinds.map((kind) => ({ kind })) }))

describe('flips introduced and removed', () => {
  const base = side({ a: [], b: ['negation'], c: ['number', 'number'], d: ['name'], gone: ['date'] })
  const head = side({ b: ['negation'], a: ['number'], c: ['unit'], d: [], fresh: ['date'] })
  const comparison = flipsIntroduced(base, head)
  const kind = (name: FlipKind) => comparison.kinds.find((change) => change.kind === name)

  it('pairs by id, in the order of base, and names what is on one side only', () => {
    expect(comparison.ids).toEqual(['a', 'b', 'c', 'd'])
    expect(comparison.unpaired).toEqual({ base: ['gone'], head: ['fresh'] })
  })
  it('counts segments, not flips, and only among the pairs', () => {
    expect(kind('number')).toEqual({ kind: 'number', base: 1, head: 1, introduced: ['a'], removed: ['c'] })
    expect(kind('negation')).toEqual({ kind: 'negation', base: 1, head: 1, introduced: [], removed: [] })
    expect(kind('date')).toMatchObject({ base: 0, head: 0 })
    expect(comparison.kinds).toHaveLength(7)
  })
  it('a segment whose flip became another is introduced and removed', () => {
    expect(comparison.introduced).toEqual(['a', 'c'])
    expect(comparison.removed).toEqual(['c', 'd'])
  })
  it('gives a 0 or 1 per pair and side, for the interval of the difference', () => {
    expect(comparison.base).toEqual([0, 1, 1, 1])
    expect(comparison.head).toEqual([1, 1, 1, 0])
  })
  it('swapping the sides swaps introduced and removed', () => {
    const swapped = flipsIntroduced(head, base)
    expect([...swapped.removed].sort()).toEqual(comparison.introduced)
    expect([...swapped.introduced].sort()).toEqual(comparison.removed)
  })
  it('refuses an id that a side has twice', () => {
    expect(() => flipsIntroduced([...base, ...base], head)).toThrow(InputError)
  })
})
