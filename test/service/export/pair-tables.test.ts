import { beforeAll, describe, expect, it } from 'vitest'
import { prepareComparison } from '../../../lib/report/prepare-comparison.ts'
import { CompareExportQuery } from '../../../lib/schema/export-query.ts'
import { compareLints } from '../../../lib/service/compare-lints.ts'
import { compareRuns } from '../../../lib/service/compare-runs.ts'
import { whenIdle } from '../../../lib/service/compute-queue.ts'
import { exportCompareTable } from '../../../lib/service/export/tables.ts'
import { postRun } from '../../../lib/service/post-run.ts'
import { makeRun } from '../make-run.ts'
import { startTempService } from '../temp-service.ts'

startTempService()

const COUNT = 80
/** Numbers that head gets wrong, and items of which it has no output. */
const FLIPPED = 32
const FAILED = 5
const ids: string[] = []

beforeAll(async () => {
  for (const isHead of [false, true]) {
    const { segments, ...run } = makeRun({ count: COUNT, spoil: 7, metrics: ['bleu'], commit: isHead ? 'b0' : 'a0' })
    const posted = await postRun({
      input: {
        ...run,
        segments: segments.map((segment, i) => {
          if (!isHead) return segment
          if (i >= COUNT - FAILED) return { ...segment, hypothesis: undefined, state: 'failed', reason: 'timeout' }
          return i < FLIPPED
            ? { ...segment, hypothesis: segment.hypothesis?.replace(` ${i} `, ` ${i + 100} `) }
            : segment
        }),
      },
      waitMs: 60_000,
    })
    if (posted.state === 'part') throw new Error('a whole run was posted')
    ids.push(posted.run.id)
  }
  await whenIdle()
})

const pair = () => ({ project: 'pumps', base: `run:${ids[0]}`, head: `run:${ids[1]}` })
async function rowsOf(table: string): Promise<readonly (readonly unknown[])[]> {
  const { base, head, project } = pair()
  const made = await exportCompareTable(CompareExportQuery.parse({ project, base, head: [head], table }))
  const rows: (readonly unknown[])[] = []
  for await (const row of made.rows) rows.push(row)
  return rows
}

describe('downloads of a pair', () => {
  it('hold every segment of a flip, of which the page names a few', async () => {
    const { base, head } = await compareRuns(pair())
    const shown = (await compareLints({ base, head }))?.kinds.find(({ introduced }) => introduced.count > 0)
    expect(shown?.introduced).toMatchObject({ count: FLIPPED, ids: { length: 12 } })
    const row = (await rowsOf('flips')).find(([, , , introduced]) => introduced === FLIPPED)
    const listed: string[] = JSON.parse(String(row?.[5]))
    expect(new Set(listed).size).toBe(FLIPPED)
    expect(listed.slice(0, 12)).toEqual(shown?.introduced.ids)
  })
  it('state the shares that the page states, of what the page says they are of', async () => {
    const made = await compareRuns(pair())
    expect(made.comparison.outputsOneSided).toBe(FAILED)
    const { outcome } = prepareComparison(made)
    expect(outcome?.of).toBe(made.comparison.outputsChanged - FAILED)
    const rows = await rowsOf('outcomes')
    expect(rows.map(([, count]) => count)).toEqual(outcome?.rows.map(({ count }) => count))
    const shares = rows.map(([, , share]) => share as number)
    expect(shares).toEqual(outcome?.rows.map(({ count }) => count / outcome.of))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })
})
