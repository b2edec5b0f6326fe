import type { Database } from '../db/open-database.ts'
import { replaceRowPacks } from '../db/packs.ts'
import { findProject } from '../db/projects.ts'
import { finishCompute, setCompute } from '../db/run-writes.ts'
import { findRun } from '../db/runs.ts'
import { replaceScores, type StoredScore } from '../db/scores.ts'
import { listVersionLines } from '../db/version-lines.ts'
import { InputError } from '../errors.ts'
import { MOST_LABELS } from '../metrics/classification.ts'
import type { Metric, TestSetFacts } from '../metrics/metric.ts'
import { getMetricDefinition } from '../metrics/registry.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import { parseSpec } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { defaultMetrics } from './default-metrics.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { packRows } from './pack-rows.ts'
import { type Figure, scoreCorpus, scoreTables } from './run-figures.ts'
import { makeTables } from './run-tables.ts'
import { signatureKey } from './signature-key.ts'

/** A run whose computation has stopped the server this often is left alone: something in it is the cause. */
const MOST_ATTEMPTS = 3

/**
 * Makes all scores of a run from its texts: rows, corpus figure and interval of each metric that the run names, else its
 * project, else what its segments allow. What was there before is replaced. Runs in a worker.
 */
export async function recomputeRun(db: Database, { runId }: { runId: string }): Promise<void> {
  const run = await findRun(db, runId)
  if (!run) return
  if ((await setCompute(db, runId, 'running')) > MOST_ATTEMPTS)
    throw new Error(`The server stopped ${MOST_ATTEMPTS} times while computing it.`)
  const repeats = await loadRunTexts(db, run)
  const segments = repeats.flat().filter((segment) => segment !== null)
  const facts = testSetFacts(segments)
  const documents = (await listVersionLines(db, run.testSet.id)).map((line) => line.document)
  const specs = await chooseSpecs(db, run, segments)
  const scores: StoredScore[] = []
  for (const [position, spec] of specs.entries()) {
    const metric = tryMetric(spec, facts)
    if (metric instanceof InputError) scores.push(toUnscored(spec, position, metric.message, run))
    else if (metric.kind === 'corpus') scores.push(toStored(spec, position, metric, scoreCorpus(metric, repeats)))
    else {
      const tables = makeTables(metric, repeats)
      await replaceRowPacks(db, { runId, signatureKey: signatureKey(metric), spec }, packRows(tables))
      scores.push(toStored(spec, position, metric, scoreTables(metric, tables, repeats, documents)))
    }
  }
  await replaceScores(db, runId, scores)
  await finishCompute(db, runId, toStoredFacts(facts))
}

/** Where texts stand in for labels there is one a segment; no confusion matrix is made of those, and none is kept. */
function toStoredFacts({ references, labels }: TestSetFacts): TestSetFacts {
  return { references, labels: labels.length > MOST_LABELS ? [] : labels }
}

async function chooseSpecs(db: Database, run: RunRecord, segments: readonly ScorableSegment[]): Promise<string[]> {
  if (run.metrics.length > 0) return [...run.metrics]
  const project = await findProject(db, run.projectSlug)
  return project && project.metrics.length > 0 ? [...project.metrics] : defaultMetrics(segments)
}

function tryMetric(spec: string, facts: TestSetFacts): Metric | InputError {
  try {
    return createMetricWithResources(spec, facts)
  } catch (error) {
    // A SPEC that this test set or this server cannot serve is a score without a value, and no reason to lose the rest.
    if (error instanceof InputError) return error
    throw error
  }
}

function toStored(spec: string, position: number, metric: Metric, figure: Figure): StoredScore {
  const { score, interval, scored, failed } = figure
  return {
    spec,
    position,
    metric: metric.name,
    label: metric.label,
    direction: metric.direction,
    layer: metric.layer,
    unit: metric.unit,
    signature: formatSignature(metric.signature),
    signatureKey: signatureKey(metric),
    fields: metric.signature.fields,
    implementation: metric.signature.implementation,
    value: score.value,
    reason: score.reason ?? null,
    details: score.details,
    interval,
    scored,
    failed,
  }
}

function toUnscored(spec: string, position: number, reason: string, run: RunRecord): StoredScore {
  const definition = getMetricDefinition(parseSpec(spec).name)
  return {
    spec,
    position,
    metric: definition.name,
    label: definition.label,
    direction: definition.direction,
    layer: definition.layer,
    unit: 'value',
    signature: '',
    signatureKey: '',
    fields: [],
    implementation: '',
    value: null,
    reason,
    details: {},
    interval: null,
    scored: 0,
    failed: run.counts.scored + run.counts.failed,
  }
}
