import { InputError } from '../../errors.ts'
import type { SignatureField } from '../../signature/signature.ts'
import { listIds } from '../list-ids.ts'
import type {
  CorpusMetric,
  ExternalScore,
  MetricDefinition,
  MetricSegment,
  OptionKey,
  Resources,
  Score,
  TestSetFacts,
} from '../metric.ts'
import { modelField } from '../model-field.ts'

/** Name of the resource that holds `AgreementStatistics`. */
export const STATISTICS = 'statistics'

interface Correlated {
  readonly value: number | null
  readonly pValue: number | null
}
type Level = 'nominal' | 'ordinal' | 'interval'

/** The statistics of these metrics, which the caller hands in. */
export interface AgreementStatistics {
  readonly pearson: (x: readonly number[], y: readonly number[]) => Correlated
  readonly spearman: (x: readonly number[], y: readonly number[]) => Correlated
  readonly kendall: (x: readonly number[], y: readonly number[]) => Correlated
  readonly krippendorffAlpha: (ratings: readonly (readonly (number | null)[])[], level: Level) => number | null
  readonly fleissKappa: (
    counts: readonly (readonly number[])[],
  ) => { kappa: number | null; meanObserved: number; expectedByChance: number; randolphFree: number | null } | null
}

const nameKey = (meaning: string): OptionKey => ({ values: 'text', default: '', meaning })

/** Values that a segment has under a name, missing ones left out. */
function valuesOf({ scores }: MetricSegment, name: string): readonly (ExternalScore & { value: number })[] {
  return (scores ?? []).filter(
    (score): score is ExternalScore & { value: number } => score.metric === name && score.value !== null,
  )
}

interface AgreementMetric {
  readonly definition: MetricDefinition
  readonly label: string
  readonly names: readonly string[]
  readonly fields: readonly SignatureField[]
  readonly facts: TestSetFacts
  readonly evaluate: (segments: readonly MetricSegment[]) => Score
}

function agreementMetric({ definition, label, names, fields, facts, evaluate }: AgreementMetric): CorpusMetric {
  if (names.includes('')) {
    const posted = Object.keys(facts.models ?? {}).sort()
    throw new InputError({
      code: 'missing-name',
      message: `"${definition.name}" needs ${Object.keys(definition.keys).slice(0, names.length).join(' and ')}, the names of posted scores.`,
      mend: posted.length === 0 ? 'No score was posted here.' : `Posted here: ${listIds(posted, 20)}.`,
    })
  }
  const leftOut = (segment: MetricSegment) => {
    const missing = names.find((name) => valuesOf(segment, name).length === 0)
    return missing === undefined ? null : `no score named "${missing}"`
  }
  return {
    kind: 'corpus',
    name: definition.name,
    label,
    layer: definition.layer,
    direction: definition.direction,
    range: definition.range,
    unit: 'value',
    signature: {
      metric: definition.name,
      fields: [...fields, { key: 'agg', value: 'corpus' }, { key: 'failed', value: 'skip', silent: true }],
      implementation: `assay-${definition.name} 1.0.0`,
    },
    ofScores: true,
    leftOut,
    evaluate: (segments) => evaluate(segments.filter((segment) => leftOut(segment) === null)),
  }
}

/** The ratings of each segment; a rater who rates a segment twice under one name would agree with himself. */
function ratingsOf(segments: readonly MetricSegment[], name: string): number[][] | Score {
  const ratings: number[][] = []
  for (const segment of segments) {
    const values = valuesOf(segment, name)
    const raters = values.flatMap(({ rater }) => rater ?? [])
    const twice = raters.find((rater, i) => raters.indexOf(rater) !== i)
    if (twice !== undefined)
      return { value: null, reason: `rater "${twice}" rated segment "${segment.id}" twice`, details: {} }
    ratings.push(values.map(({ value }) => value))
  }
  return ratings
}

const RATERS = 'name under which several raters posted their scores'

/**
 * Fleiss' kappa (1971) over the ratings posted under one name, each value a category: −1 to 1. Every segment must have
 * the same number of ratings, at least two; else null with the reason.
 */
export const FLEISS: MetricDefinition = {
  name: 'fleiss',
  label: "Fleiss' kappa",
  meaning: 'agreement beyond chance of a fixed number of raters, values as categories',
  layer: 'people',
  direction: 'higher',
  range: [-1, 1],
  keys: { name: nameKey(RATERS) },
  needs: ['scores'],
  resources: () => [STATISTICS],
  create(options, facts, resources) {
    const { fleissKappa } = statisticsOf(resources)
    return agreementMetric({
      definition: FLEISS,
      label: `Fleiss' kappa (${options.name})`,
      names: [options.name],
      fields: [{ key: 'name', value: options.name }, modelField('model', null, options.name, facts)],
      facts,
      evaluate(segments) {
        const ratings = ratingsOf(segments, options.name)
        if (!Array.isArray(ratings)) return ratings
        const categories = [...new Set(ratings.flat())].sort((a, b) => a - b)
        const index = new Map(categories.map((category, i) => [category, i]))
        const counts = ratings.map((values) => {
          const row = categories.map(() => 0)
          for (const value of values) row[index.get(value) as number] += 1
          return row
        })
        const found = fleissKappa(counts)
        if (found === null)
          return { value: null, reason: 'segments need the same number of ratings, at least two', details: {} }
        const { kappa, ...parts } = found
        const details = { segments: counts.length, raters: ratings[0]?.length ?? 0, categories, ...parts }
        return kappa === null ? { value: null, reason: 'all ratings are alike', details } : { value: kappa, details }
      },
    })
  },
}

/**
 * Krippendorff's alpha (2011) over the ratings posted under one name, at most 1: any number of raters, ratings may be
 * missing. Segments with fewer than two ratings say nothing. Null where nothing can be paired or nothing varies.
 */
export const KRIPPENDORFF: MetricDefinition = {
  name: 'krippendorff',
  label: "Krippendorff's alpha",
  meaning: 'agreement beyond chance of any number of raters, ratings may be missing',
  layer: 'people',
  direction: 'higher',
  range: [Number.NEGATIVE_INFINITY, 1],
  keys: {
    name: nameKey(RATERS),
    level: {
      values: ['interval', 'ordinal', 'nominal'],
      default: 'interval',
      meaning: 'how values differ: as numbers, as ranks, or as names',
    },
  },
  needs: ['scores'],
  resources: () => [STATISTICS],
  create(options, facts, resources) {
    const { krippendorffAlpha } = statisticsOf(resources)
    return agreementMetric({
      definition: KRIPPENDORFF,
      label: `Krippendorff's alpha (${options.name})`,
      names: [options.name],
      fields: [
        { key: 'name', value: options.name },
        { key: 'level', value: options.level },
        modelField('model', null, options.name, facts),
      ],
      facts,
      evaluate(segments) {
        const ratings = ratingsOf(segments, options.name)
        if (!Array.isArray(ratings)) return ratings
        const most = ratings.reduce((longest, values) => Math.max(longest, values.length), 0)
        // Who gave a rating does not matter to alpha: the first of each segment are one row, the second another.
        const rows = Array.from({ length: most }, (_, i) => ratings.map((values) => values[i] ?? null))
        const value = krippendorffAlpha(rows, options.level as Level)
        const paired = ratings.filter((values) => values.length >= 2)
        const details = { segments: paired.length, ratings: paired.reduce((sum, values) => sum + values.length, 0) }
        if (value !== null) return { value, details }
        const reason = paired.length === 0 ? 'no segment has two ratings' : 'all ratings are alike'
        return { value, reason, details }
      },
    })
  },
}

function correlationDefinition(
  name: 'pearson' | 'spearman' | 'kendall',
  label: string,
  meaning: string,
): MetricDefinition {
  const definition: MetricDefinition = {
    name,
    label,
    meaning,
    layer: 'people',
    direction: 'higher',
    range: [-1, 1],
    keys: { x: nameKey('name of a posted score, such as comet'), y: nameKey('name of another, such as judge') },
    needs: ['scores'],
    resources: () => [STATISTICS],
    create({ x, y }, facts, resources) {
      const correlate = statisticsOf(resources)[name]
      const mean = (segment: MetricSegment, of: string) => {
        const values = valuesOf(segment, of)
        return values.reduce((sum, { value }) => sum + value, 0) / values.length
      }
      return agreementMetric({
        definition,
        label: `${label} (${x}, ${y})`,
        names: [x, y],
        fields: [
          { key: 'x', value: x },
          { key: 'y', value: y },
          modelField('xmodel', null, x, facts),
          modelField('ymodel', null, y, facts),
        ],
        facts,
        evaluate(segments) {
          const { value, pValue } = correlate(
            segments.map((segment) => mean(segment, x)),
            segments.map((segment) => mean(segment, y)),
          )
          const details = { segments: segments.length, pValue }
          if (value !== null) return { value, details }
          const reason = segments.length < 2 ? 'fewer than two segments have both scores' : 'a side is constant'
          return { value, reason, details }
        },
      })
    },
  }
  return definition
}

function statisticsOf(resources: Resources): AgreementStatistics {
  return resources[STATISTICS] as AgreementStatistics
}

/** Correlations (−1 to 1) of two scores posted by segment, raters averaged first; with their two-sided p-value. */
export const CORRELATIONS: readonly MetricDefinition[] = [
  correlationDefinition('pearson', 'Pearson', 'linear correlation of two posted scores over segments'),
  correlationDefinition('spearman', 'Spearman', 'rank correlation of two posted scores over segments'),
  correlationDefinition('kendall', 'Kendall tau-b', 'pairs of segments in the same order by two posted scores'),
]
