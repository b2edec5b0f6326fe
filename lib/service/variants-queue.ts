import type { RunRecord } from '../schema/records.ts'
import { dropOldest } from './kept-answers.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

/** Failures that are remembered, so that a page does not ask for the impossible again and again. */
const MOST_UNMADE = 1000

interface Wanted {
  readonly run: RunRecord
  /** SPECs, canonical. */
  readonly specs: Set<string>
}

const queue = processWide('variants-queue', () => ({
  wanted: new Map<string, Wanted>(),
  /** Ends when nothing is wanted any more. */
  drained: null as Promise<void> | null,
  unmade: new Map<string, string>(),
}))

/**
 * Has the variants of a run's scores worked out in the background, one run after the other and after all else. `ahead`
 * puts the run before those that wait: somebody looks at it. What was begun when the server stops is begun anew by
 * whoever asks next.
 */
export function wantVariants(run: RunRecord, specs: readonly string[], { ahead = false } = {}): void {
  const { wanted } = queue
  const known = wanted.get(run.id) ?? { run, specs: new Set() }
  for (const spec of specs) {
    known.specs.add(spec)
    queue.unmade.delete(keyOf(run.id, spec))
  }
  if (!wanted.has(run.id)) wanted.set(run.id, known)
  if (ahead) {
    const others = [...wanted].filter(([id]) => id !== run.id)
    wanted.clear()
    for (const [id, one] of [[run.id, known] as const, ...others]) wanted.set(id, one)
  }
  queue.drained ??= drain().finally(() => {
    queue.drained = null
  })
}

/** Whether the variants of this score are waiting or being worked out. */
export function areVariantsWanted(runId: string, spec: string): boolean {
  return queue.wanted.get(runId)?.specs.has(spec) ?? false
}

/** Why the variants of this score could not be worked out by this process; null where it did not try, or could. */
export function whyUnmade(runId: string, spec: string): string | null {
  return queue.unmade.get(keyOf(runId, spec)) ?? null
}

/** Ends when no variants are wanted any more. */
export async function whenVariantsDone(): Promise<void> {
  await queue.drained
}

/** Never rejects: an error is logged and remembered. */
async function drain(): Promise<void> {
  const { pools } = await getRuntime()
  for (const [id, { run, specs }] of pickFirst()) {
    const now = [...specs]
    try {
      for (const { spec, reason } of await pools.run('later', 'variants', { run, specs: now }))
        remember(id, spec, reason)
    } catch (error) {
      if (pools.closed) return queue.wanted.clear()
      console.error(`Variants of run ${id}:`, error)
      for (const spec of now) remember(id, spec, (error as Error).message)
    }
    for (const spec of now) specs.delete(spec)
    if (specs.size === 0) queue.wanted.delete(id)
  }
}

/** The run to be looked at next, each time anew: another may have come ahead meanwhile. */
function* pickFirst(): Generator<[string, Wanted]> {
  for (let [next] = queue.wanted; next !== undefined; [next] = queue.wanted) yield next
}

function remember(runId: string, spec: string, reason: string): void {
  queue.unmade.set(keyOf(runId, spec), reason)
  dropOldest(queue.unmade, MOST_UNMADE)
}

function keyOf(runId: string, spec: string): string {
  return JSON.stringify([runId, spec])
}
