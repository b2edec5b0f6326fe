import { describe, expect, it } from 'vitest'
import { prepareRuns } from '../../lib/report/prepare-runs.ts'
import type { ScoreRecord } from '../../lib/schema/records.ts'
import { toTrendPoints } from './trend-points.ts'

function score(metric: string, value: number | null, change: Partial<ScoreRecord> = {}): ScoreRecord {
  return {
    spec: metric,
    metric,
    label: metric,
    direction: 'higher',
    layer: 'surface',
    unit: 'points',
    signature: '',
    fields: [],
    implementation: null,
    value,
    reason: null,
    details: {},
    interval: value === null ? null : [value - 1, value + 1],
    scored: 60,
    failed: 0,
    posted: null,
    trust: 'verified',
    trustNote: null,
    ...change,
  }
}

const points = toTrendPoints([{}, { verdict: 'worse' }])
const runs = points.map((point) => point.run)
const metrics = [
  { metric: 'bleu', label: 'BLEU' },
  { metric: 'bleu', label: 'BLEU' },
  { metric: 'ter', label: 'TER' },
]

describe('prepareRuns', () => {
  it('makes one column a metric, marks lower-is-better, and shares digits within a column', () => {
    const table = prepareRuns({
      runs,
      scores: new Map([
        ['r0', [score('bleu', 34.123), score('ter', 52.3, { direction: 'lower' })]],
        ['r1', [score('bleu', 33.2, { interval: null })]],
      ]),
      metrics,
      steps: new Map(points.map((point) => [point.run.id, point.step])),
    })
    expect(table.columns.map((column) => column.label)).toEqual(['BLEU', 'TER ↓'])
    expect(table.rows.map((row) => row.scores)).toEqual([
      ['34.1', '52.3'],
      ['33.2', null],
    ])
    expect(table.rows[1]).toMatchObject({ verdict: 'worse', baseRunId: 'r0', trust: 'verified', reason: null })
    expect(table.rows[0]).toMatchObject({ verdict: null, baseRunId: null, name: 'c0', testSet: 'manuals v1' })
  })

  it('says the verdict that every page says: what no correction backs, and what shared segments alone show', () => {
    const given = toTrendPoints([
      { verdict: 'better', step: { pAdjusted: 0.075, family: 4 } },
      { verdict: 'worse', comparable: 'after-repair', step: { delta: -1 } },
      { verdict: null, comparable: 'after-repair' },
      { verdict: 'worse', step: { few: true } },
    ])
    const table = prepareRuns({
      runs: given.map((point) => point.run),
      scores: new Map(given.map((point) => [point.run.id, [score('bleu', 34)]])),
      metrics,
      steps: new Map(given.map((point) => [point.run.id, point.step])),
    })
    expect(table.rows.map(({ verdict, verdictWord, verdictNote }) => [verdict, verdictWord, verdictNote])).toEqual([
      ['inconclusive', 'not after correction', null],
      ['worse', null, 'on shared segments'],
      ['not-comparable', null, null],
      ['inconclusive', 'few: not ranked', null],
    ])
  })
  it('has no trust in a number that is not there', () => {
    const scores = new Map([['r0', [score('bleu', null, { reason: 'all failed', trust: 'recomputed' })]]])
    expect(prepareRuns({ runs: [runs[0]], scores, metrics, steps: new Map() }).rows[0].trust).toBeNull()
  })

  it('says why a run has no scores', () => {
    const computing = { ...runs[0], compute: 'running' as const }
    const failed = { ...runs[0], compute: 'failed' as const, computeError: 'out of memory' }
    const table = (run: (typeof runs)[0], scores: ScoreRecord[] = []) =>
      prepareRuns({ runs: [run], scores: new Map([[run.id, scores]]), metrics, steps: new Map() }).rows[0]
    expect(table(computing)).toMatchObject({ reason: 'being scored', verdict: 'no-score' })
    expect(table(failed).reason).toBe('out of memory')
    expect(table(runs[0], [score('bleu', null, { reason: 'no segment was scored' })]).reason).toBe(
      'no segment was scored',
    )
  })

  it('counts failed items beside the scored ones', () => {
    const run = { ...runs[0], counts: { scored: 1997, failed: 3, na: 0 } }
    const { rows } = prepareRuns({ runs: [run], scores: new Map(), metrics, steps: new Map() })
    expect(rows[0]).toMatchObject({ scored: '1\u202f997', failed: '3 failed' })
  })

  it('has no more than four columns, and no rows without runs', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((metric) => ({ metric, label: metric }))
    const table = prepareRuns({ runs: [], scores: new Map(), metrics: many, steps: new Map() })
    expect(table).toMatchObject({ columns: [{ label: 'a' }, { label: 'b' }, { label: 'c' }, { label: 'd' }], rows: [] })
  })
})
