import type { Pairing } from '../compare/pair-segments.ts'
import { listFindingKinds } from '../db/lint-findings.ts'
import type { Database } from '../db/open-database.ts'
import { listOutputsAt, type OutputWithSegment } from '../db/outputs.ts'
import type { MovedSegment, MovedSide, Page, RunRecord } from '../schema/records.ts'
import { createGenerator } from '../stats/generator.ts'
import { FLIP_CODE } from './lint-run.ts'
import { readOffset, toOffsetCursor } from './offset-cursor.ts'
import { onceForScores } from './once-for-scores.ts'
import { pairRuns } from './pair-runs.ts'
import { getRuntime } from './runtime.ts'
import { segmentScores } from './segment-scores.ts'
import { toRun } from './to-run.ts'

const SAMPLE_SEED = 12_345

export interface MovedListing {
  /** The runs, or their ids. */
  readonly base: string | RunRecord
  readonly head: string | RunRecord
  readonly spec: string
  /**
   * `losses`: lowest head − base first; `gains`: highest first; `largest` (default): by size, in the metric's unit.
   * `random`: shuffled, always in the same way, so that whoever reads from the top reads a fair sample. `flips`: those
   * whose meaning head turned first, then by size.
   */
  readonly order?: 'losses' | 'gains' | 'largest' | 'random' | 'flips'
  /** Say which flips of meaning head brought; not where outputs stand beside references that are not theirs. */
  readonly withFlips?: boolean
  readonly cursor?: string | null
  /** 1 to 200, default 20. */
  readonly limit?: number
}

/**
 * Paired segments whose score moved between two runs, those that moved most first; ties stay out. `losses` and `gains`
 * go by the number, not by what is better: a metric where lower is better gets worse by gains.
 */
export async function listMovedSegments(listing: MovedListing): Promise<Page<MovedSegment>> {
  const { spec, order = 'largest', cursor = null, limit = 20, withFlips = false } = listing
  const { db } = await getRuntime()
  const [base, head] = await Promise.all([toRun(listing.base), toRun(listing.head)])
  const flipsOf = withFlips ? await findFlips(db, base, head) : () => []
  const ranked = await rankedMoves(base, head, spec, order === 'flips' ? 'largest' : order)
  // Findings are made anew without the scores, so that this order is not kept with them.
  const moved = order === 'flips' ? [...ranked].sort((a, b) => rank(flipsOf(a)) - rank(flipsOf(b))) : ranked
  const start = cursor === null ? 0 : readOffset(cursor)
  const size = Math.min(Math.max(1, Math.trunc(limit)), 200)
  const page = moved.slice(start, start + size)
  const [baseOutputs, headOutputs] = await Promise.all([
    loadOutputs(
      db,
      base,
      page.map((move) => move.base),
    ),
    loadOutputs(
      db,
      head,
      page.map((move) => move.head),
    ),
  ])
  return {
    items: page.flatMap((move) => {
      const ofBase = baseOutputs.get(move.base)
      const ofHead = headOutputs.get(move.head)
      return ofBase && ofHead ? [{ ...toMoved(ofBase, ofHead, move), ...(withFlips && { flips: flipsOf(move) }) }] : []
    }),
    total: moved.length,
    next: start + size < moved.length ? toOffsetCursor(start + size) : null,
  }
}

/** Kinds of flips that head has at a place and base has not. */
async function findFlips(
  db: Database,
  base: RunRecord,
  head: RunRecord,
): Promise<(move: Pick<Move, 'base' | 'head'>) => readonly string[]> {
  const [ofBase, ofHead] = await Promise.all(
    [base, head].map(async ({ id }) => {
      const found = await listFindingKinds(db, id, FLIP_CODE)
      return new Map(found.map(({ position, kinds }) => [position, kinds]))
    }),
  )
  return (move) => {
    const before = ofBase.get(move.base) ?? []
    return (ofHead.get(move.head) ?? []).filter((kind) => !before.includes(kind))
  }
}

function rank(flips: readonly string[]): number {
  return flips.length > 0 ? 0 : 1
}

/** Ranked once for the very scores that were read. */
async function rankedMoves(base: RunRecord, head: RunRecord, spec: string, order: string): Promise<readonly Move[]> {
  const { db } = await getRuntime()
  const [baseScores, headScores] = await Promise.all([segmentScores(base, spec), segmentScores(head, spec)])
  return onceForScores({ base: baseScores, head: headScores }, ['moved', base.id, head.id, order], async () =>
    rankMoves(await pairRuns(db, base, head), baseScores, headScores, order),
  )
}

interface Move {
  readonly base: number
  readonly head: number
  readonly baseScore: number
  readonly headScore: number
}

function rankMoves(pairing: Pairing, baseScores: Float64Array, headScores: Float64Array, order: string): Move[] {
  const moves: Move[] = []
  pairing.base.forEach((base, k) => {
    const head = pairing.head[k]
    const [baseScore, headScore] = [baseScores[base], headScores[head]]
    const delta = headScore - baseScore
    if (Math.abs(delta) > 1e-9 * Math.max(1, Math.abs(baseScore), Math.abs(headScore)))
      moves.push({ base, head, baseScore, headScore })
  })
  const key = ({ baseScore, headScore }: Move) => {
    const delta = headScore - baseScore
    return order === 'losses' ? delta : order === 'gains' ? -delta : -Math.abs(delta)
  }
  if (order === 'random') return shuffle(moves)
  return moves.filter((move) => order === 'largest' || key(move) < 0).sort((a, b) => key(a) - key(b) || a.head - b.head)
}

/** By a random number each, from a fixed seed: a page of it continues the page before. */
function shuffle(moves: readonly Move[]): Move[] {
  const drawn = new Uint32Array(moves.length)
  createGenerator(SAMPLE_SEED).fillWords(drawn)
  return moves
    .map((move, k) => ({ move, drawn: drawn[k] }))
    .sort((a, b) => a.drawn - b.drawn || a.move.head - b.move.head)
    .map(({ move }) => move)
}

async function loadOutputs(
  db: Database,
  run: RunRecord,
  positions: readonly number[],
): Promise<ReadonlyMap<number, OutputWithSegment>> {
  const outputs = new Map<number, OutputWithSegment>()
  // The first repeat that has an output stands for the segment.
  for (let repeat = 0; repeat < run.repeats; repeat++) {
    const places = positions.filter((position) => !outputs.has(position)).map((position) => ({ position, repeat }))
    if (places.length === 0) break
    for (const output of await listOutputsAt(db, { runId: run.id, versionId: run.testSet.id, places }))
      outputs.set(output.position, output)
  }
  return outputs
}

function toMoved(base: OutputWithSegment, head: OutputWithSegment, move: Move): MovedSegment {
  const { key, position, document, tags, source, references, label } = head
  return {
    position,
    id: key,
    document,
    tags,
    source,
    references,
    label,
    base: toSide(base, move.baseScore),
    head: toSide(head, move.headScore),
    delta: move.headScore - move.baseScore,
  }
}

function toSide({ text, predictedLabel, state, reason }: OutputWithSegment, score: number): MovedSide {
  return { hypothesis: text, predictedLabel, state, reason, score }
}
