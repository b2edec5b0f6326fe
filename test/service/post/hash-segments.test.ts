import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashContent, hashTestSet } from '../../../lib/service/post/hash-segments.ts'

const item = (over: object = {}) => ({ id: 'a', source: 'x', references: ['y'], label: null, answers: null, ...over })

describe('hashTestSet', () => {
  it('is the SHA-256 over length-prefixed texts, written out by hand', () => {
    const bytes = Buffer.from([
      0, 0, 0, 1, 0x61, 0, 0, 0, 1, 0x78, 0, 0, 0, 1, 0, 0, 0, 1, 0x79, 255, 255, 255, 255, 255, 255, 255, 255,
    ])
    expect(hashTestSet([item()])).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  it('does not depend on the order of segments', () => {
    const items = [item(), item({ id: 'b' }), item({ id: '～' }), item({ id: '🙂' })]
    expect(hashTestSet(items.toReversed())).toBe(hashTestSet(items))
  })

  it.each([
    ['source', { source: 'xy', references: [''] }],
    ['a reference', { references: ['y '] }],
    ['the number of references', { references: ['y', ''] }],
    ['the label', { label: '' }],
    ['the answers', { answers: [] }],
    ['the id', { id: 'ab', source: '' }],
    ['an absent source, which is not an empty one', { source: null }],
  ])('changes with %s', (_what, over) => {
    expect(hashTestSet([item(over)])).not.toBe(hashTestSet([item()]))
  })

  it('leaves the id out of what makes contents equal', () => {
    expect(hashContent(item({ id: 'b' }))).toBe(hashContent(item()))
    expect(hashContent(item({ source: 'z' }))).not.toBe(hashContent(item()))
  })
})
