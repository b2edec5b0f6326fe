import { shortenLines } from './shorten-lines.ts'
import { toLines } from './to-segments.ts'

/** Characters of each box of labels that are worked out at most. */
export const MOST_LABEL_CHARACTERS = 20_000
/** Different labels that are worked out at most: the averages of each variant go over all pairs of them. */
export const MOST_LABELS = 200

/** Pasted labels as items; none where the counts differ. */
export interface LabelItems {
  /** Labels of each box. */
  readonly gold: number
  readonly predicted: number
  readonly items: readonly { readonly id: string; readonly label: string; readonly predictedLabel: string }[]
  readonly cut: boolean
  readonly shortenedTo: number | null
  /** Whether items were left out because there would be more than `MOST_LABELS` different labels. */
  readonly hasManyLabels: boolean
}

/** One label a line, white space around it dropped; empty lines are no labels. */
export function toLabelItems(goldText: string, predictedText: string): LabelItems {
  const [gold, predicted] = [goldText, predictedText].map(toLabels)
  const counts = { gold: gold.length, predicted: predicted.length }
  if (gold.length !== predicted.length || gold.length === 0)
    return { ...counts, items: [], cut: false, shortenedTo: null, hasManyLabels: false }
  const { columns, cut, shortenedTo } = shortenLines([gold, predicted], MOST_LABEL_CHARACTERS)
  const seen = new Set<string>()
  const end = columns[0].findIndex((label, i) => seen.add(label).add(columns[1][i]).size > MOST_LABELS)
  const items = columns[0]
    .slice(0, end < 0 ? undefined : end)
    .map((label, i) => ({ id: String(i + 1), label, predictedLabel: columns[1][i] }))
  return { ...counts, items, cut, shortenedTo, hasManyLabels: end >= 0 }
}

function toLabels(text: string): string[] {
  return toLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
