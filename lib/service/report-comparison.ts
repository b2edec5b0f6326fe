import type { Comparison } from '../compare/comparison.ts'
import { withDistinctLabels } from '../compare/distinct-labels.ts'
import { tagsOfSlices } from '../compare/gated-items.ts'
import { isCompared } from '../compare/is-compared.ts'
import { withoutBase } from '../compare/without-base.ts'
import { NotFoundError } from '../errors.ts'
import { noBaseSide, prepareReport, toReportSide } from '../report/prepare-report.ts'
import type { Report, ReportData, WorstSegments } from '../report/report.ts'
import { reportHeading } from '../report/report-heading.ts'
import { listReportRows } from '../report/report-rows.ts'
import { worstOrder } from '../report/report-segments.ts'
import { reproduceCommands } from '../report/reproduce-commands.ts'
import type { GateInput } from '../schema/gate-input.ts'
import type { RunRecord, ScoreRecord } from '../schema/records.ts'
import { compareLints } from './compare-lints.ts'
import { compareRuns } from './compare-runs.ts'
import type { ComparisonParams } from './comparison-key.ts'
import type { LinkPins } from './comparison-link.ts'
import { type GatedRuns, gateRuns } from './gate-runs.ts'
import { getRunLints } from './get-run-lints.ts'
import { getRunScores } from './get-run-scores.ts'
import { listMovedSegments } from './list-moved-segments.ts'
import { VERSION } from './version.ts'

/** What the gate takes, and where the comparison that is shown should be another than the gate's own. */
export interface ReportRequest extends GateInput, ComparisonParams {
  readonly pins?: LinkPins
  /** How many of the segments that got worse are shown, 3 by default. */
  readonly segments?: number
  /** Where links begin; null for none. */
  readonly site: string | null
}

export interface ReportedComparison {
  readonly report: Report
  /** Null for the first run of its kind. */
  readonly base: RunRecord | null
  readonly head: RunRecord
}

const SEGMENTS = 3

/**
 * A report of two runs: the baseline and the outcome are the gate's (`gateRuns`), the comparison is the gate's own, or the
 * one that `metrics`, `slices`, `seed`, … ask for, beside which the gate still judges by its policy. Where
 * there is no run to compare with, the report holds head's scores alone and says so. Throws as `gateRuns` and `compareRuns`.
 */
export async function reportComparison(request: ReportRequest): Promise<ReportedComparison> {
  const { segments = SEGMENTS, site, pins, ...rest } = request
  const { gate: asked, shown } = splitRequest(rest)
  const gated = await gateRuns(asked)
  const { base, head, gate } = gated
  if (base === null || gated.comparison === null) return reportFirst(gated, site)
  const { comparison, permalink } = await toShown(gated, base, gated.comparison, { ...shown, pins })
  const [flips, ofBase, ofHead, scores, worst] = await Promise.all([
    compareLints({ base, head, resamples: comparison.resamples, seed: comparison.seed }),
    getRunLints(base),
    getRunLints(head),
    getRunScores(head.id),
    listWorst({ base, head, comparison, gate, limit: segments }),
  ])
  const data: ReportData = {
    project: request.project,
    base: toReportSide(base),
    head: toReportSide(head),
    comparison,
    // Warnings of the gate's request and rules, too; those of the comparison stand with it.
    gate: { ...gate, warnings: gated.warnings.filter((warning) => !comparison.warnings.includes(warning)) },
    baseline: gated.baseline,
    flips,
    lints: { base: ofBase, head: ofHead },
    worst,
    trust: toTrust(scores),
    command: reproduceCommands(comparison, base, head, { site }).server,
    page: gated.links.page,
    permalink,
    site,
    version: VERSION,
  }
  return { report: prepareReport(data), base, head }
}

async function reportFirst({ head, gate, warnings }: GatedRuns, site: string | null): Promise<ReportedComparison> {
  const [lints, scores] = await Promise.all([getRunLints(head), getRunScores(head.id)])
  const data: ReportData = {
    project: head.projectSlug,
    isFirst: true,
    base: noBaseSide(),
    head: toReportSide(head),
    comparison: withoutBase(scores),
    gate: { ...gate, warnings },
    baseline: null,
    flips: null,
    lints: { base: null, head: lints },
    worst: null,
    trust: toTrust(scores),
    command: '',
    page: null,
    permalink: null,
    site,
    version: VERSION,
  }
  return { report: prepareReport(data), base: null, head }
}

function toTrust(scores: readonly ScoreRecord[]): ReportData['trust'] {
  const computed = scores.filter(({ spec }) => spec !== null)
  const named = withDistinctLabels(
    computed.map((score) => ({ ...score, spec: score.spec ?? '', signature: score.signature ?? '' })),
  )
  return [...named, ...scores.filter(({ spec }) => spec === null)].map(({ label, trust, posted }) => ({
    label,
    trust,
    posted: posted?.text ?? null,
  }))
}

type Shown = ComparisonParams & { readonly pins?: LinkPins }

function splitRequest({
  metrics,
  baseMetrics,
  repair,
  slices,
  resamples,
  trials,
  seed,
  test,
  bca,
  smallestEffects,
  ...gate
}: GateInput & ComparisonParams): { gate: GateInput; shown: ComparisonParams } {
  return {
    gate,
    shown: { metrics, baseMetrics, repair, slices, resamples, trials, seed, test, bca, smallestEffects },
  }
}

/** The gate's own comparison where nothing else was asked for. */
async function toShown(
  { head, links, policy }: GatedRuns,
  base: RunRecord,
  own: Comparison,
  shown: Shown,
): Promise<{ comparison: Comparison; permalink: string | null }> {
  const { pins = {}, ...params } = shown
  const isAsked = [...Object.values(params), ...Object.values(pins)].some((value) => value !== undefined)
  if (!isAsked) return { comparison: own, permalink: links.comparison }
  return compareRuns({
    project: head.projectSlug,
    base: `run:${base.id}`,
    head: `run:${head.id}`,
    ...params,
    slices: params.slices ?? tagsOfSlices(policy.slices ?? []),
    smallestEffects: params.smallestEffects ?? policy.smallestEffects,
    pins,
  })
}

/** The segments that got worse under the metric that the report speaks about; null for one without segment scores. */
async function listWorst(of: {
  base: RunRecord
  head: RunRecord
  comparison: Comparison
  gate: GatedRuns['gate']
  limit: number
}): Promise<WorstSegments | null> {
  const { base, head, comparison, gate, limit } = of
  const { spec } = reportHeading(comparison, gate, listReportRows(comparison, gate))
  const compared = comparison.results.filter(isCompared)
  const result = compared.find((one) => one.spec === spec) ?? compared[0]
  if (!result || limit === 0) return null
  try {
    const { items, total } = await listMovedSegments({
      base,
      head,
      spec: result.spec,
      order: worstOrder(result),
      limit,
    })
    return { spec: result.spec, items, total }
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}
