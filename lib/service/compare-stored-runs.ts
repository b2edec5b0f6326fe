import { compareSides } from '../compare/compare.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { RunSide, SideMetric } from '../compare/run-side.ts'
import type { Database } from '../db/open-database.ts'
import { listOutputPacks } from '../db/packs.ts'
import { findFacts } from '../db/run-writes.ts'
import { listScores, type StoredScore } from '../db/scores.ts'
import { listVersionLines } from '../db/version-lines.ts'
import { InputError } from '../errors.ts'
import type { Score, TestSetFacts } from '../metrics/metric.ts'
import { createMetric, formatSpec, parseSpec } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import type { RunRecord } from '../schema/records.ts'
import { compareCodePoints } from '../text/code-points.ts'
import type { ComparisonParams } from './comparison-key.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { unpackOutputs } from './post/pack-outputs.ts'
import { loadTables } from './run-tables.ts'

/** Compares two runs from their stored rows, hashes and states. Runs in a worker. */
export async function compareStoredRuns(
  db: Database,
  { base, head, params }: { base: RunRecord; head: RunRecord; params: ComparisonParams },
): Promise<Comparison> {
  const scores = await listScores(db, [base.id, head.id])
  const ofBase = scores.get(base.id) ?? []
  const ofHead = scores.get(head.id) ?? []
  const specs = params.metrics?.map((text) => formatSpec(parseSpec(text))) ?? joinSpecs(ofHead, ofBase)
  const [baseFacts, headFacts] = await Promise.all([getFacts(db, base), getFacts(db, head)])
  // Confusion cells of both sides must mean the same labels; the number of references stays each side's own.
  const labels = [...new Set([...baseFacts.labels, ...headFacts.labels])].sort(compareCodePoints)
  const own = params.metrics === undefined
  const sides = [
    await loadSide(db, base, { specs, facts: { ...baseFacts, labels }, scores: ofBase, onlyOwn: own }),
    await loadSide(db, head, { specs, facts: { ...headFacts, labels }, scores: ofHead, onlyOwn: own }),
  ]
  const { resamples, trials, seed, test, smallestEffects } = params
  return compareSides(sides[0], sides[1], { resamples, trials, seed, test, smallestEffects })
}

function joinSpecs(first: readonly StoredScore[], second: readonly StoredScore[]): string[] {
  return [...new Set([...first, ...second].map((score) => score.spec))]
}

async function getFacts(db: Database, run: RunRecord): Promise<TestSetFacts> {
  const stored = (await findFacts(db, run.id)) as TestSetFacts | null
  return stored ?? testSetFacts((await loadRunTexts(db, run)).flat().filter((segment) => segment !== null))
}

async function loadSide(
  db: Database,
  run: RunRecord,
  from: {
    specs: readonly string[]
    facts: TestSetFacts
    scores: readonly StoredScore[]
    /** Take only the metrics that the run was scored under; else all are made. */
    onlyOwn: boolean
  },
): Promise<RunSide> {
  const lines = await listVersionLines(db, run.testSet.id)
  const outputs = (await listOutputPacks(db, run.id)).map(unpackOutputs)
  const metrics: SideMetric[] = []
  for (const spec of from.specs) {
    const score = from.scores.find((candidate) => candidate.spec === spec)
    if (from.onlyOwn && !score) continue
    const side = await loadSideMetric(db, run, { spec, facts: from.facts, score, onlyOwn: from.onlyOwn })
    if (side) metrics.push(side)
  }
  return {
    ids: lines.map((line) => line.key),
    contentHashes: lines.map((line) => line.contentHash),
    documents: lines.map((line) => line.document),
    outputHashes: outputs.map((output) => output.hashes),
    states: outputs.map((output) => output.states),
    metrics,
  }
}

async function loadSideMetric(
  db: Database,
  run: RunRecord,
  {
    spec,
    facts,
    score,
    onlyOwn,
  }: { spec: string; facts: TestSetFacts; score: StoredScore | undefined; onlyOwn: boolean },
): Promise<SideMetric | null> {
  try {
    const metric = createMetric(spec, facts)
    if (metric.kind === 'additive') return { spec, metric, tables: await loadTables(db, run, spec, metric) }
    return { spec, metric, corpusScore: (indices) => toCorpusScore(score, indices) }
  } catch (error) {
    // A SPEC that this server cannot serve was stored with its reason; one that was asked for now is the asker's.
    if (error instanceof InputError && onlyOwn) return null
    throw error
  }
}

function toCorpusScore(score: StoredScore | undefined, indices: readonly number[] | null): Score {
  if (indices !== null)
    return { value: null, reason: 'a figure of the whole corpus cannot be made for a part of it here', details: {} }
  if (!score) return { value: null, reason: 'the run was not scored under it', details: {} }
  return { value: score.value, reason: score.reason ?? undefined, details: score.details }
}
