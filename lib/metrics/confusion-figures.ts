/**
 * Figures of a confusion matrix, as scikit-learn 1.2 defines them. `cells[gold * labels + predicted]` holds counts
 * (or weights); rows are gold labels, columns predicted ones.
 */
export interface Confusion {
  readonly cells: ArrayLike<number>
  /** Number of labels: `cells` has its square. */
  readonly labels: number
}

/** One class against the rest. Precision and recall are null where nothing was predicted, or nothing is true. */
export interface ClassFigures {
  readonly truePositives: number
  /** Gold items of the class. */
  readonly support: number
  readonly predicted: number
  readonly precision: number | null
  readonly recall: number | null
  readonly f1: number | null
}

/** The value that stands for an undefined precision or recall in a mean (scikit-learn's `zero_division`). */
export type ZeroDivision = 0 | 1
export type Average = 'micro' | 'macro' | 'weighted'
export interface PrecisionRecallF {
  readonly precision: number
  readonly recall: number
  readonly f: number
}

/**
 * Sum of all cells.
 *
 * @example totalOf({ cells: [3, 1, 0, 2], labels: 2 }) // 6
 */
export function totalOf({ cells }: Confusion): number {
  let total = 0
  for (let i = 0; i < cells.length; i++) total += cells[i]
  return total
}

/**
 * Share of items on the diagonal; NaN without items.
 *
 * @example accuracyOf({ cells: [3, 1, 1, 3], labels: 2 }) // 0.75
 */
export function accuracyOf(confusion: Confusion): number {
  const { cells, labels } = confusion
  let correct = 0
  for (let i = 0; i < labels; i++) correct += cells[i * labels + i]
  return correct / totalOf(confusion)
}

function marginsOf({ cells, labels }: Confusion): { gold: Float64Array; predicted: Float64Array } {
  const gold = new Float64Array(labels)
  const predicted = new Float64Array(labels)
  for (let g = 0, at = 0; g < labels; g++) {
    for (let p = 0; p < labels; p++, at++) {
      gold[g] += cells[at]
      predicted[p] += cells[at]
    }
  }
  return { gold, predicted }
}

/**
 * Precision, recall and F1 of every label; undefined ones are null, F1 is 2tp/(2tp+fp+fn).
 *
 * @example classFigures({ cells: [3, 1, 1, 3], labels: 2 })[0].recall // 0.75
 */
export function classFigures(confusion: Confusion): ClassFigures[] {
  const { cells, labels } = confusion
  const { gold, predicted } = marginsOf(confusion)
  return Array.from({ length: labels }, (_, i) => {
    const tp = cells[i * labels + i]
    const both = gold[i] + predicted[i]
    return {
      truePositives: tp,
      support: gold[i],
      predicted: predicted[i],
      precision: predicted[i] === 0 ? null : tp / predicted[i],
      recall: gold[i] === 0 ? null : tp / gold[i],
      f1: both === 0 ? null : (2 * tp) / both,
    }
  })
}

/**
 * F-beta of one class. 0 whenever the class occurs on either side without a hit; the zero-division value where it
 * occurs on neither.
 */
function fBeta(tp: number, gold: number, predicted: number, beta: number, zero: ZeroDivision): number {
  const denominator = beta * beta * gold + predicted
  return denominator === 0 ? zero : ((1 + beta * beta) * tp) / denominator
}

/**
 * Averaged precision, recall and F over `classes` (label indices; by default all). `macro` is the plain mean of the
 * classes' figures, `weighted` weighs them by support, `micro` sums the counts first. F is the mean of the classes' F,
 * never the harmonic mean of two averages. No support at all under `weighted` gives the zero-division value for
 * precision and recall and 0 for F (scikit-learn 1.2, `precision_recall_fscore_support`).
 *
 * @example averagedFigures({ cells: [3, 1, 1, 3], labels: 2 }, 'macro') // { precision: 0.75, recall: 0.75, f: 0.75 }
 */
export function averagedFigures(
  confusion: Confusion,
  average: Average,
  { zero = 0, beta = 1, classes }: { zero?: ZeroDivision; beta?: number; classes?: readonly number[] } = {},
): PrecisionRecallF {
  const { cells, labels } = confusion
  const { gold, predicted } = marginsOf(confusion)
  const wanted = classes ?? Array.from({ length: labels }, (_, i) => i)
  const ratio = (a: number, b: number) => (b === 0 ? zero : a / b)
  if (average === 'micro') {
    let tp = 0
    let support = 0
    let positive = 0
    for (const i of wanted) {
      tp += cells[i * labels + i]
      support += gold[i]
      positive += predicted[i]
    }
    return { precision: ratio(tp, positive), recall: ratio(tp, support), f: fBeta(tp, support, positive, beta, zero) }
  }
  let precision = 0
  let recall = 0
  let f = 0
  let weights = 0
  for (const i of wanted) {
    const weight = average === 'macro' ? 1 : gold[i]
    const tp = cells[i * labels + i]
    weights += weight
    precision += weight * ratio(tp, predicted[i])
    recall += weight * ratio(tp, gold[i])
    f += weight * fBeta(tp, gold[i], predicted[i], beta, zero)
  }
  if (weights === 0) return { precision: zero, recall: zero, f: average === 'weighted' ? 0 : zero }
  return { precision: precision / weights, recall: recall / weights, f: f / weights }
}

/**
 * Mean recall over the labels that occur in gold; NaN when none does. `adjusted` rescales chance to 0:
 * (b − 1/k)/(1 − 1/k), NaN for one class.
 *
 * @example balancedAccuracyOf({ cells: [3, 1, 0, 2], labels: 2 }) // 0.875
 */
export function balancedAccuracyOf(confusion: Confusion, { adjusted = false } = {}): number {
  const { cells, labels } = confusion
  const { gold } = marginsOf(confusion)
  let sum = 0
  let classes = 0
  for (let i = 0; i < labels; i++) {
    if (gold[i] === 0) continue
    classes += 1
    sum += cells[i * labels + i] / gold[i]
  }
  if (classes === 0) return Number.NaN
  const mean = sum / classes
  if (!adjusted) return mean
  return classes === 1 ? Number.NaN : (mean - 1 / classes) / (1 - 1 / classes)
}

/**
 * Matthews correlation for any number of classes (Gorodkin 2004); 0 when a denominator is 0.
 *
 * @example matthewsOf({ cells: [3, 1, 1, 3], labels: 2 }) // 0.5
 */
export function matthewsOf(confusion: Confusion): number {
  const { cells, labels } = confusion
  const { gold, predicted } = marginsOf(confusion)
  const n = totalOf(confusion)
  let trace = 0
  let cross = 0
  let goldSquares = 0
  let predictedSquares = 0
  for (let i = 0; i < labels; i++) {
    trace += cells[i * labels + i]
    cross += gold[i] * predicted[i]
    goldSquares += gold[i] * gold[i]
    predictedSquares += predicted[i] * predicted[i]
  }
  const denominator = (n * n - predictedSquares) * (n * n - goldSquares)
  return denominator === 0 ? 0 : (trace * n - cross) / Math.sqrt(denominator)
}

/** How far apart two labels count in Cohen's kappa: by their places in an order of labels, not by their values. */
export type KappaWeights = 'none' | 'linear' | 'quadratic'

/**
 * Cohen's kappa over `order`, label indices in the order that weights go by (by default all, as they are); items of other
 * labels are left out. NaN when both sides use one and the same class throughout. Source: scikit-learn 1.2
 * `cohen_kappa_score`.
 *
 * @example kappaOf({ cells: [3, 1, 1, 3], labels: 2 }) // 0.5
 */
export function kappaOf(
  { cells, labels }: Confusion,
  { weights = 'none', order }: { weights?: KappaWeights; order?: readonly number[] } = {},
): number {
  const classes = order ?? Array.from({ length: labels }, (_, i) => i)
  const k = classes.length
  const gold = new Float64Array(k)
  const predicted = new Float64Array(k)
  let n = 0
  for (let g = 0; g < k; g++)
    for (let p = 0; p < k; p++) {
      const count = cells[classes[g] * labels + classes[p]]
      gold[g] += count
      predicted[p] += count
      n += count
    }
  let disagreement = 0
  let expected = 0
  for (let g = 0; g < k; g++)
    for (let p = 0; p < k; p++) {
      if (g === p) continue
      const weight = weights === 'none' ? 1 : weights === 'linear' ? Math.abs(g - p) : (g - p) ** 2
      disagreement += weight * cells[classes[g] * labels + classes[p]]
      expected += (weight * gold[g] * predicted[p]) / n
    }
  return expected === 0 ? Number.NaN : 1 - disagreement / expected
}
