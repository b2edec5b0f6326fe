import { describe, expect, it } from 'vitest'
import { type Pairing, pairSegments } from '../../lib/compare/pair-segments.ts'

const side = (text: string) => {
  const parts = text === '' ? [] : text.split(' ').map((part) => part.split('='))
  return { ids: parts.map(([id]) => id), contentHashes: parts.map(([id, content]) => content ?? id) }
}
/** Pairs as `base>head` ids, then what is left. */
const show = (base: string, head: string) => {
  const [a, b] = [side(base), side(head)]
  const { base: i, head: j, ...rest }: Pairing = pairSegments(a, b)
  const pairs = [...i].map((at, k) => (a.ids[at] === b.ids[j[k]] ? a.ids[at] : `${a.ids[at]}>${b.ids[j[k]]}`)).join(' ')
  const { changed, onlyBase, onlyHead, byContent } = rest
  return { pairs, changed: changed.join(' '), onlyBase: onlyBase.join(' '), onlyHead: onlyHead.join(' '), byContent }
}

describe('pairs of segments', () => {
  it.each([
    ['the same ids in the same order', 'a b c', 'a b c', { pairs: 'a b c' }],
    ['nothing at all', '', '', { pairs: '' }],
    ['one side empty', 'a', '', { pairs: '', onlyBase: 'a' }],
    ['one missing, one extra', 'a b c', 'c a d', { pairs: 'a c', onlyBase: 'b', onlyHead: 'd' }],
    ['an id with other content is changed, not paired', 'a b=1', 'a b=2', { pairs: 'a', changed: 'b' }],
    ['names are never paired by content', 'cat=1 dog=2', 'dog=1 cat=2', { pairs: '', changed: 'cat dog' }],
    ['a line edited in place', '1=a 2=b 3=c', '1=a 2=B 3=c', { pairs: '1 3', changed: '2' }],
    ['a line inserted', '1=a 2=b 3=c', '1=a 2=x 3=b 4=c', { pairs: '1 2>3 3>4', onlyHead: '2', byContent: true }],
    ['a line removed', '1=a 2=b 3=c', '1=b 2=c', { pairs: '2>1 3>2', onlyBase: '1', byContent: true }],
    [
      'repeated lines keep their order',
      'l-1=x l-2=y l-3=x l-4=z',
      'l-1=n l-2=x l-3=y l-4=x l-5=z',
      { pairs: 'l-1>l-2 l-2>l-3 l-3>l-4 l-4>l-5', onlyHead: 'l-1', byContent: true },
    ],
    [
      'inserted and edited: what is left under one id on both sides is changed',
      '1=a 2=b 3=c 4=d',
      '1=n 2=a 3=b 4=D 5=d',
      { pairs: '1>2 2>3 4>5', onlyBase: '3', onlyHead: '1 4', byContent: true },
    ],
  ])('%s', (_, base, head, expected) => {
    const empty = { changed: '', onlyBase: '', onlyHead: '', byContent: false }
    expect(show(base, head)).toEqual({ ...empty, ...expected })
  })

  it.each([
    ['q1 q2 q3 q4 q5', 'q5 q1 q3 q4 q9'],
    ['1=a 2=b 3=c', '1=a 2=x 3=b 4=c'],
    ['1=a 2=b 3=c 4=a', '1=c 2=a 3=b'],
    ['b a c', 'a b c'],
  ])('from the other side the same pairs in the same order: %s / %s', (base, head) => {
    const [a, b] = [side(base), side(head)]
    const there = pairSegments(a, b)
    const back = pairSegments(b, a)
    expect([...back.base]).toEqual([...there.head])
    expect([...back.head]).toEqual([...there.base])
    expect([back.onlyBase, back.onlyHead]).toEqual([there.onlyHead, there.onlyBase])
    expect([...back.changed].sort()).toEqual([...there.changed].sort())
  })

  it('stand in the order of their ids, numbers as numbers, whatever order they came in', () => {
    expect(show('z y x', 'z y x').pairs).toBe('x y z')
    expect(show('s10 s9 s1', 's9 s10 s1').pairs).toBe('s1 s9 s10')
    expect(show('a-2b a-2 a-10', 'a-2 a-2b a-10').pairs).toBe('a-2 a-2b a-10')
    expect(show('01 1 001', '1 001 01').pairs).toBe('001 01 1')
    const long = '9'.repeat(30)
    expect(show(`1${long} ${long} 2`, `2 ${long} 1${long}`).pairs).toBe(`2 ${long} 1${long}`)
  })
})
