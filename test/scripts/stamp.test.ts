import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashFiles, listFiles, readStamp, writeStamp } from '../../scripts/steps/stamp.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assay-stamp-'))
  mkdirSync(join(root, 'lib/generated'), { recursive: true })
  writeFileSync(join(root, 'lib/a.ts'), 'a')
  writeFileSync(join(root, 'lib/generated/b.ts'), 'b')
  writeFileSync(join(root, 'next.config.js'), 'c')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('stamps over sources', () => {
  it('list files below folders and single files, without generated ones and missing ones', () => {
    expect(listFiles(root, ['next.config.js', 'lib', 'absent'])).toEqual(['lib/a.ts', 'next.config.js'])
  })

  it('change with a content, a name and a fact, and not with a date', () => {
    const before = hashFiles(root, ['lib'], ['v20'])
    utimesSync(join(root, 'lib/a.ts'), 1, 1)
    writeFileSync(join(root, 'lib/generated/b.ts'), 'other')
    expect(hashFiles(root, ['lib'], ['v20'])).toBe(before)
    expect(hashFiles(root, ['lib'], ['v22'])).not.toBe(before)
    writeFileSync(join(root, 'lib/a.ts'), 'A')
    const changed = hashFiles(root, ['lib'], ['v20'])
    expect(changed).not.toBe(before)
    rmSync(join(root, 'lib/a.ts'))
    writeFileSync(join(root, 'lib/z.ts'), 'A')
    expect(hashFiles(root, ['lib'], ['v20'])).not.toBe(changed)
  })

  it('are read back as written, and null where there is none', () => {
    expect(readStamp(join(root, 'dist/stamp'))).toBeNull()
    writeStamp(join(root, 'dist/stamp'), 'abc')
    expect(readStamp(join(root, 'dist/stamp'))).toBe('abc')
  })
})
