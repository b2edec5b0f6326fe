import { describe, expect, it } from 'vitest'
import { toGraphemes } from '../../lib/text/graphemes.ts'
import { tokenizeJiwer } from '../../lib/text/tokenizers/tokenize-jiwer.ts'
import { tokenizeMixed } from '../../lib/text/tokenizers/tokenize-mixed.ts'
import { tokenizeRouge } from '../../lib/text/tokenizers/tokenize-rouge.ts'
import { tokenizeWords, WORD_RULES } from '../../lib/text/tokenizers/tokenize-words.ts'

describe('tokenizers of ROUGE and error rates', () => {
  it('the examples of the doc comments', () => {
    expect(tokenizeRouge("don't stop, café 42")).toEqual(['don', 't', 'stop', 'caf', '42'])
    expect(tokenizeJiwer(' a  b\tc ')).toEqual(['a', 'b\tc'])
    expect(tokenizeMixed('用 GPT-4 写')).toEqual(['用', 'GPT', '4', '写'])
    expect(tokenizeWords('Don’t stop, 42!')).toEqual(['Don’t', 'stop', '42'])
    expect(toGraphemes('e\u0301🇫🇷')).toEqual(['e\u0301', '🇫🇷'])
  })
  it('jiwer: white space at the ends of all kinds, runs of mixed white space, nothing but white space', () => {
    expect(tokenizeJiwer('\u00a0\n one\r\ntwo\u0085 three\t')).toEqual(['one', 'two', 'three'])
    expect(tokenizeJiwer(' \t\n')).toEqual([])
    expect(tokenizeJiwer('')).toEqual([])
    expect(tokenizeJiwer('\ufeffone')).toEqual(['\ufeffone'])
  })
  it('graphemes of plain text are its letters, CR LF is one', () => {
    expect(toGraphemes('né')).toEqual(['n', 'é'])
    expect(toGraphemes('a\r\nb')).toEqual(['a', '\r\n', 'b'])
    expect(toGraphemes('')).toEqual([])
  })
  it('how words are cut has a name', () => {
    expect(WORD_RULES).toMatch(/^[0-9a-f]{8}$/)
    expect(tokenizeWords('今天天气很好').join('')).toBe('今天天气很好')
  })
})
