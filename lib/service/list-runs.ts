import { listRunFacets, listRuns as listStoredRuns, type RunFilter } from '../db/runs.ts'
import { listPostedMetrics, listScoredMetrics } from '../db/scores.ts'
import { InputError } from '../errors.ts'
import { toPlainName } from '../metrics/match-posted-score.ts'
import type { Page, RunFilters, RunRecord } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { getRuntime } from './runtime.ts'
import { whileUnchanged } from './while-unchanged.ts'

export interface RunListing extends Pick<RunFilter, 'branch' | 'system' | 'testSet' | 'commit'> {
  /** `next` of the page before. */
  readonly cursor?: string | null
  /** 1 to 200, default 50. */
  readonly limit?: number
}

/** Complete runs of a project, newest first. */
export async function listRuns(slug: string, listing: RunListing = {}): Promise<Page<RunRecord>> {
  const { cursor = null, limit = 50, ...filter } = listing
  const project = await getProject(slug)
  const { db } = await getRuntime()
  const size = Math.min(Math.max(1, Math.trunc(limit)), 200)
  const after = cursor === null ? null : readCursor(cursor)
  const { runs, total } = await listStoredRuns(db, project.id, { filter, after, limit: size + 1 })
  const items = runs.slice(0, size)
  const last = items.at(-1)
  return { items, total, next: runs.length > size && last ? toCursor(last) : null }
}

/** What the runs of a project can be narrowed by. */
export function getRunFilters(slug: string): Promise<RunFilters> {
  return whileUnchanged(['run-filters', slug], () => readRunFilters(slug))
}

async function readRunFilters(slug: string): Promise<RunFilters> {
  const project = await getProject(slug)
  const { db } = await getRuntime()
  const [facets, computed, posted] = await Promise.all([
    listRunFacets(db, project.id),
    listScoredMetrics(db, project.id),
    listPostedMetrics(db, project.id),
  ])
  // What was posted beside a computed score of that name is no metric of its own.
  const known = new Set(computed.flatMap(({ metric, label, spec }) => [metric, label, spec].map(toPlainName)))
  const postedOnly = posted.filter((name) => {
    const plain = toPlainName(name)
    const isNew = !known.has(plain)
    known.add(plain)
    return isNew
  })
  return { ...facets, metrics: [...computed, ...postedOnly.map((name) => ({ spec: null, metric: name, label: name }))] }
}

function toCursor({ date, id }: RunRecord): string {
  return Buffer.from(JSON.stringify([date, id])).toString('base64url')
}

function readCursor(cursor: string): { date: string; id: string } {
  try {
    const [date, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof id === 'string' && !Number.isNaN(Date.parse(date))) return { date, id }
  } catch {
    // Said below: whatever is wrong with it, it is not one of ours.
  }
  throw new InputError({
    code: 'bad-cursor',
    message: 'The cursor is not one that this server gave.',
    place: { option: 'cursor' },
    mend: 'Leave it out to start at the first page.',
  })
}
