import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Who may import whom: a room's own files are always allowed, packages only where listed. */
const ROOMS: Record<string, { rooms: readonly string[]; packages?: readonly string[] | 'any' }> = {
  'lib/text': { rooms: ['lib/errors'] },
  'lib/stats': { rooms: ['lib/errors'] },
  'lib/signature': { rooms: ['lib/errors'] },
  'lib/metrics': { rooms: ['lib/text', 'lib/signature', 'lib/errors'], packages: ['lossless-json'] },
  'lib/lints': { rooms: ['lib/text', 'lib/errors'] },
  'lib/explain': { rooms: ['lib/metrics', 'lib/text', 'lib/lints', 'lib/signature', 'lib/errors'] },
  'lib/compare': { rooms: ['lib/metrics', 'lib/stats', 'lib/signature', 'lib/errors'] },
  'lib/report': {
    rooms: ['lib/compare', 'lib/signature', 'lib/metrics', 'lib/schema', 'lib/errors'],
    packages: ['csv-stringify', 'd3-scale', 'diff'],
  },
  'lib/schema': { rooms: ['lib/signature', 'lib/compare', 'lib/errors'], packages: ['zod'] },
  'lib/ingest': {
    rooms: ['lib/schema', 'lib/signature', 'lib/metrics', 'lib/text', 'lib/lints', 'lib/errors'],
    packages: 'any',
  },
  'lib/resources': { rooms: ['lib/metrics', 'lib/text', 'lib/errors'], packages: 'any' },
  'lib/db': { rooms: ['lib/schema', 'lib/signature', 'lib/errors', 'lib/env'], packages: 'any' },
  'lib/service': {
    rooms: [
      'lib/text',
      'lib/stats',
      'lib/signature',
      'lib/metrics',
      'lib/lints',
      'lib/explain',
      'lib/compare',
      'lib/report',
      'lib/schema',
      'lib/ingest',
      'lib/resources',
      'lib/db',
      'lib/errors',
      'lib/env',
    ],
    packages: 'any',
  },
  'lib/http': { rooms: ['lib/schema', 'lib/service', 'lib/errors', 'lib/env'], packages: 'any' },
  'lib/cli': {
    rooms: [
      'lib/text',
      'lib/ingest',
      'lib/resources',
      'lib/metrics',
      'lib/signature',
      'lib/stats',
      'lib/compare',
      'lib/report',
      'lib/lints',
      'lib/schema',
      'lib/errors',
    ],
    packages: 'any',
  },
  'lib/cli/admin': { rooms: ['lib/cli', 'lib/service', 'lib/errors', 'lib/env'], packages: 'any' },
  'app/_components': {
    rooms: [
      'lib/report',
      'lib/compare',
      'lib/explain',
      'lib/metrics',
      'lib/signature',
      'lib/stats',
      'lib/text',
      'lib/schema',
      'lib/errors',
    ],
    packages: 'any',
  },
  app: {
    rooms: ['lib/http', 'lib/service', 'lib/report', 'lib/schema', 'lib/errors', 'app/_components'],
    packages: 'any',
  },
}

/** Packages that have one door: nobody else may import them. */
const DOORS: Record<string, string> = {
  '@prisma/client': 'lib/db',
  '@libsql/client': 'lib/db',
  '@prisma/adapter-libsql': 'lib/db',
  recharts: 'app/_components/charts',
}

const PURE = [
  'lib/text',
  'lib/stats',
  'lib/signature',
  'lib/metrics',
  'lib/lints',
  'lib/explain',
  'lib/compare',
  'lib/report',
]
const IMPURE_CODE = /\b(Date\.now|new Date\(\)|Math\.random|process\.|performance\.now|crypto\.|require\(|fetch\()/

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : filesBelow(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function roomOf(path: string): string {
  const rooms = Object.keys(ROOMS).filter((room) => path === room || path.startsWith(`${room}/`))
  return rooms.sort((a, b) => b.length - a.length)[0] ?? path.replace(/\.tsx?$/, '')
}

interface Import {
  readonly line: number
  readonly from: string
}

function importsOf(source: string): Import[] {
  const found: Import[] = []
  const pattern =
    /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n]*?)?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
  for (const match of source.matchAll(pattern)) {
    const from = match[1] ?? match[2] ?? match[3]
    const at = match.index + match[0].lastIndexOf(from)
    found.push({ from, line: source.slice(0, at).split('\n').length })
  }
  return found
}

function breachesOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const room = roomOf(file)
  const rule = ROOMS[room]
  const breaches: string[] = []
  for (const { from, line } of importsOf(source)) {
    const at = `${file}:${line}`
    const local = from.startsWith('.') || from.startsWith('@/')
    if (local) {
      const target = from.startsWith('@/') ? from.slice(2) : relative(root, resolve(join(root, dirname(file)), from))
      const targetRoom = roomOf(target)
      if (target.endsWith('.css') || targetRoom === room || !rule) continue
      if (!rule.rooms.includes(targetRoom)) breaches.push(`${at} ${room} imports ${target}`)
      continue
    }
    const name = from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : from.split('/')[0]
    const door = Object.entries(DOORS).find(([known]) => known === name)
    if (door && !file.startsWith(`${door[1]}/`)) breaches.push(`${at} only ${door[1]} may import ${name}`)
    if (rule && rule.packages !== 'any' && !(rule.packages ?? []).includes(name))
      breaches.push(`${at} ${room} imports ${from}`)
  }
  if (PURE.some((pure) => file.startsWith(`${pure}/`))) {
    source.split('\n').forEach((text, index) => {
      const code = text.replace(/\/\/.*$|^\s*\*.*$/, '')
      if (IMPURE_CODE.test(code))
        breaches.push(`${file}:${index + 1} a pure room uses clock, environment or randomness`)
    })
  }
  return breaches
}

describe('rooms import only what the table allows', () => {
  const files = [...filesBelow('lib'), ...filesBelow('app')]
  it('no file breaches the import table', () => {
    expect(files.length).toBeGreaterThan(5)
    expect(files.flatMap(breachesOf)).toEqual([])
  })
  it('no barrel files: an index.ts only re-exports', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  })
  it('no file is named utils, helpers, common or types', () => {
    expect(files.filter((file) => /\/(utils|helpers|common|types)\.tsx?$/.test(file))).toEqual([])
  })
})
