import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExportTable } from '../../../lib/report/export/export-table.ts'
import { writeExport } from '../../../lib/report/export/write-export.ts'
import { whenIdle } from '../../../lib/service/compute-queue.ts'
import { exportComparison, exportComparisonSlices } from '../../../lib/service/export/export-comparison.ts'
import { exportRunScores } from '../../../lib/service/export/export-run-scores.ts'
import { exportRunSegments } from '../../../lib/service/export/export-run-segments.ts'
import { exportRunSlices } from '../../../lib/service/export/export-run-slices.ts'
import { exportRuns } from '../../../lib/service/export/export-runs.ts'
import { getRunScores } from '../../../lib/service/get-run-scores.ts'
import { postRun } from '../../../lib/service/post-run.ts'
import { VERSION } from '../../../lib/service/version.ts'
import { makeRun } from '../make-run.ts'
import { startTempService } from '../temp-service.ts'

startTempService()

const ids: string[] = []
beforeAll(async () => {
  for (const spoil of [3, 4]) {
    const run = makeRun({ count: 1203, spoil, metrics: ['bleu', 'distinct:n=2'] })
    const segments = run.segments.map((segment, i) => ({
      ...segment,
      tags: { part: i % 2 ? 'odd' : 'even' },
      ...(i === 7 && { hypothesis: '=HYPERLINK("http://x","y")' }),
      ...(i === 8 && { hypothesis: undefined, state: 'failed' as const, reason: '@broken' }),
    }))
    const posted = await postRun({ input: { ...run, segments }, waitMs: 60_000 })
    if (posted.state === 'part') throw new Error('a whole run was posted')
    ids.push(posted.run.id)
  }
  await whenIdle()
})

async function read(table: ExportTable): Promise<Record<string, string>[]> {
  let text = ''
  for await (const chunk of writeExport(table, 'csv').chunks) text += chunk
  return parse(text, { bom: true, columns: true }) as Record<string, string>[]
}

describe('exports of a run', () => {
  it('hold every segment, in pieces, with a score under its signature', async () => {
    const [bleu] = await getRunScores(ids[0])
    const rows = await read(await exportRunSegments(ids[0]))
    expect(rows).toHaveLength(1203)
    expect(rows.map((row) => row.id).slice(0, 2)).toEqual(['s0', 's1'])
    const column = `bleu [${bleu.signature}]`
    expect(Number(rows[1][column])).toBeCloseTo(100, 9)
    expect(rows[7].hypothesis).toBe(`'=HYPERLINK("http://x","y")`)
    expect(rows[8]).toMatchObject({ state: 'failed', reason: "'@broken", hypothesis: '', [column]: '' })
    // A figure of the whole corpus has no column of segments.
    expect(Object.keys(rows[0]).some((name) => name.startsWith('distinct'))).toBe(false)
  })
  it('hold scores and slices with n, interval and method', async () => {
    const scores = await read(await exportRunScores(ids[0]))
    expect(scores[0]).toMatchObject({ metric: 'BLEU', scored: '1202', failed: '1', trust: 'recomputed' })
    expect(Number(scores[0].low)).toBeLessThan(Number(scores[0].score))
    expect(scores[0].method).toContain('1000 resamples')
    expect(scores[1].low).toBe('')
    const slices = await read(await exportRunSlices(ids[0]))
    expect(slices.filter((row) => row.slice === 'part').map(({ value, n, segments }) => [value, n, segments])).toEqual([
      ['even', '601', '602'],
      ['odd', '601', '601'],
    ])
  })
  it('hold all runs of a project, a line a score', async () => {
    const rows = await read(await exportRuns('pumps'))
    expect(rows).toHaveLength(4)
    expect(rows.filter((row) => row.metric === 'BLEU').map((row) => row.scored)).toEqual(['1202', '1202'])
    expect(rows.every((row) => row.signature !== '')).toBe(true)
    expect(new Set(rows.map((row) => row.run))).toEqual(new Set(ids))
  })
  it('hold a comparison and its slices with method and family', async () => {
    const request = { project: 'pumps', base: `run:${ids[0]}`, head: `run:${ids[1]}` }
    const [row] = await read(await exportComparison(request))
    expect(row).toMatchObject({ metric: 'BLEU', n: '1202', comparable: 'yes' })
    expect(Number(row.head) - Number(row.base)).toBeCloseTo(Number(row.difference), 9)
    expect(row.method).toContain('paired bootstrap')
    const slices = await read(await exportComparisonSlices({ ...request, slices: ['part'] }))
    expect(
      slices
        .filter((slice) => slice.metric === 'BLEU')
        .map((slice) => slice.value)
        .sort(),
    ).toEqual(['even', 'odd'])
    expect(Number(slices[0].qFamily)).toBeGreaterThan(0)
  })
  it('name the version that is the package’s', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
    expect(VERSION).toBe(version)
  })
})
