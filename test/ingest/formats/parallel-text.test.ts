import { describe, expect, it } from 'vitest'
import { InputError } from '../../../lib/errors.ts'
import { parseParallelText } from '../../../lib/ingest/formats/parallel-text.ts'

const bytes = (file: string, text: string) => ({ file, bytes: new TextEncoder().encode(text) })

describe('parseParallelText', () => {
  it('line n of each file is segment n, by its number', () => {
    const run = parseParallelText({
      hypothesis: bytes('h', 'x\n\nz\n'),
      references: [bytes('r1', 'a\nb\nc'), bytes('r2', 'A\r\nB\r\nC\r\n')],
      source: bytes('s', 'q\nr\ns\n'),
    })
    expect(run.warnings).toEqual([])
    expect(run.segments.map((s) => [s.id, s.source, s.references, s.hypothesis, s.state])).toEqual([
      ['1', 'q', ['a', 'A'], 'x', 'scored'],
      ['2', 'r', ['b', 'B'], '', 'scored'],
      ['3', 's', ['c', 'C'], 'z', 'scored'],
    ])
  })
  it.each([
    ['reference', { references: [bytes('ok', 'a\nb\n'), bytes('short.txt', 'a\n')] }, 'short.txt has 1 line:'],
    ['source', { references: [], source: bytes('long.txt', 'a\nb\nc\n') }, 'long.txt has 3 lines:'],
  ])('unequal line counts name both files and counts: %s', (_title, others, said) => {
    const parse = () => parseParallelText({ hypothesis: bytes('hyp.txt', 'a\nb\n'), ...others })
    expect(parse).toThrow(InputError)
    expect(parse).toThrow(`hyp.txt has 2 lines, ${said}`)
  })
  it('U+0000 is refused with file, line and column', () => {
    const parse = () =>
      parseParallelText({ hypothesis: bytes('h', 'a\nb\n'), references: [bytes('r.txt', 'a\nb\0\n')] })
    expect(parse).toThrow('r.txt:2:2: The line holds the character U+0000.')
  })
  it('collects the remarks of all files', () => {
    const run = parseParallelText({ hypothesis: bytes('h', '\ufeffx'), references: [bytes('r', '\ufeffx')] })
    expect(run.warnings).toHaveLength(2)
    expect(run.segments[0]).toMatchObject({ hypothesis: 'x', references: ['x'] })
  })
})
