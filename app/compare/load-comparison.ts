import { ConflictError, InputError, NotFoundError, type Problem } from '../../lib/errors.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { type ComparedRuns, type CompareRequest, compareRuns } from '../../lib/service/compare-runs.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { resolveRun } from '../../lib/service/resolve-run.ts'
import type { CompareAddress } from '../_components/compare/compare-address.ts'

export type Loaded =
  | { readonly state: 'missing'; readonly names: readonly string[] }
  | { readonly state: 'unknown'; readonly problems: readonly Problem[] }
  | {
      readonly state: 'several'
      readonly side: 'base' | 'head'
      readonly ref: string
      readonly candidates: readonly Candidate[]
    }
  | { readonly state: 'computing' | 'failed'; readonly base: RunRecord; readonly head: RunRecord }
  | ({ readonly state: 'ready'; readonly project: string } & ComparedRuns)

/** A run that an ambiguous reference may mean, as `resolveRun` lists it. */
export interface Candidate {
  readonly ref: string
  readonly system: string
  readonly systemVersion: string | null
  readonly testSet: string
  readonly commit: string | null
  readonly branch: string | null
  readonly date: string
}

/** Everything that a compare page can meet before it has a comparison, as data. */
export async function loadComparison(address: CompareAddress): Promise<Loaded> {
  const { base, head } = address
  if (base === null || head === null)
    return {
      state: 'missing',
      names: [base === null ? 'base' : null, head === null ? 'head' : null].filter((one) => one !== null),
    }
  try {
    const project = address.project ?? (await projectOf(base, head))
    if (project === null) return { state: 'missing', names: ['project'] }
    const request = {
      project,
      base,
      head,
      system: address.system ?? undefined,
      testSet: address.testSet ?? undefined,
      ...(address.slice !== null && { slices: [address.slice] }),
      ...(address.repair !== null && { repair: address.repair }),
    }
    try {
      return { state: 'ready', project, ...(await compareWith(request, address.metric)) }
    } catch (error) {
      if (error instanceof ConflictError) return await diagnose(request, error)
      throw error
    }
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof InputError)
      return { state: 'unknown', problems: error.problems }
    throw error
  }
}

async function projectOf(...refs: readonly string[]): Promise<string | null> {
  const ref = refs.find((one) => one.startsWith('run:'))
  return ref === undefined ? null : (await getRun(ref.slice('run:'.length))).projectSlug
}

/** A SPEC that neither run was scored with by default may still be computed from the stored outputs. */
async function compareWith(request: CompareRequest, metric: string | null): Promise<ComparedRuns> {
  const compared = await compareRuns(request)
  if (metric === null || compared.comparison.results.some(({ spec }) => spec === metric)) return compared
  return compareRuns({ ...request, metrics: [metric] })
}

/** Why two runs cannot be compared now: a reference that fits several, or scores that are not there. */
async function diagnose({ project, base, head, ...narrow }: CompareRequest, conflict: ConflictError): Promise<Loaded> {
  const sides = await Promise.all([findSide('base', project, base, narrow), findSide('head', project, head, narrow)])
  const ambiguous = sides.find((side) => side.state === 'several')
  if (ambiguous) return ambiguous
  const [baseRun, headRun] = sides.flatMap((side) => (side.state === 'found' ? [side.run] : []))
  if (baseRun.compute === 'failed' || headRun.compute === 'failed')
    return { state: 'failed', base: baseRun, head: headRun }
  // Both may have become ready meanwhile: the page that waits looks again by itself.
  if (conflict.problems.some((problem) => problem.code === 'still-computing'))
    return { state: 'computing', base: baseRun, head: headRun }
  throw conflict
}

async function findSide(
  side: 'base' | 'head',
  project: string,
  ref: string,
  narrow: { system?: string; testSet?: string },
) {
  try {
    return { state: 'found', run: await resolveRun(project, ref, narrow) } as const
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    return { state: 'several', side, ref, candidates: error.candidates as readonly Candidate[] } as const
  }
}
