import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nameTestSet } from '../../lib/report/name-test-set.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('nameTestSet', () => {
  it.each([
    [{ name: 'manuals', number: 3, label: null }, 'manuals v3'],
    [{ name: 'manuals', number: 3, label: '2026.1' }, 'manuals v2026.1'],
    [{ name: 'manuals', number: 3, label: 'spring' }, 'manuals spring'],
  ])('%j is %s', (testSet, expected) => {
    expect(nameTestSet(testSet)).toBe(expected)
  })
  it('is the only place that puts a version into words', () => {
    const own = String.raw`\bv\$\{[^}]*(number|version)\}`
    const found = execFileSync('grep', ['-rlE', own, 'app', 'lib', '--include=*.ts', '--include=*.tsx'], { cwd: root })
    // A file's own name holds the number, which is unique where a label need not be.
    expect(String(found).trim().split('\n').sort()).toEqual([
      'lib/report/name-test-set.ts',
      'lib/service/export/export-test-sets.ts',
    ])
  })
})
