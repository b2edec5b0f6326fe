import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { scoreSegments } from '../../../lib/metrics/score-segments.ts'
import { createMetric } from '../../../lib/metrics/spec.ts'
import { testSetFacts } from '../../../lib/metrics/test-set-facts.ts'
import { formatSignature } from '../../../lib/signature/format-signature.ts'
import { agreementStatistics } from '../../../lib/stats/agreement-statistics.ts'
import file from '../../fixtures/conformance/agreement.json' with { type: 'json' }

// biome-ignore lint/suspicious/noExplicitAny: a table of reference figures
type Case = Record<string, any>
const ofKind = (kind: string) =>
  (file.cases as Case[]).filter((one) => one.kind === kind).map((one) => [one.id as string, one] as const)

function scoreOf(spec: string, segments: readonly MetricSegment[]) {
  const metric = createMetric(spec, testSetFacts(segments), { statistics: agreementStatistics })
  return scoreSegments(metric, segments)
}
const isSame = (value: number | null, want: number | string) =>
  want === 'NaN' ? value === null : value !== null && Math.abs(value - Number(want)) <= 1e-12

describe("Krippendorff's alpha over posted ratings", () => {
  it.each(ofKind('krippendorffAlpha'))('%s', (_, { ratings, expected }) => {
    if (!ratings.flat().every((value: unknown) => value === null || typeof value === 'number')) return
    const items = Math.max(...ratings.map((row: unknown[]) => row.length))
    const segments = Array.from({ length: items }, (_, item) => ({
      id: String(item),
      scores: ratings.map((row: (number | null)[], r: number) => ({
        metric: 'adequacy',
        value: row[item] ?? null,
        rater: `r${r}`,
      })),
    }))
    for (const level of ['nominal', 'ordinal', 'interval'])
      if (level in expected)
        expect(
          isSame(scoreOf(`krippendorff:name=adequacy,level=${level}`, segments).score.value, expected[level]),
        ).toBe(true)
  })
})

describe("Fleiss' kappa over posted ratings", () => {
  it.each(ofKind('fleissKappa'))('%s', (_, { counts, expected }) => {
    const segments = counts.map((row: number[], item: number) => ({
      id: String(item),
      scores: row.flatMap((count, category) =>
        Array.from({ length: count }, () => ({ metric: 'adequacy', value: category })),
      ),
    }))
    const { score } = scoreOf('fleiss:name=adequacy', segments)
    expect(isSame(score.value, expected.kappa)).toBe(true)
    if (score.value !== null) expect(score.details.meanObserved).toBeCloseTo(expected.meanObserved, 12)
  })
})

describe('correlations of two posted scores', () => {
  it.each(ofKind('correlation'))('%s', (_, { x, y, expected }) => {
    const numbers = [...x, ...y].map(Number)
    if (!numbers.every(Number.isFinite)) {
      expect(numbers.some(Number.isNaN)).toBe(true)
      return
    }
    const segments = x.map((value: number, i: number) => ({
      id: String(i),
      scores: [
        { metric: 'comet', value },
        { metric: 'judge', value: y[i] },
      ],
    }))
    for (const [name, want] of [
      ['pearson', expected.pearson],
      ['spearman', expected.spearman],
      ['kendall', expected.kendallTauB],
    ] as const)
      expect(isSame(scoreOf(`${name}:x=comet,y=judge`, segments).score.value, want.error ? 'NaN' : want.value)).toBe(
        true,
      )
  })
  it('are over the segments that have both, raters averaged first; the others are named', () => {
    const segments: MetricSegment[] = [
      {
        id: 'a',
        scores: [
          { metric: 'x', value: 1 },
          { metric: 'y', value: 1 },
          { metric: 'y', value: 3 },
        ],
      },
      {
        id: 'b',
        scores: [
          { metric: 'x', value: 2 },
          { metric: 'y', value: 4 },
        ],
      },
      {
        id: 'c',
        scores: [
          { metric: 'x', value: 3 },
          { metric: 'y', value: 7 },
        ],
      },
      {
        id: 'd',
        scores: [
          { metric: 'x', value: 9 },
          { metric: 'y', value: null },
        ],
      },
      { id: 'e' },
    ]
    const found = scoreOf('pearson:x=x,y=y', segments)
    // x 1, 2, 3 and y 2, 4, 7: covariance 5, deviations √2 and √(38/3).
    expect(found.score.value).toBeCloseTo(5 / Math.sqrt(2) / Math.sqrt(38 / 3), 12)
    expect(found).toMatchObject({ scored: 3, failed: 2 })
    expect(found.unscored).toEqual([
      { id: 'd', reason: 'no score named "y"' },
      { id: 'e', reason: 'no score named "x"' },
    ])
  })
})

describe('what cannot be said', () => {
  const rated = (values: readonly number[], raters: readonly string[] = []): MetricSegment => ({
    id: `s${values.join('')}`,
    scores: values.map((value, i) => ({ metric: 'q', value, ...(raters[i] && { rater: raters[i] }) })),
  })
  it.each([
    ['fleiss:name=q', [rated([1, 2]), rated([1, 2, 3])], 'segments need the same number of ratings, at least two'],
    ['fleiss:name=q', [rated([1, 1]), rated([1, 1])], 'all ratings are alike'],
    ['krippendorff:name=q', [rated([1]), rated([2])], 'no segment has two ratings'],
    ['krippendorff:name=q', [rated([1, 2], ['ann', 'ann'])], 'rater "ann" rated segment "s12" twice'],
    ['kendall:x=q,y=q', [rated([1])], 'fewer than two segments have both scores'],
    ['pearson:x=q,y=q', [rated([1]), rated([1])], 'a side is constant'],
  ] as const)('%s: null with a reason', (spec, segments, reason) => {
    expect(scoreOf(spec, segments).score).toMatchObject({ value: null, reason })
  })
  it('without names the posted ones are listed', () => {
    expect(() => scoreOf('pearson:x=q', [rated([1])])).toThrow('"pearson" needs x and y')
    expect(() => scoreOf('krippendorff', [rated([1])])).toThrow('Posted here: q.')
  })
  it('without a score of the name nothing is scored', () => {
    expect(scoreOf('krippendorff:name=other', [rated([1, 2])])).toMatchObject({ scored: 0, score: { value: null } })
  })
  it('the signature names the scores and their models', () => {
    const facts = { references: 0, labels: [], models: { comet: 'wmt22', q: null } }
    const { signature } = createMetric('spearman:x=comet,y=q', facts, { statistics: agreementStatistics })
    expect(formatSignature(signature)).toBe('x:comet|y:q|xmodel:wmt22|ymodel:?|agg:corpus')
  })
})
