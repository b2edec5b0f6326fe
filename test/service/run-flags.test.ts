import { beforeAll, describe, expect, it } from 'vitest'
import { listLintFindings } from '../../lib/db/lint-findings.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getRunLints } from '../../lib/service/get-run-lints.ts'
import { FLIP_CODE } from '../../lib/service/lint-run.ts'
import { listRunSegments } from '../../lib/service/list-run-segments.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { getRuntime } from '../../lib/service/runtime.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const COUNT = 60
const LINES = Array.from({ length: COUNT }, (_, i) => `The valve number ${i + 10} is open while pump ${i} is running.`)

async function post(
  testSet: string,
  outputs: readonly string[],
  { references = LINES, metrics = ['bleu'] }: { references?: readonly string[]; metrics?: string[] } = {},
): Promise<string> {
  const segments = outputs.map((hypothesis, i) => ({ id: `s${i}`, references: [references[i]], hypothesis }))
  const posted = await postRun({
    input: { project: 'valves', system: 'm', testSet, metrics, segments },
    waitMs: 60_000,
  })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run.id
}

const THINGS = ['valve', 'door', 'gate', 'window', 'shop', 'bank', 'school', 'office', 'museum', 'park'].map(
  (thing, i) => `line ${i} the ${thing} is open and the pump runs`,
)

let id = ''
let shifted = ''
beforeAll(async () => {
  const denied = (text: string) => text.replace('is open', 'is not open')
  const moved = (text: string) => text.replace(/number (\d+)/, 'number 9$1')
  id = await post(
    'flags',
    LINES.map((text, i) =>
      i < 3 ? denied(text) : i < 5 ? moved(text) : i < 40 ? text.replace(' is', '\u00A0is') : text,
    ),
  )
  shifted = await post('shifted', [...THINGS.slice(1), 'extra'], { references: THINGS })
  await whenIdle()
})

const idsOf = async (flagged: Parameters<typeof listRunSegments>[1]) =>
  (await listRunSegments(id, { ...flagged, limit: 500 })).items.map((item) => item.id)
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `s${from + i}`)

describe('segments by what flags them', () => {
  it('flips of one kind, or of any', async () => {
    expect(await idsOf({ flagged: { of: 'flip', kind: null } })).toEqual(range(0, 5))
    expect(await idsOf({ flagged: { of: 'flip', kind: 'negation' } })).toEqual(range(0, 3))
    expect(await idsOf({ flagged: { of: 'flip', kind: 'number' } })).toEqual(range(3, 5))
    expect(await idsOf({ flagged: { of: 'flip', kind: 'name' } })).toEqual([])
  })
  it('all that a finding counts, of which it names the first alone', async () => {
    const finding = (await getRunLints(id))?.findings.find(({ code }) => code === 'no-break-space')
    expect([finding?.count, finding?.part, finding?.ids.length]).toEqual([35, 'hypothesis', 20])
    expect(await idsOf({ flagged: { of: 'finding', code: 'no-break-space', part: 'hypothesis' } })).toEqual(
      range(5, 40),
    )
    expect(await idsOf({ flagged: { of: 'finding', code: 'no-break-space', part: 'source' } })).toEqual([])
    expect(await idsOf({ flagged: { of: 'finding', code: 'lost', part: 'source' } })).toEqual([])
  })
  it('beside a search and an order', async () => {
    const flagged = { of: 'flip', kind: null } as const
    expect(await idsOf({ flagged, search: 'pump 4', order: 'desc' })).toEqual(['s4'])
  })
})

describe('a run whose lines are shifted', () => {
  it('names no flips of meaning: they are those of the file', async () => {
    const lints = await getRunLints(shifted)
    expect(lints?.findings.map(({ code }) => code)).toContain('shifted-lines')
    const { db } = await getRuntime()
    // The lint saw some, which are stored: by another reading of the data they may count.
    expect((await listLintFindings(db, shifted, { code: FLIP_CODE })).length).toBeGreaterThan(3)
    expect(lints).toMatchObject({ flipped: 0, flips: [], misread: true })
    expect((await listRunSegments(shifted, { flagged: { of: 'flip', kind: null } })).total).toBe(0)
  })
  it('another run says nothing of that', async () => {
    expect(await getRunLints(id)).not.toHaveProperty('misread')
  })
})

describe('segments that a warning of a metric is about', () => {
  it('all of them', async () => {
    const references = LINES.map((text, i) => (i < 55 ? 'the' : text))
    const warned = await post('warned', LINES, { references, metrics: ['em'] })
    await whenIdle()
    const warning = (await getRunLints(warned))?.warnings.find(({ code }) => code === 'emptied-answer')
    expect([warning?.count, warning?.ids.length]).toEqual([55, 50])
    const flagged = { of: 'warning', code: 'emptied-answer', metric: warning?.metric ?? null } as const
    expect((await listRunSegments(warned, { flagged, limit: 500 })).items.map((item) => item.id)).toEqual(range(0, 55))
  })
})
