import { beforeAll, describe, expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

startTempService()

const LINES = Array.from({ length: 40 }, (_, i) => `line ${i} the valve is open and the pump runs in hall ${i + 100}`)
const ids: Record<string, string> = {}

async function post(system: string, outputs: readonly string[]) {
  const segments = outputs.map((hypothesis, i) => ({ id: `s${i}`, references: [LINES[i]], hypothesis }))
  const input = { project: 'pumps', system, testSet: 'lines', metrics: ['wer'], branch: 'main', segments }
  const posted = await postRun({ input, waitMs: 60_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  ids[system] = posted.run.id
}

beforeAll(async () => {
  await post('right', LINES)
  // Thirteen flips, 25 outputs that hold a no-break space, one in a wrong encoding, one without a word.
  const denied = LINES.map((text, i) => (i < 13 ? text.replace('is open', 'is not open') : text))
  await post(
    'odd',
    denied.map((text, i) => {
      if (i === 39) return ''
      if (i === 13) return text.replace('hall', 'Ã¼ber hall')
      return i < 13 ? text : text.replace(' valve', '\u00A0valve')
    }),
  )
  await whenIdle()
}, 120_000)

type Listed = { readonly count: number; readonly ids: readonly string[]; readonly moreIds?: number }

/** Every list of ids that stands beside its count, however deep. */
function listsOf(value: unknown, place = ''): [string, Listed][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) => listsOf(one, `${place}/${key}`))
  return 'ids' in value && typeof (value as Listed).count === 'number' ? [[place, value as Listed], ...inner] : inner
}

describe('a stored run over the API', () => {
  it('tells the warnings of its data lints, and nothing of a run without', async () => {
    const { body } = await callApi('GET', `/api/v1/runs/${ids.odd}`)
    expect(body.warnings).toEqual(
      expect.arrayContaining([expect.stringMatching(/wrong encoding/i), expect.stringMatching(/empty/i)]),
    )
    // A note is data, and nothing to be warned of.
    expect(body.warnings.filter((text: string) => /no-break/i.test(text))).toEqual([])
    expect(new Set(body.warnings).size).toBe(body.warnings.length)
    expect((await callApi('GET', `/api/v1/runs/${ids.right}`)).body.warnings).toEqual([])
  })
  it('tells findings and flips with their counts, and how many ids it left out', async () => {
    const { lints } = (await callApi('GET', `/api/v1/runs/${ids.odd}`)).body
    expect(lints).toMatchObject({ segments: 40, flipped: 13 })
    expect(lints.flips).toEqual([{ kind: 'negation', count: 13, ids: expect.any(Array), moreIds: 5 }])
    expect(lints.findings.find(({ code }: { code: string }) => code === 'no-break-space')).toMatchObject({
      severity: 'note',
      count: 25,
      moreIds: 5,
    })
    expect((await callApi('GET', `/api/v1/runs/${ids.right}`)).body.lints).toMatchObject({ flipped: 0, flips: [] })
  })
})

describe('ids that are cut in the JSON of a run or a report', () => {
  it.each([
    ['runs', () => `runs/${ids.odd}`],
    ['compare.json', () => `compare.json?project=pumps&base=run:${ids.right}&head=run:${ids.odd}`],
  ])('%s: ids and moreIds make the count', async (_, path) => {
    const lists = listsOf((await callApi('GET', `/api/v1/${path()}`)).body)
    expect(lists.length).toBeGreaterThan(1)
    for (const [place, { count, ids: named, moreIds }] of lists)
      expect([place, named.length + (moreIds ?? Number.NaN)]).toEqual([place, count])
    expect(lists.some(([, { moreIds }]) => (moreIds ?? 0) > 0)).toBe(true)
  })
  it('compare.json names twelve of thirteen flips that head brought, and says so', async () => {
    const { body } = await callApi(
      'GET',
      `/api/v1/compare.json?project=pumps&base=run:${ids.right}&head=run:${ids.odd}`,
    )
    expect(body.flips.kinds[0].introduced).toMatchObject({ count: 13, moreIds: 1 })
  })
})
