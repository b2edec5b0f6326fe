import type { Comparability, Verdict } from '../../lib/compare/comparison.ts'
import type { RunRecord, StepVerdict, TrendPoint } from '../../lib/schema/records.ts'

export const SIGNATURE = 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0'

/** What a test says of a point; the rest is plain. */
export interface GivenPoint {
  readonly value?: number | null
  readonly reason?: string
  readonly signature?: string | null
  readonly version?: number
  readonly branch?: string | null
  readonly system?: string
  readonly pullRequest?: string
  readonly verdict?: Verdict | null
  readonly comparable?: Comparability
  readonly step?: Partial<StepVerdict>
  readonly scored?: number
  readonly spec?: string | null
  readonly interval?: readonly [number, number] | null
}

/** Points one day apart from 1 Sep 2026 on, values 30, 30.1, …, with ids r0, r1, … */
export function toTrendPoints(given: readonly GivenPoint[]): (TrendPoint & { readonly run: RunRecord })[] {
  return given.map((each, index) => {
    const value = each.value === undefined ? 30 + index / 10 : each.value
    const hasStep = each.verdict !== undefined || each.step !== undefined
    return {
      run: toRun(each, index),
      spec: each.spec === undefined ? 'bleu' : each.spec,
      value,
      reason: value === null ? (each.reason ?? null) : null,
      interval: each.interval === undefined ? (value === null ? null : [value - 1, value + 1]) : each.interval,
      signature: each.signature === undefined ? SIGNATURE : each.signature,
      scored: each.scored ?? 60,
      failed: 0,
      changed: [],
      step: hasStep ? toStep(each, index) : null,
    }
  })
}

function toStep(each: GivenPoint, index: number): StepVerdict {
  return {
    baseRunId: `r${index - 1}`,
    comparable: each.comparable ?? 'yes',
    verdict: each.verdict ?? null,
    reason: null,
    delta: null,
    ci: null,
    mde: null,
    pAdjusted: null,
    family: 1,
    few: false,
    ...each.step,
  }
}

function toRun(each: GivenPoint, index: number): RunRecord {
  const number = each.version ?? 1
  return {
    id: `r${index}`,
    projectId: 'p',
    projectSlug: 'manuals',
    testSet: {
      id: `set-${number}`,
      testSetId: 'set',
      name: 'manuals',
      number,
      label: null,
      hash: `hash-${number}`,
      segmentCount: 2000,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    system: each.system ?? 'base',
    systemVersion: null,
    commit: `c${index}`,
    commitMessage: `change ${index}`,
    date: new Date(Date.UTC(2026, 8, 1) + index * 86_400_000).toISOString(),
    branch: each.branch === undefined ? 'main' : each.branch,
    pullRequest: each.pullRequest ?? null,
    baseCommit: null,
    ciUrl: null,
    declared: {},
    metadata: {},
    metrics: ['bleu'],
    warnings: [],
    status: 'complete',
    compute: 'done',
    computeError: null,
    repeats: 1,
    counts: { scored: 60, failed: 0, na: 0 },
    demo: false,
    postedAt: '2026-09-01T00:00:00.000Z',
  }
}
