import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureDataFolder } from '../../scripts/steps/data-folder.mjs'

let base = ''
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'assay-data-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

describe('the data folder', () => {
  it('is made when missing, with the folders above it', () => {
    ensureDataFolder(join(base, 'a/b'))
    expect(existsSync(join(base, 'a/b'))).toBe(true)
  })
  it('is refused in one line when a file stands in its place', () => {
    writeFileSync(join(base, 'file'), '')
    expect(() => ensureDataFolder(join(base, 'file/data'))).toThrow(
      /^The data folder .*file\/data cannot be made by user .+\.$/,
    )
    expect(() => ensureDataFolder(join(base, 'file'))).toThrow(/^The data folder .* is a file\.$/)
  })
  it('is refused with path and user when it cannot be made', () => {
    expect(() => ensureDataFolder('/proc/assay')).toThrow(/^The data folder \/proc\/assay cannot be made by user \S+ /)
  })
})
