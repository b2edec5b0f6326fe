import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  escapeCut,
  escapeMarkdown,
  toCodeBlock,
  toCodeSpan,
  toLink,
} from '../../../lib/report/pull-request/escape-markdown.ts'
import { findReference, HOSTILE, readMarkdown } from './read-markdown.ts'

/** Texts of hostile pieces and of any characters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '|',
        '`',
        '@a',
        '#1',
        '\\',
        '*',
        '_',
        '[',
        ']',
        '(',
        ')',
        '<',
        '>',
        '&',
        '!',
        ':',
        '/',
        'http',
        '\n',
        ' ',
      ),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

/** What a cell that was escaped must still show: the text itself, without breaks and with hidden characters named. */
const table = (cell: string) => `| one | two | three |\n|:--|:--|--:|\n| a | ${cell} | 1 |\n| b | x | 2 |\n`
const PLAIN = new Set(['root', 'table', 'tableRow', 'tableCell', 'text', 'paragraph'])

function expectToStayInCell(text: string) {
  const read = readMarkdown(table(escapeMarkdown(text)))
  expect([...read.types].filter((type) => !PLAIN.has(type))).toEqual([])
  expect(read.tables).toHaveLength(1)
  expect(read.tables[0].map((row) => row.length)).toEqual([3, 3, 3])
  expect(read.tables[0][1][0]).toBe('a')
  expect(read.tables[0][1][2]).toBe('1')
  expect(read.texts.map(findReference).filter(Boolean)).toEqual([])
  expect(read.tables[0][1][1]).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/)
}

describe('escapeMarkdown', () => {
  it.each(HOSTILE.map((text) => [JSON.stringify(text), text]))(
    '%s stays in its cell and refers to nothing',
    (_name, text) => {
      expectToStayInCell(text)
    },
  )
  it('holds for any mixture of them', () => {
    fc.assert(fc.property(hostile, expectToStayInCell), { numRuns: 200 })
  })
  it('shows the text as it was but for the breaks', () => {
    const shown = (text: string) => readMarkdown(table(escapeMarkdown(text))).tables[0][1][1].replaceAll('\u2060', '')
    for (const text of [
      'a | b',
      '`code`',
      '@everyone',
      '#12',
      '<!-- x -->',
      '\\|',
      '**b** _i_ ~~s~~',
      '$x^2$',
      '&lt;',
      'https://a.example',
      ':tada:',
    ])
      expect(shown(text)).toBe(text)
    expect(shown('one\ntwo')).toBe('one ⏎ two')
    expect(shown('40\u00A0°C\u202E')).toBe('40⟨NBSP⟩°C⟨RLO⟩')
  })
  it('stays in its line after other words, in a list as in a heading', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const read = readMarkdown(
          `### Worse: ${escapeMarkdown(text)}\n\n- head: ${escapeMarkdown(`${text}:`)} end\n- two\n`,
        )
        expect([...read.types].filter((type) => !PLAIN.has(type)).sort()).toEqual(['heading', 'list', 'listItem'])
        expect(read.nodes.filter((node) => node.type === 'listItem')).toHaveLength(2)
        expect(read.texts.map(findReference).filter(Boolean)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
  it('keeps narrow spaces of our own numbers where asked, and names them elsewhere', () => {
    expect(escapeMarkdown('1\u202f997', { thin: true })).toBe('1\u202f997')
    expect(escapeMarkdown('1\u202f997')).toBe('1⟨NNBSP⟩997')
  })
  it('cuts with a mark and never within a character', () => {
    expect(escapeCut('abc', 3)).toBe('abc')
    expect(escapeCut('abcd', 3)).toBe('abc…')
    expect(escapeCut('ab🙂d', 3)).toBe('ab…')
  })
})

describe('code', () => {
  it('a span holds any text, and nothing of it gets out', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { types, nodes } = readMarkdown(`a ${toCodeSpan(text)} b`)
        expect([...types].sort()).toEqual(['inlineCode', 'paragraph', 'root', 'text'])
        expect(nodes.filter((node) => node.type === 'inlineCode')).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  })
  it('a block holds any text, and nothing of it gets out', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { types } = readMarkdown(`a\n\n${toCodeBlock(text)}\n\nb`)
        expect([...types].sort()).toEqual(['code', 'paragraph', 'root', 'text'])
      }),
      { numRuns: 200 },
    )
  })
})

describe('toLink', () => {
  it('leads to http and https alone', () => {
    expect(toLink('x', 'https://a.example/b?c=d&e=f')).toBe('[x](https://a.example/b?c=d&amp;e=f)')
    for (const address of ['javascript:alert(1)', '/compare', 'data:text/html,x', null])
      expect(toLink('x', address)).toBe('x')
  })
  it('is one link to that very address whatever the address holds', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const address = new URL('https://a.example/segments/')
        address.searchParams.set('id', text)
        const { links, types } = readMarkdown(`| h |\n|---|\n| ${toLink('x', address.href)} |\n`)
        expect(links).toHaveLength(1)
        expect(new URL(links[0]).searchParams.get('id')).toBe(address.searchParams.get('id'))
        expect(types.has('image')).toBe(false)
      }),
      { numRuns: 200 },
    )
  })
})
