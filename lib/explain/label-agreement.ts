import { splitList } from '../metrics/list-values.ts'
import type { Spec } from '../metrics/spec.ts'

/** Labels and cells of a confusion matrix, `cells[gold][predicted]`. */
export interface LabelTable {
  readonly labels: readonly string[]
  readonly cells: readonly (readonly number[])[]
}

/** Cohen's kappa worked out: 1 − observed / expected. */
export interface KappaSteps {
  readonly kind: 'kappa'
  /** Disagreement of the items, each weighed by how far apart its labels are; without weights, items that disagree. */
  readonly observed: number
  /** The same where gold and predicted labels, as frequent as they are, met by chance. */
  readonly expected: number
}

/** Matthews' correlation worked out: (n · right − cross) / √((n² − gold²)(n² − predicted²)). */
export interface MatthewsSteps {
  readonly kind: 'mcc'
  readonly items: number
  readonly right: number
  /** Sums over the classes: gold × predicted, gold squared, predicted squared. */
  readonly cross: number
  readonly goldSquares: number
  readonly predictedSquares: number
}

/**
 * Observed and expected disagreement under the SPEC's weights and labels. Source: Cohen 1960 and 1968, as scikit-learn 1.2.
 *
 * @example kappaSteps({ labels: ['a', 'b'], cells: [[3, 1], [1, 3]] }, parseSpec('kappa')) // observed 2, expected 4
 */
export function kappaSteps({ labels, cells }: LabelTable, { options }: Spec): KappaSteps {
  const order = orderOf(labels, options.labels)
  const counts = order.map((g) => order.map((p) => cells[g][p]))
  const gold = counts.map(total)
  const predicted = order.map((_, p) => total(counts.map((row) => row[p])))
  const items = total(gold)
  let [observed, expected] = [0, 0]
  counts.forEach((row, g) => {
    row.forEach((count, p) => {
      const apart = Math.abs(g - p)
      const weight =
        options.weights === 'linear' ? apart : options.weights === 'quadratic' ? apart ** 2 : Math.sign(apart)
      observed += weight * count
      expected += (weight * gold[g] * predicted[p]) / items
    })
  })
  return { kind: 'kappa', observed, expected }
}

/** Places of the labels in the order that weights go by: as they are named, numbers by value, else as they stand. */
function orderOf(labels: readonly string[], named: string): number[] {
  const places = labels.map((_, i) => i)
  if (named !== 'union')
    return [...new Set(splitList(named))].map((label) => labels.indexOf(label)).filter((i) => i >= 0)
  const isNumeric = labels.every((label) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(label))
  return isNumeric ? places.sort((a, b) => Number(labels[a]) - Number(labels[b])) : places
}

/**
 * The sums of Matthews' correlation for any number of classes. Source: Gorodkin 2004.
 *
 * @example matthewsSteps({ labels: ['a', 'b'], cells: [[3, 1], [1, 3]] }).cross // 32
 */
export function matthewsSteps({ cells }: LabelTable): MatthewsSteps {
  const gold = cells.map(total)
  const predicted = cells.map((_, p) => total(cells.map((row) => row[p])))
  return {
    kind: 'mcc',
    items: total(gold),
    right: total(cells.map((row, i) => row[i])),
    cross: total(gold.map((count, i) => count * predicted[i])),
    goldSquares: total(gold.map((count) => count ** 2)),
    predictedSquares: total(predicted.map((count) => count ** 2)),
  }
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
