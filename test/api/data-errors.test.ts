import { beforeAll, describe, expect, it } from 'vitest'
import { compareLints } from '../../lib/service/compare-lints.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { startTempService } from '../service/temp-service.ts'
import { callApi } from './call-api.ts'

startTempService()

const THINGS = ['valve', 'door', 'gate', 'window', 'shop', 'bank', 'school', 'office', 'museum', 'park']
const lines = THINGS.map((thing, i) => `line ${i} the ${thing} is open and the pump runs`)
const ids: Record<string, string> = {}

async function post(system: string, outputs: readonly string[]) {
  const segments = outputs.map((hypothesis, i) => ({ id: `s${i}`, references: [lines[i]], hypothesis }))
  const input = { project: 'pumps', system, testSet: 'lines', metrics: ['bleu'], branch: 'main', segments }
  const posted = await postRun({ input, waitMs: 60_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  ids[system] = posted.run.id
}

beforeAll(async () => {
  await post('right', lines)
  await post('shifted', [...lines.slice(1), 'extra'])
  await whenIdle()
}, 120_000)

const OF_HEAD = /^Error in the data of head: /

describe('a stored run whose outputs stand one line too high', () => {
  it('has a warning where the run is asked for; another has none', async () => {
    const { body } = await callApi('GET', `/api/v1/runs/${ids.shifted}`)
    expect(body.warnings).toEqual([expect.stringMatching(/^Error in the data: /)])
    expect((await callApi('GET', `/api/v1/runs/${ids.right}`)).body.warnings).toEqual([])
  })
  it('has it first in a comparison, in the gate, and once in a report', async () => {
    const query = `project=pumps&base=run:${ids.right}&head=run:${ids.shifted}`
    for (const path of ['compare', 'gate', 'compare.json']) {
      const { body } = await callApi('GET', `/api/v1/${path}?${query}`)
      expect([path, body.warnings[0]]).toEqual([path, expect.stringMatching(OF_HEAD)])
      expect(body.warnings.filter((text: string) => OF_HEAD.test(text))).toHaveLength(1)
    }
    const { body } = await callApi('GET', `/api/v1/compare.md?${query}`)
    expect(body.match(/Error in the data/g)).toHaveLength(1)
    expect(body).toContain('Meaning flips are not counted')
  })
  it('has it in the gate without a baseline', async () => {
    const { body } = await callApi('GET', `/api/v1/gate?project=pumps&head=run:${ids.shifted}`)
    expect(body.warnings[0]).toMatch(OF_HEAD)
  })
  it('has no flips counted against another run, on either side', async () => {
    const [base, head] = await Promise.all([getRun(ids.right), getRun(ids.shifted)])
    expect([await compareLints({ base, head }), await compareLints({ base: head, head: base })]).toEqual([null, null])
    expect(await compareLints({ base, head: base })).not.toBeNull()
  })
})
