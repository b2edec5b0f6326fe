import { readdirSync, readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { InputError, type Problem } from '../../../lib/errors.ts'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import { FORMATS } from '../../../lib/ingest/registry.ts'

const fixtures = new URL('../../fixtures/formats/', import.meta.url)
const names = readdirSync(fixtures).filter((name) => !/README/.test(name))
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, fixtures)))
const encode = (text: string) => new TextEncoder().encode(text)

function problemsOf(file: string, bytes: Uint8Array): readonly Problem[] {
  try {
    importFiles([{ file, bytes }])
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

/** What is held, not what the collector has yet to look at: that would differ from machine to machine. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const isJson = (name: string) => /\.jsonl?$/.test(name)

describe('every format has a name and a title of its own', () => {
  it('in the table', () => {
    expect(new Set(FORMATS.map(({ name }) => name)).size).toBe(FORMATS.length)
    expect(new Set(FORMATS.map(({ title }) => title)).size).toBe(FORMATS.length)
    for (const { name } of FORMATS) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe.each(names)('%s', (name) => {
  const bytes = bytesOf(name)
  it('is read whole', () => expect(importFiles([{ file: name, bytes }]).length).toBeGreaterThan(0))

  it('with a byte-order mark is read the same, and the mark is said', () => {
    const [plain, marked] = [bytes, new Uint8Array([0xef, 0xbb, 0xbf, ...bytes])].map(
      (content) => importFiles([{ file: name, bytes: content }])[0],
    )
    expect({ ...marked, files: [], notes: [] }).toEqual({ ...plain, files: [], notes: [] })
    expect(marked.notes.join()).toContain('byte-order mark')
  })
  it('in UTF-16 is refused by that word', () => {
    const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from(new TextDecoder().decode(bytes), 'utf16le')])
    expect(problemsOf(name, wide)[0]).toMatchObject({ code: 'invalid-utf8', place: { file: name, line: 1 } })
  })
  it('with a byte of Latin-1 in its last line is refused with line and column', () => {
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\n')
    const at =
      encode(
        lines
          .slice(0, -1)
          .map((line) => `${line}\n`)
          .join(''),
      ).length + 1
    const broken = new Uint8Array([...bytes.subarray(0, at), 0xe9, ...bytes.subarray(at)])
    expect(problemsOf(name, broken)[0]).toMatchObject({
      code: 'invalid-utf8',
      place: { file: name, line: lines.length, column: 2 },
    })
  })
  if (isJson(name) || name.endsWith('.xml'))
    it('cut within its last value is refused with the line, and nothing is given', () => {
      const text = new TextDecoder().decode(bytes).trimEnd()
      const cut = text.slice(0, -8)
      const [problem, ...more] = problemsOf(name, encode(cut))
      expect(more).toEqual([])
      expect(problem.place).toMatchObject({ file: name, line: expect.any(Number) })
      expect(problem.mend).toBeTruthy()
      if (isJson(name)) {
        expect(problem.code).toBe('truncated-json')
        expect(problem.place?.line).toBe(cut.split('\n').length)
      }
    })
  const text = new TextDecoder().decode(bytes)
  const number = /([:[]) (-?\d+(\.\d+)?)(?=[,\]}\n])/.exec(text)
  if (isJson(name) && number)
    it.each(['NaN', 'Infinity', '-Infinity'])('with a bare %s is refused with its line', (word) => {
      const at = number as RegExpExecArray
      const broken = `${text.slice(0, at.index)}${at[1]} ${word}${text.slice(at.index + at[0].length)}`
      expect(problemsOf(name, encode(broken))[0]).toMatchObject({
        code: 'not-a-number',
        message: `${word} is not JSON.`,
        place: { file: name, line: text.slice(0, at.index).split('\n').length },
      })
    })
})

describe('hostile content', () => {
  const refused = (text: string, file = 'x.json') => problemsOf(file, encode(text))[0]
  it.each([
    ['an empty file', '', 'empty-file'],
    ['blank lines only', '\n \n\n', 'empty-file'],
    ['JSON of no known kind', '{"colour": {"of": "the sky"}}', 'unknown-format'],
    ['a number beyond all doubles', '{"id":"a","output":"x"}\n{"id":"b","nll":1e999}', 'schema-invalid-type'],
    ['half a character', '{"candidate": "a \\ud83d", "reference": "b"}', 'lone-surrogate'],
    [
      'an id of a thousand characters',
      `{"id": "${'x'.repeat(1000)}", "candidate": "a", "reference": "b"}`,
      'schema-too-big',
    ],
    [
      'one id twice',
      '{"id": 1, "candidate": "a", "reference": "b"}\n{"id": 1, "candidate": "c", "reference": "d"}',
      'duplicate-segment',
    ],
    [
      'a key twice, so that a score would be lost',
      '{"name": "BLEU", "score": 1.0, "score": 2.0, "signature": "nrefs:1|version:2.6.0"}',
      'duplicate-key',
    ],
    ['a system twice', '[{"system": "a", "BLEU": "1.0"}, {"system": "a", "BLEU": "2.0"}]', 'duplicate-system'],
    ['systems of unequal length', 'a\t0.5\na\t0.5\nb\t0.5\n', 'unequal-line-counts'],
    ['an XML document type', '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]>\n<testsuites/>', 'xml-doctype'],
    ['an open quote in CSV', 'id,source,hypothesis\n1,"a,b\n2,c,d\n', 'invalid-csv'],
    ['rows of unequal width', 'id,source,hypothesis\n1,a,b\n2,c\n', 'unequal-columns'],
    ['predictions and a data set of different length', '[{"predicted_answers": {"text": 1}}]', 'invalid-row'],
  ])('%s is refused with a code, a place and a mend', (_, text, code) => {
    const problem = refused(text)
    expect(problem).toMatchObject({ code })
    expect(problem.place?.file).toMatch(/^x\.json/)
  })
  it('a document type names its line', () => {
    expect(refused('<?xml version="1.0"?>\n<!DOCTYPE a>\n<testsuites/>').place).toEqual({ file: 'x.json', line: 2 })
  })
  it('brackets in any number are an input error and no crash', () => {
    const deep = `{"name": "BLEU", "score": 1.0, "signature": "version:2.6.0", "deep": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect(refused(deep)).toMatchObject({ code: 'nested-too-deep' })
    expect(refused('['.repeat(200_000))).toMatchObject({ code: 'truncated-json' })
  })
  it('keys of the language itself are keys like others', () => {
    const [run] = importFiles([
      {
        file: 'x',
        bytes: encode('{"__proto__": [{"mt": "a", "COMET": 0.5}], "constructor": [{"mt": "b", "COMET": 0.25}]}'),
      },
    ])
    expect(run.system).toBe('__proto__')
    expect(({} as Record<string, unknown>).mt).toBeUndefined()
  })
  it('two files of one format that do not fit are refused', () => {
    const labels = (count: number) => encode(Array.from({ length: count }, (_, i) => (i % 2 ? 'yes' : 'no')).join('\n'))
    const gold = encode(Array.from({ length: 20 }, (_, i) => `text ${i}\t${i % 2 ? 'yes' : 'no'}`).join('\n'))
    expect(() =>
      importFiles([
        { file: 'out.txt', bytes: labels(19) },
        { file: 'gold.tsv', bytes: gold },
      ]),
    ).toThrow('out.txt has 19 labels, gold.tsv 20')
  })
  it('a format by name is not forced upon other content', () => {
    const file = { file: 'x.txt', bytes: encode('a line\nand another\n') }
    expect(() => importFiles([file], { format: 'comet' })).toThrow('x.txt: This is not COMET')
    expect(() => importFiles([file], { format: 'commet' })).toThrow('"commet" is no known format. Known: assay-jsonl')
  })
})

describe('a million lines', () => {
  it('are read, and what is held of them stays within half a kilobyte a line', () => {
    const bytes = encode(Array.from({ length: 1_000_000 }, (_, i) => `${(i % 997) / 1000 + 0.0001}`).join('\n'))
    const before = heldBytes()
    const [run] = importFiles([{ file: 'large', bytes }])
    expect(run).toMatchObject({ format: 'score-lines', items: 1_000_000 })
    expect(run.segments.at(-1)).toMatchObject({ id: '1000000' })
    expect(heldBytes() - before).toBeLessThan(1_000_000 * 512)
    expect(run.segments).toHaveLength(1_000_000)
  }, 120_000)
  it('of which one is wrong: that one is named', () => {
    const lines = Array.from({ length: 1_000_000 }, (_, i) => `{"candidate":"output ${i}","reference":"text ${i}"}`)
    lines[987_653] = '{"candidate":"output", "reference": NaN}'
    expect(problemsOf('large.jsonl', encode(lines.join('\n')))).toEqual([
      expect.objectContaining({
        code: 'not-a-number',
        place: { file: 'large.jsonl', line: 987_654, column: 37 },
      }),
    ])
  }, 120_000)
})
