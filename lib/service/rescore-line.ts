import { findRuns } from '../db/runs.ts'
import { listTrendRuns, listTrendScores } from '../db/trend.ts'
import { NotFoundError } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { compareStep, inBackground } from './compute-queue.ts'
import { getProject } from './get-project.ts'
import { getRun } from './get-run.ts'
import { getRunScores } from './get-run-scores.ts'
import { getRuntime } from './runtime.ts'

/** Older runs that one click scores anew. */
const MOST_RUNS = 5000

/**
 * Scores the runs before `runId` on its line (branch, system, test set) under a SPEC that it has a score for, from their
 * outputs and beside the scores that they have, so that a trend by that SPEC breaks no more; then compares each step
 * anew. In the background, one run at a time: what is posted meanwhile comes between. `done` ends with it. Gives how many
 * runs there are. Throws NotFoundError for a SPEC that the run has no score under: readers cannot make the server compute
 * what they like.
 */
export async function rescoreLine(
  runId: string,
  asked: string,
): Promise<{ readonly count: number; readonly done: Promise<void> }> {
  const head = await getRun(runId)
  const spec = formatSpec(parseSpec(asked))
  const own = (await getRunScores(head.id)).find((score) => score.spec === spec)
  if (!own) throw new NotFoundError({ code: 'no-such-score', message: `Run ${head.id} has no score under ${spec}.` })
  const { db, pools } = await getRuntime()
  const project = await getProject(head.projectSlug)
  const line = { branch: head.branch ?? undefined, system: head.system, testSet: head.testSet.name }
  const before = (await listTrendRuns(db, project, line, MOST_RUNS)).filter(
    ({ id, date, compute }) => compute === 'done' && (date < head.date || (date === head.date && id < head.id)),
  )
  // A run that has no score that people call the same is not of this line, and not touched.
  const [under, others] = await Promise.all([
    listTrendScores(db, ids(before), spec),
    listTrendScores(db, ids(before), own.metric, own.label),
  ])
  const missing = ids(before).filter((id) => under.get(id)?.spec !== spec && others.has(id))
  const work = async () => {
    for (const id of missing) {
      const run = (await findRuns(db, [id])).get(id)
      if (run) await pools.run('compute', 'rescore', { run, specs: [spec] })
    }
    for (const id of [...missing, head.id]) await compareStep(id)
  }
  return { count: missing.length, done: inBackground(`scores before run ${head.id} under ${spec}`, work) }
}

function ids(runs: readonly { readonly id: string }[]): string[] {
  return runs.map(({ id }) => id)
}
