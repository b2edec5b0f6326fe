import type { StoredPostedScore, StoredScore } from '../db/scores.ts'
import { belongsToScore, namesMetric } from '../metrics/match-posted-score.ts'
import type { ScoreRecord } from '../schema/records.ts'
import { judgeTrust } from '../signature/trust.ts'

/**
 * Computed and posted scores of one run, joined. A posted score belongs to a computed one when it names the same SPEC,
 * or the metric by name or label and, if it gives a signature, that one (the tool's version may be another).
 */
export function toScoreRecords(computed: readonly StoredScore[], posted: readonly StoredPostedScore[]): ScoreRecord[] {
  const open = new Set(posted)
  const records = computed.map((score): ScoreRecord => {
    const match = posted.find((candidate) => open.has(candidate) && belongsToScore(candidate, score))
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
