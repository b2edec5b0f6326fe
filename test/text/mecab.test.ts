import { describe, expect, it } from 'vitest'
import { parseMecabCharacters } from '../../lib/text/mecab-characters.ts'
import { parseMecabLexicon, parseMecabMatrix, parseMecabUnknown } from '../../lib/text/mecab-lexicon.ts'
import { createMecab } from '../../lib/text/tokenizers/mecab.ts'

const CHARACTERS = `
DEFAULT 0 1 0
SPACE   0 1 0
KANJI   0 0 2
DIGIT   1 1 0  # always, in runs
0x0020 SPACE
0x0030..0x0039 DIGIT
0x4E00..0x9FA5 KANJI
0x4E00 DIGIT KANJI
`
const UNKNOWN = 'DEFAULT,0,0,900\nSPACE,0,0,900\nKANJI,0,0,300\nDIGIT,0,0,100\n'
const MATRIX = '1 1\n0 0 10\n'

function makeMecab(words: string) {
  return createMecab({
    version: 'own',
    lexicon: parseMecabLexicon([words]).lexicon,
    unknown: parseMecabUnknown(UNKNOWN),
    matrix: parseMecabMatrix(new TextEncoder().encode(MATRIX)),
    characters: parseMecabCharacters(CHARACTERS),
  })
}

describe('words by the lattice of MeCab, with a dictionary of its own', () => {
  const mecab = makeMecab('東,0,0,50,noun\n東京,0,0,20,noun\n京都,0,0,10,noun\n都,0,0,50,noun\n')
  it('the cheapest path wins, whatever comes first', () => {
    expect(mecab.cut('東京都')).toEqual(['東', '京都'])
    expect(mecab.cut('東京')).toEqual(['東京'])
  })
  it('unknown characters of a kind that groups are one word, others are tried up to their length', () => {
    expect(mecab.cut('2026東')).toEqual(['2026', '東'])
    expect(mecab.cut('人間人')).toEqual(['人間', '人'])
    expect(mecab.cut('一23')).toEqual(['一23'])
  })
  it('white space parts words and is none', () => {
    expect(mecab.cut('  東京  都 ')).toEqual(['東京', '都'])
    expect(mecab.cut('   ')).toEqual([])
    expect(mecab.cut('')).toEqual([])
  })
  it('characters outside the basic plane and halves of them throw nothing', () => {
    expect(mecab.cut('😀😀東')).toEqual(['😀😀', '東'])
    expect(mecab.cut('\ud800東').join('')).toBe('\ud800東')
  })
  it('a run too long for one word is cut into single characters', () => {
    expect(mecab.cut('a'.repeat(25))).toEqual(['a'.repeat(25)])
    expect(mecab.cut('a'.repeat(26))[0]).toBe('a')
  })
  it('costs between words count, by the right context of the first and the left context of the second', () => {
    const { rights, costs } = parseMecabMatrix(
      new TextEncoder().encode('2 3\n0 0 1\n0 1 2\n0 2 3\n1 0 -4\n1 1 5\n1 2 6'),
    )
    expect(costs[1 + rights * 0]).toBe(-4)
    expect(costs[0 + rights * 2]).toBe(3)
  })
  it('a line that is no entry, and a category that nobody defines, are refused', () => {
    expect(() => parseMecabLexicon(['東,0,0'])).toThrow(RangeError)
    expect(() => parseMecabCharacters('DEFAULT 0 1 0\n0x0041 ALPHA')).toThrow(RangeError)
  })
})
