import { describe, expect, it } from 'vitest'
import { splitLines } from '../../lib/ingest/split-lines.ts'

describe('splitLines', () => {
  it.each([
    ['nothing has no line', '', []],
    ['a final line end is optional', 'a\nb', ['a', 'b']],
    ['a final line end adds no line', 'a\nb\n', ['a', 'b']],
    ['an empty line is a line', 'a\n\nb\n\n', ['a', '', 'b', '']],
    ['one line end alone is one empty line', '\n', ['']],
    ['CR LF ends a line as LF does', 'a\r\nb\r\n', ['a', 'b']],
    ['only one CR belongs to the line end', 'a\r\r\n', ['a\r']],
    ['a lone CR stays, also at the end', 'a\rb\r', ['a\rb\r']],
    [
      'U+2028, U+2029, U+0085, form feed and vertical tab stay',
      'a\u2028b\u2029c\u0085d\fe\vf\n',
      ['a\u2028b\u2029c\u0085d\fe\vf'],
    ],
  ])('%s', (_title, text, lines) => {
    expect(splitLines(text)).toEqual(lines)
  })
})
