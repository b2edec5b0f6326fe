import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadJieba } from '../../lib/resources/load-jieba.ts'
import { cutByHmm, parseJiebaEmissions } from '../../lib/text/jieba-hmm.ts'
import { parseJiebaWords } from '../../lib/text/jieba-words.ts'
import { createJieba } from '../../lib/text/tokenizers/jieba.ts'

const { lines } = JSON.parse(readFileSync(new URL('../fixtures/words/jieba.json', import.meta.url), 'utf8')) as {
  lines: { line: string; words: string[] }[]
}

describe('Chinese words by jieba', () => {
  const jieba = loadJieba()

  it('every line is cut as jieba 0.42.1 of Python cuts it', { timeout: 60_000 }, () => {
    expect(lines.length).toBeGreaterThan(400)
    const misses = lines.filter(({ line, words }) => JSON.stringify(jieba.cut(line)) !== JSON.stringify(words))
    expect(misses).toEqual([])
  })

  it('hostile text throws nothing and loses nothing but white space', () => {
    for (const line of ['\ud800', '中\udc00文', '\u0000', '👨‍👩‍👧中', 'e\u0301é'.repeat(50), '中'.repeat(3000)])
      expect(jieba.cut(line).join('')).toBe(line)
  })

  it('with a dictionary of its own: the most likely path, of equals the longer word', () => {
    const words = parseJiebaWords('中 10 n\n国 10 n\n中国 100 ns\n国人 100 n\n人 10 n\n')
    expect(words.total).toBe(230)
    const emissions = parseJiebaEmissions('S\t中\t-1\nS\t国\t-1\nS\t人\t-1\n')
    const own = createJieba({ version: 'own', words, emissions })
    expect(own.cut('中国人')).toEqual(['中国', '人'])
    expect(own.cut(' 中\u3000国')).toEqual(['中', '国'])
    expect(cutByHmm('中国', emissions)).toEqual(['中', '国'])
    expect(cutByHmm('', emissions)).toEqual([])
  })

  it('a line that is no entry is refused', () => {
    expect(() => parseJiebaWords('word')).toThrow(RangeError)
    expect(() => parseJiebaEmissions('X\t中\t-1')).toThrow(RangeError)
    expect(() => parseJiebaEmissions('B\t中\tmuch')).toThrow(RangeError)
  })
})
