import type { Comparison } from '../compare/comparison.ts'
import { findComparison, saveComparison } from '../db/comparisons.ts'
import { findTagsEditedAt } from '../db/test-sets.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { RunRecord } from '../schema/records.ts'
import { withProgress } from './compare-progress.ts'
import { COMPARISON_VERSION, type ComparisonParams, comparisonKey } from './comparison-key.ts'
import { type LinkPins, requirePins, toComparisonLink } from './comparison-link.ts'
import { findBaseline } from './find-baseline.ts'
import { getProject } from './get-project.ts'
import { keptAnswer } from './kept-answers.ts'
import { warnOfDataErrors } from './list-data-errors.ts'
import { processWide } from './process-wide.ts'
import { resolveRun } from './resolve-run.ts'
import { getRuntime } from './runtime.ts'

/** The last that were made; they are read from the database afterwards. */
const MOST_MADE = 8
const made = processWide('made-comparisons', () => new Map<string, Promise<Comparison>>())

/** Two runs and what else the comparison depends on; `smallestEffects` stand in place of the project's own. */
export interface CompareRequest extends ComparisonParams {
  /** Slug. */
  readonly project: string
  /** `run:ID`, `branch:NAME` or `commit:SHA`; for base also `baseline`: the pinned one, else the nearest before head. */
  readonly base: string
  readonly head: string
  /** Narrow what `base` and `head` may mean. */
  readonly system?: string
  readonly testSet?: string
  /** What a link says must still be so. */
  readonly pins?: LinkPins
}

export interface ComparedRuns {
  readonly base: RunRecord
  readonly head: RunRecord
  readonly comparison: Comparison
  /** Address of this very comparison: the same bytes, whatever project settings or branches become. */
  readonly permalink: string
}

/**
 * Compares two runs of a project from their stored rows; the answer is kept by its parameters and read again when the
 * same is asked. Errors in the data of either run come first among the warnings. Throws ConflictError while a run's scores are still being computed, where what a link pins has changed,
 * and as `resolveRun` does.
 */
export async function compareRuns(request: CompareRequest): Promise<ComparedRuns> {
  const { project: slug, base: baseRef, head: headRef, system, testSet, pins = {}, ...asked } = request
  const narrow = { system, testSet }
  const project = await getProject(slug)
  const named = baseRef === 'baseline' ? null : await resolveRun(slug, baseRef, narrow)
  const head = await resolveRun(slug, headRef, narrow)
  const base = named ?? (await getBaseline(head))
  for (const run of [base, head]) requireScores(run)
  const params = { ...asked, smallestEffects: asked.smallestEffects ?? project.smallestEffects }
  const stored = await compareStored(base, head, params)
  // Beside what is kept: a comparison may have been kept before such warnings were given.
  const comparison = { ...stored, warnings: [...(await warnOfDataErrors(base, head)), ...stored.warnings] }
  const edited = await listEdits(base, head)
  requirePins(pins, comparison, edited)
  const baseSpecs = comparison.results.map((result) => result.baseSpec ?? result.spec)
  const runs = { project: slug, baseId: base.id, headId: head.id }
  return { base, head, comparison, permalink: toComparisonLink(runs, comparison, { ...params, baseSpecs, edited }) }
}

async function getBaseline(head: RunRecord): Promise<RunRecord> {
  const found = await findBaseline({ head, base: 'baseline' })
  if (found) return found.run
  throw new NotFoundError({
    code: 'no-baseline',
    message: 'No run was found that could be the baseline.',
    mend: 'Post a run of the main branch, or name a run.',
  })
}

async function listEdits(base: RunRecord, head: RunRecord): Promise<string[]> {
  const { db } = await getRuntime()
  return Promise.all([base, head].map(async (run) => (await findTagsEditedAt(db, run.testSet.id)) ?? 'never'))
}

/** The comparison of two runs whose scores are there; `standard` marks the one from which overviews take verdicts. */
export async function compareStored(
  base: RunRecord,
  head: RunRecord,
  params: ComparisonParams,
  { standard = false, pool = 'ask' }: { standard?: boolean; pool?: 'ask' | 'compute' } = {},
): Promise<Comparison> {
  const { db, pools } = await getRuntime()
  const key = await comparisonKey(db, base, head, params)
  const stored = await findComparison(db, key)
  if (stored && !standard) return stored.result as Comparison
  // Whoever asks while it is made waits for the same one, as a page that loads again by itself does.
  const make = (): Promise<Comparison> =>
    withProgress([base.id, head.id], (report) => pools.run(pool, 'compare', { base, head, params }, [], report))
  const result = (stored?.result as Comparison) ?? (await keptAnswer(made, key, MOST_MADE, make))
  await saveComparison(db, {
    key,
    baseRunId: base.id,
    headRunId: head.id,
    standard,
    version: COMPARISON_VERSION,
    params,
    result,
  })
  return result
}

/** Throws ConflictError for a run whose scores are not there (yet). */
export function requireScores(run: RunRecord): void {
  if (run.compute === 'done') return
  throw new ConflictError({
    code: run.compute === 'failed' ? 'scores-failed' : 'still-computing',
    message:
      run.compute === 'failed'
        ? `The scores of run ${run.id} could not be computed: ${run.computeError ?? 'no reason is known'}`
        : `The scores of run ${run.id} are still being computed.`,
    mend: run.compute === 'failed' ? 'Post the run again.' : 'Ask again in a moment.',
  })
}
