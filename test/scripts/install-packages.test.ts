import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled } from '../../scripts/steps/install-packages.mjs'

let folder = ''
const write = (file: string, packages: Record<string, unknown>) =>
  writeFileSync(join(folder, file), JSON.stringify({ packages }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-install-'))
  mkdirSync(join(folder, 'node_modules'))
  write('package-lock.json', {
    '': { name: 'assay' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/@img/other-platform': { version: '1.0.0', optional: true },
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('whether the packages are installed', () => {
  it('no, without npm’s record of what it installed', () => {
    expect(isInstalled(folder)).toBe(false)
  })
  it('yes, when every package is there in its version; those of other platforms may be absent', () => {
    write('node_modules/.package-lock.json', { 'node_modules/next': { version: '16.4.6' } })
    expect(isInstalled(folder)).toBe(true)
  })
  it('no, when the lock file has moved on', () => {
    write('node_modules/.package-lock.json', { 'node_modules/next': { version: '16.4.5' } })
    expect(isInstalled(folder)).toBe(false)
  })
  it('no, when a package is missing', () => {
    write('node_modules/.package-lock.json', {})
    expect(isInstalled(folder)).toBe(false)
  })
  it('yes, for this checkout, in which the tests run', () => {
    expect(isInstalled()).toBe(true)
  })
})
