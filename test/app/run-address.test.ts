import { describe, expect, it } from 'vitest'
import { parseRunAddress, toRunHref } from '../../app/_components/runs/run-address.ts'

describe('address of a run page', () => {
  it('has defaults for what it does not name or does not know', () => {
    expect(parseRunAddress('r1', { state: 'lost', order: 'up', page: '2', q: '', _rsc: 'x' })).toEqual({
      id: 'r1',
      ignored: ['state=lost', 'order=up', 'page'],
      q: null,
      sort: 'position',
      order: 'asc',
      state: null,
      flagged: null,
      cursor: null,
      metric: null,
    })
  })
  it('a link keeps what was chosen, drops defaults and the page, and names its section', () => {
    const address = parseRunAddress('r1', { q: 'a & b', sort: 'chrf', order: 'desc', cursor: 'x' })
    expect(toRunHref(address, { state: 'failed' }, 'segments')).toBe(
      '/runs/r1?q=a+%26+b&sort=chrf&order=desc&state=failed#segments',
    )
    expect(toRunHref(address, { cursor: 'y' })).toContain('cursor=y')
    expect(toRunHref(parseRunAddress('a/b', {}))).toBe('/runs/a%2Fb')
  })
})
