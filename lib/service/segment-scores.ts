import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { RunRecord } from '../schema/records.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

/** 64 MB: some eight million segment scores. */
const MOST_BYTES = 64 * 1024 * 1024
const kept = processWide('segment-scores', () => ({ scores: new Map<string, Promise<Float64Array>>(), bytes: 0 }))

/**
 * Scores of a run's segments by themselves under a SPEC, by position, NaN for none: made in a worker and kept for a
 * while, since lists ask for the same again and again and a complete run does not change.
 */
export async function segmentScores(run: RunRecord, spec: string): Promise<Float64Array> {
  const canonical = formatSpec(parseSpec(spec))
  const key = JSON.stringify([run.id, canonical])
  const { scores: cache } = kept
  const known = cache.get(key)
  if (known) {
    // Moved to the end: the first ones are dropped first.
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const { pools } = await getRuntime()
  const made = pools.run('ask', 'segmentScores', { run, spec: canonical })
  cache.set(key, made)
  try {
    kept.bytes += (await made).byteLength
  } catch (error) {
    cache.delete(key)
    throw error
  }
  for (const [oldest, scores] of cache) {
    if (kept.bytes <= MOST_BYTES || oldest === key) break
    cache.delete(oldest)
    kept.bytes -= (await scores).byteLength
  }
  return made
}
