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
  it('empty text gives no piece', () => expect(toVisiblePieces('')).toEqual([]))
  it('a line break is a box that still breaks', () => {
    expect(toVisiblePieces('a\nb')[1]).toEqual({ invisible: 'LF', name: 'LINE FEED', code: 'U+000A', breaksLine: true })
  })
})
