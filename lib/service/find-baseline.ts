import { type BaselineChoice, chooseBaseline, rankBaselines, toNamedBaseline } from '../compare/baseline.ts'
import { meansPosted } from '../compare/posted-score-rules.ts'
import type { Database } from '../db/open-database.ts'
import { findRun, listRuns, listRunsOfCommits } from '../db/runs.ts'
import { listScores, type StoredScore } from '../db/scores.ts'
import { InputError, NotFoundError } from '../errors.ts'
import type { RunRecord } from '../schema/records.ts'
import { signatureDifferences } from '../signature/differences.ts'
import { getProject } from './get-project.ts'
import { matchSpecs } from './match-specs.ts'
import { resolveRun } from './resolve-run.ts'
import { getRuntime } from './runtime.ts'

/** Last runs of the target branch that are looked at. */
const MOST_ON_TARGET = 100
/** Scores are read for so many candidates at a time: mostly the first one is it. */
const PIECE = 5

export interface BaselineRequest {
  readonly head: RunRecord
  /** `run:ID`, `branch:NAME`, `commit:SHA`, or `baseline`: the pinned one where there is one. Without it, by the rule. */
  readonly base?: string
  /** As `baseline` without `base`: the project's policy. */
  readonly pinned?: boolean
  /** System of the base, that of head by default. */
  readonly system?: string
  /** Commits from the merge base backwards. */
  readonly ancestors?: readonly string[]
  /** The project's main branch by default. */
  readonly targetBranch?: string
  /** SPECs or names of metrics whose signatures must agree; all by default. */
  readonly metrics?: readonly string[]
  readonly now?: Date
}

export interface FoundBaseline {
  readonly run: RunRecord
  readonly choice: BaselineChoice
}

/**
 * The run that `head` is judged against: the one that is named; else, where asked for, the pinned one; else the run of the
 * merge base of the same project, system, test set and signature, else of its nearest ancestor, else the target branch's
 * last one. A run of another signature is taken only where there is no other, so that the comparison names what differs.
 * Never an open run, never head itself nor another run of its commit. Null where there is none; throws as `resolveRun`
 * does for a base that is named.
 */
export async function findBaseline(request: BaselineRequest): Promise<FoundBaseline | null> {
  const { head, base, pinned = false, system = head.system, now = new Date() } = request
  const at = now.toISOString()
  if (base !== undefined && base !== 'baseline') {
    const run = await resolveNamed(head, base, system)
    if (run.id === head.id) throw sameRun('Base and head are the same run.')
    return { run, choice: toNamedBaseline(run, 'named', at) }
  }
  const project = await getProject(head.projectSlug)
  const { db } = await getRuntime()
  const wanted = base === 'baseline' || pinned
  const own = wanted && project.baselineRunId !== null ? await findRun(db, project.baselineRunId) : null
  const objection = own && objectToPinned(own, head)
  if (own && !objection) return { run: own, choice: toNamedBaseline(own, 'pinned', at) }
  const found = await findByRule(
    db,
    { ...request, system, targetBranch: request.targetBranch ?? project.mainBranch },
    at,
  )
  if (!found || !own || !objection) return found
  const skipped = [{ commit: own.commit, why: objection }, ...found.choice.skipped]
  return { ...found, choice: { ...found.choice, skipped } }
}

/** The run that is named; throws InputError where nothing but head itself has that name. */
async function resolveNamed(head: RunRecord, base: string, system: string): Promise<RunRecord> {
  try {
    return await resolveRun(head.projectSlug, base, { system, testSet: head.testSet.name, except: head.id })
  } catch (error) {
    const [, named = null] = /^commit:(.+)$/.exec(base) ?? []
    if (!(error instanceof NotFoundError) || named === null || !head.commit?.startsWith(named)) throw error
    throw sameRun(`Base and head are the same commit, ${head.commit}, which has no other run.`)
  }
}

function sameRun(message: string): InputError {
  const mend = 'Name another base, or none: the nearest run before is found then.'
  return new InputError({ code: 'same-run', message, mend })
}

function objectToPinned(pinned: RunRecord, head: RunRecord): string | null {
  if (pinned.id === head.id) return 'The pinned baseline is head itself.'
  return pinned.testSet.testSetId === head.testSet.testSetId ? null : 'The pinned baseline is of another test set.'
}

async function findByRule(
  db: Database,
  { head, system, ancestors = [], targetBranch, metrics }: BaselineRequest & { targetBranch: string },
  now: string,
): Promise<FoundBaseline | null> {
  const filter = { system, testSet: head.testSet.name, except: head.id }
  const [ofCommits, onTarget] = await Promise.all([
    listRunsOfCommits(db, head.projectId, ancestors, filter),
    listRuns(db, head.projectId, { filter: { ...filter, branch: targetBranch }, limit: MOST_ON_TARGET }),
  ])
  const candidates = [...new Map([...ofCommits, ...onTarget.runs].map((run) => [run.id, run])).values()]
  const ranked = rankBaselines(candidates, { head, ancestors, targetBranch })
  const objections = await listObjections(
    db,
    head,
    ranked.map(({ run }) => run),
    metrics,
  )
  const [mergeBase = null] = ancestors
  const choice = chooseBaseline(ranked, objections, {
    now,
    mergeBase: mergeBase === head.commit ? null : mergeBase,
  })
  const run = candidates.find(({ id }) => id === choice?.runId)
  const isFromHead = mergeBase !== null && mergeBase === head.commit && choice?.distance !== null
  return choice && run ? { run, choice: { ...choice, ...(isFromHead && { isFromHead }) } } : null
}

/** Why runs are no equal baselines, by id, up to the first against which nothing stands. */
async function listObjections(
  db: Database,
  head: RunRecord,
  runs: readonly RunRecord[],
  metrics: readonly string[] | undefined,
): Promise<ReadonlyMap<string, string>> {
  const objections = new Map<string, string>()
  const ofHead = (await listScores(db, [head.id])).get(head.id) ?? []
  for (let from = 0; from < runs.length; from += PIECE) {
    const piece = runs.slice(from, from + PIECE)
    const scores = await listScores(
      db,
      piece.map(({ id }) => id),
    )
    for (const run of piece) {
      const objection = objectToNothing(run, head) ?? objectTo(run, scores.get(run.id) ?? [], ofHead, metrics)
      if (objection === null) return objections
      objections.set(run.id, objection)
    }
  }
  return objections
}

/** Of totals alone nothing can be judged, nor of items that all failed. */
function objectToNothing(run: RunRecord, head: RunRecord): string | null {
  if (countItems(run) === 0) return countItems(head) > 0 ? 'Nothing but totals was posted for it.' : null
  return run.counts.scored === 0 && head.counts.scored > 0 ? 'None of its items was scored.' : null
}

function countItems({ counts }: RunRecord): number {
  return counts.scored + counts.failed + counts.na
}

/** A run that is still being scored may well be the right one: nothing is held against it. */
function objectTo(
  { compute }: RunRecord,
  ofBase: readonly StoredScore[],
  ofHead: readonly StoredScore[],
  metrics: readonly string[] | undefined,
): string | null {
  if (compute === 'failed') return 'Its scores could not be computed.'
  const differing = matchSpecs(ofBase, ofHead).flatMap(({ base, head }) => {
    const [a, b] = [ofBase.find(({ spec }) => spec === base), ofHead.find(({ spec }) => spec === head)]
    // A score that only one run has can be made for the other.
    if (!a || !b || !isGated(a, b, metrics)) return []
    const differences = signatureDifferences(a, b).filter(({ repair }) => repair !== 'restrict')
    return differences.length > 0 ? [`${b.label} (${differences.map(({ field }) => field).join(', ')})`] : []
  })
  return differing.length > 0 ? `Its signature is another: ${differing.join('; ')}.` : null
}

function isGated(base: StoredScore, head: StoredScore, metrics: readonly string[] | undefined): boolean {
  return (
    !metrics ||
    metrics.some((name) => [base.spec, head.spec, head.metric].includes(name) || meansPosted(name, head.spec))
  )
}
