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
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { compareCodePoints } from '../text/code-points.ts'
import type { ComparisonParams } from './comparison-key.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { unpackOutputs } from './post/pack-outputs.ts'
import { loadTables } from './run-tables.ts'

/**
 * Compares two runs from their stored rows, hashes and states. Runs in a worker.
 *
 * SPECs that are named are made for both runs. Without any: each SPEC that either run was scored under. Where the runs
 * have the same metric under different SPECs, these two are set against each other, so that the answer names the fields
 * that differ; a metric that only one run was scored under is made for the other.
 */
export async function compareStoredRuns(
  db: Database,
  { base, head, params }: { base: RunRecord; head: RunRecord; params: ComparisonParams },
): Promise<Comparison> {
  const scores = await listScores(db, [base.id, head.id])
  const ofBase = scores.get(base.id) ?? []
  const ofHead = scores.get(head.id) ?? []
  const asked = params.metrics?.map((text) => formatSpec(parseSpec(text)))
  const matches = asked?.map((spec) => ({ name: spec, base: spec, head: spec })) ?? matchSpecs(ofBase, ofHead)
  const [baseFacts, headFacts] = await Promise.all([getFacts(db, base), getFacts(db, head)])
  // Confusion cells of both sides must mean the same labels; the number of references stays each side's own.
  const labels = [...new Set([...baseFacts.labels, ...headFacts.labels])].sort(compareCodePoints)
  const strict = asked !== undefined
  const sides = [
    await loadSide(db, base, {
      specs: matches.map((match) => ({ name: match.name, spec: match.base })),
      facts: { ...baseFacts, labels },
      scores: ofBase,
      strict,
    }),
    await loadSide(db, head, {
      specs: matches.map((match) => ({ name: match.name, spec: match.head })),
      facts: { ...headFacts, labels },
      scores: ofHead,
      strict,
    }),
  ]
  const { resamples, trials, seed, test, smallestEffects } = params
  return compareSides(sides[0], sides[1], { resamples, trials, seed, test, smallestEffects })
}

interface SpecMatch {
  /** By what the two sides are matched and the result is called. */
  readonly name: string
  readonly base: string
  readonly head: string
}

/** In the order of head's scores, then what only base has. */
export function matchSpecs(
  base: readonly Pick<StoredScore, 'spec' | 'metric'>[],
  head: readonly Pick<StoredScore, 'spec' | 'metric'>[],
): SpecMatch[] {
  const common = new Set(base.map((score) => score.spec).filter((spec) => head.some((score) => score.spec === spec)))
  const open = base.filter((score) => !common.has(score.spec))
  const matches = head.map(({ spec, metric }): SpecMatch => {
    const rival = common.has(spec) ? -1 : open.findIndex((score) => score.metric === metric)
    return { name: spec, base: rival < 0 ? spec : open.splice(rival, 1)[0].spec, head: spec }
  })
  return [...matches, ...open.map(({ spec }) => ({ name: spec, base: spec, head: spec }))]
}

async function getFacts(db: Database, run: RunRecord): Promise<TestSetFacts> {
  const stored = (await findFacts(db, run.id)) as TestSetFacts | null
  return stored ?? testSetFacts((await loadRunTexts(db, run)).flat().filter((segment) => segment !== null))
}

interface SideRequest {
  readonly specs: readonly { readonly name: string; readonly spec: string }[]
  readonly facts: TestSetFacts
  readonly scores: readonly StoredScore[]
  /** Whether a SPEC that cannot be made is an error, as where it was asked for. */
  readonly strict: boolean
}

async function loadSide(db: Database, run: RunRecord, request: SideRequest): Promise<RunSide> {
  const lines = await listVersionLines(db, run.testSet.id)
  const outputs = (await listOutputPacks(db, run.id)).map(unpackOutputs)
  const metrics: SideMetric[] = []
  for (const { name, spec } of request.specs) {
    const side = await loadSideMetric(db, run, name, spec, request)
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
  name: string,
  spec: string,
  { facts, scores, strict }: SideRequest,
): Promise<SideMetric | null> {
  try {
    const metric = createMetricWithResources(spec, facts)
    if (metric.kind === 'additive') return { spec: name, metric, tables: await loadTables(db, run, spec, metric) }
    const score = scores.find((candidate) => candidate.spec === spec)
    return { spec: name, metric, corpusScore: (indices) => toCorpusScore(score, indices) }
  } catch (error) {
    // A SPEC that cannot be made here has a score with the reason already; the other metrics are compared all the same.
    if (error instanceof InputError && !strict) return null
    throw error
  }
}

function toCorpusScore(score: StoredScore | undefined, indices: readonly number[] | null): Score {
  if (indices !== null)
    return { value: null, reason: 'a figure of the whole corpus cannot be made for a part of it here', details: {} }
  if (!score) return { value: null, reason: 'the run was not scored under it', details: {} }
  return { value: score.value, reason: score.reason ?? undefined, details: score.details }
}
