import { describe, expect, it } from 'vitest'
import { choiceOf, isEnough, withChoice } from '../../app/_components/projects/with-choice.ts'
import { toProjectQuery } from '../../app/projects/[slug]/project-query.ts'

describe('the runs that are chosen', () => {
  it('stand in the address in place of those before, and the rest stays', () => {
    const address = 'http://localhost:3000/projects/p?view=table&base=run%3Ax&head=run%3Ay#runs'
    expect(withChoice(address, { base: 'run:b', heads: ['run:c', 'run:d'] })).toBe(
      '/projects/p?view=table&base=run%3Ab&head=run%3Ac&head=run%3Ad#runs',
    )
    expect(withChoice(address, { base: null, heads: [] })).toBe('/projects/p?view=table#runs')
  })
  it('are read back from it', () => {
    expect(toProjectQuery({ base: 'run:b', head: ['run:c', 'run:d'] })).toMatchObject({
      base: 'run:b',
      head: ['run:c', 'run:d'],
    })
    expect(toProjectQuery({})).toMatchObject({ base: null, head: [] })
    expect(choiceOf(new URLSearchParams('view=table&head=run%3Ac&base=run%3Ab&head=run%3Ad&head='))).toEqual({
      base: 'run:b',
      heads: ['run:c', 'run:d'],
    })
    expect(choiceOf(null)).toEqual({ base: null, heads: [] })
  })
  it.each([
    ['none', null, [], false],
    ['one', null, ['a'], false],
    ['two, of which the oldest is base', null, ['a', 'b'], true],
    ['one and a base', 'b', ['a'], true],
    ['the base alone', 'b', ['b'], false],
    ['many', 'b', ['a', 'b', 'c'], true],
  ])('are enough for a comparison: %s', (_title, base, heads, enough) => {
    expect(isEnough({ base, heads })).toBe(enough)
  })
})
