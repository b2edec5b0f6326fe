import type { ScoreRecord } from '../schema/records.ts'
import { getFieldMeaning } from '../signature/fields.ts'
import { formatCount, formatNumber } from './format-number.ts'
import { toPlainDecimals } from './format-plain.ts'

export interface SignatureView {
  readonly label: string
  readonly canonical: string
  readonly fields: readonly {
    readonly key: string
    readonly value: string | null
    readonly meaning: string
    readonly declared: boolean
  }[]
  readonly implementation: string | null
  /** Signature that came with the posted number, where it has one. */
  readonly posted: string | null
  /** Counts and parts of the score, in the order of the metric. */
  readonly details: readonly { readonly name: string; readonly value: string }[]
  /** Gold labels down, predicted ones across; null for a score that is made of none, or of more than a page holds. */
  readonly confusion: ConfusionView | null
}

export interface ConfusionView {
  readonly labels: readonly string[]
  /** A row for each gold label, in the order of `labels`. */
  readonly rows: readonly {
    readonly gold: string
    readonly cells: readonly { readonly predicted: string; readonly text: string; readonly right: boolean }[]
  }[]
}

/** Labels of a matrix that a page still holds; its download has all of any. */
const MOST_LABELS = 40

/** Decimals of parts that are not whole numbers: enough to tell two runs apart, few enough to read. */
const DETAIL_DECIMALS = 4

/**
 * Counts of gold against predicted labels among the parts of a score; null where there are none.
 *
 * @example readConfusion({ labels: ['a', 'b'], confusion: [[3, 1], [0, 2]] })?.counts[0][1] // 1
 */
export function readConfusion({ labels, confusion }: ScoreRecord['details']): {
  readonly labels: readonly string[]
  readonly counts: readonly (readonly number[])[]
} | null {
  if (!Array.isArray(labels) || !Array.isArray(confusion) || labels.length === 0) return null
  const isWhole = confusion.length === labels.length && confusion.every((row) => row?.length === labels.length)
  return isWhole ? { labels: labels.map(String), counts: confusion as number[][] } : null
}

function toConfusionView(found: ReturnType<typeof readConfusion>): ConfusionView | null {
  if (found === null || found.labels.length > MOST_LABELS) return null
  const { labels, counts } = found
  return {
    labels,
    rows: labels.map((gold, g) => ({
      gold,
      cells: labels.map((predicted, p) => ({ predicted, text: formatCell(counts[g][p]), right: g === p })),
    })),
  }
}

/** A count; with repeats a mean of counts. */
function formatCell(value: number): string {
  return Number.isInteger(value) ? formatCount(value) : formatNumber(value, 1)
}

/** The signature of one score with what each field means, silent fields too, and the parts that the score is made of. */
export function prepareSignature(score: ScoreRecord): SignatureView {
  const confusion = readConfusion(score.details)
  return {
    label: score.label,
    canonical: score.signature,
    fields: score.fields.map((field) => ({
      key: field.key,
      value: field.value,
      meaning: getFieldMeaning(field.key).meaning,
      declared: field.declared === true,
    })),
    implementation: score.implementation,
    posted: score.posted?.signature ?? null,
    confusion: toConfusionView(confusion),
    details: Object.entries(score.details).flatMap(([name, value]) => {
      // Both are the matrix.
      if (confusion !== null && (name === 'labels' || name === 'confusion')) return []
      const text = formatDetail(value)
      return text === null ? [] : [{ name: toWords(name), value: text }]
    }),
  }
}

/** Numbers, words and lists of numbers; deeper things have no place in a line. */
function formatDetail(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && Number.isFinite(value))
    return formatNumber(value, Math.min(DETAIL_DECIMALS, toPlainDecimals(value)))
  if (Array.isArray(value) && value.length > 0 && value.length <= 12) {
    const parts = value.map((part) => (Array.isArray(part) ? null : formatDetail(part)))
    return parts.every((part) => part !== null) ? parts.join(' · ') : null
  }
  return null
}

/** `brevityPenalty` becomes `brevity penalty`. */
function toWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}
