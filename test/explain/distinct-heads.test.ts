import { describe, expect, it } from 'vitest'
import { toDistinctHeads } from '../../app/_components/explain/distinct-heads.ts'

describe('heads of labels', () => {
  it('are cut where they differ', () => {
    expect(toDistinctHeads(['class number 1', 'class number 2', 'none'], 9)).toEqual(['clas…er 1', 'clas…er 2', 'none'])
    expect(toDistinctHeads(['class number 1 of all', 'class number 2 of all'], 9)).toEqual(['clas… 1 …', 'clas… 2 …'])
    expect(toDistinctHeads(['class 1 of the many', 'class 2 of the many'], 9)).toEqual(['class 1 …', 'class 2 …'])
    expect(toDistinctHeads(['a long label', 'another one'], 9)).toEqual(['a long l…', 'another …'])
  })
  it.each([
    ['numbers', Array.from({ length: 200 }, (_, i) => `class number ${i}`)],
    ['two families', ['x', 'y'].flatMap((kind) => [1, 2, 3].map((n) => `group ${kind}, member number ${n}`))],
    ['one is the beginning of another', ['polarity: positive', 'polarity: positive, strongly', 'polarity: positive, ']],
    ['signs beyond the basic plane', ['😀😀😀😀😀😀😀😀😀😀1', '😀😀😀😀😀😀😀😀😀😀2']],
  ])('%s: no two are alike', (_, labels) => {
    const heads = toDistinctHeads(labels, 9)
    expect(new Set(heads).size).toBe(labels.length)
    expect(heads.join('')).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
  })
})
