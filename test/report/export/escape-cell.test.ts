import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeCell, escapeFact } from '../../../lib/report/export/escape-cell.ts'
import { findReference, HOSTILE, readMarkdown } from '../pull-request/read-markdown.ts'

const table = (cell: string) => `| one | two | three |\n|:--|:--|--:|\n| a | ${cell} | 1 |\n| b | x | 2 |\n`
const PLAIN = new Set(['root', 'table', 'tableRow', 'tableCell', 'text', 'inlineCode'])
const SIGNS = [
  '|',
  '`',
  '``',
  '\\',
  '@a',
  '#1',
  '*',
  '_',
  '[',
  ']',
  '(',
  '<',
  '>',
  '&',
  '!',
  ':',
  '/',
  'http',
  '\n',
  ' ',
]

/** Texts of hostile pieces and of any characters. */
const hostile = fc
  .array(
    fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 6 }), fc.constantFrom(...SIGNS)),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

function expectToStayInCell(text: string) {
  const read = readMarkdown(table(escapeCell(text)))
  expect([...read.types].filter((type) => !PLAIN.has(type))).toEqual([])
  expect(read.tables).toHaveLength(1)
  expect(read.tables[0].map((row) => row.length)).toEqual([3, 3, 3])
  expect(read.tables[0][1][0]).toBe('a')
  expect(read.tables[0][1][2]).toBe('1')
  expect(read.texts.map(findReference).filter(Boolean)).toEqual([])
  expect(read.tables[0][1][1]).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/)
}

/** What a reader sees, and copies, in the middle cell. */
const shown = (text: string) => readMarkdown(table(escapeCell(text))).tables[0][1][1]

describe('escapeCell', () => {
  it.each(HOSTILE.map((text) => [JSON.stringify(text), text]))('%s stays in its cell and is inert', (_name, text) => {
    expectToStayInCell(text)
  })
  it('holds for any mixture of them', () => {
    fc.assert(fc.property(hostile, expectToStayInCell), { numRuns: 300 })
  })
  it.each([
    '4f2c1d9aa04f2c1d9aa04f2c1d9aa04f2c1d9aa0',
    'd532b982-1c55-7c1e-8f9b-0b7d5f6d3b21',
    '01JB3ZK9Y0W7V8T6',
    'pump-de-05',
    'a_b__c',
    '_x_ *b*',
    'https://a.example/x_y?z=1',
    '@everyone',
    '#12',
    'a | b',
    'a\\|b',
    '4f2c1d9\\|b',
    '`code` @a ``',
    '&lt; <b>',
    'nrefs:1|case:mixed|tok:13a',
    '2026-11-30T10:22:11.000Z',
  ])('%s reads as it was, with nothing put in', (text) => {
    expect(shown(text)).toBe(text)
    expect(escapeCell(text)).not.toMatch(/[\u2060\u200B-\u200F\uFEFF]/)
  })
  it.each(['4f2c1d9aa04f2c1d9aa04f2c1d9aa04f2c1d9aa0', 'pump-de-05', 's_1', 'BLEU'])(
    '%s is whole in the file itself',
    (text) => {
      expect(escapeCell(text)).toContain(text)
    },
  )
  it('takes a text of any length', () => {
    for (const text of ['`x'.repeat(300_000), '@ `'.repeat(300_000), ':a'.repeat(300_000), '|<'.repeat(300_000)])
      expect(escapeCell(text).length).toBeGreaterThan(text.length - 1)
  })
  it('names what cannot be seen, but for the narrow space of our own numbers', () => {
    expect(shown('one\ntwo')).toBe('one ⏎ two')
    expect(shown('40\u00A0°C\u202E')).toBe('40⟨NBSP⟩°C⟨RLO⟩')
    expect(shown('1\u202f997 of 2\u202f000')).toBe('1\u202f997 of 2\u202f000')
    expect(shown('a\u202fb')).toBe('a⟨NNBSP⟩b')
  })
})

describe('escapeFact', () => {
  const read = (text: string) => readMarkdown(`a\n\n- fact: ${escapeFact(text)}\n- two: \`x\`\n`)
  it('keeps a signature whole in the file and as it is shown', () => {
    expect(escapeFact('nrefs:1|case:mixed')).toBe('`nrefs:1|case:mixed`')
    expect(escapeFact('4f2c1d9aa04f2c1d9aa0')).toBe('`4f2c1d9aa04f2c1d9aa0`')
  })
  it('stays in its line and is inert', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { types, nodes, texts } = read(text)
        const known = new Set(['root', 'paragraph', 'text', 'list', 'listItem', 'inlineCode'])
        expect([...types].filter((type) => !known.has(type))).toEqual([])
        expect(nodes.filter((node) => node.type === 'listItem')).toHaveLength(2)
        expect(texts.map(findReference).filter(Boolean)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
