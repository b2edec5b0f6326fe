import type { ScoreRecord } from '../schema/records.ts'
import { getFieldMeaning } from '../signature/fields.ts'
import { formatNumber } from './format-number.ts'
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
}

/** Decimals of parts that are not whole numbers: enough to tell two runs apart, few enough to read. */
const DETAIL_DECIMALS = 4

/** The signature of one score with what each field means, silent fields too, and the parts that the score is made of. */
export function prepareSignature(score: ScoreRecord): SignatureView {
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
    details: Object.entries(score.details).flatMap(([name, value]) => {
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
    const parts = value.map(formatDetail)
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
