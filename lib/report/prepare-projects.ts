import { isCompared } from '../compare/is-compared.ts'
import type { DriftRecord, ProjectOverview, TrendPoint } from '../schema/records.ts'
import { commonDecimals } from './common-decimals.ts'
import { comparisonFigures } from './comparison-figures.ts'
import { formatCount, formatInterval, formatNumber } from './format-number.ts'
import { projectMessages } from './messages/en/project.ts'
import { projectsMessages } from './messages/en/projects.ts'
import { nameTestSet } from './name-test-set.ts'
import { openPullRequests } from './open-pull-requests.ts'
import { prepareSpark, type Spark } from './prepare-spark.ts'
import { prepareTrend, type TrendSlot, toStepVerdict, toUnbacked } from './prepare-trend.ts'
import { nameRun } from './prepare-trend-readings.ts'

/** A project as a line of the projects page, ready to print. */
export interface ProjectRow {
  readonly slug: string
  readonly name: string
  readonly description: string | null
  readonly demo: boolean
  /** `chrF2 ↓` where lower is better. */
  readonly metric: string | null
  readonly score: string | null
  readonly interval: string | null
  /** Why there is no score, or no run. */
  readonly reason: string | null
  readonly verdict: TrendSlot['verdict']
  /** In place of the verdict's usual word. */
  readonly verdictWord: string | null
  readonly spark: Spark | null
  /** Steps of the shown trend that got worse and that no later step made better again; null where there are none. */
  readonly regressions: {
    readonly text: string
    /** The newest of them, as runs to compare. */
    readonly base: string
    readonly head: string
  } | null
  /** Metrics that stand worse than the pinned baseline on two runs in a row; null where there are none. */
  readonly drift: ProjectRow['regressions']
  /** That it is still being compared with its baseline: nothing said of drift means nothing then. */
  readonly pending: string | null
  /** Open pull requests that got worse against their merge base; null where there are none. */
  readonly pullRequests: (NonNullable<ProjectRow['regressions']> & { readonly count: number }) | null
  /** What stands where nothing regressed: that, or that nothing was compared. */
  readonly noRegressions: string
  readonly latest: {
    readonly id: string
    readonly name: string
    readonly message: string | null
    readonly date: string
  } | null
  readonly testSet: { readonly name: string; readonly segments: string } | null
}

/**
 * Lines of the projects page, those with the newest run first, projects without a run last. A verdict stands only where
 * the latest run could be compared with the one before it. No projects: no lines.
 */
export function prepareProjects(overviews: readonly ProjectOverview[]): ProjectRow[] {
  const age = (overview: ProjectOverview) => overview.latest?.date ?? ''
  return [...overviews]
    .sort((a, b) => (age(a) < age(b) ? 1 : age(a) > age(b) ? -1 : a.project.name < b.project.name ? -1 : 1))
    .map(toRow)
}

/** What the page opens with: how many projects there are, were compared, and need somebody to look. */
export function countFindings(rows: readonly ProjectRow[]) {
  const latest = (verdict: 'worse' | 'better') => rows.filter((row) => row.verdict === verdict).length
  return {
    projects: rows.length,
    compared: rows.filter((row) => row.verdict !== null && row.verdict !== 'no-score').length,
    worse: latest('worse'),
    better: latest('better'),
    /** Those whose latest run is worse are said already. */
    earlier: rows.filter((row) => row.regressions !== null && row.verdict !== 'worse').length,
    drifting: rows.filter((row) => row.drift !== null).length,
    pullRequests: rows.reduce((sum, row) => sum + (row.pullRequests?.count ?? 0), 0),
  }
}

function toRow({ project, latest, headline, trend, pullRequests, drift }: ProjectOverview): ProjectRow {
  const drawn = prepareTrend(trend, { followedBranch: null })
  const decimals = commonDecimals([headline?.interval ?? null])
  const words = projectsMessages
  const arrow = headline?.direction === 'lower' ? ' ↓' : ''
  return {
    slug: project.slug,
    name: project.name,
    description: project.description,
    demo: project.demo,
    metric: headline && `${headline.label}${arrow}`,
    score: headline?.value == null ? null : formatNumber(headline.value, decimals),
    interval: headline?.interval ? formatInterval(headline.interval, decimals) : null,
    reason: !latest ? words.noRuns : headline?.value == null ? (headline?.reason ?? reasonOf(trend)) : null,
    verdict: drawn.slots.at(-1)?.verdict ?? null,
    verdictWord: unbackedWord(trend.at(-1)),
    spark: headline && prepareSpark(trend, headline.label),
    regressions: openRegressions(trend),
    drift: drift && worseThanBaseline(drift),
    pending: drift?.waiting ? words.comparing : null,
    pullRequests: worsePullRequests(pullRequests, project.mainBranch),
    noRegressions: sayNoRegressions(trend),
    latest: latest && { id: latest.id, name: nameRun(latest), message: latest.commitMessage, date: latest.date },
    testSet: latest && {
      name: nameTestSet(latest.testSet),
      segments: words.segments(formatCount(latest.testSet.segmentCount)),
    },
  }
}

function reasonOf(trend: readonly TrendPoint[]): string {
  return trend.at(-1)?.reason ?? projectsMessages.noScore
}

function openRegressions(trend: readonly TrendPoint[]): ProjectRow['regressions'] {
  const steps = trend.flatMap(({ run, step }) => (step && isCompared(step) ? [{ run, step }] : []))
  const recovered = steps.findLastIndex(({ step }) => toStepVerdict(step) === 'better')
  const open = steps.slice(recovered + 1).filter(({ step }) => toStepVerdict(step) === 'worse')
  const newest = open.at(-1)
  if (!newest) return null
  const text = projectsMessages.regressions(open.length, nameRun(newest.run))
  return { text, base: newest.step.baseRunId, head: newest.run.id }
}

function worseThanBaseline({ baseline, newest, metrics }: DriftRecord): ProjectRow['drift'] {
  const worse = metrics.filter(({ side }) => side === 'worse')
  if (!newest || worse.length === 0) return null
  const moved = worse.map(({ result }) => `${result.label} ${comparisonFigures(result).delta}`)
  const drifts = worse.some(({ drift }) => drift === 'worse')
  return { text: projectsMessages.drift(drifts, nameRun(baseline), moved), base: baseline.id, head: newest.id }
}

/** That nothing got worse can be said only of what was compared and had a verdict. */
function sayNoRegressions(trend: readonly TrendPoint[]): string {
  const steps = trend.flatMap(({ step }) => step ?? [])
  if (steps.some((step) => isCompared(step) && step.verdict !== null)) return projectsMessages.noRegressions
  return steps.length > 0 ? projectsMessages.noneComparable : projectsMessages.noVerdict
}

function unbackedWord(point: TrendPoint | undefined): string | null {
  const unbacked = point ? toUnbacked(point.step) : null
  return unbacked && projectMessages.trend.steps[unbacked]
}

function worsePullRequests(points: readonly TrendPoint[], mainBranch: string): ProjectRow['pullRequests'] {
  const worse = openPullRequests(points, mainBranch).filter(({ verdict }) => verdict === 'worse')
  const [newest] = worse
  if (!newest?.point.step) return null
  const text = projectsMessages.worsePullRequests(worse.map(({ name }) => name))
  return { text, count: worse.length, base: newest.point.step.baseRunId, head: newest.point.run.id }
}
