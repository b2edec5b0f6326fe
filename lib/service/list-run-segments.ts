import { listFindingKinds } from '../db/lint-findings.ts'
import { listOutputPlaces, listOutputsAt, type OutputPlace, type OutputWithSegment } from '../db/outputs.ts'
import { listScores } from '../db/scores.ts'
import { InputError } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { Page, RunRecord, SegmentRecord, SegmentState } from '../schema/records.ts'
import { type RunFlag, writeRunFlag } from '../schema/run-flag.ts'
import { getRun } from './get-run.ts'
import { keptAnswer } from './kept-answers.ts'
import { FLIP_CODE } from './lint-run.ts'
import { listDataErrors } from './list-data-errors.ts'
import { readOffset, toOffsetCursor } from './offset-cursor.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'
import { segmentScores } from './segment-scores.ts'

const RANDOM = /^random(?::(\d{1,6}))?$/

export interface SegmentListing {
  /** Text that id, source, a reference or the output holds. */
  readonly search?: string
  /** `position` (default), `random` (a sample that stays the same, `random:2` another one) or a SPEC. */
  readonly sort?: string
  readonly order?: 'asc' | 'desc'
  readonly state?: SegmentState
  /** Only segments with this flag; a flip of meaning says nothing in a run with an error in its data, and has none. */
  readonly flagged?: RunFlag | null
  readonly cursor?: string | null
  /** 1 to 500, default 50. */
  readonly limit?: number
}

/**
 * A page of a run's segments with their scores under the run's own SPECs. Segments without a score stand last in
 * either order, so that what can be ranked is seen first.
 */
export async function listRunSegments(id: string, listing: SegmentListing = {}): Promise<Page<SegmentRecord>> {
  const { search, sort = 'position', order = 'asc', state, flagged = null, cursor = null, limit = 50 } = listing
  const run = await getRun(id)
  const { db } = await getRuntime()
  const at = { runId: run.id, versionId: run.testSet.id }
  const sorted = await listPlaces(run, { search, sort, order, state, flagged })
  const start = cursor === null ? 0 : readOffset(cursor)
  const size = Math.min(Math.max(1, Math.trunc(limit)), 500)
  const outputs = await listOutputsAt(db, { ...at, places: sorted.slice(start, start + size) })
  const scores = await loadScores(run, sort)
  return {
    items: outputs.map((output) => toSegmentRecord(output, scores)),
    total: sorted.length,
    next: start + size < sorted.length ? toOffsetCursor(start + size) : null,
  }
}

/** Of the last lists that were asked for: 100 000 places are some 5 MB. */
const MOST_LISTS = 12
const lists = processWide('segment-places', () => new Map<string, Promise<readonly OutputPlace[]>>())

/**
 * Places in the order asked for. A complete run's outputs and rows never change, and readers turn pages of one list: it
 * is kept for a while. What depends on lints or scores that are still to come is not.
 */
async function listPlaces(
  run: RunRecord,
  asked: Pick<SegmentListing, 'search' | 'state'> & { sort: string; order: 'asc' | 'desc'; flagged: RunFlag | null },
): Promise<readonly OutputPlace[]> {
  const { search, sort, order, state, flagged } = asked
  const make = async () => {
    const { db } = await getRuntime()
    const found = await listOutputPlaces(db, { runId: run.id, versionId: run.testSet.id, state, search })
    return sortPlaces(flagged === null ? found : await keepFlagged(found, run, flagged), run, sort, order)
  }
  if (run.compute !== 'done' || flagged !== null) return make()
  const key = JSON.stringify([run.id, search ?? null, sort, order, state ?? null])
  return keptAnswer(lists, key, MOST_LISTS, make)
}

/** Of the last flags that were asked for. */
const MOST_FLAGS = 100
const flags = processWide('flagged-places', () => new Map<string, Promise<readonly number[]>>())

async function keepFlagged(places: readonly OutputPlace[], run: RunRecord, flag: RunFlag): Promise<OutputPlace[]> {
  const positions = new Set(await listFlaggedPositions(run, flag))
  return places.filter(({ position }) => positions.has(position))
}

async function listFlaggedPositions(run: RunRecord, flag: RunFlag): Promise<readonly number[]> {
  const { db, pools } = await getRuntime()
  if (flag.of !== 'flip')
    return keptAnswer(flags, JSON.stringify([run.id, writeRunFlag(flag)]), MOST_FLAGS, () =>
      pools.run('ask', 'flagged', { run, flag }),
    )
  if ((await listDataErrors(run)).length > 0) return []
  const flips = await listFindingKinds(db, run.id, FLIP_CODE)
  return flips.filter(({ kinds }) => flag.kind === null || kinds.includes(flag.kind)).map(({ position }) => position)
}

/** A number for each place that looks random and stays the same. */
function shuffleKey({ position, repeat }: OutputPlace, seed: number): number {
  let x = Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(seed + repeat + 1, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

async function sortPlaces(
  places: readonly OutputPlace[],
  run: RunRecord,
  sort: string,
  order: 'asc' | 'desc',
): Promise<readonly OutputPlace[]> {
  if (sort === 'position') return order === 'asc' ? places : [...places].reverse()
  const sample = RANDOM.exec(sort)
  if (sample) {
    const seed = Number(sample[1] ?? 1)
    return [...places].sort((a, b) => shuffleKey(a, seed) - shuffleKey(b, seed) || a.position - b.position)
  }
  const scores = await segmentScores(run, sort)
  const sign = order === 'asc' ? 1 : -1
  const key = ({ position }: OutputPlace) =>
    Number.isNaN(scores[position]) ? Number.POSITIVE_INFINITY : sign * scores[position]
  return [...places].sort((a, b) => {
    const [x, y] = [key(a), key(b)]
    return x === y ? a.position - b.position || a.repeat - b.repeat : x < y ? -1 : 1
  })
}

/** Segment scores by SPEC: all that the run was scored under, and the one that is sorted by. */
async function loadScores(run: RunRecord, sort: string): Promise<ReadonlyMap<string, Float64Array>> {
  if (run.compute !== 'done') return new Map()
  const { db } = await getRuntime()
  const specs = ((await listScores(db, [run.id])).get(run.id) ?? []).map((score) => score.spec)
  const wanted = sort === 'position' || RANDOM.test(sort) ? specs : [...specs, formatSpec(parseSpec(sort))]
  const entries = await Promise.all([...new Set(wanted)].map((spec) => loadScore(run, spec)))
  return new Map(entries.filter((entry) => entry !== null))
}

async function loadScore(run: RunRecord, spec: string): Promise<[string, Float64Array] | null> {
  try {
    return [spec, await segmentScores(run, spec)]
  } catch (error) {
    // Not every metric has segment scores, and not every stored SPEC can be made here.
    if (error instanceof InputError || (error as { kind?: string }).kind === 'not-found') return null
    throw error
  }
}

/** An output as readers see it, with its scores by SPEC. */
export function toSegmentRecord(output: OutputWithSegment, scores: ReadonlyMap<string, Float64Array>): SegmentRecord {
  const own: Record<string, number | null> = {}
  for (const [spec, values] of scores) {
    const value = values[output.position]
    // A segment's score is of the outputs that it has: one that failed has no part in it.
    own[spec] = output.state !== 'scored' || Number.isNaN(value) ? null : value
  }
  return {
    position: output.position,
    id: output.key,
    document: output.document,
    tags: output.tags,
    source: output.source,
    references: output.references,
    label: output.label,
    hypothesis: output.text,
    predictedLabel: output.predictedLabel,
    state: output.state,
    reason: output.reason,
    repeat: output.repeat,
    scores: own,
  }
}
