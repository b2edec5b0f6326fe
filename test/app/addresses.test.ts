import { describe, expect, it } from 'vitest'
import { parseCompareAddress, toCompareHref } from '../../app/_components/compare/compare-address.ts'
import { parseAgreementAddress, toAgreementHref } from '../../app/_components/runs/agreement-address.ts'
import { parseRunAddress, toRunHref } from '../../app/_components/runs/run-address.ts'
import { parseSegmentAddress, toSegmentHref } from '../../app/_components/segments/segment-address.ts'
import type { PageParams } from '../../app/_components/ui/page-params.ts'
import { projectHref, toProjectQuery } from '../../app/projects/[slug]/project-query.ts'

/** The parameters of an address as Next hands them to a page. */
function toParams(query: string): PageParams {
  const pairs = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((key) => {
      const values = pairs.getAll(key)
      return [key, values.length > 1 ? values : values[0]]
    }),
  )
}

const step = { slug: 'p', testSet: 't', key: 'k' }
/** Each page's address read and written again. */
const PAGES = {
  compare: (query: string) => toCompareHref(parseCompareAddress(toParams(query)), { cursor: 'c' }),
  run: (query: string) => toRunHref(parseRunAddress('r', toParams(query)), { cursor: 'c' }),
  agreement: (query: string) => toAgreementHref(parseAgreementAddress('r', toParams(query))),
  segment: (query: string) => toSegmentHref(parseSegmentAddress(step, toParams(query))),
  project: (query: string) => projectHref('p', toProjectQuery(toParams(query)), { cursor: 'c' }),
}

describe('an address that is read and written again', () => {
  it.each<[keyof typeof PAGES, string, string]>([
    ['compare', '', '/compare?cursor=c'],
    ['compare', 'base=run%3Aa&head=run%3Ab', '/compare?base=run%3Aa&head=run%3Ab&cursor=c'],
    [
      'compare',
      'project=p&base=run:a&head=run:b&system=s&testSet=t&metric=bleu&scale=native&moved=gains&diff=reference&slice=*&repair=rescore',
      '/compare?project=p&base=run%3Aa&head=run%3Ab&system=s&testSet=t&metric=bleu&scale=native&moved=gains&diff=reference&cursor=c&slice=*&repair=rescore',
    ],
    ['compare', 'scale=x&moved=largest&diff=auto&repair=x&other=1', '/compare?cursor=c'],
    ['run', '', '/runs/r?cursor=c'],
    [
      'run',
      'q=a+%26+%3Cb%3E&sort=bleu:tok%3D%22a,b%22&order=desc&state=na&flagged=1&metric=chrf',
      '/runs/r?q=a+%26+%3Cb%3E&sort=bleu%3Atok%3D%22a%2Cb%22&order=desc&state=na&flagged=1&cursor=c&metric=chrf',
    ],
    ['run', 'sort=position&order=up&state=lost&flagged=yes', '/runs/r?cursor=c'],
    ['agreement', 'x=bleu&y=ter&slice=a%253Ab:c', '/runs/r/metrics?x=bleu&y=ter&slice=a%253Ab%3Ac'],
    ['agreement', 'slice=nope', '/runs/r/metrics'],
    [
      'segment',
      'head=a&base=b&diff=off&unit=words&cursor=2',
      '/projects/p/segments/t/k?head=a&base=b&diff=off&unit=words&cursor=2',
    ],
    ['segment', 'diff=base&unit=auto', '/projects/p/segments/t/k'],
    [
      'project',
      'metric=bleu&branch=*&system=s&testSet=t',
      '/projects/p?metric=bleu&branch=*&system=s&testSet=t&cursor=c',
    ],
    ['project', 'view=table&skip=100&other=1', '/projects/p?view=table&cursor=c'],
  ])('%s: %s', (page, query, href) => {
    expect(PAGES[page](query)).toBe(href)
  })
  it.each(['\u202Ea', "it's", '`a`', 'ü 🙂', '%25', 'a+b', '=1+2', '\u0000', '__proto__'])(
    'keeps %j, escaped',
    (text) => {
      const address = parseRunAddress('r', toParams(`${new URLSearchParams({ q: text, metric: text })}`))
      expect(address).toMatchObject({ q: text, metric: text })
      const href = toRunHref(address)
      expect(href).toBe(`/runs/r?${new URLSearchParams({ q: text, metric: text })}`)
      expect(href).toMatch(/^[\x21-\x7E]+$/)
    },
  )
})

describe('what stands twice in an address', () => {
  it('counts where it stands first, except further heads', () => {
    const asked = parseCompareAddress(toParams('base=a&base=b&head=c&head=d&head=&head=e'))
    expect(asked).toMatchObject({ base: 'a', head: 'c', others: ['d', 'e'] })
    expect(toCompareHref(asked)).toBe('/compare?base=a&head=c&head=d&head=e')
    expect(toCompareHref(asked, { head: 'e', others: [] })).toBe('/compare?base=a&head=e')
    expect(toProjectQuery(toParams('branch=a&branch=b'))).toMatchObject({ branch: 'a' })
    expect(parseRunAddress('r', toParams('sort=bleu&sort=chrf'))).toMatchObject({ sort: 'bleu' })
  })
  it('twenty heads are read, as many as are compared', () => {
    const many = Array.from({ length: 25 }, (_, at) => `head=run:${at}`).join('&')
    expect(parseCompareAddress(toParams(many)).others).toHaveLength(19)
  })
})

describe('the address of a project', () => {
  it('has lines to leave out only beside the table', () => {
    expect(toProjectQuery(toParams('view=table&skip=100')).skip).toBe(100)
    expect(toProjectQuery(toParams('view=table&skip=-1')).skip).toBe(0)
    expect(toProjectQuery(toParams('skip=100'))).toMatchObject({ view: null, skip: 0 })
  })
  it('takes a part away, and starts lists anew', () => {
    const query = toProjectQuery(toParams('branch=a&system=s&view=table&skip=100&cursor=c'))
    expect(projectHref('p', query, { branch: null })).toBe('/projects/p?system=s&view=table')
    expect(projectHref('p', query, { skip: 200 })).toBe('/projects/p?branch=a&system=s&view=table&skip=200')
    expect(projectHref('a b', toProjectQuery({}), {})).toBe('/projects/a%20b')
  })
})
