import { ConflictError, InputError, NotFoundError, type Problem } from '../../lib/errors.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { type ComparedRuns, compareRuns } from '../../lib/service/compare-runs.ts'
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
    const sides = await Promise.all(
      (['base', 'head'] as const).map((side) => findSide(project, side, address[side] ?? '', address)),
    )
    const ambiguous = sides.find((side) => 'state' in side)
    if (ambiguous && 'state' in ambiguous) return ambiguous
    const [baseRun, headRun] = sides as RunRecord[]
    const states = [baseRun.compute, headRun.compute]
    if (states.includes('failed')) return { state: 'failed', base: baseRun, head: headRun }
    if (states.some((state) => state !== 'done')) return { state: 'computing', base: baseRun, head: headRun }
    const request = { project, base: `run:${baseRun.id}`, head: `run:${headRun.id}` }
    const compared = await compareRuns(request)
    const isKnown = address.metric === null || compared.comparison.results.some(({ spec }) => spec === address.metric)
    // A SPEC that neither run was scored with by default may still be computed from the stored outputs.
    const asked = isKnown ? compared : await compareRuns({ ...request, metrics: [address.metric ?? ''] })
    return { state: 'ready', project, ...asked }
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

async function findSide(project: string, side: 'base' | 'head', ref: string, { system, testSet }: CompareAddress) {
  try {
    return await resolveRun(project, ref, { system: system ?? undefined, testSet: testSet ?? undefined })
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    return { state: 'several', side, ref, candidates: error.candidates as readonly Candidate[] } as const
  }
}
