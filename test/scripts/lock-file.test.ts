import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Entry {
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
const packages = (JSON.parse(text) as { packages: Record<string, Entry> }).packages

/** Where Node would look for `name` from a package at `path`: beside it, then in every folder above. */
function isFound(name: string, path: string): boolean {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true
  if (path === '') return false
  const above = path.lastIndexOf('/node_modules/')
  return isFound(name, above < 0 ? '' : path.slice(0, above))
}

describe('package-lock.json', () => {
  it('holds every package that another one asks for, optional ones too, or npm ci refuses', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isFound(name, path))
        .map((name) => `${path} asks for ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('names no download addresses, so that any registry serves it', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})
