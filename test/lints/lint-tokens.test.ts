import { describe, expect, it } from 'vitest'
import { foldLetters } from '../../lib/lints/fold-letters.ts'
import { lintTokens } from '../../lib/lints/lint-tokens.ts'

const normsOf = (text: string) => lintTokens(text).map(({ norm }) => norm)
const folded = (text: string) => {
  const codes = new Uint16Array(text.length)
  foldLetters(text, codes)
  return String.fromCharCode(...codes)
}

describe('lintTokens', () => {
  it.each<[string, string, readonly string[]]>([
    ['contractions', "It isn't, we can't, he’s", ['it', 'is', 'not', ',', 'we', 'can', 'not', ',', 'he', "'s"]],
    ['irregular contractions', "won't shan't cannot", ['will', 'not', 'shall', 'not', 'can', 'not']],
    ['two contractions in one word', "shouldn't've I'd've", ['should', 'not', "'ve", 'i', "'d", "'ve"]],
    ['an apostrophe within a name', "D'Artagnan rock'n'roll", ["d'artagnan", "rock'n'roll"]],
    ['numbers with separators', '1,280 1.280,50 1 280 000 1’000', ['1,280', '1.280,50', '1 280 000', '1’000']],
    ['a row of numbers', '1234 567 and 12, 13', ['1234', '567', 'and', '12', ',', '13']],
    ['letters with points', 'U.S. at 3 p.m. A.', ['u.s.', 'at', '3', 'p.m.', 'a', '.']],
    ['hyphens within words', 'well-known COVID-19 3-1 -5', ['well', 'known', 'covid', '19', '3', '-', '1', '-', '5']],
    ['ideographs one by one, also beyond the basic plane', '阀门𠀀', ['阀', '门', '𠀀']],
    ['full-width forms', 'Ａｂ１２％', ['ab12', '%']],
    ['a sign of two units', 'ok😀!', ['ok', '😀', '!']],
    ['half of such a sign', 'a\ud800b\udc00', ['a', '\ud800', 'b', '\udc00']],
    ['blanks of all kinds', 'a\u00a0b\u3000c\u2028d\0e', ['a', 'b', 'c', 'd', 'e']],
    ['nothing', ' \n', []],
  ])('%s', (_, text, norms) => {
    expect(normsOf(text)).toEqual(norms)
  })

  it('places are those of the text, and each token knows its capital and whether a blank stands before it', () => {
    expect(lintTokens('Don’t go')).toEqual([
      { norm: 'do', start: 0, end: 2, kind: 'word', capital: true, glued: false },
      { norm: 'not', start: 2, end: 5, kind: 'word', capital: false, glued: true },
      { norm: 'go', start: 6, end: 8, kind: 'word', capital: false, glued: false },
    ])
  })
  it('a dotted capital I moves no place', () => {
    expect(lintTokens('İ ΑΒ ok').map(({ norm, start }) => [norm, start])).toEqual([
      ['İ', 0],
      ['αβ', 2],
      ['ok', 5],
    ])
  })
  it('a word is the same word in a later text, in another case and in full width', () => {
    const [[a], [b], [c]] = ['Valve', 'VALVE', 'Ｖａｌｖｅ'].map(normsOf)
    expect([b, c]).toEqual([a, a])
  })
  it('a text longer than those before is read to its end', () => {
    const words = Array.from({ length: 5000 }, (_, i) => `w${i}`)
    expect(normsOf(words.join(' '))).toEqual(words)
    const word = `${'a'.repeat(300_000)}'b`
    expect(normsOf(word)).toEqual([word])
  })
})

describe('foldLetters', () => {
  it('every unit by itself is in lower case as the language has it, and full-width ASCII is half as wide', () => {
    const wrong: number[] = []
    for (let unit = 0; unit < 0x10000; unit++) {
      const letter = String.fromCharCode(unit)
      const narrow = unit >= 0xff01 && unit <= 0xff5e ? String.fromCharCode(unit - 0xfee0) : letter
      const lower = narrow.toLowerCase().length === 1 ? narrow.toLowerCase() : narrow
      if (folded(letter) !== lower) wrong.push(unit)
    }
    expect(wrong).toEqual([])
  })
  it.each(['ΟΔΟΣ ΣΑΣ', '𐐀𐐁 AB', 'GROẞ Ǆ Ω K Å', 'Plain'])('%s: as a whole', (text) => {
    expect(folded(text)).toBe(text.toLowerCase())
  })
})
