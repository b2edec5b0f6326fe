import type { Database } from '../db/open-database.ts'
import { dropOtherRowPacks } from '../db/outdated-scores.ts'
import { findProject } from '../db/projects.ts'
import { finishCompute, setCompute } from '../db/run-writes.ts'
import { findRun } from '../db/runs.ts'
import { listScores, replaceScores, type StoredScore } from '../db/scores.ts'
import { listVersionLines } from '../db/version-lines.ts'
import { MOST_LABELS } from '../metrics/classification.ts'
import type { TestSetFacts } from '../metrics/metric.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import type { RunRecord } from '../schema/records.ts'
import { defaultMetrics } from './default-metrics.ts'
import { lintRun } from './lint-run.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { getDeclared } from './run-facts.ts'
import { scoreUnder } from './score-under.ts'
import { warnRun } from './warn-run.ts'

/** A run whose computation has stopped the server this often is left alone: something in it is the cause. */
const MOST_ATTEMPTS = 3

/**
 * Makes all scores of a run from its texts: rows, corpus figure and interval of each metric that the run names, else its
 * project, else what its segments allow, and under SPECs that it was scored by later. What was there before is replaced.
 * Runs in a worker.
 */
export async function recomputeRun(db: Database, { runId }: { runId: string }): Promise<void> {
  const run = await findRun(db, runId)
  if (!run) return
  if ((await setCompute(db, runId, 'running')) > MOST_ATTEMPTS)
    throw new Error(`The server stopped ${MOST_ATTEMPTS} times while computing it.`)
  const repeats = await loadRunTexts(db, run)
  const segments = repeats.flat().filter((segment) => segment !== null)
  const facts: TestSetFacts = { ...testSetFacts(segments), declared: await getDeclared(db, run) }
  const documents = (await listVersionLines(db, run.testSet.id)).map((line) => line.document)
  const earlier = (await listScores(db, [runId])).get(runId) ?? []
  const specs = new Set([...(await chooseSpecs(db, run, segments)), ...earlier.map(({ spec }) => spec)])
  const scores: StoredScore[] = []
  for (const [position, spec] of [...specs].entries())
    scores.push(await scoreUnder(db, run, { spec, position, facts, repeats, documents }))
  await replaceScores(db, runId, scores)
  await dropOtherRowPacks(
    db,
    runId,
    scores.map(({ signatureKey }) => signatureKey),
  )
  await lintRun(db, runId, repeats, warnRun(scores, repeats, facts))
  await finishCompute(db, runId, toStoredFacts(facts))
}

/** Where texts stand in for labels there is one a segment; no confusion matrix is made of those, and none is kept. */
function toStoredFacts({ references, labels, models, windows }: TestSetFacts): TestSetFacts {
  return { references, models, windows, labels: labels.length > MOST_LABELS ? [] : labels }
}

async function chooseSpecs(db: Database, run: RunRecord, segments: readonly ScorableSegment[]): Promise<string[]> {
  // Of totals alone nothing can be computed, and a figure without a value would stand in the way of the posted one.
  if (segments.every((segment) => segment.state === 'na')) return []
  if (run.metrics.length > 0) return [...run.metrics]
  const project = await findProject(db, run.projectSlug)
  return project && project.metrics.length > 0 ? [...project.metrics] : defaultMetrics(segments)
}
