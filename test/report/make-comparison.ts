import type { Comparison, MetricComparison } from '../../lib/compare/comparison.ts'
import type { RunRecord } from '../../lib/schema/records.ts'

/** A compared metric with figures of the kind a real one has; any field can be replaced. */
export function makeResult(changes: Partial<MetricComparison> = {}): MetricComparison {
  return {
    metric: 'bleu',
    label: 'BLEU',
    spec: 'bleu',
    signature: 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0',
    implementation: 'assay-bleu 1.0.0',
    direction: 'higher',
    unit: 'points',
    layer: 'surface',
    comparable: 'yes',
    differences: [],
    base: 34.12,
    head: 33.21,
    delta: -0.91,
    ci: [-1.46, -0.35],
    p: 0.0014,
    pAdjusted: 0.0028,
    family: 2,
    mde: 0.8,
    smallestEffect: 0.5,
    segmentsNeeded: 4100,
    n: 1997,
    scored: { base: 1997, head: 1997 },
    whole: { base: 34.12, head: 33.21 },
    repeats: null,
    segmentMeanDelta: -0.8,
    documents: null,
    verdict: 'worse',
    reason: null,
    wins: 214,
    ties: 1449,
    losses: 334,
    undefinedResamples: 0,
    baseInterval: [33.2, 35.1],
    headInterval: [32.3, 34.1],
    few: false,
    sacrebleu: null,
    ...changes,
  }
}

/** An inconclusive chrF beside the falling BLEU. */
export const INCONCLUSIVE = makeResult({
  metric: 'chrf',
  spec: 'chrf',
  label: 'chrF2',
  signature: 'nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:2.6.0',
  base: 60.43,
  head: 60.31,
  delta: -0.12,
  ci: [-0.41, 0.17],
  p: 0.42,
  pAdjusted: 0.42,
  mde: 0.413,
  smallestEffect: 0.3,
  segmentsNeeded: 23_417,
  verdict: 'inconclusive',
})

export function makeComparison(changes: Partial<Comparison> = {}): Comparison {
  return {
    pairs: 1997,
    changed: [],
    unpaired: { base: [], head: ['x-1', 'x-2', 'x-3'] },
    outputsChanged: 611,
    failed: { base: 3, head: 0 },
    resamples: 1000,
    trials: 10_000,
    seed: 12_345,
    unit: 'segment',
    results: [makeResult(), INCONCLUSIVE],
    warnings: [],
    ...changes,
  }
}

export function makeRun(changes: Partial<RunRecord> = {}): RunRecord {
  return {
    id: 'r1',
    projectId: 'p1',
    projectSlug: 'manuals',
    testSet: {
      id: 't1',
      testSetId: 't',
      name: 'manuals-2026',
      number: 3,
      label: null,
      hash: '7c1e90ab'.repeat(8),
      segmentCount: 2000,
      createdAt: '2026-11-01T00:00:00Z',
    },
    system: 'base-12L',
    systemVersion: null,
    commit: '4f2c1d9aa0',
    commitMessage: 'Train twelve layers',
    date: '2026-11-26T10:00:00Z',
    branch: 'main',
    pullRequest: null,
    baseCommit: null,
    ciUrl: null,
    declared: {},
    metadata: {},
    metrics: ['bleu', 'chrf'],
    status: 'complete',
    compute: 'done',
    computeError: null,
    repeats: 1,
    counts: { scored: 2000, failed: 0, na: 0 },
    demo: false,
    postedAt: '2026-11-26T10:00:00Z',
    ...changes,
  }
}
