import type { MetricComparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import type { DriftRecord } from '../schema/records.ts'
import { comparisonFigures } from './comparison-figures.ts'
import { formatDay } from './format-date.ts'
import { formatCount, formatP } from './format-number.ts'
import { projectMessages } from './messages/en/project.ts'
import type { SentencePart } from './messages/en/verdict.ts'
import type { MetricChoice } from './metric-choices.ts'
import { ALL, WITH_PULL_REQUESTS } from './prepare-project-trend.ts'
import { nameRun } from './prepare-trend-readings.ts'

/** One metric of the newest run against the baseline, ready to print. */
export interface DriftRow {
  readonly spec: string
  /** `TER ↓` where lower is better. */
  readonly label: string
  readonly score: string
  /** That the score is over the shared segments alone, and so not the run's own; else null. */
  readonly scoreNote: string | null
  readonly difference: string
  readonly interval: string | null
  readonly kind: NonNullable<MetricComparison['verdict']> | 'not-comparable' | 'no-score'
  /** An interval clear of 0 that does not stand after the correction, or is a rough one of few: its word is muted. */
  readonly muted: boolean
  readonly qualifier: string | null
  readonly drift: string
}

/** What a project page says about the pinned baseline. */
export interface DriftView {
  readonly title: string
  readonly notes: readonly string[]
  /** Why there are no rows. */
  readonly empty: string | null
  readonly rows: readonly DriftRow[]
  /** The finding where the metric that the page is about stands off the baseline on two runs in a row; else null. */
  readonly finding: {
    readonly kind: 'better' | 'worse'
    readonly word: string
    readonly parts: readonly SentencePart[]
  } | null
  readonly compare: { readonly base: string; readonly head: string } | null
}

/**
 * Drift for the eye: a line a metric, and a finding where `metric` drifts, or stands off the baseline by a single step.
 * Where no step since said the same, the finding says that nobody could have noticed. What `filter` keeps away from the
 * page is no finding of it: one that is for a branch does not open with another.
 */
export function prepareDrift(
  record: DriftRecord,
  { metric, filter = {} }: { metric: Omit<MetricChoice, 'key'> | undefined; filter?: LineFilter },
): DriftView {
  const { baseline, newest, metrics, looks, waiting } = record
  const words = projectMessages.drift
  const family = Math.max(1, ...metrics.map(({ result }) => result.family))
  const name = nameRun(baseline)
  const ofLabel = metrics.filter(({ result }) => result.metric === metric?.metric && result.label === metric.label)
  const isShown = (['branch', 'system', 'testSet'] as const).every((name) =>
    keeps(filter[name], lineOf(baseline)[name]),
  )
  const line = projectMessages.drift.line(lineOf(baseline))
  const lead = ofLabel.find(({ result }) => result.spec === metric?.ask.metric) ?? ofLabel[0]
  const rows = metrics.map(toRow)
  const shared = rows.some(({ scoreNote }) => scoreNote !== null) ? [words.onShared] : []
  return {
    title: words.title,
    notes: [
      words.notes(line, name, formatDay(baseline.date), family),
      ...shared,
      `${words.rule} ${words.looks(formatCount(looks))}`,
    ],
    empty: waiting ? words.waiting : newest === null ? words.noRun : null,
    rows,
    finding: lead?.side && isShown ? toFinding(lead, lead.side, words.onBranch(name, baseline.branch)) : null,
    compare: newest && { base: baseline.id, head: newest.id },
  }
}

/** What a page is narrowed to; a part that is missing or begins with `*` narrows nothing. */
export type LineFilter = Readonly<Partial<Record<'branch' | 'system' | 'testSet', string>>>

function lineOf({ branch, system, testSet }: DriftRecord['baseline']) {
  return { branch, system, testSet: testSet.name }
}

function keeps(asked: string | undefined, own: string | null): boolean {
  return asked === undefined || asked === ALL || asked === WITH_PULL_REQUESTS || asked === own
}

function toRow({ result, drift, reason }: DriftRecord['metrics'][number]): DriftRow {
  const words = projectMessages.drift
  const figures = comparisonFigures(result)
  const stated = statedVerdict(result)
  const unbacked = stated === 'few' ? words.few : stated === 'not-after-correction' ? words.notAfterCorrection : null
  const p = result.pAdjusted === null || result.family < 2 ? null : words.afterCorrection(formatP(result.pAdjusted))
  return {
    spec: result.spec,
    label: result.direction === 'lower' ? `${result.label} ↓` : result.label,
    score: figures.head,
    scoreNote: result.comparable === 'after-repair' && isCompared(result) ? words.shared(formatCount(result.n)) : null,
    difference: figures.delta,
    interval: figures.interval,
    kind: isCompared(result) ? (result.verdict ?? 'no-score') : 'not-comparable',
    muted: unbacked !== null,
    qualifier: unbacked ? [unbacked, p].filter(Boolean).join(', ') : p,
    drift: drift ? words.drifting[drift] : words.reasons[reason ?? 'within'],
  }
}

function toFinding(
  { result, drift, unnoticed }: DriftRecord['metrics'][number],
  kind: 'better' | 'worse',
  baseline: string,
): DriftView['finding'] {
  const words = projectMessages.drift
  const { size, unit, low, high } = comparisonFigures(result)
  const interval = low !== null && high !== null ? ([low, high] as const) : null
  const way = (result.delta ?? 0) > 0 ? 'higher' : 'lower'
  const how = drift === null ? 'step' : unnoticed ? 'unnoticed' : 'drift'
  return {
    kind,
    word: drift === null ? words.standing[kind] : words.word[kind],
    parts: words.statement({ kind, way, how, baseline, metric: result.label, size, unit, interval }),
  }
}
