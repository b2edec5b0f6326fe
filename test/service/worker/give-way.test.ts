import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { createMetric } from '../../../lib/metrics/spec.ts'
import { giveWay, givingWay, goFirst, openWay } from '../../../lib/service/worker/give-way.ts'
import { openPools } from '../../../lib/service/worker/pools.ts'

const segment = { id: '1', hypothesis: 'a valve', references: ['a valve'] }

/** Another thread that ends its work in a moment: this one sleeps meanwhile. */
function leaveSoon(way: Int32Array): Promise<unknown> {
  const code = `const { workerData: way } = require('node:worker_threads')
    setTimeout(() => { Atomics.sub(way, 0, 1); Atomics.notify(way, 0) }, 30)`
  const worker = new Worker(code, { eval: true, workerData: way })
  return new Promise((resolve) => worker.once('exit', resolve))
}

describe('work that nobody waits for', () => {
  it('sleeps while there is work that goes first, before each segment', async () => {
    for (const spec of ['chrf', 'distinct']) {
      const way = openWay()
      Atomics.add(way, 0, 1)
      const left = leaveSoon(way)
      const metric = givingWay(createMetric(spec, { references: 1, labels: [] }), way)
      if (metric.kind === 'additive') metric.row(segment, new Float64Array(metric.columns.length), 0)
      else metric.evaluate([segment])
      expect(Atomics.load(way, 0)).toBe(0)
      await left
    }
  })
  it('goes on at once where there is none', () => {
    const way = openWay()
    giveWay(way)
    expect(Atomics.load(way, 0)).toBe(0)
  })
  it('work that goes first leaves the way whether it succeeds or fails', async () => {
    const way = openWay()
    const seen = await goFirst(way, async () => Atomics.load(way, 0))
    await expect(goFirst(way, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect([seen, Atomics.load(way, 0)]).toEqual([1, 0])
  })
  it('scoring is the same with and without', () => {
    const metric = createMetric('bleu', { references: 1, labels: [] })
    const giving = givingWay(metric, openWay())
    if (metric.kind !== 'additive' || giving.kind !== 'additive') throw new Error('BLEU adds up')
    const [one, other] = [metric, giving].map((own) => {
      const out = new Float64Array(own.columns.length)
      own.row(segment, out, 0)
      return own.score(out)
    })
    expect(other).toEqual(one)
  })
})

describe('pools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-pools-'))
  const way = openWay()
  const pools = openPools(`file:${join(folder, 'empty.db')}`, (work) => work(), way)
  afterAll(async () => {
    await pools.close()
    rmSync(folder, { recursive: true, force: true })
  })
  it('posts, scores and readers go first, later work does not', async () => {
    for (const pool of ['post', 'compute', 'ask'] as const) {
      const asked = pools.run(pool, 'warm', {})
      expect([pool, Atomics.load(way, 0)]).toEqual([pool, 1])
      await asked.catch(() => {})
      expect([pool, Atomics.load(way, 0)]).toEqual([pool, 0])
    }
    const later = pools.run('later', 'warm', {})
    expect(Atomics.load(way, 0)).toBe(0)
    await later.catch(() => {})
  })
  it('say when they are closed', async () => {
    expect(pools.closed).toBe(false)
    await pools.close()
    expect(pools.closed).toBe(true)
  })
})
