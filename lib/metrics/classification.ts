import { InputError } from '../errors.ts'
import type { SignatureField } from '../signature/signature.ts'
import {
  type Average,
  accuracyOf,
  averagedFigures,
  balancedAccuracyOf,
  type Confusion,
  classFigures,
  type KappaWeights,
  kappaOf,
  matthewsOf,
  type PrecisionRecallF,
  type ZeroDivision,
} from './confusion-figures.ts'
import { goldLabelOf, predictedLabelOf } from './label-of.ts'
import { splitList } from './list-values.ts'
import type { AdditiveMetric, MetricDefinition, OptionKey, Score, TestSetFacts } from './metric.ts'

/** Since 1.1.0 labels may be escaped, and figures over them have settings more. */
const versionOf = ({ keys }: MetricDefinition) => ('labels' in keys ? '1.1.0' : '1.0.0')
/** Cells grow with the square of the labels; beyond this a label is free text and exact_match is the right metric. */
export const MOST_LABELS = 1000

type Options = Readonly<Record<string, string>>

const ZERO_KEY: OptionKey = {
  values: ['0', '1'],
  default: '0',
  meaning: 'value of a precision or recall that is 0/0, in a mean',
}
const LABELS_KEY: OptionKey = {
  values: 'text',
  default: 'union',
  meaning:
    'labels to average over, separated by commas (\\, is a comma inside a label, \\\\ a backslash); union: those that occur in gold or prediction',
}

const BETA_KEY: OptionKey = {
  values: 'number',
  default: '1',
  min: 0,
  meaning: 'weight of recall against precision: 2 for F2, 0.5 for F0.5',
}

/** Labels that occur, in the order of the list; numbers in that of their values where all of them are numbers. */
function occurring(confusion: Confusion, labels: readonly string[]): number[] {
  const found = classFigures(confusion).flatMap((figures, i) => (figures.support + figures.predicted > 0 ? [i] : []))
  const isNumeric = found.every((i) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(labels[i]))
  return isNumeric ? found.sort((a, b) => Number(labels[a]) - Number(labels[b])) : found
}

interface Figure {
  readonly name: string
  readonly label: string
  readonly meaning: string
  readonly range: readonly [number, number]
  readonly keys: Readonly<Record<string, OptionKey>>
  /** The figure itself; NaN where it is undefined. `classes` are those to average over. */
  readonly of: (confusion: Confusion, options: Options, classes: readonly number[]) => number
}

function toMetric(figure: Figure, definition: MetricDefinition, options: Options, facts: TestSetFacts): AdditiveMetric {
  const { labels } = facts
  if (labels.length > MOST_LABELS)
    throw new InputError({
      code: 'too-many-labels',
      message: `${figure.name} would need ${labels.length} labels; at most ${MOST_LABELS} make a confusion matrix.`,
      mend: 'Use exact_match for free text.',
    })
  const k = labels.length
  const indexOf = new Map(labels.map((label, i) => [label, i]))
  const named =
    options.labels === undefined || options.labels === 'union' ? null : [...new Set(splitList(options.labels))]
  const unknown = (named ?? []).filter((label) => !indexOf.has(label))
  if (unknown.length > 0 && unknown.length === named?.length)
    throw new InputError({
      code: 'unknown-label',
      message: `None of the labels ${unknown.map((label) => `"${label}"`).join(', ')} occurs.`,
      mend: `Labels here: ${labels.slice(0, 20).join(', ')}.`,
    })
  // A named label that never occurs still counts in a macro mean, as in scikit-learn: it gets an empty class.
  const size = k + unknown.length
  const namedClasses = named?.map((label) => indexOf.get(label) ?? k + unknown.indexOf(label))
  const classesOf = (confusion: Confusion) => namedClasses ?? occurring(confusion, labels)
  const columns =
    labels.length === 0 ? [] : Array.from({ length: size * size }, (_, i) => `${Math.floor(i / size)}>${i % size}`)
  const value = (sums: Float64Array) => {
    const confusion = { cells: sums, labels: size }
    return figure.of(confusion, options, classesOf(confusion))
  }
  const fields = Object.keys(definition.keys).map(
    // Printed only where it is not the F1 of the name.
    (key): SignatureField => ({ key, value: options[key], silent: key === 'beta' && options.beta === '1' }),
  )
  return {
    kind: 'additive',
    name: definition.name,
    label: options.beta === undefined ? definition.label : definition.label.replace(/F1$/, `F${options.beta}`),
    layer: 'task',
    direction: 'higher',
    range: definition.range,
    unit: 'ratio',
    signature: {
      metric: definition.name,
      // A figure without settings would print as nothing at all.
      fields: [
        ...fields,
        { key: 'agg', value: 'sum', silent: fields.length > 0 },
        { key: 'failed', value: 'skip', silent: true },
      ],
      implementation: `assay-${definition.name} ${versionOf(definition)}`,
    },
    columns,
    storage: 'cell',
    row(segment, out, offset) {
      const gold = goldLabelOf(segment)
      const predicted = predictedLabelOf(segment)
      if (gold === undefined) return 'no gold label'
      if (predicted === undefined) return 'no predicted label'
      const g = indexOf.get(gold)
      const p = indexOf.get(predicted)
      if (g === undefined || p === undefined) return 'a label that is not in the label set'
      out[offset] = g * size + p
      return null
    },
    value,
    // Right or wrong: gold and predicted label are the same.
    cellValue: (cell) => (Math.floor(cell / size) === cell % size ? 1 : 0),
    score(sums): Score {
      const confusion = { cells: sums, labels: size }
      const found = value(sums)
      const details = detailsOf(confusion, [...labels, ...unknown], classesOf(confusion), options)
      if (Number.isFinite(found)) return { value: found, details }
      const empty = details.items === 0
      return { value: null, reason: empty ? 'no scored segment' : `${figure.label} is undefined here (0/0)`, details }
    },
  }
}

function detailsOf(confusion: Confusion, labels: readonly string[], classes: readonly number[], options: Options) {
  const figures = classFigures(confusion)
  const items = figures.reduce((sum, { support }) => sum + support, 0)
  const correct = figures.reduce((sum, { truePositives }) => sum + truePositives, 0)
  const shown = figures.flatMap((of, i) => (of.support + of.predicted > 0 || classes.includes(i) ? [i] : []))
  return {
    items,
    correct,
    labels: shown.map((i) => labels[i]),
    labelsCounted: classes.length,
    zeroDivision: options.zero ?? null,
    majorityShare: items === 0 ? null : Math.max(...figures.map(({ support }) => support)) / items,
    perClass: shown.map((i) => ({
      label: labels[i],
      precision: figures[i].precision,
      recall: figures[i].recall,
      f1: figures[i].f1,
      support: figures[i].support,
      predicted: figures[i].predicted,
      accuracyOneVsRest:
        items === 0 ? null : (items - figures[i].support - figures[i].predicted + 2 * figures[i].truePositives) / items,
    })),
    confusion: shown.map((g) => shown.map((p) => confusion.cells[g * confusion.labels + p])),
  }
}

const AVERAGES: readonly Average[] = ['macro', 'micro', 'weighted']
const PARTS: readonly { part: keyof PrecisionRecallF; name: string; label: string }[] = [
  { part: 'precision', name: 'precision', label: 'precision' },
  { part: 'recall', name: 'recall', label: 'recall' },
  { part: 'f', name: 'f1', label: 'F1' },
]

const FIGURES: readonly Figure[] = [
  {
    name: 'accuracy',
    label: 'Accuracy',
    meaning: 'share of items whose predicted label is the gold label',
    range: [0, 1],
    keys: {},
    of: accuracyOf,
  },
  {
    name: 'balanced_accuracy',
    label: 'Balanced accuracy',
    meaning: 'mean recall over the classes that occur in gold',
    range: [-1, 1],
    keys: { adjusted: { values: ['no', 'yes'], default: 'no', meaning: 'rescaled so that chance is 0' } },
    of: (confusion, options) => balancedAccuracyOf(confusion, { adjusted: options.adjusted === 'yes' }),
  },
  {
    name: 'mcc',
    label: 'MCC',
    meaning: 'Matthews correlation coefficient over all classes; 0 when a denominator is 0',
    range: [-1, 1],
    keys: {},
    of: (confusion) => (confusion.labels === 0 ? Number.NaN : matthewsOf(confusion)),
  },
  {
    name: 'kappa',
    label: "Cohen's kappa",
    meaning: 'agreement of gold and predicted labels beyond chance',
    range: [-1, 1],
    keys: {
      weights: {
        values: ['none', 'linear', 'quadratic'],
        default: 'none',
        meaning: 'how much labels that lie apart disagree: alike, by places between them, or by their square',
      },
      labels: {
        ...LABELS_KEY,
        meaning:
          'the labels in their order, separated by commas (\\, is a comma inside a label, \\\\ a backslash); union: those that occur, numbers by value, else by code point',
      },
    },
    of: (confusion, options, classes) =>
      kappaOf(confusion, { weights: options.weights as KappaWeights, order: classes }),
  },
  ...AVERAGES.flatMap((average) =>
    PARTS.map(
      ({ part, name, label }): Figure => ({
        name: `${average}_${name}`,
        label: `${average[0].toUpperCase()}${average.slice(1)} ${label}`,
        meaning: `${label} of the classes, ${average === 'micro' ? 'counts summed first' : `${average} mean`}`,
        range: [0, 1],
        keys: { labels: LABELS_KEY, zero: ZERO_KEY, ...(part === 'f' && { beta: BETA_KEY }) },
        of: (confusion, options, classes) =>
          confusion.labels === 0 || classes.length === 0
            ? Number.NaN
            : averagedFigures(confusion, average, {
                zero: Number(options.zero) as ZeroDivision,
                beta: Number(options.beta ?? 1),
                classes,
              })[part],
      }),
    ),
  ),
]

/**
 * Classification metrics over a confusion matrix whose cells are stored as one index per segment.
 * Source: scikit-learn 1.2 `metrics`; labels default to the union of gold and predicted ones that occur.
 * Without a scored segment the score is null.
 */
export const CLASSIFICATION: readonly MetricDefinition[] = FIGURES.map((figure) => {
  const definition: MetricDefinition = {
    name: figure.name,
    label: figure.label,
    meaning: figure.meaning,
    layer: 'task',
    direction: 'higher',
    range: figure.range,
    keys: figure.keys,
    needs: ['label', 'predictedLabel'],
    create: (options, facts) => toMetric(figure, definition, options, facts),
  }
  return definition
})
