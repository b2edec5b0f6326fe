import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExportFormat } from '../../../lib/report/export/export-table.ts'
import { writeExport } from '../../../lib/report/export/write-export.ts'
import { CompareExportQuery } from '../../../lib/schema/export-query.ts'
import { compareMany } from '../../../lib/service/compare-many.ts'
import { whenIdle } from '../../../lib/service/compute-queue.ts'
import { exportCompareTable } from '../../../lib/service/export/tables.ts'
import { postRun } from '../../../lib/service/post-run.ts'
import { VERSION } from '../../../lib/service/version.ts'
import { makeRun } from '../make-run.ts'
import { startTempService } from '../temp-service.ts'

startTempService()

/** Base, a worse and a better run, and one of two references, and so of another signature. */
const ids: string[] = []
const COUNT = 200
beforeAll(async () => {
  for (const [spoil, references, system] of [
    [4, 1, 'model'],
    [2, 1, '=worse'],
    [20, 1, 'better'],
    [4, 2, 'other'],
  ] as const) {
    const made = makeRun({ count: COUNT, spoil, system, metrics: ['bleu', 'chrf', 'distinct:n=2'] })
    const segments = made.segments.map((segment) => ({
      ...segment,
      references: Array.from({ length: references }, () => segment.references?.[0] ?? ''),
    }))
    const run = { ...made, segments }
    const posted = await postRun({ input: run, waitMs: 60_000 })
    if (posted.state === 'part') throw new Error('a whole run was posted')
    ids.push(posted.run.id)
  }
  await whenIdle()
})

async function read(table: string, heads: readonly number[], format: ExportFormat = 'csv'): Promise<string> {
  const query = CompareExportQuery.parse({
    project: 'pumps',
    base: `run:${ids[0]}`,
    head: heads.map((at) => `run:${ids[at]}`),
    resamples: '200',
    trials: '200',
    table,
  })
  let text = ''
  for await (const chunk of writeExport(await exportCompareTable(query), format).chunks) text += chunk
  return text
}

async function readRows(...asked: Parameters<typeof read>): Promise<Record<string, string>[]> {
  return parse(await read(...asked), { bom: true, columns: true }) as Record<string, string>[]
}

describe('tables of several heads against one base', () => {
  it('hold a line a head and metric, as the comparison of that head alone', async () => {
    const rows = await readRows('comparison', [1, 2])
    expect(rows.map(({ run, metric }) => [run, metric])).toEqual(
      [1, 2].flatMap((at) => ['BLEU', 'chrF2', 'distinct-2'].map((metric) => [ids[at], metric])),
    )
    const [{ pairs: _, ...alone }] = await readRows('comparison', [1])
    const who = { run: ids[1], system: "'=worse", commit: '', heads: `${ids[1]} ${ids[2]}` }
    expect(rows[0]).toEqual({ ...alone, ...who })
    expect(rows[0]).toMatchObject({ n: String(COUNT), signature: expect.stringContaining('tok:13a') })
    expect(rows[0].method).toContain('200 resamples')
  })
  it('hold the ranking that the page shows, with n, family, signature and method', async () => {
    const heads = [1, 2].map((at) => `run:${ids[at]}`)
    const asked = { project: 'pumps', base: `run:${ids[0]}`, heads, resamples: 200, trials: 200 }
    const [{ runs, groups, family }] = (await compareMany(asked)).ranking
    const rows = (await readRows('ranking', [1, 2])).filter(({ metric }) => metric === 'BLEU')
    expect(rows.map(({ run }) => run)).toEqual([ids[2], ids[0], ids[1]])
    expect(rows.map(({ group }) => group)).toEqual(
      runs.map(({ name }) => groups.flatMap((group, g) => (group.includes(name) ? [g + 1] : [])).join(' ')),
    )
    expect(rows.map(({ score, low, high }) => [score, low, high].map(Number))).toEqual(
      runs.map(({ score, interval }) => [score, ...(interval ?? [])]),
    )
    expect(rows[1]).toMatchObject({ side: 'base', n: String(COUNT), family: String(family), comparable: 'yes' })
    expect(rows[1].signature).toContain('tok:13a')
    expect(rows[1].method).toMatch(/200 resamples by segment.*200 trials.*Holm over 3 pairs/)
  })
  it('name what has no place in the ranking, and why', async () => {
    const rows = await readRows('ranking', [1, 3])
    const left = rows.filter(({ metric, run }) => metric === 'BLEU' && run === ids[3])
    expect(left).toMatchObject([{ comparable: 'no', group: '', score: '', signature: '' }])
    expect(left[0].reason).not.toBe('')
    const whole = rows.filter(({ metric }) => metric === 'distinct-2')
    expect(whole).toHaveLength(3)
    for (const row of whole)
      expect(row).toMatchObject({ group: '', score: '', reason: expect.stringContaining('add up') })
  })
  it.each(['json', 'markdown', 'latex'] as const)('are written as %s with their facts', async (format) => {
    for (const table of ['comparison', 'ranking']) {
      const text = await read(table, [1, 2], format)
      for (const fact of ['tok:13a', '200 resamples', VERSION, ids[0]]) expect(text).toContain(fact)
    }
  })
  it('say of each run whether it may be compared, and in which fields it differs', async () => {
    const rows = await readRows('fields', [1, 3])
    expect(rows[0]).toMatchObject({ run: ids[1], field: '', n: String(COUNT) })
    const differing = rows.filter(({ run }) => run === ids[3])
    expect(differing.length).toBeGreaterThan(0)
    for (const row of differing) expect(row.field).not.toBe('')
  })
  it('are not made of slices, which belong to one pair', async () => {
    await expect(read('slices', [1, 2])).rejects.toThrow(/2 heads/)
  })
  it('of one head are those of a pair, and its ranking has two runs', async () => {
    expect((await readRows('ranking', [1])).filter(({ metric }) => metric === 'BLEU')).toHaveLength(2)
  })
})
