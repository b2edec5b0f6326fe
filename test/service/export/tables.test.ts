import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExportFormat, ExportTable } from '../../../lib/report/export/export-table.ts'
import { writeExport } from '../../../lib/report/export/write-export.ts'
import {
  CompareExportQuery,
  ProjectExportQuery,
  RunExportQuery,
  SiteExportQuery,
} from '../../../lib/schema/export-query.ts'
import {
  COMPARE_TABLES,
  PROJECT_TABLES,
  RUN_TABLES,
  SITE_TABLES,
  type TableName,
} from '../../../lib/schema/export-tables.ts'
import { addWaiver } from '../../../lib/service/add-waiver.ts'
import { whenIdle } from '../../../lib/service/compute-queue.ts'
import {
  exportCompareTable,
  exportProjectTable,
  exportRunTable,
  exportSiteTable,
} from '../../../lib/service/export/tables.ts'
import { patchProject } from '../../../lib/service/patch-project.ts'
import { postRun } from '../../../lib/service/post-run.ts'
import { VERSION } from '../../../lib/service/version.ts'
import { workOutVariants } from '../../../lib/service/work-out-variants.ts'
import { readMarkdown } from '../../report/pull-request/read-markdown.ts'
import { makeRun } from '../make-run.ts'
import { startTempService } from '../temp-service.ts'

startTempService()

/** Runs of one project: the first, one of a larger version of the test set, and one of other references. */
const ids: string[] = []
const FORMULA = '=HYPERLINK("http://x","y")'
const COMMIT = '4f2c1d9aa04f2c1d9aa04f2c1d9aa04f2c1d9aa0'
const METRICS = ['bleu', 'chrf', 'wer']

async function post(over: Parameters<typeof makeRun>[0], references = 1) {
  const made = makeRun({ system: FORMULA, branch: 'main', metrics: METRICS, ...over })
  const segments = made.segments.map((segment, i) => ({
    ...segment,
    references: Array.from({ length: references }, () => segment.references?.[0] ?? ''),
    tags: { part: i % 2 ? 'odd' : FORMULA },
    ...(i === 3 && { hypothesis: FORMULA }),
    ...(i === 4 && { hypothesis: segment.references?.[0]?.replace('4', '40') }),
  }))
  const posted = await postRun({
    input: { ...made, segments, scores: [{ metric: 'house-score', value: '12.5' }] },
    waitMs: 60_000,
  })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  ids.push(posted.run.id)
}

beforeAll(async () => {
  await post({ count: 60, spoil: 9, commit: COMMIT, commitDate: '2026-01-01T00:00:00Z' })
  await post({ count: 60, spoil: 2, commit: COMMIT.replace('4', '5'), commitDate: '2026-01-02T00:00:00Z' })
  await post({ count: 61, spoil: 3, commit: COMMIT.replace('4', '6'), commitDate: '2026-01-03T00:00:00Z' })
  await post({ count: 60, spoil: 3, testSet: 'two', commit: COMMIT.replace('4', '7') }, 2)
  const labels = { project: 'labels', testSet: 'labels', system: FORMULA, metrics: ['accuracy'] }
  const segments = Array.from({ length: 12 }, (_, i) => ({
    id: `l${i}`,
    label: i % 2 ? FORMULA : 'b',
    predictedLabel: i % 3 ? FORMULA : 'b',
  }))
  const posted = await postRun({ input: { ...labels, branch: 'labels', segments }, waitMs: 60_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  ids.push(posted.run.id)
  await whenIdle()
  await workOutVariants(ids[0], 'bleu')
  const token = { projectId: null }
  await patchProject('pumps', { baselineRunId: ids[0] }, token)
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  await addWaiver('pumps', { metric: 'bleu', author: '=me', reason: '+1', expiresAt: soon }, token)
  // The first look has the comparison made.
  await ofProject('baseline')
  await whenIdle()
})

const compare = (table: string, over: object = {}) => {
  const [base, head] = [`run:${ids[0]}`, [`run:${ids[1]}`]]
  return exportCompareTable(
    CompareExportQuery.parse({ project: 'pumps', base, head, resamples: '100', trials: '100', table, ...over }),
  )
}
const ofProject = (table: string, over: object = {}) =>
  exportProjectTable('pumps', ProjectExportQuery.parse({ table, testSet: 'manual', ...over }))
const ofRun = (table: string, over: object = {}, at = 0) =>
  exportRunTable(ids[at], RunExportQuery.parse({ table, ...over }))
const ofSite = (table: string, q = 'pumps') => exportSiteTable(SiteExportQuery.parse({ table, q }))

/** What is asked for besides, where a table needs it to have rows. */
const ASKED: Partial<Record<TableName, () => Promise<ExportTable>>> = {
  fields: () => compare('fields', { head: [`run:${ids[3]}`] }),
  ranking: () => compare('ranking', { head: [`run:${ids[1]}`, `run:${ids[0]}`] }),
  slices: () => compare('slices', { slice: ['*'] }),
  'segment-scores': () => ofProject('segment-scores', { segment: 's3' }),
  'segment-time': () => ofProject('segment-time', { segment: 's3' }),
  'found-runs': () => ofSite('found-runs', COMMIT.slice(0, 8)),
  'found-segments': () => ofSite('found-segments', 's3'),
}
/** Which run has such a table, where the first one has none. */
const RUN_OF: Partial<Record<TableName, number>> = { gate: 1, confusion: 4 }
const TABLES: (readonly [TableName, () => Promise<ExportTable>])[] = [
  ...COMPARE_TABLES.map((name) => [name, ASKED[name] ?? (() => compare(name))] as const),
  ...RUN_TABLES.map((name) => [name, () => ofRun(name, {}, RUN_OF[name] ?? 0)] as const),
  ...PROJECT_TABLES.map((name) => [name, ASKED[name] ?? (() => ofProject(name))] as const),
  ...SITE_TABLES.map((name) => [name, ASKED[name] ?? (() => ofSite(name))] as const),
]

async function write(make: () => Promise<ExportTable>, format: ExportFormat): Promise<string> {
  let text = ''
  for await (const chunk of writeExport(await make(), format).chunks) text += chunk
  return text
}

async function readJson(make: () => Promise<ExportTable>) {
  return JSON.parse(await write(make, 'json')) as {
    meta: Record<string, string | number | null>
    columns: string[]
    rows: Record<string, string | number | null>[]
  }
}

/** Tables of which no figure is a score, and so has no signature. */
const UNSIGNED: readonly TableName[] = [
  'fields',
  'flips',
  'posted',
  'lints',
  'waivers',
  'test-sets',
  'versions',
  'changes',
  'references',
  'tags',
  'found-projects',
  'found-runs',
  'found-segments',
]

describe('every table', () => {
  it.each(TABLES)('%s has the same rows in four formats, with signature, n, method and version', async (name, make) => {
    const { meta, columns, rows } = await readJson(make)
    expect(rows.length, 'rows').toBeGreaterThan(0)
    expect(new Set(columns).size).toBe(columns.length)
    const facts = [...columns, ...Object.keys(meta)]
    expect(facts).toContain('method')
    expect(meta.assay).toBe(VERSION)
    expect(facts.filter((fact) => fact === 'n' || fact === 'scored')).not.toEqual([])
    expect(facts.some((fact) => fact === 'signature' || / \[.*\]$/.test(fact))).toBe(true)
    if (!UNSIGNED.includes(name))
      expect([JSON.stringify(meta), JSON.stringify(rows), columns.join()].join()).toMatch(
        name === 'confusion' ? /agg:sum/ : /tok:13a|case:mixed|nw:0/,
      )

    const csv = parse(await write(make, 'csv'), { bom: true, columns: true }) as Record<string, string>[]
    expect(csv).toHaveLength(rows.length)
    for (const [i, line] of csv.entries()) {
      for (const column of columns) {
        const value = rows[i][column]
        if (typeof value === 'number') expect(Number(line[column])).toBe(value)
        else expect([value ?? '', `'${value}`]).toContain(line[column])
      }
      for (const [fact, value] of Object.entries(meta))
        if (!columns.includes(fact)) expect([String(value ?? ''), `'${value}`]).toContain(line[fact])
    }
    for (const cell of csv.flatMap((line) => Object.values(line))) expect(cell).toMatch(/^(?![=+@\t\r])(?!-[^\d.])/)

    const markdown = await write(make, 'markdown')
    const read = readMarkdown(markdown)
    expect(read.tables[0]).toHaveLength(rows.length + 1)
    expect(read.tables[0].every((row) => row.length === columns.length)).toBe(true)
    expect([read.links, read.html]).toEqual([[], []])
    expect(markdown).not.toMatch(/[\u2060\u200B]/)
    const latex = await write(make, 'latex')
    expect(latex.split('\n').filter((line) => line.endsWith(' \\\\'))).toHaveLength(rows.length + 1)
    expect(latex).toContain(VERSION)
  })
  it.each(TABLES)('%s names run or project, and the test set where there is one', async (name, make) => {
    const { meta, columns } = await readJson(make)
    if (name.startsWith('found')) return expect(meta).toHaveProperty('query')
    const facts = new Set([...columns, ...Object.keys(meta)])
    expect(['run', 'base', 'project'].some((fact) => facts.has(fact))).toBe(true)
    if (name !== 'waivers') expect(facts).toContain('testSet')
  })
})

describe('hashes and ids', () => {
  it('can be copied whole out of a Markdown file', async () => {
    const runs = await write(() => ofProject('runs'), 'markdown')
    for (const text of [COMMIT, ids[0], (await readJson(() => ofProject('versions'))).rows[0].hash])
      expect(`${runs}${await write(() => ofProject('versions'), 'markdown')}`).toContain(text)
  })
})

describe('variants', () => {
  it('have name, tool and source in columns of their own, and each its own signature', async () => {
    const { rows } = await readJson(() => ofRun('variants'))
    const nltk = rows.find(({ variant }) => variant === 'bleu-nltk-corpus')
    expect(nltk).toMatchObject({ source: 'NLTK' })
    expect([nltk?.name, nltk?.tool]).toEqual([expect.stringContaining('NLTK'), expect.stringContaining('corpus_bleu')])
    expect(new Set(rows.map(({ signature }) => signature)).size).toBe(rows.length)
  })
})

describe('what a page shows', () => {
  it('is where its table has it: outcomes add up to changed outputs, moved segments come in order', async () => {
    const outcomes = (await readJson(() => compare('outcomes'))).rows
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['worse', 'tie', 'better'])
    const moved = (await readJson(() => compare('moved', { order: 'losses' }))).rows
    expect(moved.length).toBe(outcomes[0].segments)
    const deltas = moved.map(({ difference }) => Number(difference))
    expect(deltas).toEqual([...deltas].sort((a, b) => a - b))
    expect(moved.every(({ outcome }) => outcome === 'worse')).toBe(true)
    const worseByErrors = (await readJson(() => compare('moved', { order: 'losses', metric: ['wer'] }))).rows
    expect(worseByErrors.length).toBeGreaterThan(0)
    expect(worseByErrors.every(({ difference }) => Number(difference) > 0)).toBe(true)
    const [all, shuffled] = await Promise.all(
      ['largest', 'random'].map(async (order) => (await readJson(() => compare('moved', { order }))).rows),
    )
    const byId = (rows: typeof all) => rows.map(({ id }) => String(id)).sort()
    expect(byId(shuffled)).toEqual(byId(all))
    const bins = (await readJson(() => compare('histogram'))).rows
    const count = (side: string) =>
      bins.filter((bin) => bin.side === side).reduce((sum, bin) => sum + Number(bin.segments), 0)
    expect(count('worse')).toBe(outcomes[0].segments)
  })
  it('ends its curve at the difference, and counts all pairs in its scatter', async () => {
    const [row] = (await readJson(() => compare('comparison'))).rows
    const curve = (await readJson(() => compare('carried'))).rows
    expect(Number(curve.at(-1)?.difference)).toBeCloseTo(Number(row.difference), 9)
    const scatter = await readJson(() => compare('scatter'))
    const cells = scatter.rows.flatMap((line) => Object.values(line).filter((value) => typeof value === 'number'))
    expect(cells.reduce((sum: number, value) => sum + Number(value), 0)).toBe(row.n)
  })
  it('is about the metric that is asked for', async () => {
    expect((await readJson(() => compare('histogram', { metric: ['wer'] }))).meta).toMatchObject({
      metric: 'WER',
      direction: 'lower',
    })
    expect((await readJson(() => ofRun('signature', { metric: 'chrf' }))).meta.metric).toBe('chrF2')
    const pair = await readJson(() => ofRun('correlation', { x: 'wer', y: 'bleu' }))
    expect([pair.meta.x, pair.meta.y]).toEqual(['WER', 'BLEU'])
  })
  it('is refused for what is not there', async () => {
    await expect(ofRun('signature', { metric: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(ofProject('segment-scores', { segment: 'nobody' })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(ofProject('versions', { testSet: undefined })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(compare('moved', { head: [`run:${ids[1]}`, `run:${ids[2]}`] })).rejects.toMatchObject({
      kind: 'input',
    })
  })
})
