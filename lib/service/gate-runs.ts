import type { BaselineChoice } from '../compare/baseline.ts'
import type { Comparison } from '../compare/comparison.ts'
import { type GateResult, gate } from '../compare/gate.ts'
import { toCanonicalPolicy } from '../compare/gate-policy.ts'
import { tagsOfSlices } from '../compare/gated-items.ts'
import { majorityShareOf } from '../compare/majority-share.ts'
import { statesDirection, withRuledDirection } from '../compare/posted-score-rules.ts'
import { findComparison } from '../db/comparisons.ts'
import type { Database } from '../db/open-database.ts'
import { listScores, type StoredScore } from '../db/scores.ts'
import { listWaivers } from '../db/waivers.ts'
import type { GateInput } from '../schema/gate-input.ts'
import type { GatePolicy } from '../schema/gate-policy.ts'
import type { ProjectRecord, RunRecord } from '../schema/records.ts'
import { compareRuns, requireScores } from './compare-runs.ts'
import { type ComparisonParams, comparisonKey } from './comparison-key.ts'
import { findBaseline } from './find-baseline.ts'
import { getProject } from './get-project.ts'
import { warnOfDataErrors } from './list-data-errors.ts'
import { matchSpecs } from './match-specs.ts'
import { resolveRun } from './resolve-run.ts'
import { getRuntime } from './runtime.ts'

export interface GatedRuns {
  readonly gate: GateResult
  /** Null, as `baseline` and `base`, where there is no run to compare with. */
  readonly comparison: Comparison | null
  readonly baseline: BaselineChoice | null
  readonly base: RunRecord | null
  readonly head: RunRecord
  /** The rules by which it was judged. */
  readonly policy: GatePolicy
  /** What is weak about the gate, the choice of rules or the comparison. */
  readonly warnings: readonly string[]
  /** Addresses on this server. */
  readonly links: {
    readonly head: string
    readonly base: string | null
    readonly page: string | null
    /** The comparison under the gate's own settings, the same bytes for good. */
    readonly comparison: string | null
    readonly settings: string
  }
}

/**
 * Whether a run fails its project's gate: the baseline is found (`findBaseline`), the two are compared with the smallest
 * effects and slices of the policy, and judged by `gate`. Rules of the request stand in place of the project's own, key by
 * key, and it is said; waivers of both hold. Without a baseline only bounds are judged, everything else is nothing to judge.
 *
 * `onlyStored`: a comparison that nobody has made yet is not made; what would need it is nothing to judge then.
 *
 * Throws ConflictError while scores are still being computed, InputError for rules that are none, and as `resolveRun`.
 */
export async function gateRuns(
  { policy: asked = {}, ...request }: GateInput,
  { now = new Date(), onlyStored = false }: { readonly now?: Date; readonly onlyStored?: boolean } = {},
): Promise<GatedRuns> {
  const { project: slug, base: baseRef, system, testSet, baseSystem, ancestors, targetBranch } = request
  const rules = toCanonicalPolicy(asked, '/policy')
  const project = await getProject(slug)
  const head = await resolveRun(slug, request.head, { system, testSet })
  requireScores(head)
  const { db } = await getRuntime()
  const policy: GatePolicy = {
    ...project.gate,
    ...rules,
    smallestEffects: { ...project.smallestEffects, ...project.gate.smallestEffects, ...rules.smallestEffects },
    waivers: [
      ...(rules.waivers ?? []),
      ...(project.gate.waivers ?? []),
      ...(await listWaivers(db, project.id)).map(({ id: _id, createdAt: _at, ...waiver }) => waiver),
    ],
  }
  const found = await findBaseline({
    head,
    base: baseRef,
    pinned: policy.baseline === 'pinned',
    system: baseSystem,
    ancestors,
    targetBranch,
    metrics: policy.metrics,
    now,
  })
  const scores = (await listScores(db, [head.id])).get(head.id) ?? []
  const params = found && { ...toParams(policy), ...(await toDirected(db, found.run, scores, policy)) }
  const isThere =
    found !== null && params !== null && (!onlyStored || (await hasComparison(db, found.run, head, params)))
  const compared = isThere ? await compareWith(slug, found.run, head, params) : null
  const comparison = compared?.comparison ?? null
  const result = gate(comparison, policy, {
    now: now.toISOString(),
    head: { id: head.id, branch: head.branch },
    scores: scoresByName(scores),
    majorityShare: majorityShareOf(scores),
  })
  return {
    gate: result,
    comparison,
    baseline: found?.choice ?? null,
    base: found?.run ?? null,
    head,
    policy,
    warnings: [
      ...new Set([
        ...(await warnOfDataErrors(found?.run ?? null, head)),
        ...result.warnings,
        ...(found ? [] : [NO_BASELINE]),
        ...overriddenRules(project, rules),
        ...(comparison?.warnings ?? []),
      ]),
    ],
    links: toLinks(slug, found?.run ?? null, head, {
      permalink: compared?.permalink ?? null,
      // The page compares under the runs' own SPECs, which have no direction where only a rule states one.
      metric: result.metrics.find(({ spec }) => statesDirection(spec))?.spec ?? null,
    }),
  }
}

const NO_BASELINE =
  'There is no baseline: no run of the same system and test set stands before head. Post one of the main branch, or name one as base.'

function compareWith(project: string, base: RunRecord, head: RunRecord, params: ComparisonParams) {
  return compareRuns({ project, base: `run:${base.id}`, head: `run:${head.id}`, ...params })
}

/** Whether somebody asked for the very comparison before. */
async function hasComparison(
  db: Database,
  base: RunRecord,
  head: RunRecord,
  params: ComparisonParams,
): Promise<boolean> {
  if (base.compute !== 'done') return false
  return (await findComparison(db, await comparisonKey(db, base, head, params))) !== null
}

/**
 * The SPECs that the two would be compared under anyway, with the direction that a rule states of scores from elsewhere;
 * nothing where no rule states one, so that the comparison is the usual one.
 */
async function toDirected(
  db: Database,
  base: RunRecord,
  ofHead: readonly StoredScore[],
  { metrics = [], smallestEffects = {}, minimum = {}, maximum = {} }: GatePolicy,
): Promise<Pick<ComparisonParams, 'metrics' | 'baseMetrics'>> {
  const rules = [...metrics, ...[smallestEffects, minimum, maximum].flatMap(Object.keys)].filter(statesDirection)
  if (rules.length === 0) return {}
  const ofBase = (await listScores(db, [base.id])).get(base.id) ?? []
  // What could not be made of a run cannot be asked for by name.
  const [own, other] = [ofHead, ofBase].map((scores) => scores.filter(({ signatureKey }) => signatureKey !== ''))
  const matches = matchSpecs(other, own)
  return {
    metrics: matches.map(({ head }) => withRuledDirection(head, rules)),
    baseMetrics: matches.map((match) => withRuledDirection(match.base, rules)),
  }
}

function toParams({ slices = [], smallestEffects }: GatePolicy): ComparisonParams {
  const tags = tagsOfSlices(slices)
  return { smallestEffects, ...(tags.length > 0 && { slices: tags }) }
}

/** Head's scores by SPEC, and by the plain name of the metric, of which the leading one counts. */
function scoresByName(scores: readonly StoredScore[]): Record<string, number | null> {
  const named: Record<string, number | null> = {}
  for (const { metric, value } of [...scores].reverse()) named[metric] = value
  for (const { spec, value } of scores) named[spec] = value
  return named
}

/** A pull request may bring rules of its own; whoever reads its outcome should know. */
function overriddenRules({ gate: own }: ProjectRecord, rules: GatePolicy): string[] {
  const keys = (Object.keys(rules) as (keyof GatePolicy)[]).filter(
    (key) => key !== 'waivers' && own[key] !== undefined && JSON.stringify(own[key]) !== JSON.stringify(rules[key]),
  )
  return keys.length === 0 ? [] : [`Rules of the request stand in place of the project’s own: ${keys.join(', ')}.`]
}

function toLinks(
  slug: string,
  base: RunRecord | null,
  head: RunRecord,
  { permalink, metric }: { permalink: string | null; metric: string | null },
): GatedRuns['links'] {
  const page = base && new URLSearchParams({ project: slug, base: `run:${base.id}`, head: `run:${head.id}` })
  if (page && metric !== null) page.set('metric', metric)
  return {
    head: `/runs/${head.id}`,
    base: base && `/runs/${base.id}`,
    page: page && `/compare?${page}`,
    comparison: permalink,
    settings: `/projects/${encodeURIComponent(slug)}/settings`,
  }
}
