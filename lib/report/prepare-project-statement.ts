import type { Verdict } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import type { StepVerdict, TrendPoint } from '../schema/records.ts'
import { formatDay } from './format-date.ts'
import { formatBound, formatDifference, formatNumber, toDecimals, toTellingDecimals } from './format-number.ts'
import { projectMessages } from './messages/en/project.ts'
import type { SentencePart } from './messages/en/verdict.ts'
import { type Trend, toStepVerdict } from './prepare-trend.ts'
import { nameRun } from './prepare-trend-readings.ts'

/** The finding of the project page. */
export interface ProjectStatement {
  /** Shape and colour before the word; null where nothing was compared. */
  readonly kind: Verdict | 'not-comparable' | 'no-score' | null
  readonly word: string | null
  readonly parts: readonly SentencePart[]
  /** Steps earlier in the trend that got worse or better, newest first: what the latest verdict does not tell. */
  readonly earlier: string | null
  /** Ids to compare, where the latest run has a predecessor. */
  readonly compare: { readonly base: string; readonly head: string } | null
}

/**
 * The latest run on the followed line in one sentence: against the run before it where there is one. `metric` is what
 * people call it, with its unit ('' for scales without a word). An empty trend is one that filters emptied: a project without
 * runs has no trend to speak of.
 */
export function prepareProjectStatement(
  trend: Trend<TrendPoint>,
  { metric, unit, mainBranch }: { metric: string; unit: string; mainBranch?: string },
): ProjectStatement {
  const words = projectMessages.statement
  const followed = trend.slots.filter((slot) => !slot.loose)
  const slot = followed.at(-1) ?? trend.slots.at(-1)
  if (!slot) return { kind: null, word: words.noneMatches, parts: [], earlier: null, compare: null }
  const { point } = slot
  const earlier = describeEarlier(trend, slot)
  const compare = point.step && { base: point.step.baseRunId, head: point.run.id }
  if (point.value === null) {
    const reason = point.reason ?? projectMessages.trend.reasonUnknown
    return { kind: 'no-score', word: words.noScoreWord, parts: words.noScore(metric, reason), earlier, compare }
  }
  const value = formatNumber(point.value, toDecimals(point.interval))
  const broken = trend.breaks.find((each) => trend.slots[each.before] === slot)
  const isCut = slot.verdict === 'not-comparable' || (point.step !== null && !isCompared(point.step))
  if (isCut) {
    const parts = words.broken(metric, value, broken?.title ?? null)
    return { kind: 'not-comparable', word: words.notComparable, parts, earlier, compare }
  }
  if (!point.step) {
    const parts = words.standsAt(
      metric,
      value,
      followed.some((other) => other !== slot && other.series === slot.series),
    )
    return { kind: null, word: null, parts, earlier, compare }
  }
  const verdict = toStepVerdict(point.step)
  if (verdict === null || verdict === 'not-comparable')
    return {
      kind: null,
      word: words.noVerdict,
      parts: words.undecided(metric, value, point.step.reason),
      earlier,
      compare,
    }
  const shared = point.step.comparable === 'after-repair' ? words.onShared(broken?.title ?? null) : []
  return {
    kind: verdict,
    word: words.steps[statedVerdict(point.step) ?? verdict],
    parts: [
      ...movedParts(
        point.run.pullRequest !== null && point.run.branch !== mainBranch,
        point.step,
        verdict,
        metric,
        unit,
      ),
      ...shared,
    ],
    earlier,
    compare,
  }
}

function movedParts(
  isPullRequest: boolean,
  step: StepVerdict,
  verdict: Verdict,
  metric: string,
  unit: string,
): SentencePart[] {
  const words = projectMessages.statement
  const before = words.before(step.skipped ?? 0, isPullRequest)
  if (verdict === 'identical' || step.delta === null) return words.identical(before)
  const decimals = toTellingDecimals(step.delta, toDecimals(step.ci), [0])
  const size = formatNumber(Math.abs(step.delta), decimals)
  const way = step.delta > 0 ? ('higher' as const) : step.delta < 0 ? ('lower' as const) : ('level' as const)
  const interval =
    step.ci && ([formatDifference(step.ci[0], decimals), formatDifference(step.ci[1], decimals)] as const)
  const reach = step.verdict === 'inconclusive' && step.mde !== null ? formatBound(step.mde, decimals) : null
  return words.moved({ before, metric, way, size, unit, interval, reach })
}

function describeEarlier(trend: Trend<TrendPoint>, latest: Trend<TrendPoint>['slots'][number]): string | null {
  const before = trend.slots.filter((slot) => slot !== latest && !slot.loose)
  const of = (verdict: 'better' | 'worse') =>
    before
      .filter((slot) => slot.verdict === verdict)
      .map((slot) => `${nameRun(slot.point.run)} (${formatDay(slot.point.run.date)})`)
      .reverse()
  const [worse, better] = [of('worse'), of('better')]
  return worse.length + better.length === 0 ? null : projectMessages.statement.earlier({ worse, better })
}
