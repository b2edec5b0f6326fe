import { toCanonicalPolicy } from '../compare/gate-policy.ts'
import { queueRunsWithDeclared } from '../db/outdated-scores.ts'
import { findRun } from '../db/runs.ts'
import { updateProject } from '../db/update-project.ts'
import { AssayError, InputError, toJsonPointer } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { ProjectPatch } from '../schema/project-patch.ts'
import type { ProjectRecord, TokenRecord } from '../schema/records.ts'
import { resumeComputing } from './compute-queue.ts'
import { getOwnProject } from './get-own-project.ts'
import { renewPullRequests } from './renew-steps.ts'
import { getRuntime } from './runtime.ts'

/**
 * Changes settings of a project; what is not named stays. Runs that are stored keep their scores, but for those that
 * take in what is declared, which are made anew; comparisons take the
 * new smallest effects at once, but for those behind a permanent link. Throws NotFoundError without such a project,
 * ForbiddenError for a token of another one, InputError for a metric or baseline that there is not.
 */
export async function patchProject(
  slug: string,
  patch: ProjectPatch,
  token: Pick<TokenRecord, 'projectId'>,
): Promise<ProjectRecord> {
  const project = await getOwnProject(slug, token)
  const { db } = await getRuntime()
  const { baselineRunId, metrics, smallestEffects, gate } = patch
  if (typeof baselineRunId === 'string' && (await findRun(db, baselineRunId))?.projectId !== project.id)
    throw new InputError({
      code: 'unknown-run',
      message: `There is no run "${baselineRunId}" in this project.`,
      place: { pointer: '/baselineRunId' },
      mend: 'Give the id of one of its runs, or null.',
    })
  const changes = {
    ...patch,
    ...(metrics && { metrics: metrics.map((text, i) => toSpec(text, `/metrics/${i}`)) }),
    ...(gate && { gate: toCanonicalPolicy(gate, '/gate') }),
    ...(smallestEffects && {
      smallestEffects: Object.fromEntries(
        Object.entries(smallestEffects).map(([text, effect]) => [
          toSpec(text, toJsonPointer(['smallestEffects', text])),
          effect,
        ]),
      ),
    }),
  }
  const changed = (await updateProject(db, slug, changes)) ?? project
  if (gate !== undefined || patch.mainBranch !== undefined || baselineRunId !== undefined) renewPullRequests(changed)
  if (patch.declared && (await queueRunsWithDeclared(db, project.id)) > 0) await resumeComputing()
  return changed
}

/** The canonical SPEC; a wrong one is an error at its place in the body. */
function toSpec(text: string, pointer: string): string {
  try {
    return formatSpec(parseSpec(text))
  } catch (error) {
    if (error instanceof AssayError) throw new InputError({ ...error.problems[0], place: { pointer } })
    throw error
  }
}
