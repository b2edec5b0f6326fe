import { toCanonicalPolicy } from '../compare/gate-policy.ts'
import { findRun } from '../db/runs.ts'
import { insertWaiver } from '../db/waivers.ts'
import { InputError } from '../errors.ts'
import type { Waiver } from '../schema/gate-policy.ts'
import type { TokenRecord, WaiverRecord } from '../schema/records.ts'
import { getOwnProject } from './get-own-project.ts'
import { newId } from './new-id.ts'
import { getRuntime } from './runtime.ts'

/**
 * Gives a metric of a project leave to fail for a time. Throws NotFoundError without such a project, ForbiddenError for a
 * token of another one, InputError for an unknown metric, a run of another project, or an end that is past.
 */
export async function addWaiver(
  slug: string,
  waiver: Waiver,
  token: Pick<TokenRecord, 'projectId'>,
  now = new Date(),
): Promise<WaiverRecord> {
  const project = await getOwnProject(slug, token)
  const { db } = await getRuntime()
  const [metric] = toCanonicalPolicy({ metrics: [waiver.metric] }).metrics as readonly string[]
  const { headRunId = null, branch = null } = waiver
  if (headRunId !== null && (await findRun(db, headRunId))?.projectId !== project.id)
    throw new InputError({
      code: 'unknown-run',
      message: `There is no run "${headRunId}" in this project.`,
      place: { pointer: '/headRunId' },
      mend: 'Give the id of one of its runs, or leave it out.',
    })
  if (Date.parse(waiver.expiresAt) <= now.getTime())
    throw new InputError({
      code: 'waiver-ended',
      message: `The waiver would end at ${waiver.expiresAt}, which is past.`,
      place: { pointer: '/expiresAt' },
      mend: 'Give an end that is to come.',
    })
  return insertWaiver(db, project.id, { ...waiver, id: newId(), metric, headRunId, branch })
}
