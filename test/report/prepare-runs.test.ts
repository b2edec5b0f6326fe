import { describe, expect, it } from 'vitest'
import { prepareRuns } from '../../lib/report/prepare-runs.ts'
import type { ScoreRecord } from '../../lib/schema/records.ts'
import { toTrendPoints } from './trend-points.ts'

const LABELS: Readonly<Record<string, string>> = { bleu: 'BLEU', ter: 'TER' }

function score(metric: string, value: number | null, change: Partial<ScoreRecord> = {}): ScoreRecord {
  return {
    spec: metric,
    metric,
    label: LABELS[metric],
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
  { spec: 'bleu', metric: 'bleu', label: 'BLEU' },
  { spec: 'bleu:tok=intl', metric: 'bleu', label: 'BLEU' },
  { spec: 'ter', metric: 'ter', label: 'TER' },
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

  it('gives each label a column of its own, and none of them the score of another', () => {
    const ppl = (unit: string, value: number) =>
      score('ppl', value, { spec: `ppl:unit=${unit}`, label: `Perplexity (${unit})`, signature: `unit:${unit}` })
    const names = ['token', 'word', 'byte'].map((unit) => `ppl:unit=${unit}`)
    const table = prepareRuns({
      runs,
      scores: new Map([
        ['r0', [ppl('token', 10.96), ppl('word', 22.5), ppl('byte', 2.005)]],
        ['r1', [ppl('byte', 1.99)]],
      ]),
      metrics: names.map((spec) => ({ spec, metric: 'ppl', label: ppl(spec.slice(9), 0).label })),
      steps: new Map(),
    })
    expect(table.columns.map(({ label }) => label)).toEqual([
      'Perplexity (token)',
      'Perplexity (word)',
      'Perplexity (byte)',
    ])
    expect(table.rows.map((row) => row.scores)).toEqual([
      ['11.0', '22.5', '2.0'],
      [null, null, '2.0'],
    ])
    expect(table.columns.map(({ settings }) => settings)).toEqual([null, null, null])
  })

  it('marks the scores whose settings differ from most of their column, and says which the column has', () => {
    const given = toTrendPoints([{}, {}, {}, {}])
    const bleu = (signature: string) => [score('bleu', 34, { signature })]
    const table = prepareRuns({
      runs: given.map((point) => point.run),
      scores: new Map([
        ['r0', bleu('case:mixed|tok:13a')],
        ['r1', bleu('case:mixed|tok:13a')],
        ['r2', bleu('case:lc|tok:intl')],
        ['r3', [score('bleu', 33, { spec: null, signature: '', trust: 'posted-only' })]],
      ]),
      metrics,
      steps: new Map(),
    })
    expect(table.columns.map(({ settings }) => settings)).toEqual(['case:mixed · tok:13a', null])
    expect(table.rows.map(({ settings }) => settings[0])).toEqual([null, null, 'case:lc · tok:intl', null])
  })

  it('shows of a run that was scored again the score that most of the column have', () => {
    const given = toTrendPoints([{}, {}, {}])
    const intl = score('bleu', 31, { spec: 'bleu:tok=intl', signature: 'tok:intl' })
    const usual = score('bleu', 34, { signature: 'tok:13a' })
    const table = prepareRuns({
      runs: given.map((point) => point.run),
      scores: new Map([
        ['r0', [intl, usual]],
        ['r1', [intl, usual]],
        ['r2', [usual]],
      ]),
      metrics,
      steps: new Map(),
    })
    expect(table.rows.map((row) => [row.scores[0], row.settings[0]])).toEqual([1, 2, 3].map(() => ['34.0', null]))
  })

  it('says the verdict that every page says: what no correction backs, and what shared segments alone show', () => {
    const given = toTrendPoints([
      { verdict: 'better', step: { pAdjusted: 0.075, family: 4 } },
      { verdict: 'worse', comparable: 'after-repair', step: { delta: -1 } },
      { verdict: null, comparable: 'after-repair' },
      { verdict: 'worse', step: { few: true } },
      { verdict: 'worse', comparable: 'after-repair', step: { delta: -1, skipped: 2 } },
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
      ['worse', null, 'on shared segments, over 2 runs without a score'],
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
    const many = ['a', 'b', 'c', 'd', 'e'].map((metric) => ({ spec: metric, metric, label: metric }))
    const table = prepareRuns({ runs: [], scores: new Map(), metrics: many, steps: new Map() })
    expect(table).toMatchObject({ columns: [{ label: 'a' }, { label: 'b' }, { label: 'c' }, { label: 'd' }], rows: [] })
  })
})
