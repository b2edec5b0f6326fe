import type { MetricSegment } from '../metrics/metric.ts'
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
}

/**
 * The confusion matrix of labelled items and each class' figures; cells and figures are the metrics' own. Source:
 * scikit-learn 1.2. Items without both labels are left out; none left: null.
 *
 * @example explainLabels([{ id: '1', label: 'a', predictedLabel: 'b' }])?.cells // [[0, 1], [0, 0]]
 */
export function explainLabels(segments: readonly MetricSegment[]): LabelSteps | null {
  const { score } = scoreSpec('macro_f1', segments)
  const details = score.details as unknown as {
    items: number
    correct: number
    labels: readonly string[]
    majorityShare: number | null
    perClass: readonly (Omit<ClassSteps, 'hits'> & { label: string })[]
    confusion: readonly (readonly number[])[]
  }
  if (!details.items) return null
  return {
    labels: details.labels,
    cells: details.confusion,
    items: details.items,
    correct: details.correct,
    classes: details.perClass.map(({ label, support, predicted, precision, recall, f1 }, i) => ({
      label,
      hits: details.confusion[i][i],
      support,
      predicted,
      precision,
      recall,
      f1,
    })),
    majorityShare: details.majorityShare,
    accuracy: scoreSpec('accuracy', segments).score.value,
  }
}
