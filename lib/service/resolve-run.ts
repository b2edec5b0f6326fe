import { listRuns } from '../db/runs.ts'
import { ConflictError, InputError, NotFoundError } from '../errors.ts'
import type { ProjectRecord, RunRecord } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { getRun } from './get-run.ts'
import { getRuntime } from './runtime.ts'

/** More candidates than a person reads in an answer. */
const MOST_CANDIDATES = 20
const LEAST_COMMIT_CHARACTERS = 4

/**
 * The run that `ref` means within a project:
 * - `run:ID`: that very run;
 * - `branch:NAME`: the newest run of the branch;
 * - `commit:SHA`: the run of that commit (or of the only one that begins so);
 * - `baseline`: the project's pinned baseline.
 *
 * Throws ConflictError with the candidates where several match that differ in system or test set (`system` and
 * `testSet` narrow, `except` leaves one run out), NotFoundError where none does, InputError for another form of `ref`.
 */
export async function resolveRun(
  slug: string,
  ref: string,
  { except, ...narrow }: { system?: string; testSet?: string; except?: string } = {},
): Promise<RunRecord> {
  const project = await getProject(slug)
  if (ref === 'baseline') return getPinned(project)
  const colon = ref.indexOf(':')
  const [kind, value] = [ref.slice(0, colon), ref.slice(colon + 1)]
  if (kind === 'run') {
    const run = await getRun(value)
    if (run.projectId === project.id) return run
    throw new NotFoundError({ code: 'unknown-run', message: `Run "${value}" is not of project "${slug}".` })
  }
  if (value === '' || !['branch', 'commit'].includes(kind))
    throw new InputError({
      code: 'bad-run-reference',
      message: `"${ref}" names no run.`,
      mend: 'Write run:ID, branch:NAME, commit:SHA or baseline.',
    })
  if (kind === 'commit' && value.length < LEAST_COMMIT_CHARACTERS)
    throw new InputError({
      code: 'bad-run-reference',
      message: `"${value}" is too short for a commit.`,
      mend: `Give at least ${LEAST_COMMIT_CHARACTERS} characters.`,
    })
  const { db } = await getRuntime()
  const filter = { ...narrow, except, ...(kind === 'branch' ? { branch: value } : { commit: value }) }
  const { runs } = await listRuns(db, project.id, { filter, limit: 200 })
  if (runs.length === 0)
    throw new NotFoundError({
      code: 'no-matching-run',
      message: `No run of project "${slug}" matches ${ref}${narrowedBy(narrow)}.`,
    })
  const candidates = newestOfEach(runs, kind === 'commit')
  if (candidates.length === 1) return candidates[0]
  throw new ConflictError(
    {
      code: 'several-runs',
      message: `${candidates.length} runs match ${ref}${narrowedBy(narrow)}.`,
      mend: 'Narrow by system or testSet, or name one as run:ID.',
    },
    candidates.slice(0, MOST_CANDIDATES).map(toCandidate),
  )
}

async function getPinned({ slug, baselineRunId }: ProjectRecord): Promise<RunRecord> {
  if (baselineRunId !== null) return getRun(baselineRunId)
  throw new NotFoundError({
    code: 'no-pinned-baseline',
    message: `Project "${slug}" has no pinned baseline.`,
    mend: 'Pin one as baselineRunId of the project, or name a run.',
  })
}

/** Runs are newest first; a later run of the same system and test set (and commit) takes the place of earlier ones. */
function newestOfEach(runs: readonly RunRecord[], byCommit: boolean): RunRecord[] {
  const newest = new Map<string, RunRecord>()
  for (const run of runs) {
    const key = JSON.stringify([run.system, run.testSet.name, byCommit && run.commit])
    if (!newest.has(key)) newest.set(key, run)
  }
  return [...newest.values()]
}

function toCandidate(run: RunRecord) {
  return {
    id: run.id,
    ref: `run:${run.id}`,
    system: run.system,
    systemVersion: run.systemVersion,
    testSet: run.testSet.name,
    commit: run.commit,
    branch: run.branch,
    date: run.date,
  }
}

function narrowedBy({ system, testSet }: { system?: string; testSet?: string }): string {
  return [system && ` with system "${system}"`, testSet && ` with test set "${testSet}"`].filter(Boolean).join('')
}
