// `npm run bench:event-loop`: how long the server's main thread is ever blocked while two runs of 100 000 segments are
// compared from stored rows. Beside it stand the time for which that thread was at work at all, within which any block of
// ours must lie, and the same wait without any work: what a busy machine does by itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { compareRuns } from '../../lib/service/compare-runs.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { closeRuntime } from '../../lib/service/runtime.ts'
import { startService } from '../../lib/service/start-service.ts'

const { values } = parseArgs({ options: { segments: { type: 'string', default: '100000' } } })
const count = Number(values.segments)
const LIMIT_MS = 50
/** The finest that the histogram can do without being work itself. */
const RESOLUTION_MS = 5
const PROJECT = 'bench'

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
Object.assign(process.env, { ASSAY_DATA_DIR: folder, ASSAY_DEMO: '0', ASSAY_MAX_BODY_BYTES: String(512 * 1024 * 1024) })

const WORDS = 'the pump valve opens when pressure falls below limit again slowly and no alarm is given'.split(' ')

/** Plain sentences; each system spoils other words. */
async function post(system: string, spoil: number): Promise<string> {
  const segments = Array.from({ length: count }, (_, i) => {
    const words = Array.from({ length: 8 + (i % 9) }, (_, k) => WORDS[(i * 7 + k * k) % WORDS.length])
    const output = words.map((word, k) => ((i + k) % spoil === 0 ? 'gate' : word))
    return { id: `s${i}`, reference: words.join(' '), hypothesis: output.join(' ') }
  })
  const input = { project: PROJECT, system, testSet: 'large', metrics: ['bleu'], segments }
  const posted = await postRun({ input, waitMs: 1000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run.id
}

/** Time and longest delay of the event loop while `work` runs. */
async function watch(name: string, work: () => Promise<unknown>): Promise<{ tookMs: number; maxMs: number }> {
  await delay(200)
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  const before = performance.eventLoopUtilization()
  const began = performance.now()
  await work()
  const tookMs = performance.now() - began
  // One more turn, so that a delay at the very end is seen.
  await delay(4 * RESOLUTION_MS)
  histogram.disable()
  const { active } = performance.eventLoopUtilization(before)
  const [max, p99] = [histogram.max, histogram.percentile(99)].map((ns) => ns / 1e6 - RESOLUTION_MS)
  console.log(
    `${name.padEnd(46)} ${tookMs.toFixed(0).padStart(7)} ms   longest delay ${max.toFixed(1)} ms, 99 % below ${p99.toFixed(1)} ms; at work ${active.toFixed(0)} ms in all`,
  )
  return { tookMs, maxMs: max }
}

try {
  await startService()
  const ids = [await post('base', 11), await post('head', 7)]
  await whenIdle()
  for (const id of ids) {
    const { compute, computeError } = await getRun(id)
    if (compute !== 'done') throw new Error(`run ${id} is ${compute}: ${computeError}`)
  }
  const compare = (seed: number) =>
    compareRuns({ project: PROJECT, base: `run:${ids[0]}`, head: `run:${ids[1]}`, seed })
  await watch('first comparison (the worker starts)', () => compare(1))
  const { tookMs, maxMs } = await watch(`comparison of ${count} segments, BLEU`, () => compare(2))
  await watch('the same, stored', () => compare(2))
  await watch('nothing, as long', () => delay(tookMs))
  if (maxMs > LIMIT_MS) {
    console.log(`over the limit of ${LIMIT_MS} ms`)
    process.exitCode = 1
  }
} finally {
  await closeRuntime()
  rmSync(folder, { recursive: true, force: true })
}
