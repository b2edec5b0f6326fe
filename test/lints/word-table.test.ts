import { describe, expect, it } from 'vitest'
import { WordTable } from '../../lib/lints/word-table.ts'

const codesOf = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0))

describe('WordTable', () => {
  it('numbers words from 0 on, and a word seen again has its number', () => {
    const table = new WordTable()
    const codes = codesOf('the valve the valves')
    const numbers = [
      table.numberOf(codes, 0, 3),
      table.numberOf(codes, 4, 9),
      table.numberOf(codes, 10, 13),
      table.numberOf(codes, 14, 20),
    ]
    expect(numbers).toEqual([0, 1, 0, 2])
    expect(table.words).toEqual(['the', 'valve', 'valves'])
    expect(table.numberOfWord('valve')).toBe(1)
    expect(table.numberOfWord('𠀀')).toBe(3)
    expect(table.words[3]).toBe('𠀀')
  })
  it('is full after many words, or after few that are very long', () => {
    const many = new WordTable()
    for (let i = 0; i < 200_000; i++) many.numberOfWord(String(i))
    expect(many.isFull).toBe(false)
    many.numberOfWord('one more')
    expect(many.isFull).toBe(true)
    expect(many.numberOfWord('199999')).toBe(199_999)
    const long = new WordTable()
    long.numberOfWord('a'.repeat(1 << 22))
    expect(long.isFull).toBe(false)
    long.numberOfWord('b')
    expect(long.isFull).toBe(true)
  })
})
