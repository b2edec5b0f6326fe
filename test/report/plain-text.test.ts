import { describe, expect, it } from 'vitest'
import { toPlainText } from '../../lib/report/plain-text.ts'

describe('toPlainText', () => {
  it.each([
    ['a name stays as it is', 'Öffnen Sie 阀门 👩\u200D💻', 'Öffnen Sie 阀门 👩\u200D💻'],
    ['what turns its neighbours is named', 'file\u202Egnp.exe\u2066\u200F', 'file⟨RLO⟩gnp.exe⟨LRI⟩⟨RLM⟩'],
    ['what commands a terminal is named', '\u001B[31mred\u0085\u009B', '⟨ESC⟩[31mred⟨NEL⟩⟨U+009B⟩'],
    ['what nobody sees is named', 'a\u200Bb\uFEFF', 'a⟨ZWSP⟩b⟨BOM⟩'],
    ['a line end is a mark', 'a\nb', 'a ⏎ b'],
    ['blanks of our own numbers stay', '1\u202F280\u00A0m', '1\u202F280\u00A0m'],
    ['markup is text', '<b>"x"</b>', '<b>"x"</b>'],
    ['nothing is nothing', '', ''],
  ])('%s', (_title, text, expected) => {
    expect(toPlainText(text)).toBe(expected)
    expect(toPlainText(expected)).toBe(expected)
  })
  it('is cut where told, never within a code point', () => {
    expect(toPlainText('abcdef', 6)).toBe('abcdef')
    expect(toPlainText('abcdefg', 6)).toBe('abcde…')
    expect(toPlainText('abcd👍👍', 6)).toBe('abcd…')
    expect(toPlainText('x'.repeat(1e6), 200)).toHaveLength(200)
  })
})
