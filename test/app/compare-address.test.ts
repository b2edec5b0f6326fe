import { describe, expect, it } from 'vitest'
import { parseCompareAddress, toCompareHref } from '../../app/_components/compare/compare-address.ts'

const full = { project: 'manuals', base: 'run:a', head: 'run:b' }

describe('address of a compare page', () => {
  it('has defaults for what it does not name', () => {
    expect(parseCompareAddress(full)).toMatchObject({
      metric: null,
      scale: null,
      moved: 'largest',
      diff: 'auto',
      cursor: null,
    })
  })
  it.each([
    ['an unknown order', { moved: 'sideways' }, { moved: 'largest' }],
    ['an unknown scale', { scale: 'log' }, { scale: null }],
    ['an empty value', { metric: '' }, { metric: null }],
    ['the first of repeated values', { metric: ['bleu', 'chrf'] }, { metric: 'bleu' }],
  ])('takes %s for its default', (_title, params, expected) => {
    expect(parseCompareAddress({ ...full, ...params })).toMatchObject(expected)
  })
  it('leaves defaults out of a link and escapes what it keeps', () => {
    const address = parseCompareAddress({ ...full, metric: 'bleu:tok="a,b"' })
    expect(toCompareHref(address)).toBe(
      '/compare?project=manuals&base=run%3Aa&head=run%3Ab&metric=bleu%3Atok%3D%22a%2Cb%22',
    )
  })
  it('reads back what it wrote', () => {
    const address = parseCompareAddress({
      ...full,
      scale: 'native',
      moved: 'losses',
      diff: 'characters',
      cursor: 'x',
      system: 's',
      testSet: 't',
    })
    const query = new URLSearchParams(toCompareHref(address, { cursor: 'x' }).split('?')[1])
    expect(parseCompareAddress(Object.fromEntries(query))).toEqual(address)
  })
  it('another order starts at its first page', () => {
    const address = parseCompareAddress({ ...full, cursor: 'x' })
    expect(toCompareHref(address, { moved: 'gains' })).not.toContain('cursor')
    expect(toCompareHref(address, { diff: 'reference', cursor: 'x' })).toContain('cursor=x')
  })
  it('keeps how much is shown through everything but another list', () => {
    const address = parseCompareAddress({ ...full, shown: '30' })
    expect(toCompareHref(address, { diff: 'reference' })).toContain('shown=30')
    expect(toCompareHref(address, { open: 's1' })).toContain('shown=30')
    expect(toCompareHref(address, { moved: 'random' })).not.toContain('shown')
    expect(toCompareHref(address, { metric: 'chrf' })).not.toContain('shown')
  })
  it.each([
    ['0', 10],
    ['25', 25],
    ['1000000', 200],
    ['-5', 10],
  ])('shows from ten to two hundred segments: %s', (shown, expected) => {
    expect(parseCompareAddress({ ...full, shown }).shown).toBe(expected)
  })
  it('does not compare several heads with the base among them, and counts those beyond what is compared at once', () => {
    expect(parseCompareAddress({ ...full, head: ['run:b', 'run:a', 'run:c'] })).toMatchObject({
      head: 'run:b',
      others: ['run:c'],
    })
    const many = Array.from({ length: 25 }, (_, i) => `run:h${i}`)
    const address = parseCompareAddress({ ...full, head: many })
    expect(address.others).toHaveLength(19)
    expect(address.leftOut).toBe(5)
    expect(parseCompareAddress({ ...full, head: 'run:a' }).head).toBe('run:a')
  })
})
