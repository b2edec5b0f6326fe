import { describe, expect, it } from 'vitest'
import { type TextPiece, toVisiblePieces } from '../../lib/report/visible-text.ts'

const short = (pieces: TextPiece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : `[${piece.invisible}]`)).join('')

describe('toVisiblePieces', () => {
  it.each([
    ['plain text stays one piece', 'Öffnen Sie 阀门 👍', 'Öffnen Sie 阀门 👍'],
    ['a no-break space is named', '40\u00A0°C', '40[NBSP]°C'],
    ['a bidirectional override is named and so has no effect', 'file\u202Egnp.exe', 'file[RLO]gnp.exe'],
    ['a terminal escape is named', '\u001B[31mred', '[ESC][31mred'],
    ['a null is named by its number', 'a\u0000b', 'a[U+0000]b'],
    ['tag characters outside the basic plane are named', 'a\u{E0041}b', 'a[U+E0041]b'],
    ['a lone surrogate is named', 'a\uD800b', 'a[U+D800]b'],
    ['markup is text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a joiner in an emoji is left alone', '👩\u200D💻', '👩\u200D💻'],
  ])('%s', (_title, text, expected) => {
    expect(short(toVisiblePieces(text))).toBe(expected)
  })
  it('joiners are named where asked', () => {
    expect(short(toVisiblePieces('می\u200Cروم\uFE0F', { joiners: true }))).toBe('می[ZWNJ]روم[U+FE0F]')
  })
  it('in names blanks of any width stay, and what acts is named', () => {
    expect(short(toVisiblePieces('1\u202F280\u00A0m\u3000\u202Eevil\u200B\n', { blanks: false }))).toBe(
      '1\u202F280\u00A0m\u3000[RLO]evil[ZWSP][LF]',
    )
  })
  it.each([
    ['blanks at the ends and at line ends are named where asked', 'edges', ' a b \nc  ', '[SP]a b[SP][LF]c[SP][SP]'],
    ['all are where nothing else is there', 'edges', ' ', '[SP]'],
    ['every blank is named where asked', 'all', 'a b', 'a[SP]b'],
    ['many in a row are one box', 'all', `a${' '.repeat(400)}b`, 'a[SP ×400]b'],
    ['none is where not asked', undefined, ' a ', ' a '],
  ] as const)('%s', (_title, spaces, text, expected) => {
    expect(short(toVisiblePieces(text, { spaces }))).toBe(expected)
  })
  it('a blank has its name for a reader who does not see it', () => {
    expect(toVisiblePieces('42 ', { spaces: 'edges' })[1]).toMatchObject({ name: 'SPACE', code: 'U+0020' })
    expect(toVisiblePieces(`42${' '.repeat(9)}`, { spaces: 'edges' })[1]).toMatchObject({ name: '9 × SPACE', times: 9 })
  })
  it('a megabyte of blanks is read once', () => {
    expect(short(toVisiblePieces(`a${' '.repeat(1e6)}b${' '.repeat(1e6)}`, { spaces: 'edges' }))).toMatch(
      /b\[SP ×1000000\]$/,
    )
  })
  it('empty text gives no piece', () => expect(toVisiblePieces('')).toEqual([]))
  it('a line break is a box that still breaks', () => {
    expect(toVisiblePieces('a\nb')[1]).toEqual({ invisible: 'LF', name: 'LINE FEED', code: 'U+000A', breaksLine: true })
  })
})
