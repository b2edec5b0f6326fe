import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '../../app/compare/progress/route.ts'
import { getCompareProgress, withProgress } from '../../lib/service/compare-progress.ts'
import { compareRuns } from '../../lib/service/compare-runs.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const ids: string[] = []
beforeAll(async () => {
  for (const spoil of [9, 3]) {
    const posted = await postRun({ input: makeRun({ count: 400, metrics: ['bleu'], spoil }), waitMs: 60_000 })
    ids.push((posted as { run: { id: string } }).run.id)
  }
}, 120_000)

describe('how far a comparison is', () => {
  it('is what its worker says, and nothing once it is there or has failed', async () => {
    const seen: (number | null)[] = []
    await withProgress(['a', 'b'], async (report) => {
      seen.push(getCompareProgress('a', 'b'))
      report(0.4)
      seen.push(getCompareProgress('a', 'b'), getCompareProgress('b', 'a'))
    })
    expect(seen).toEqual([0, 0.4, null])
    expect(getCompareProgress('a', 'b')).toBeNull()
    await expect(withProgress(['a', 'b'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(getCompareProgress('a', 'b')).toBeNull()
  })
  it('comes out of the worker while it computes', async () => {
    const ask = async () => {
      const { share } = await GET(new Request(`http://a/compare/progress?base=${ids[0]}&head=${ids[1]}`)).json()
      return share as number | null
    }
    expect(await ask()).toBeNull()
    const asked = compareRuns({ project: 'pumps', base: `run:${ids[0]}`, head: `run:${ids[1]}`, trials: 400_000 })
    const shares = new Set<number | null>()
    let done = false
    void asked.finally(() => {
      done = true
    })
    while (!done) {
      shares.add(await ask())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await asked
    expect([...shares].some((share) => share !== null && share > 0.5 && share < 1)).toBe(true)
    expect(await ask()).toBeNull()
  })
})
