import { shortenLines } from './shorten-lines.ts'
import { toLines } from './to-segments.ts'

/** Characters of each box of labels that are worked out at most. */
export const MOST_LABEL_CHARACTERS = 20_000
/** Different labels that are worked out at most: the averages of each variant go over all pairs of them. */
export const MOST_LABELS = 200

/** Pasted labels as items; none where the counts differ. */
export interface LabelItems {
  /** The first line that has a label in one box alone, where both have as many lines; then there are no items. */
  readonly gap: { readonly line: number; readonly missing: 'gold' | 'predicted' } | null
  /** The lines of the first pair whose labels stand on different lines, because one box has more blank lines before it. */
  readonly crossed: { readonly gold: number; readonly predicted: number } | null
  /** Labels of each box. */
  readonly gold: number
  readonly predicted: number
  readonly items: readonly { readonly id: string; readonly label: string; readonly predictedLabel: string }[]
  readonly cut: boolean
  readonly shortenedTo: number | null
  /** Whether items were left out because there would be more than `MOST_LABELS` different labels. */
  readonly hasManyLabels: boolean
}

/**
 * One label a line, white space around it dropped. Lines without a label count for nothing, unless that would pair a
 * label with another line's: a line that is empty in one box alone is a missing label. Where the boxes have other numbers
 * of lines, labels pair by their order, and `crossed` says from where on they stand on different lines.
 */
export function toLabelItems(goldText: string, predictedText: string): LabelItems {
  const lines = [goldText, predictedText].map((text) => toLines(text.trimEnd()).map((line) => line.trim()))
  const [gold, predicted] = lines.map((labels) => labels.filter((label) => label !== ''))
  const gap = findGap(lines[0], lines[1])
  const isUneven = gold.length !== predicted.length
  const crossed = gap !== null || isUneven ? null : findCrossed(lines[0], lines[1])
  const counts = { gap, crossed, gold: gold.length, predicted: predicted.length }
  if (gap !== null || isUneven || gold.length === 0)
    return { ...counts, items: [], cut: false, shortenedTo: null, hasManyLabels: false }
  const { columns, cut, shortenedTo } = shortenLines([gold, predicted], MOST_LABEL_CHARACTERS)
  const seen = new Set<string>()
  const end = columns[0].findIndex((label, i) => seen.add(label).add(columns[1][i]).size > MOST_LABELS)
  const items = columns[0]
    .slice(0, end < 0 ? undefined : end)
    .map((label, i) => ({ id: String(i + 1), label, predictedLabel: columns[1][i] }))
  return { ...counts, items, cut, shortenedTo, hasManyLabels: end >= 0 }
}

function findGap(gold: readonly string[], predicted: readonly string[]): LabelItems['gap'] {
  if (gold.length !== predicted.length) return null
  const at = gold.findIndex((label, i) => (label === '') !== (predicted[i] === ''))
  return at < 0 ? null : { line: at + 1, missing: gold[at] === '' ? 'gold' : 'predicted' }
}

function findCrossed(gold: readonly string[], predicted: readonly string[]): LabelItems['crossed'] {
  const [goldLines, predictedLines] = [gold, predicted].map((lines) =>
    lines.flatMap((label, i) => (label === '' ? [] : [i + 1])),
  )
  const at = goldLines.findIndex((line, i) => line !== predictedLines[i])
  return at < 0 ? null : { gold: goldLines[at], predicted: predictedLines[at] }
}
