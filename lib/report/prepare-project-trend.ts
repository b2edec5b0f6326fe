import { listMetrics } from '../metrics/registry.ts'
import type { ProjectRecord, RunFilters, TrendPoint } from '../schema/records.ts'
import { commonDecimals } from './common-decimals.ts'
import { formatCount, formatNumber, toDecimals } from './format-number.ts'
import { frameMessages } from './messages/en/frame.ts'
import { projectMessages } from './messages/en/project.ts'
import { findMetricChoice, listMetricChoices } from './metric-choices.ts'
import { type OpenPullRequest, openPullRequests } from './open-pull-requests.ts'
import { type ProjectStatement, prepareProjectStatement } from './prepare-project-statement.ts'
import { prepareTrend, type Trend } from './prepare-trend.ts'

/** All systems, branches or test sets. */
export const ALL = '*'
/** The main branch and the newest run of each open pull request; no branch can have that name in git. */
export const WITH_PULL_REQUESTS = '*pull-requests'
/** More series than this are not told apart in one chart. */
const MOST_SERIES = 3

/** Pull requests that are named, the newest; the table of runs holds all. */
const MOST_NAMED = 5

/** A filter as a choice: what is chosen, and what may be. */
export interface TrendFilter {
  readonly name: 'branch' | 'system' | 'testSet'
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What the upper half of a project page shows. */
export interface ProjectTrend {
  readonly metric: { readonly name: string; readonly label: string; readonly lower: boolean } | null
  readonly metrics: readonly { readonly name: string; readonly label: string }[]
  readonly filters: readonly TrendFilter[]
  readonly trend: Trend<TrendPoint>
  /** The same without buckets, where it is shown as a table. */
  readonly whole: Trend<TrendPoint> | null
  readonly decimals: number
  readonly statement: ProjectStatement
  /** Newest run on the line, and its score as text. */
  readonly latest: { readonly point: TrendPoint; readonly score: string | null } | null
  readonly branch: string | null
  /** Open pull requests: how many, how they fared, and those that got worse; null where there are none. */
  readonly pullRequests: {
    readonly count: string
    readonly note: string
    readonly worse: readonly { readonly name: string; readonly base: string; readonly head: string }[]
  } | null
  /** What of the query says nothing here, a sentence each. */
  readonly ignored: readonly string[]
  /** Whether numbers are shown that only were posted. */
  readonly postedOnly: boolean
}

/**
 * Narrows the points of a project to one readable line unless the reader chose otherwise: its main branch where any run
 * is on it (with open pull requests beside the line), and the newest run's system and test set where there would be more than three series. `*` means all.
 */
export function prepareProjectTrend(input: {
  readonly project: Pick<ProjectRecord, 'mainBranch'>
  readonly filters: RunFilters
  readonly points: readonly TrendPoint[]
  readonly query: {
    readonly metric?: string
    readonly branch?: string
    readonly system?: string
    readonly testSet?: string
  }
  /** Shown as a table: with every run. */
  readonly asTable?: boolean
  /** Names of parameters that the page does not know. */
  readonly unknown?: readonly string[]
}): ProjectTrend {
  const { project, filters, points, query, asTable = false, unknown = [] } = input
  const hasMain = filters.branches.includes(project.mainBranch)
  const requests = openPullRequests(points, project.mainBranch)
  const usual = !hasMain ? ALL : requests.length > 0 ? WITH_PULL_REQUESTS : project.mainBranch
  const branch = query.branch ?? usual
  // What is followed; open pull requests stand beside it, the newest run of each.
  const followed = branch === WITH_PULL_REQUESTS ? project.mainBranch : branch
  const beside = new Set(branch === WITH_PULL_REQUESTS ? requests.map(({ point }) => point) : [])
  const isFollowed = ({ run }: TrendPoint) => followed === ALL || run.branch === followed
  const onBranch = points.filter(isFollowed)
  const newest = onBranch.at(-1)?.run
  const crowded = new Set(onBranch.map(({ run }) => `${run.system}\n${run.testSet.name}`)).size > MOST_SERIES
  const system = query.system ?? (crowded && newest ? newest.system : ALL)
  const drawn = points.filter((point) => isFollowed(point) || beside.has(point))
  const ofSystem = drawn.filter((point) => system === ALL || point.run.system === system)
  const testSet = query.testSet ?? (crowded && newest ? newest.testSet.name : ALL)
  const chosen = ofSystem.filter((point) => testSet === ALL || point.run.testSet.name === testSet)
  const followedBranch = (branch === ALL || branch === WITH_PULL_REQUESTS) && hasMain ? project.mainBranch : null
  const choices = listMetricChoices(filters.metrics)
  const metrics = choices.map(({ key, label }) => ({ name: key, label }))
  // A name that no run has was answered with the leading metric's points; `ignored` says so.
  const choice = findMetricChoice(filters.metrics, query.metric) ?? choices[0] ?? null
  const metric = choice && { name: choice.key, label: choice.label }
  const definition = listMetrics().find((each) => each.name === choice?.metric)
  const trend = prepareTrend(chosen, { followedBranch, range: definition?.range })
  const latest = (trend.slots.findLast((slot) => !slot.loose) ?? trend.slots.at(-1))?.point ?? null
  return {
    metric: metric && { ...metric, lower: definition?.direction === 'lower' },
    metrics,
    filters: [
      toFilter('branch', filters.branches, branch, requests.length > 0 && hasMain ? project.mainBranch : null),
      toFilter('system', filters.systems, system),
      toFilter('testSet', filters.testSets, testSet),
    ].filter((filter) => filter.options.length > 2),
    ignored: listIgnored(filters, query, unknown),
    postedOnly: chosen.some((point) => point.spec === null && point.value !== null),
    trend,
    whole: asTable ? prepareTrend(chosen, { followedBranch, maxSlots: Number.POSITIVE_INFINITY }) : null,
    decimals: commonDecimals(chosen.map((point) => point.interval)),
    statement: prepareProjectStatement(trend, {
      mainBranch: project.mainBranch,
      metric: metric?.label ?? query.metric ?? '',
      unit: definition?.range[1] === 100 ? projectMessages.points : '',
    }),
    latest: latest && {
      point: latest,
      score: latest.value === null ? null : formatNumber(latest.value, toDecimals(latest.interval)),
    },
    branch: followed === ALL ? null : followed,
    pullRequests: preparePullRequests(requests, metric?.label ?? query.metric ?? ''),
  }
}

function listIgnored(
  filters: RunFilters,
  query: Parameters<typeof prepareProjectTrend>[0]['query'],
  unknown: readonly string[],
) {
  const words = projectMessages.ignored
  const known = { branch: filters.branches, system: filters.systems, testSet: filters.testSets }
  const isMetric = findMetricChoice(filters.metrics, query.metric) !== null
  return [
    ...(query.metric === undefined || isMetric ? [] : [words.metric(query.metric)]),
    ...(['branch', 'system', 'testSet'] as const).flatMap((name) => {
      const value = query[name]
      return value === undefined || value === ALL || value === WITH_PULL_REQUESTS || known[name].includes(value)
        ? []
        : [words.unknownFilter(words.filter[name], value)]
    }),
    ...unknown.map(frameMessages.ignored.parameter),
  ]
}

/** How each fared, the gravest first. */
function preparePullRequests(requests: readonly OpenPullRequest[], metric: string): ProjectTrend['pullRequests'] {
  if (requests.length === 0) return null
  const words = projectMessages
  const open = ['not-after-correction', 'few', 'inconclusive'] as const
  const kinds = ['worse', 'not-comparable', ...open, 'too-small', 'identical', 'better', null] as const
  const parts = kinds.flatMap((kind) => {
    const count = requests.filter(({ verdict, unbacked }) => (unbacked ?? verdict) === kind).length
    return count === 0 ? [] : [`${formatCount(count)} ${kind === null ? words.runs.notYet : words.trend.steps[kind]}`]
  })
  return {
    count: formatCount(requests.length),
    note: words.facts.pullRequestNote(parts, metric),
    worse: requests
      .flatMap(({ name, verdict, point }) =>
        verdict === 'worse' && point.step
          ? [{ name: words.runs.pullRequest(name), base: point.step.baseRunId, head: point.run.id }]
          : [],
      )
      .slice(0, MOST_NAMED),
  }
}

function toFilter(
  name: TrendFilter['name'],
  values: readonly string[],
  value: string,
  withPullRequests: string | null = null,
): TrendFilter {
  const beside = { value: WITH_PULL_REQUESTS, label: projectMessages.trend.withPullRequests(withPullRequests ?? '') }
  const options = [
    ...(withPullRequests === null ? [] : [beside]),
    { value: ALL, label: projectMessages.trend.all },
    ...values.map((each) => ({ value: each, label: each })),
    ...(value === ALL || value === WITH_PULL_REQUESTS || values.includes(value) ? [] : [{ value, label: value }]),
  ]
  return { name, label: projectMessages.trend[name], value, options }
}
