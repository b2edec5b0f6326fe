import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runDataLints, runErrorLints } from '../../lib/lints/registry.ts'

const FOLDER = new URL('../fixtures/lints/data/', import.meta.url)
const CODES = ['transposed-references', 'shifted-lines', 'dropped-blank-lines']
const read = (name: string) =>
  readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ state: 'scored', ...JSON.parse(line) }))

describe('lints that find errors', () => {
  const files = readdirSync(FOLDER).filter((name) => /\.(found|clean)\.jsonl$/.test(name))
  it.each(files)('find all errors that the lints together find, and nothing else: %s', (name) => {
    const segments = read(name)
    expect(runErrorLints(segments)).toEqual(runDataLints(segments).filter(({ severity }) => severity === 'error'))
  })
  it('are those of shifted lines, transposed references and dropped blank lines', () => {
    expect(CODES.map((code) => runErrorLints(read(`${code}.found.jsonl`))[0]?.code)).toEqual(CODES)
  })
})
