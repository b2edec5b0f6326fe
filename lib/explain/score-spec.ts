import type { AdditiveMetric, Metric, MetricSegment, Score, TestSetFacts } from '../metrics/metric.ts'
import { type RowTable, sumRows, toRowTable } from '../metrics/row-table.ts'
import { scoreRow, scoreSegments } from '../metrics/score-segments.ts'
import { createMetric, type Spec } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'

/** A metric and what it says of some segments, by the way that the command line and the server take too. */
export function scoreSpec(spec: Spec | string, segments: readonly MetricSegment[]): { metric: Metric; score: Score } {
  const metric = createMetric(spec, testSetFacts(segments))
  return { metric, score: scoreSegments(metric, segments).score }
}

/** Mean of the segments' own scores. */
export interface SegmentMean {
  /** Another number than the score, never a stand-in for it; null where no segment has one. */
  readonly value: number | null
  /** Segments without a score of their own, which the mean leaves out. */
  readonly left: number
}

/** Scores the same segments under one SPEC after the other. */
export interface Scorer {
  readonly score: (spec: string) => { readonly metric: Metric; readonly score: Score }
  readonly mean: (spec: string) => SegmentMean
}

/** How a SPEC becomes a metric; a caller with dictionaries hands them in. */
export type MakeMetric = (spec: string, facts: TestSetFacts) => Metric

/**
 * A scorer that remembers what was asked and the rows behind it, since most variants of a name count the same and only
 * reckon otherwise. Cost: one pass over the texts for each way of counting.
 *
 * @example createScorer(segments).mean('bleu').value
 */
export function createScorer(segments: readonly MetricSegment[], make: MakeMetric = createMetric): Scorer {
  const facts = testSetFacts(segments)
  const metrics = new Map<string, Metric>()
  const tables = new Map<string, RowTable>()
  const scores = new Map<string, ReturnType<Scorer['score']>>()
  const means = new Map<string, SegmentMean>()
  const metricOf = (spec: string) => remember(metrics, spec, () => make(spec, facts))
  const tableOf = (metric: AdditiveMetric) =>
    remember(tables, rowsKey(metric, facts), () => toRowTable(metric, segments))
  return {
    score: (spec) =>
      remember(scores, spec, () => {
        const metric = metricOf(spec)
        const table = metric.kind === 'additive' ? tableOf(metric) : null
        if (metric.kind !== 'additive' || !table?.scored.includes(1))
          return { metric, score: scoreSegments(metric, segments).score }
        return { metric, score: metric.score(sumRows(metric, table)) }
      }),
    mean: (spec) =>
      remember(means, spec, () => {
        const metric = metricOf(spec)
        const own =
          metric.kind === 'additive'
            ? scoreRows(metric, tableOf(metric))
            : (scoreSegments(metric, segments, { level: 'segment' }).segments ?? []).map(({ value }) => value)
        const values = own.filter((value) => value !== null)
        const sum = values.reduce((total, value) => total + value, 0)
        return { value: values.length === 0 ? null : sum / values.length, left: own.length - values.length }
      }),
  }
}

function scoreRows(metric: AdditiveMetric, table: RowTable): (number | null)[] {
  return Array.from(table.scored, (scored, i) => (scored ? scoreRow(metric, table, i).value : null))
}

/** Settings that turn counts into a score and leave the counts alone. */
const RECKONING: Readonly<Record<string, readonly string[]>> = {
  bleu: ['smooth', 'value', 'eff', 'weights'],
  chrf: ['beta', 'eff'],
  rouge: ['part'],
}
/** With several references these decide which one counts. */
const CHOOSING = ['chrf']

/** Two metrics with the same key have the same rows. */
function rowsKey({ name, columns, signature }: AdditiveMetric, { references }: TestSetFacts): string {
  const family = name.startsWith('rouge') ? 'rouge' : name
  const isFree = references === 1 || !CHOOSING.includes(family)
  const aside = isFree ? (RECKONING[family] ?? []) : []
  const counting = signature.fields.filter(({ key }) => !aside.includes(key))
  return JSON.stringify([name, columns, counting.map(({ key, value }) => [key, value])])
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
