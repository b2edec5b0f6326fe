import type { StoredPostedScore, StoredScore } from '../db/scores.ts'
import { InputError } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { ScoreRecord } from '../schema/records.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { judgeTrust } from '../signature/trust.ts'

/**
 * Computed and posted scores of one run, joined. A posted score belongs to a computed one when it names the same SPEC,
 * or the metric by name or label and, if it gives a signature, that very signature (long or short form).
 */
export function toScoreRecords(computed: readonly StoredScore[], posted: readonly StoredPostedScore[]): ScoreRecord[] {
  const open = new Set(posted)
  const records = computed.map((score): ScoreRecord => {
    const match = posted.find((candidate) => open.has(candidate) && belongsTo(candidate, score))
    if (match) open.delete(match)
    const { trust, note } = judgeTrust({ value: score.value, posted: match ?? null })
    return {
      spec: score.spec,
      metric: score.metric,
      label: score.label,
      direction: score.direction,
      layer: score.layer,
      unit: score.unit,
      signature: score.signature,
      fields: score.fields,
      implementation: score.implementation,
      value: score.value,
      reason: score.reason,
      details: score.details,
      interval: score.interval,
      scored: score.scored,
      failed: score.failed,
      posted: match ? { text: match.text ?? 'null', signature: match.signature } : null,
      trust,
      trustNote: note,
    }
  })
  return [...records, ...[...open].map((score) => toPostedOnly(score, computed))]
}

function toPostedOnly(score: StoredPostedScore, computed: readonly StoredScore[]): ScoreRecord {
  const rival = computed.find((candidate) => namesMetric(score.metric, candidate))
  return {
    spec: null,
    metric: score.metric,
    label: score.metric,
    direction: null,
    layer: null,
    unit: null,
    signature: score.signature ?? '',
    fields: [],
    implementation: null,
    value: score.text === null ? null : Number(score.text),
    reason: score.text === null ? (score.reason ?? 'It was posted without a value.') : score.reason,
    details: {},
    interval: null,
    scored: 0,
    failed: 0,
    posted: { text: score.text ?? 'null', signature: score.signature },
    trust: 'posted-only',
    trustNote: rival && score.signature !== null ? `Computed here under another signature: ${rival.signature}.` : null,
  }
}

function belongsTo(posted: StoredPostedScore, score: StoredScore): boolean {
  if (posted.signature !== null) {
    const signature = { metric: score.metric, fields: score.fields, implementation: score.implementation }
    const forms = [score.signature, formatSignature(signature, { short: true })]
    return namesMetric(posted.metric, score) && forms.includes(posted.signature)
  }
  return namesMetric(posted.metric, score)
}

function namesMetric(name: string, score: StoredScore): boolean {
  const plain = toPlainName(name)
  if (plain === toPlainName(score.metric) || plain === toPlainName(score.label)) return true
  try {
    return formatSpec(parseSpec(name)) === score.spec
  } catch (error) {
    // A name that no metric has here is a name all the same.
    if (error instanceof InputError) return false
    throw error
  }
}

/** A metric's name without case, blanks, `_` and `-`: as people write it in many ways. */
export function toPlainName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}
