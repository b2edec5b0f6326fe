import { findNumber, type JsonRecord, memberAt, toList } from '../json-values.ts'

export interface ChoiceLabels {
  /** Index of the right choice as text, by row. */
  readonly labels: readonly string[]
  readonly note: string | null
}

/**
 * The right choices of multiple-choice rows, or null where they cannot be told. `target` is an index in newer files and
 * the text of the choice in older ones, and "3" may be either: it is an index only where that holds in every row.
 */
export function findChoiceLabels(rows: readonly JsonRecord[]): ChoiceLabels | null {
  const counts = rows.map((row) => toList(row.resps).length)
  const within = (index: number | null, row: number) =>
    index !== null && Number.isInteger(index) && index >= 0 && index < counts[row]
  const targets = rows.map(({ target }) =>
    typeof target === 'string' && /^\d+$/.test(target) ? Number(target) : findNumber(target),
  )
  if (targets.every(within)) return { labels: targets.map(String), note: null }
  const golds = rows.map(({ doc }) => findNumber(memberAt(doc, 'gold')))
  if (golds.every(within))
    return { labels: golds.map(String), note: 'the right choice is taken from doc.gold; target is a text.' }
  const letters = rows.map(({ doc }) => {
    const letter = memberAt(doc, 'correct')
    return typeof letter === 'string' && /^[a-z]$/i.test(letter) ? letter.toLowerCase().charCodeAt(0) - 97 : null
  })
  if (letters.every(within))
    return {
      labels: letters.map(String),
      note: 'the right choice is taken from doc.correct (a letter); target is a text.',
    }
  return null
}
