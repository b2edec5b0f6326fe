import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { defuseCell } from '../../../lib/report/export/defuse-cell.ts'
import type { ExportFormat, ExportTable } from '../../../lib/report/export/export-table.ts'
import { writeExport } from '../../../lib/report/export/write-export.ts'
import { readMarkdown } from '../pull-request/read-markdown.ts'

/** The rows of shared case export-01, cells that calculate. */
const ROWS: [string, string, number | null][] = [
  ['q1', '=1+2', -0.25],
  ['q2', '+44 20', 0.5],
  ['q3', '@sum', 0],
  ['q4', 'a,"b"\nc', null],
  ['q5', '\t=1+2', 0.1],
  ['q6', 'Zoë 🙂 – \u200B=1+2', 0.1],
]

/** What some reader of CSV takes for the end of a record or a cell. */
const BREAKS = ['\r', '\n', '\v', '\f', '\u001C', '\u001D', '\u001E', '\u0085', '\u2028', '\u2029', ';']

function table(rows: ExportTable['rows'] = ROWS): ExportTable {
  return {
    name: '../=x "y"\n',
    title: 'Outputs & <b>more</b>',
    meta: { signature: 'nrefs:1|case:mixed', n: 6, method: 'none', assay: '0' },
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'output', kind: 'text' },
      { name: 'delta', kind: 'number', decimals: 2 },
    ],
    rows,
  }
}

async function write(format: ExportFormat, rows?: ExportTable['rows']): Promise<string> {
  let text = ''
  for await (const chunk of writeExport(table(rows), format).chunks) text += chunk
  return text
}

describe('CSV', () => {
  it('reads back as six records of its columns with numbers as they are (export-01)', async () => {
    const text = await write('csv')
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [head, ...records] = parse(text, { bom: true }) as string[][]
    expect(head.slice(0, 3)).toEqual(['id', 'output', 'delta'])
    expect(records.map((record) => record.slice(0, 3))).toEqual([
      ['q1', "'=1+2", '-0.25'],
      ['q2', "'+44 20", '0.5'],
      ['q3', "'@sum", '0'],
      ['q4', 'a,"b"\nc', ''],
      ['q5', "'\t=1+2", '0.1'],
      ['q6', 'Zoë 🙂 – \u200B=1+2', '0.1'],
    ])
    expect(text).toContain('"a,""b""\nc"')
    expect(text.endsWith('\r\n')).toBe(true)
  })
  it('has what the figures rest on in columns at the end, the same in every row', async () => {
    const [head, ...records] = parse(await write('csv'), { bom: true }) as string[][]
    expect(head.slice(3)).toEqual(['signature', 'n', 'method', 'assay'])
    for (const record of records) expect(record.slice(3)).toEqual(['nrefs:1|case:mixed', '6', 'none', '0'])
  })
  it('repeats no fact that differs from row to row, and defuses those that a sender named', async () => {
    const made = { ...table([['q1', 'x', 1]]), meta: { delta: 9, system: '=1+2', commit: null } }
    let text = ''
    for await (const chunk of writeExport(made, 'csv').chunks) text += chunk
    expect(parse(text, { bom: true })).toEqual([
      ['id', 'output', 'delta', 'system', 'commit'],
      ['q1', 'x', '1', "'=1+2", ''],
    ])
  })
  it.each(['=1', ' =1', '\u200B=1', '\u00A0-2', '\uFEFF@a', '\r1', '\t', '＝1', '-0.25'])(
    'defuses the text %j',
    (text) => {
      expect(defuseCell(text)).toBe(`'${text}`)
    },
  )
  it.each(BREAKS)('a reader that takes %j for the end of a record finds no formula after it', async (mark) => {
    expect(defuseCell(`x${mark}=1`)).toBe(`x${mark}'=1`)
    expect(defuseCell(`x${mark} \u200B+1${mark}${mark}@a`)).toBe(`x${mark}' \u200B+1${mark}${mark}'@a`)
    expect(defuseCell(`${mark}-1`).endsWith(`${mark}'-1`)).toBe(true)
    expect(defuseCell(`x${mark}y`)).toBe(`x${mark}y`)
    const text = await write('csv', [['q1', `x${mark}=1`, 1]])
    expect(text).toContain(`"x${mark}'=1"`)
    expect((parse(text, { bom: true, record_delimiter: '\r\n' }) as string[][])[1][1]).toBe(`x${mark}'=1`)
  })
  it('quotes what a reader might cut: line breaks of every kind, and the semicolons of half of Europe', async () => {
    for (const mark of BREAKS) expect(await write('csv', [['q1', `a${mark}b`, 1]])).toContain(`,"a${mark}b",`)
  })
  it('reads a megabyte of line breaks once', () => {
    expect(defuseCell('\n'.repeat(1e6))).toHaveLength(1e6)
  })
  it.each(['a=1', '1-2', '', "'=1", 'é', '—', '.-1', 'a;b', 'a\r\nb'])('leaves the text %j alone', (text) => {
    expect(defuseCell(text)).toBe(text)
  })
  it('keeps full precision and writes as it reads, however long the table', async () => {
    let taken = 0
    function* endless() {
      for (;;) yield [`r${taken++}`, 'x', 0.1 + 0.2] as const
    }
    const { chunks } = writeExport(table(endless()), 'csv')
    await chunks.next()
    const { value } = await chunks.next()
    expect(value).toContain('0.30000000000000004')
    expect(taken).toBeLessThan(2000)
    await chunks.return(undefined)
  })
})

describe('JSON', () => {
  it('holds the untouched texts with signature, n, method and version (export-01)', async () => {
    const read = JSON.parse(await write('json'))
    expect(read.rows).toEqual(ROWS.map(([id, output, delta]) => ({ id, output, delta })))
    expect(read.meta).toEqual({ signature: 'nrefs:1|case:mixed', n: 6, method: 'none', assay: '0' })
    expect(JSON.parse(await write('json', [])).rows).toEqual([])
  })
})

describe('tables for readers', () => {
  it('Markdown shows what a sender wrote as text, one line a row', async () => {
    const text = await write('markdown', [['q1', '<img src=x onerror=1> | [a](javascript:b)\n`c` @user', -0.25]])
    const row = text.split('\n').find((line) => line.includes('q1')) ?? ''
    expect(row).toContain('&lt;`img src=x onerror=1`&gt; \\|``  [a](javascript:b) ⏎ `c` @user ``')
    expect(row).toContain('−0.25')
    expect(readMarkdown(text).tables[0][1][1]).toBe('<img src=x onerror=1> | [a](javascript:b) ⏎ `c` @user')
    expect(text).toContain('- signature: `nrefs:1|case:mixed`')
    expect(text).not.toContain('<b>')
  })
  it('LaTeX escapes what is special and keeps the minus', async () => {
    const text = await write('latex', [['q_1', '\\input{x} 100 % & $a^b$ #~<', -0.25]])
    expect(text).toContain(
      'q\\_1 & \\textbackslash{}input\\{x\\} 100 \\% \\& \\$a\\textasciicircum{}b\\$ \\#\\textasciitilde{}\\textless{} & $-0.25$ \\\\',
    )
    expect(text).toContain('\\begin{tabular}{llr}')
    expect(text).toContain('nrefs:1\\textbar{}case:mixed')
  })
  it('say that there is no value', async () => {
    expect(await write('markdown', [['q', 'x', null]])).toContain('| q | x | – |')
    expect(await write('latex', [['q', 'x', null]])).toContain('q & x & --')
  })
})

describe('the file', () => {
  it('has a name that no header or file system trips over', () => {
    expect(writeExport(table(), 'csv').fileName).toBe('x-y.csv')
    expect(writeExport({ ...table(), name: '…' }, 'latex').fileName).toBe('table.tex')
  })
})
