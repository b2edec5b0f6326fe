import { splitList } from '../metrics/list-values.ts'
import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec, type Spec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { type KappaSteps, kappaSteps, type LabelTable, type MatthewsSteps, matthewsSteps } from './label-agreement.ts'
import { scoreSpec } from './score-spec.ts'

/** One class against the rest; figures 0–1, null where they would divide by 0. */
export interface ClassSteps {
  readonly label: string
  readonly hits: number
  readonly support: number
  readonly predicted: number
  readonly precision: number | null
  readonly recall: number | null
  readonly f1: number | null
  /** F with the asked beta. */
  readonly f: number | null
}

/** What one class adds to an average. */
export interface AverageTerm {
  /** Place of the class among all classes. */
  readonly at: number
  /** The class' own figure, 0–1; what stands for it where it is 0/0. */
  readonly value: number
  readonly weight: number
  /** Whether the figure is 0/0, so that the setting `zero` stands for it. */
  readonly isUndefined: boolean
}

/** A mean over classes, worked out: the sum of weight × value over the sum of the weights. */
export interface MeanSteps {
  readonly kind: 'mean'
  readonly terms: readonly AverageTerm[]
  readonly weights: number
}

/** Counts summed over classes first, then one fraction: hits, gold and predicted items of the classes counted. */
export interface PooledSteps {
  readonly kind: 'pooled'
  readonly hits: number
  readonly support: number
  readonly predicted: number
}

/** A figure over all classes, and how it comes about. */
export interface AverageSteps {
  /** Registry name: `macro_f1`. */
  readonly name: string
  readonly label: string
  readonly signature: string
  readonly part: LabelPart
  readonly beta: number
  readonly steps: MeanSteps | PooledSteps | KappaSteps | MatthewsSteps
  /** What guessing reaches on average, which is taken out of the score; null where it is not. */
  readonly chance: number | null
  readonly score: number | null
}

/** A confusion matrix, worked out. */
export interface LabelSteps {
  readonly labels: readonly string[]
  /** `cells[gold][predicted]`. */
  readonly cells: readonly (readonly number[])[]
  readonly items: number
  readonly correct: number
  readonly classes: readonly ClassSteps[]
  /** Share of the most frequent gold label: what saying it always would reach. */
  readonly majorityShare: number | null
  readonly accuracy: number | null
  /** The average that was asked for first, then the other two of the same figure. */
  readonly averages: readonly AverageSteps[]
}

const PARTS = ['precision', 'recall', 'f1'] as const
export type LabelPart = (typeof PARTS)[number]
const AVERAGES = ['macro', 'weighted', 'micro'] as const
type Average = (typeof AVERAGES)[number]

/**
 * The confusion matrix of labelled items, each class' figures and the averages over them; cells, figures and scores are
 * the metrics' own. Source: scikit-learn 1.2. Items without both labels are left out; none left: null. Throws InputError
 * where `labels` names none that occurs.
 *
 * @example explainLabels([{ id: '1', label: 'a', predictedLabel: 'b' }], 'macro_f1')?.cells // [[0, 1], [0, 0]]
 */
export function explainLabels(segments: readonly MetricSegment[], spec: string): LabelSteps | null {
  const { score } = scoreSpec(spec, segments)
  const details = score.details as unknown as {
    items: number
    correct: number
    labels: readonly string[]
    majorityShare: number | null
    perClass: readonly Omit<ClassSteps, 'hits' | 'f'>[]
    confusion: readonly (readonly number[])[]
  }
  if (!details.items) return null
  const asked = parseSpec(spec)
  const beta = Number(asked.options.beta ?? 1)
  const classes = details.perClass.map(({ label, support, predicted, precision, recall, f1 }, i): ClassSteps => {
    const hits = details.confusion[i][i]
    const f = beta === 1 ? f1 : fBetaOf({ hits, support, predicted }, beta)
    return { label, hits, support, predicted, precision, recall, f1, f }
  })
  return {
    labels: details.labels,
    cells: details.confusion,
    items: details.items,
    correct: details.correct,
    classes,
    majorityShare: details.majorityShare,
    accuracy: scoreSpec('accuracy', segments).score.value,
    averages: siblingsOf(asked).map((one) =>
      explainAverage(one, { classes, segments, table: { labels: details.labels, cells: details.confusion } }),
    ),
  }
}

/** The SPEC itself and the other averages of the same figure, with the same settings. */
function siblingsOf(asked: Spec): Spec[] {
  const part = partOf(asked.name)
  const all = AVERAGES.map(
    (average): Spec => ({ name: `${average}_${part}`, options: optionsFor(part, asked.options) }),
  )
  if (asked.name === 'accuracy') return all
  return [asked, ...all.filter(({ name }) => name !== asked.name)]
}

function partOf(name: string): LabelPart {
  if (name === 'balanced_accuracy') return 'recall'
  return PARTS.find((part) => name.endsWith(part)) ?? 'f1'
}

/** Accuracies have other settings than averages, and only F has a beta. */
function optionsFor(part: LabelPart, options: Spec['options']): Spec['options'] {
  const { options: defaults } = parseSpec(`macro_${part}`)
  return Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, options[key] ?? value]))
}

function explainAverage(
  spec: Spec,
  of: { classes: readonly ClassSteps[]; segments: readonly MetricSegment[]; table: LabelTable },
): AverageSteps {
  const { metric, score } = scoreSpec(spec, of.segments)
  return {
    name: spec.name,
    label: metric.label,
    signature: formatSignature(metric.signature),
    part: partOf(spec.name),
    beta: Number(spec.options.beta ?? 1),
    steps: toSteps(spec, of.classes, of.table),
    chance: spec.options.adjusted === 'yes' ? 1 / of.classes.filter(isCounted(spec)).length : null,
    score: score.value,
  }
}

function toSteps(spec: Spec, classes: readonly ClassSteps[], table: LabelTable): AverageSteps['steps'] {
  if (spec.name === 'kappa') return kappaSteps(table, spec)
  if (spec.name === 'mcc') return matthewsSteps(table)
  const average = AVERAGES.find((one) => spec.name.startsWith(one)) ?? null
  const counts = isCounted(spec)
  if (average !== 'micro')
    return toMean(classes, { counts, part: partOf(spec.name), average, zero: Number(spec.options.zero ?? 0) })
  const counted = classes.filter(counts)
  const sumOf = (key: 'hits' | 'support' | 'predicted') => counted.reduce((total, one) => total + one[key], 0)
  return { kind: 'pooled', hits: sumOf('hits'), support: sumOf('support'), predicted: sumOf('predicted') }
}

/** Balanced accuracy takes the classes that occur in gold; the others those that are named, else all that occur. */
function isCounted({ name, options }: Spec): (one: ClassSteps) => boolean {
  if (name === 'balanced_accuracy') return ({ support }) => support > 0
  if (options.labels === undefined || options.labels === 'union') return () => true
  const named = splitList(options.labels)
  return ({ label }) => named.includes(label)
}

function toMean(
  classes: readonly ClassSteps[],
  how: { counts: (one: ClassSteps) => boolean; part: LabelPart; average: Average | null; zero: number },
): MeanSteps {
  const terms = classes.flatMap((one, at): AverageTerm[] => {
    if (!how.counts(one)) return []
    const value = how.part === 'f1' ? one.f : one[how.part]
    const weight = how.average === 'weighted' ? one.support : 1
    return [{ at, value: value ?? how.zero, weight, isUndefined: value === null }]
  })
  return { kind: 'mean', terms, weights: terms.reduce((total, { weight }) => total + weight, 0) }
}

/** F of one class from its counts; null where it occurs on neither side. */
function fBetaOf(
  { hits, support, predicted }: Pick<ClassSteps, 'hits' | 'support' | 'predicted'>,
  beta: number,
): number | null {
  const below = beta * beta * support + predicted
  // A beta whose square is beyond a double leaves nothing that could be divided.
  return below === 0 || !Number.isFinite(below) ? null : ((1 + beta * beta) * hits) / below
}
