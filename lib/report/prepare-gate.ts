import type { BaselineChoice } from '../compare/baseline.ts'
import type { Comparison, Verdict } from '../compare/comparison.ts'
import type { GateOutcome, GateResult, MetricGate } from '../compare/gate.ts'
import { comparisonFigures } from './comparison-figures.ts'
import { formatDay } from './format-date.ts'
import { formatP } from './format-number.ts'
import { gateReason } from './gate-reason.ts'
import { gateWord } from './gate-word.ts'
import { gateMessages as words } from './messages/en/gate.ts'
import { reportMessages } from './messages/en/report.ts'
import { baselineSaid } from './prepare-report.ts'
import { shortCommit } from './prepare-run.ts'
import { findSliceResult } from './report-rows.ts'

export interface GateRow {
  readonly key: string
  readonly name: string
  readonly outcome: GateOutcome
  /** `fails, waived` where a waiver let it pass. */
  readonly word: string
  readonly reason: string
  readonly p: string | null
  /** Adjusted, without a word. */
  readonly adjusted: string | null
  /** Signed, at the digits of its interval. */
  readonly difference: string | null
  /** The smallest effect that matters. */
  readonly matters: string | null
  /** The shape that stands before the word: that of a failure, else that of the comparison's own verdict. */
  readonly shape: Verdict | 'not-comparable' | 'no-score'
  readonly waived: string | null
}

export interface GateView {
  readonly outcome: GateOutcome
  readonly word: string
  readonly line: string
  /** `2 of 3 rules` where it fails; null else. */
  readonly share: string | null
  readonly rows: readonly GateRow[]
  /** Against what, and how that was found. */
  readonly baseline: string | null
  readonly skipped: readonly string[]
  readonly warnings: readonly string[]
}

/** The outcome of a gate in words; nothing is judged anew. */
export function prepareGate(input: {
  readonly gate: GateResult
  readonly comparison: Comparison | null
  readonly baseline: BaselineChoice | null
  readonly warnings?: readonly string[]
}): GateView {
  const { gate, comparison, baseline, warnings = gate.warnings } = input
  return {
    outcome: gate.outcome,
    word: words.opening[gate.outcome],
    line: reportMessages.gate.outcomes[gate.outcome],
    share:
      gate.outcome === 'fail'
        ? words.share({
            failing: gate.metrics.filter(({ outcome }) => outcome === 'fail').length,
            of: gate.metrics.length,
          })
        : null,
    rows: gate.metrics.map((metric) => toRow(metric, gate, comparison)),
    baseline: baseline && sayBaseline(baseline),
    skipped: (baseline?.skipped ?? []).map(({ commit, why }) =>
      words.skipped({ commit: shortCommit(commit) ?? words.noCommit, why }),
    ),
    warnings: [...new Set(warnings)],
  }
}

function toRow(metric: MetricGate, { family }: GateResult, comparison: Comparison | null): GateRow {
  const { spec, slice, outcome, pAdjusted, waiver } = metric
  const whole = comparison?.results.find((result) => result.spec === spec)
  const result = slice ? findSliceResult(comparison?.slices, metric) : whole
  const label = whole?.label ?? spec
  const figures = result ? comparisonFigures(result) : null
  const p = pAdjusted === null ? null : formatP(pAdjusted)
  return {
    key: JSON.stringify([spec, slice ?? null]),
    name: slice ? words.inSlice({ metric: label, ...slice }) : label,
    outcome,
    word: gateWord(metric),
    reason: gateReason(metric),
    p: p === null ? null : family > 1 ? words.adjusted({ p, family }) : words.p(p),
    adjusted: p,
    difference: result?.delta === null ? null : (figures?.delta ?? null),
    matters: figures?.smallestEffect ?? null,
    shape: shapeOf(metric, result?.verdict ?? null),
    waived: waiver
      ? words.waived({ author: waiver.author, until: formatDay(waiver.expiresAt), why: waiver.reason })
      : null,
  }
}

function shapeOf({ outcome, code, waiver }: MetricGate, verdict: Verdict | null): GateRow['shape'] {
  if (code === 'better-after-correction') return 'inconclusive'
  if (outcome === 'fail' || (waiver && outcome === 'pass')) return 'worse'
  if (outcome === 'not-comparable') return 'not-comparable'
  if (outcome === 'nothing-to-judge') return 'no-score'
  return outcome === 'cannot-tell' ? 'inconclusive' : (verdict ?? 'no-score')
}

function sayBaseline(baseline: BaselineChoice): string {
  const commit = shortCommit(baseline.commit)
  const said = baselineSaid(baseline)
  return commit === null
    ? words.against({ run: baseline.runId, said })
    : words.againstCommit({ run: baseline.runId, commit, said })
}
