import type { Metric, Score } from './metric.ts'
import type { DataWarning } from './warnings.ts'

/** Below this share of lost letters and digits nothing is said: an accent here and there is no other language. */
const WORTH_SAYING = 0.02

/**
 * What a tokenizer did to the texts behind a score: texts of which it left nothing, letters and digits that it threw
 * away, and a ROUGE-Lsum that found no line breaks. Reads the counts in the score's details; none for metrics that do
 * not count them.
 *
 * @example tokenizerWarnings(createMetric('rouge1', { references: 1, labels: [] }), { value: 0, details: { letters: 10, dropped: 5 } })[0].code
 * // 'dropped-letters'
 */
export function tokenizerWarnings(metric: Metric, score: Score): DataWarning[] {
  const { label } = metric
  const { segments, emptied = 0, letters = 0, dropped = 0, broken } = score.details as Partial<Record<string, number>>
  const warnings: DataWarning[] = []
  const tokenizer = metric.signature.fields.find(({ key }) => key === 'tok')?.value
  if (emptied > 0) {
    const cause = tokenizer ? `the tokenizer "${tokenizer}"` : 'these settings'
    const message = `${label}: ${cause} left nothing of a text in ${emptied} of ${segments} segments, which count as empty. Choose a tokenizer for their script.`
    warnings.push({ code: 'emptied-text', metric: label, message })
  }
  if (dropped > WORTH_SAYING * letters) {
    const message = `${label}: the tokenizer "${tokenizer}" keeps only a–z and 0–9 and threw away ${toPercent(dropped / letters)} of all letters and digits. Use tok=word, tok=mixed or tok=char.`
    warnings.push({ code: 'dropped-letters', metric: label, message })
  }
  if (broken === 0 && score.value !== null) {
    const message = `${label} is the same as ROUGE-L here: no text has a line break, so no sentences were marked. Put each sentence on a line of its own.`
    warnings.push({ code: 'no-line-breaks', metric: label, message })
  }
  return warnings
}

/** Whole per cents that never claim all or nothing by rounding. */
function toPercent(share: number): string {
  const rounded = Math.round(100 * share)
  return `${share < 1 ? Math.min(rounded, 99) : rounded}%`
}
