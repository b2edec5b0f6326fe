import type { ReportData, ReportSide } from '../../lib/report/report.ts'
import type { MovedSegment } from '../../lib/schema/records.ts'
import { INCONCLUSIVE, makeComparison, makeResult } from './make-comparison.ts'

export function makeSide(changes: Partial<ReportSide> = {}): ReportSide {
  return {
    name: 'base-12L',
    run: 'r1',
    commit: '4f2c1d9aa0',
    branch: 'main',
    pullRequest: null,
    testSet: 'manuals-2026',
    testSetLabel: 'manuals-2026 v3',
    date: '2026-11-26T10:00:00Z',
    ...changes,
  }
}

export function makeMoved(changes: Partial<MovedSegment> = {}): MovedSegment {
  const side = (hypothesis: string, score: number) =>
    ({ hypothesis, predictedLabel: null, state: 'scored', reason: null, score }) as const
  return {
    position: 0,
    id: 'inst-0312',
    document: null,
    tags: {},
    source: null,
    references: ['Ziehen Sie die zehn Schrauben fest.'],
    label: null,
    base: side('Ziehen Sie die zehn Schrauben fest.', 78.25),
    head: side('Ziehen Sie die neun Schrauben an.', 39.28),
    delta: -38.97,
    ...changes,
  }
}

export const TOKENIZER = {
  field: 'tok',
  base: '13a',
  head: 'intl',
  why: 'Words are cut differently.',
  repair: 'rescore',
} as const

/** A falling BLEU that fails the gate, an inconclusive chrF, a COMET that may not be compared. */
export function makeReportData(changes: Partial<ReportData> = {}): ReportData {
  const comet = makeResult({
    metric: 'comet',
    label: 'COMET',
    spec: 'comet',
    layer: 'semantic',
    comparable: 'no',
    differences: [
      {
        field: 'model',
        base: 'wmt20-comet-da',
        head: 'wmt22-comet-da',
        why: 'Other models judge otherwise.',
        repair: 'none',
      },
    ],
    base: null,
    head: null,
    delta: null,
    ci: null,
    p: null,
    pAdjusted: null,
    verdict: null,
  })
  const gated = { code: 'worse', pAdjusted: 0.0028 } as const
  return {
    project: 'manuals',
    base: makeSide(),
    head: makeSide({ name: 'distil-6L', run: 'r2', commit: '9ab03e7bb0', branch: 'distil', pullRequest: '482' }),
    comparison: makeComparison({ results: [INCONCLUSIVE, makeResult(), comet] }),
    gate: {
      outcome: 'fail',
      metrics: [
        { spec: 'bleu', outcome: 'fail', reason: 'Worse, by at least the smallest effect that matters.', ...gated },
      ],
      family: 1,
      warnings: [],
    },
    baseline: {
      runId: 'r1',
      how: 'merge-base',
      commit: '4f2c1d9aa0',
      branch: 'main',
      distance: 0,
      ageMs: 2 * 24 * 3_600_000,
      skipped: [],
    },
    flips: {
      pairs: 1997,
      base: 3,
      head: 8,
      introduced: 7,
      removed: 2,
      rate: {
        base: 3 / 1997,
        head: 8 / 1997,
        delta: 5 / 1997,
        ci: [-0.0005, 0.0055],
        changed: 9,
        documents: null,
        resamples: 1000,
        seed: 12_345,
      },
      kinds: [
        {
          kind: 'number',
          base: 3,
          head: 8,
          introduced: { count: 7, ids: ['inst-0312', 'elec-0411'] },
          removed: { count: 2, ids: ['x'] },
        },
      ],
    },
    lints: {
      base: null,
      head: {
        segments: 2000,
        flipped: 8,
        unread: { language: 0, length: 0 },
        findings: [
          {
            code: 'empty-output',
            severity: 'warning',
            part: 'hypothesis',
            count: 4,
            total: 2000,
            ids: ['a'],
            details: {},
          },
        ],
        flips: [],
        warnings: [],
      },
    },
    worst: { spec: 'bleu', items: [makeMoved()], total: 334 },
    trust: [
      { label: 'BLEU', trust: 'verified', posted: '33.2' },
      { label: 'TER', trust: 'differs', posted: '52.10' },
    ],
    command: 'npx assay compare --project manuals \\\n  --base run:r1 --head run:r2 \\\n  --metric bleu',
    page: '/compare?project=manuals&base=run%3Ar1&head=run%3Ar2',
    permalink: '/api/v1/compare?project=manuals&base=run%3Ar1&head=run%3Ar2&seed=12345',
    site: 'https://assay.example',
    version: '0.1.0',
    ...changes,
  }
}
