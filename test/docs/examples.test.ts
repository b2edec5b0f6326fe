import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The rooms that one could publish alone: each example in their doc comments is run. */
const ROOMS = ['lib/text', 'lib/metrics', 'lib/signature', 'lib/stats']

interface Example {
  readonly file: string
  readonly code: string
  readonly value: string
}

const files = ROOMS.flatMap((room) =>
  readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name}`),
).sort()

/** `@example expression // value`, over as many lines as it takes. */
function examplesIn(file: string): Example[] {
  const text = readFileSync(`${root}${file}`, 'utf8')
  return [...text.matchAll(/@example\s([\s\S]*?)(?=\n\s*\* @|\n?\s*\*\/)/g)].map(([, body]) => {
    const lines = body.split('\n').map((line) => line.replace(/^\s*\* ?/, ''))
    const whole = lines.join('\n')
    const at = whole.lastIndexOf('// ')
    return { file, code: (at < 0 ? whole : whole.slice(0, at)).trim(), value: at < 0 ? '' : whole.slice(at + 3).trim() }
  })
}

/** What makes lines of the registry shows nothing by itself, and files of dictionaries are too large for an example. */
const NEED_NO_EXAMPLE = /Definition$|^create(Mecab|WordNet)$/

/** Exported functions without a doc comment, those whose comment has no example, and all. */
function undocumented(file: string): { bare: string[]; silent: string[]; all: string[] } {
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
  const exported = source.statements.filter(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  )
  const name = (each: ts.FunctionDeclaration) => `${file} ${each.name?.text}`
  const hasExample = (each: ts.FunctionDeclaration) =>
    ts.getJSDocTags(each).some(({ tagName }) => tagName.text === 'example')
  return {
    bare: exported.filter((each) => ts.getJSDocCommentsAndTags(each).length === 0).map(name),
    silent: exported.filter((each) => !NEED_NO_EXAMPLE.test(each.name?.text ?? '') && !hasExample(each)).map(name),
    all: exported.map(name),
  }
}

/** Numbers at a relative 1e-12: engines may differ in the last bit of a logarithm. */
function toComparable(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isInteger(value)) return expect.closeTo(value, 12)
  if (Array.isArray(value)) return value.map(toComparable)
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toComparable(each)]))
  return value
}

const names: Record<string, unknown> = {}
for (const file of files) Object.assign(names, await import(/* @vite-ignore */ `${root}${file}`))
const evaluate = (code: string): unknown =>
  new Function(...Object.keys(names), `'use strict'; return (${code})`)(...Object.values(names))

const examples = files.flatMap(examplesIn)

describe('doc comments', () => {
  it('every public function of these rooms has one', () => {
    const found = files.map(undocumented)
    expect(found.flatMap(({ all }) => all).length).toBeGreaterThan(150)
    expect(found.flatMap(({ bare }) => bare)).toEqual([])
  })
  it('each has an example', () => {
    expect(files.flatMap((file) => undocumented(file).silent)).toEqual([])
    expect(examples.length).toBeGreaterThan(180)
  })
  it.each(examples.map((example) => [`${example.file}: ${example.code}`, example] as const))(
    '%s',
    (_, { code, value }) => {
      expect(value, 'an example says what comes out, behind //').not.toBe('')
      expect(evaluate(code)).toEqual(toComparable(evaluate(value)))
    },
  )
})
