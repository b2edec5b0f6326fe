import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { COMPARE_TABLES, PROJECT_TABLES, RUN_TABLES, SITE_TABLES } from '../../lib/schema/export-tables.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Parts that draw a table and have no download, each with the reason. */
const WITHOUT: Record<string, string> = {
  'app/_components/compare/compare-state.tsx': 'a choice of links where an address fits several runs; no figure in it',
  'app/_components/segments/ladder-table.tsx': 'a drawing of one text, cell by cell; its scores are in another table',
  'app/_components/segments/alignment-grid.tsx': 'a drawing of one text, cell by cell',
}
/** Worked out in the browser from what is typed there, and so are its files; see docs/decisions/exports.md. */
const EXPLAIN = 'app/_components/explain/'

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : path.endsWith('.tsx') ? [path] : []
  })
}

const sources = new Map(filesBelow('app').map((path) => [path, readFileSync(join(root, path), 'utf8')]))

function importersOf(path: string): string[] {
  return [...sources].flatMap(([file, source]) => {
    const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map((match) =>
      relative(root, resolve(join(root, dirname(file)), match[1])),
    )
    return imported.includes(path) ? [file] : []
  })
}

/** Where a part is drawn without a download of its own or of a part around it; a page is where the way ends. */
function openWays(path: string, seen: readonly string[] = []): string[] {
  if (sources.get(path)?.includes('<Downloads')) return []
  const importers = importersOf(path).filter((file) => !file.startsWith(EXPLAIN) && !seen.includes(file))
  if (importers.length === 0) return seen.length > 0 || isPage(path) ? [[...seen, path].join(' in ')] : []
  return importers.flatMap((file) => openWays(file, [...seen, path]))
}

function isPage(path: string): boolean {
  return path.endsWith('page.tsx')
}

describe('tables', () => {
  const drawing = [...sources].flatMap(([path, source]) => (/<(?:table|DataTable)[\s>]/.test(source) ? [path] : []))
  const parts = drawing.filter(
    (path) => !path.startsWith(EXPLAIN) && !(path in WITHOUT) && !path.endsWith('ui/data-table.tsx'),
  )
  it('are found', () => {
    expect(parts.length).toBeGreaterThan(25)
    for (const path of Object.keys(WITHOUT)) expect(drawing).toContain(path)
  })
  it.each(parts)('%s has a download beside it, wherever it is drawn', (path) => {
    expect(openWays(path)).toEqual([])
  })
  it('of the explain page have a file that is made in the browser, every one', () => {
    const explained = drawing.filter((path) => path.startsWith(EXPLAIN))
    expect(explained.length).toBeGreaterThan(10)
    const without = explained.filter((path) => {
      const beside = [path, ...importersOf(path)].map((file) => sources.get(file) ?? '')
      return !beside.some((source) => source.includes('<TableFile'))
    })
    expect(without).toEqual([])
  })
  it('have names that some download asks for, every one', () => {
    const asked = [...sources.values()].flatMap((source) => [
      ...[...source.matchAll(/<Downloads[^>]*table="([^"]+)"/gs)].map((match) => match[1]),
      ...[...source.matchAll(/table=\{`([^`]+)`\}/g)].map((match) => match[1]),
    ])
    const isAsked = (name: string) =>
      asked.some((one) => one === name || (one.includes('${') && name.startsWith(one.split('${')[0])))
    const all = [...SITE_TABLES, ...PROJECT_TABLES, ...RUN_TABLES, ...COMPARE_TABLES]
    expect(all.filter((name) => !isAsked(name))).toEqual([])
  })
})
