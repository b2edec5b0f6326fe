import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdditiveMetric, Metric, MetricDefinition, MetricSegment } from '../../lib/metrics/metric.ts'
import { listMetrics } from '../../lib/metrics/registry.ts'
import { sumRows, toRowTable } from '../../lib/metrics/row-table.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { createMetricWithResources as createMetric } from '../../lib/resources/create-metric-with-resources.ts'
import { defaultSpec } from '../metrics/default-spec.ts'
import '../../lib/cli/provide-statistics.ts'

/** Every metric at its defaults, and once for each word that one of its keys may take. */
function specsOf(definition: MetricDefinition): string[] {
  const variants = Object.entries(definition.keys).flatMap(([key, { values, default: standard }]) =>
    typeof values === 'string' ? [] : values.filter((value) => value !== standard).map((value) => `${key}=${value}`),
  )
  return [defaultSpec(definition), ...variants.map((variant) => defaultSpec(definition, variant))]
}

const SPECS = listMetrics().flatMap((definition) => specsOf(definition).map((spec) => ({ spec, definition })))

/** Scripts, marks and invisible characters that have broken tokenizers. */
const HOSTILE = [
  'the',
  'The',
  'valve',
  'is',
  'open',
  'not',
  '1280',
  '1,230.5',
  "don't",
  'a-b',
  '...',
  '&amp;',
  '<skipped>',
  '(x)',
  '"',
  '阀门',
  '已打开',
  '。',
  'カタカナ',
  '한국어',
  'العربية',
  'עברית',
  '\u202eabc',
  '\u200b',
  '\ufeff',
  '\u00a0',
  '\u3000',
  '\u0085',
  '\u001c',
  '\u2028',
  'e\u0301',
  'é',
  'İ',
  'ΣΑΣ',
  'ß',
  '👩‍👩‍👧',
  '𠀀',
  '\u0000',
  '\u001b[31m',
  '=1+1',
  '%s',
  '\\',
  '{"a":1}',
  '\ud800',
  '',
]
const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const text = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '))
const label = fc.constantFrom('a', 'b', 'c', '', '阀门')

const segment: fc.Arbitrary<Omit<MetricSegment, 'id'>> = fc.record({
  hypothesis: text,
  source: text,
  references: fc.array(text, { minLength: 1, maxLength: 3 }),
  answers: fc.array(text, { minLength: 1, maxLength: 2 }),
  label,
  predictedLabel: label,
  logBase: fc.constantFrom('e' as const, '2' as const, '10' as const),
  logprobs: fc.array(fc.oneof(fc.double({ min: -30, max: 0, noNaN: true }), fc.constant(null)), { maxLength: 6 }),
  samples: fc.integer({ min: 1, max: 20 }),
  passed: fc.integer({ min: 0, max: 1 }),
  scores: fc.array(
    fc.record({ metric: fc.constantFrom('comet', 'judge'), value: fc.double({ min: -5, max: 5, noNaN: true }) }),
    {
      maxLength: 4,
    },
  ),
})
const segments = fc
  .array(segment, { minLength: 1, maxLength: 8 })
  .map((list): MetricSegment[] => list.map((each, i) => ({ id: String(i), ...each })))

const corpusValue = (metric: Metric, list: readonly MetricSegment[]) => scoreSegments(metric, list).score.value
const isNear = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Paths of numbers that JSON cannot hold. */
function nonFinite(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => nonFinite(each, `${path}/${key}`))
}

const CHECKS = { numRuns: 20, seed: 20_261_129 }

describe.each(SPECS)('$spec', ({ spec }) => {
  it('hostile text never throws, and a score is a finite number in its range or null with a reason', () => {
    fc.assert(
      fc.property(segments, (list) => {
        const metric = createMetric(spec, testSetFacts(list))
        const { score, segments: each } = scoreSegments(metric, list, { level: 'segment' })
        for (const found of [score, ...(each ?? [])]) {
          if (found.value === null) expect(found.reason).toBeTruthy()
          else {
            expect(Number.isFinite(found.value)).toBe(true)
            expect(found.value).toBeGreaterThanOrEqual(metric.range[0] - 1e-9)
            expect(found.value).toBeLessThanOrEqual(metric.range[1] + 1e-9)
          }
          expect(nonFinite(found.details)).toEqual([])
        }
      }),
      CHECKS,
    )
  })

  it('shards add up, and the order of segments is indifferent', () => {
    fc.assert(
      fc.property(segments, fc.nat(7), (list, cut) => {
        const metric = createMetric(spec, testSetFacts(list))
        expect(isNear(corpusValue(metric, [...list].reverse()), corpusValue(metric, list))).toBe(true)
        if (metric.kind !== 'additive') return
        const sumsOf = (part: readonly MetricSegment[]) => sumRows(metric, toRowTable(metric, part))
        const whole = sumsOf(list)
        const first = sumsOf(list.slice(0, cut))
        const second = sumsOf(list.slice(cut))
        whole.forEach((sum, i) => {
          expect(isNear(first[i] + second[i], sum)).toBe(true)
        })
        const fast = metric.value(whole)
        const { value } = metric.score(whole)
        expect(value === null ? !Number.isFinite(fast) : fast === value).toBe(true)
      }),
      CHECKS,
    )
  })

  it('rows do not depend on what was scored before', () => {
    fc.assert(
      fc.property(segments, (list) => {
        const metric = createMetric(spec, testSetFacts(list))
        if (metric.kind !== 'additive') return
        const together = toRowTable(metric, list)
        list.forEach((each, i) => {
          const alone = toRowTable(createMetric(spec, testSetFacts(list)) as AdditiveMetric, [each])
          expect(alone.rows).toEqual(together.rows.slice(i * together.width, (i + 1) * together.width))
        })
      }),
      { ...CHECKS, numRuns: 8 },
    )
  })
})

/** Words that no normalisation empties and of which there are enough for every n-gram order. */
const plainText = fc
  .uniqueArray(fc.constantFrom('gate', 'river', 'seven', 'wall', 'copper', 'north', 'lamp', 'stone', 'valve', 'open'), {
    minLength: 6,
    maxLength: 9,
  })
  .map((words) => words.join(' '))

const compared = SPECS.filter(
  ({ definition }) =>
    definition.direction !== 'neither' &&
    definition.needs.includes('hypothesis') &&
    (definition.needs.includes('references') || definition.needs.includes('answers')),
)
describe.each(compared)('$spec', ({ spec, definition }) => {
  it('no output scores better than the reference itself', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plainText, plainText), { minLength: 1, maxLength: 5 }), (pairs) => {
        const withHypothesis = (pick: (pair: [string, string]) => string) =>
          pairs.map((pair, i) => ({ id: String(i), hypothesis: pick(pair), references: [pair[0]] }))
        const metric = createMetric(spec, { references: 1, labels: [] })
        const identical = corpusValue(
          metric,
          withHypothesis(([reference]) => reference),
        )
        const other = corpusValue(
          metric,
          withHypothesis(([, hypothesis]) => hypothesis),
        )
        expect(identical).not.toBeNull()
        expect(other).not.toBeNull()
        const gain = (identical as number) - (other as number)
        expect(definition.direction === 'higher' ? gain : -gain).toBeGreaterThanOrEqual(-1e-9)
      }),
      CHECKS,
    )
  })
})
