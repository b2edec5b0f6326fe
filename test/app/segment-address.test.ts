import { describe, expect, it } from 'vitest'
import { parseSegmentAddress, toSegmentHref } from '../../app/_components/segments/segment-address.ts'
import { readPathStep, toPathStep } from '../../lib/report/path-step.ts'

const HOSTILE = [
  '..',
  '.',
  '',
  '%2F',
  'a/b',
  'a%2Fb',
  '~x',
  '?#&',
  '<img src=x>',
  '\u202E',
  ' ',
  'a\nb',
  '=1+2',
  '🙂/é',
]

describe('a name in a path', () => {
  it.each([...HOSTILE, 'safety-0147', 'Straße', '第一'])('comes back whole: %j', (name) => {
    const step = toPathStep(name)
    expect(readPathStep(step)).toBe(name)
    // Whether or not a framework has decoded the step already.
    expect(readPathStep(decodeURIComponent(step))).toBe(name)
    const { pathname } = new URL(`http://x/projects/p/segments/t/${step}`)
    expect(pathname).toBe(`/projects/p/segments/t/${step}`)
  })
  it('written by hand with percent signs is understood, and a tilde may begin a name', () => {
    expect(readPathStep('a%2Fb')).toBe('a/b')
    expect(readPathStep('~%')).toBe('~%')
  })
})

describe('the address of a segment', () => {
  it('keeps what was chosen and leaves defaults out', () => {
    const address = parseSegmentAddress(
      { slug: 'p', testSet: 't', key: 'k' },
      { head: 'r1', diff: 'reference', unit: 'x' },
    )
    expect(address).toMatchObject({ head: 'r1', base: null, diff: 'reference', unit: 'auto' })
    expect(toSegmentHref(address)).toBe('/projects/p/segments/t/k?head=r1&diff=reference')
    expect(toSegmentHref(address, { diff: 'base', head: null })).toBe('/projects/p/segments/t/k')
  })
})
