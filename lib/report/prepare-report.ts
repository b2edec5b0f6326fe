import type { BaselineChoice } from '../compare/baseline.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { GateResult, MetricGate } from '../compare/gate.ts'
import type { RunRecord } from '../schema/records.ts'
import { findingSentence, sayDataErrors } from './data-errors.ts'
import { flipRateSentence } from './flip-rate-sentence.ts'
import { formatDay } from './format-date.ts'
import { formatCount, formatNumber } from './format-number.ts'
import { gateReason } from './gate-reason.ts'
import { compareMessages } from './messages/en/compare.ts'
import { reportMessages as words } from './messages/en/report.ts'
import { nameTestSet } from './name-test-set.ts'
import { encodeName } from './path-step.ts'
import { countSides, listDifferingFields, prepareComparability } from './prepare-comparability.ts'
import { shortCommit } from './prepare-run.ts'
import type { Report, ReportData, ReportRow, ReportSide, ReportSideView } from './report.ts'
import { reportHeading } from './report-heading.ts'
import { toRunLink, toSegmentLink, toWholeLink } from './report-links.ts'
import { listReportRows, listSliceRows } from './report-rows.ts'
import { listReportSegments, nameFlip } from './report-segments.ts'
import { verdictSentence } from './verdict-sentence.ts'

/**
 * A comparison as every format of a report prints it: words, digits, order and links are decided here, once. The verdict
 * is the comparison's own and the outcome the gate's; nothing is judged anew.
 *
 * @example prepareReport(data).heading // 'Worse: BLEU −0.91 [−1.46, −0.35], beyond the 0.5 that matters'
 */
export function prepareReport(data: ReportData): Report {
  const { comparison, gate, base, head } = data
  if (data.isFirst) return prepareFirst(data)
  const rows = listReportRows(comparison, gate)
  const { verdict, heading, spec } = reportHeading(comparison, gate, rows)
  const sentence = verdictSentence(comparison, spec ?? undefined)
  const comparability = prepareComparability(comparison)
  const frame = prepareFrame(data, rows)
  return {
    ...frame,
    title: words.against({ base: base.name, head: head.name }),
    verdict,
    mark: words.marks[verdict ?? 'none'],
    heading,
    totals: totalsOf(data, frame.errors.length > 0),
    coverage: coverageOf(data, comparability.line),
    remarks: [
      ...sentence.agreement,
      ...sentence.notes,
      ...comparison.warnings.filter((warning) => !frame.errors.includes(warning)),
    ],
    slices: listSliceRows(comparison, gate),
    differences: listDifferingFields(comparison.results.filter((result) => result.comparable !== 'yes')),
    unpaired: comparability.unpaired,
    flips: listFlips(data),
    segments: listReportSegments(data),
    segmentsTotal: data.worst?.total ?? 0,
    method: methodOf(comparison),
  }
}

/** The first run of its kind: no verdict, no difference; what the gate says of bounds, and head's scores. */
function prepareFirst(data: ReportData): Report {
  const { comparison, gate, head } = data
  const rows = listReportRows(comparison, gate).map((row) => ({ ...row, n: formatCount(row.result.scored.head) }))
  const own = { verdict: null, heading: words.first.heading }
  const { verdict, heading } = gate.outcome === 'fail' ? reportHeading(comparison, gate, rows) : own
  return {
    ...prepareFrame(data, rows),
    title: head.name,
    verdict,
    mark: words.marks[verdict ?? 'none'],
    heading,
    totals: [words.first.totals],
    coverage: coverageOf(data, null),
    remarks: [],
    slices: [],
    differences: [],
    unpaired: [],
    flips: [],
    segments: [],
    segmentsTotal: 0,
    method: '',
  }
}

/** What a report says whether two runs were compared or not. */
function prepareFrame(data: ReportData, rows: readonly ReportRow[]) {
  const { comparison, gate, base, head } = data
  const errors = sayDataErrors(data.lints ?? { base: null, head: null })
  return {
    data,
    errors,
    gate: {
      outcome: gate.outcome,
      line: words.gate.outcomes[gate.outcome],
      notes: gateNotes(gate, rows).filter((note) => !errors.includes(note)),
    },
    base: toSideView(data, base),
    head: toSideView(data, head),
    baseline: data.baseline && baselineSaid(data.baseline),
    skipped: (data.baseline?.skipped ?? []).map(({ commit, why }) =>
      words.baseline.skipped({ commit: shortCommit(commit) ?? words.baseline.noCommit, why }),
    ),
    testSet: head.testSet === null ? null : testSetName(head),
    rows,
    lints: listLints(data),
    signatures: comparison.results.map(({ label, signature, implementation }) => ({
      metric: label,
      signature,
      implementation,
    })),
    page: toWholeLink(data, data.page),
    permalink: toWholeLink(data, data.permalink),
    marker: `assay:${encodeName(data.project ?? 'files').replaceAll('--', '-%2D')}`,
    made: words.made(data.version),
  }
}

/** The side that is not there. */
export function noBaseSide(): ReportSide {
  const nothing = { run: null, commit: null, branch: null, pullRequest: null, testSet: null, testSetLabel: null }
  return { name: words.first.base, ...nothing, date: null }
}

/** A stored run as a report names it. */
export function toReportSide(run: RunRecord): ReportSide {
  return {
    name: run.systemVersion === null ? run.system : `${run.system} ${run.systemVersion}`,
    run: run.id,
    commit: run.commit,
    branch: run.branch,
    pullRequest: run.pullRequest,
    testSet: run.testSet.name,
    testSetLabel: nameTestSet(run.testSet),
    date: run.date,
  }
}

function toSideView(data: ReportData, side: ReportSide): ReportSideView {
  return {
    name: side.name,
    commit: shortCommit(side.commit),
    branch: side.branch,
    link: toRunLink(data, side.run),
  }
}

function testSetName({ testSetLabel, testSet }: ReportSide): string | null {
  return testSetLabel ?? testSet
}

/** How the baseline was found, how far away and how old it is: `merge-base on main, 2 days old`. */
export function baselineSaid({ how, branch, distance, isFromHead = false, ageMs }: BaselineChoice): string {
  return [
    words.baseline.of({ how: words.baseline.how[how], branch }),
    ...(distance === null || distance === 0
      ? []
      : [words.baseline.distance({ count: distance, text: formatCount(distance), isFromHead })]),
    ...(ageMs === null ? [] : [ageSaid(ageMs)]),
  ].join(', ')
}

const MINUTE = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** In the largest unit of which there are two, so that an age is never off by a half. */
function ageSaid(ageMs: number): string {
  const [unit, size] = UNITS.find(([, ms]) => ageMs >= 2 * ms) ?? ['minute', MINUTE]
  const count = Math.floor(ageMs / size)
  return count < 1 ? words.baseline.fresh : words.baseline.age({ count, text: formatCount(count), unit })
}

function gateNotes(gate: GateResult, rows: readonly ReportRow[]): string[] {
  const notes = gate.metrics.flatMap((metric) => {
    const name = nameGated(metric, rows)
    const reason = gateReason(metric)
    const { waiver } = metric
    if (waiver) {
      const { author, reason: why, expiresAt } = waiver
      return [words.gate.waived({ metric: name, reason, author, why: toSentenceEnd(why), until: formatDay(expiresAt) })]
    }
    return metric.outcome === 'pass' ? [] : [words.gate.note({ metric: name, reason })]
  })
  return [...notes, ...gate.warnings]
}

/** What somebody wrote, ended, so that what follows is a sentence of its own. */
function toSentenceEnd(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}

function nameGated(metric: MetricGate, rows: readonly ReportRow[]): string {
  const label = rows.find((row) => row.spec === metric.spec)?.result.label ?? metric.spec
  return metric.slice ? words.inSlice({ metric: label, slice: words.slice(metric.slice) }) : label
}

function totalsOf({ comparison, flips }: ReportData, isOfOtherData: boolean): string[] {
  const sides = countSides(comparison)
  const { pairs, outputsChanged } = comparison
  return [
    words.totals.paired({
      pairs: formatCount(pairs),
      total: formatCount(Math.max(sides.base, sides.head)),
      changed: formatCount(outputsChanged),
      one: outputsChanged === 1,
    }),
    ...(flips === null
      ? isOfOtherData
        ? [words.totals.flipsNotCounted]
        : []
      : [
          flips.introduced === 0 && flips.removed === 0
            ? words.totals.noFlips
            : words.totals.flips({
                count: flips.introduced,
                introduced: formatCount(flips.introduced),
                removed: formatCount(flips.removed),
              }),
          ...(flips.base + flips.head === 0
            ? []
            : [flipRateSentence(flips.rate)].filter((sentence) => sentence !== null)),
        ]),
  ]
}

function coverageOf({ comparison, trust }: ReportData, line: string | null): string[] {
  const { failed, results, postedOnly = [] } = comparison
  const recomputed = trust.filter((score) => score.trust !== 'posted-only' && score.trust !== 'from-statistics')
  return [
    ...(line === null ? [] : [line]),
    ...(failed.base + failed.head > 0
      ? [words.coverage.failed({ base: formatCount(failed.base), head: formatCount(failed.head) })]
      : []),
    ...results.flatMap(({ label, failedAsEmpty }) =>
      failedAsEmpty === null
        ? []
        : [
            words.coverage.failedAsEmpty({
              metric: label,
              base: formatNumber(failedAsEmpty.base, 2),
              head: formatNumber(failedAsEmpty.head, 2),
            }),
          ],
    ),
    ...(trust.length === 0
      ? []
      : [
          words.coverage.trust({
            count: formatCount(recomputed.length),
            total: formatCount(trust.length),
            one: trust.length === 1,
          }),
        ]),
    ...trust.flatMap(({ trust: state, label, posted }) =>
      state === 'differs' && posted !== null ? [words.coverage.differs({ metric: label, posted })] : [],
    ),
    ...(postedOnly.length > 0 ? [words.coverage.postedOnly(postedOnly.map(({ metric }) => metric))] : []),
  ]
}

function listFlips(data: ReportData): Report['flips'] {
  return (data.flips?.kinds ?? []).map(({ kind, introduced, removed }) => ({
    kind: nameFlip(kind),
    introduced: introduced.count,
    removed: removed.count,
    ids: introduced.ids.map((id) => ({ id, link: toSegmentLink(data, id) })),
  }))
}

function listLints({ lints }: ReportData): Report['lints'] {
  return (['base', 'head'] as const).flatMap((side) => {
    const { findings = [], warnings = [] } = lints?.[side] ?? {}
    const said = findings.map(findingSentence)
    return [...said, ...warnings.map(({ message }) => message)].map((text) => ({ side, text }))
  })
}

function methodOf({ resamples, trials, seed, unit, results }: Comparison): string {
  return words.method({
    resamples: formatCount(resamples),
    trials: formatCount(trials),
    seed,
    unit: compareMessages.facts.unit[unit],
    family: Math.max(1, ...results.map((result) => result.family)),
  })
}
