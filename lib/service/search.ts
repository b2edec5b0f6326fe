import { listProjects } from '../db/projects.ts'
import { findRuns } from '../db/runs.ts'
import { type FoundSegment, searchRuns, searchSegments } from '../db/search.ts'
import type { ProjectRecord, RunRecord } from '../schema/records.ts'
import { getRuntime } from './runtime.ts'

export interface SearchResults {
  readonly projects: readonly ProjectRecord[]
  readonly runs: readonly RunRecord[]
  readonly segments: readonly FoundSegment[]
  /** Whether there are more of any kind than are given. */
  readonly more: boolean
}

const MOST = 30

/** Projects, runs and segments by name, commit or id; nothing for an empty text. */
export async function search(text: string): Promise<SearchResults> {
  const wanted = text.trim().slice(0, 200)
  if (wanted === '') return { projects: [], runs: [], segments: [], more: false }
  const { db } = await getRuntime()
  const [projects, runIds, segments] = await Promise.all([
    listProjects(db),
    searchRuns(db, wanted, MOST + 1),
    searchSegments(db, wanted, MOST + 1),
  ])
  const runs = await findRuns(db, runIds.slice(0, MOST))
  const low = wanted.toLowerCase()
  const named = projects.filter(({ slug, name }) => [slug, name].some((one) => one.toLowerCase().includes(low)))
  return {
    projects: named.slice(0, MOST),
    runs: runIds.slice(0, MOST).flatMap((id) => runs.get(id) ?? []),
    segments: segments.slice(0, MOST),
    more: named.length > MOST || runIds.length > MOST || segments.length > MOST,
  }
}
