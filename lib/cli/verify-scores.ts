import { belongsToScore, namesMetric, specsOfPosted } from '../metrics/match-posted-score.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import { verifyMessages as say } from '../report/messages/en/verify.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { PostedScore } from '../schema/run-input.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { decimalsOf, judgeTrust } from '../signature/trust.ts'
import './provide-statistics.ts'
import { type ScorableRun, scoreRun } from './score-run.ts'

/** A posted score beside the one that is computed here. */
export interface VerifiedScore {
  readonly metric: string
  readonly posted: string | null
  readonly postedSignature: string | null
  /** The SPEC it was held against; null where none here is of its kind. */
  readonly spec: string | null
  readonly signature: string | null
  readonly value: number | null
  /** `unverified`: too coarse, of another signature, or of a metric that is not computed here. */
  readonly outcome: 'verified' | 'differs' | 'unverified'
  /** Decimals to which the two were held together; null where they were not. */
  readonly decimals: number | null
  /** What else is to be said; null for nothing. */
  readonly note: string | null
}

/**
 * Recomputes scores that were made elsewhere and holds each against the one of its kind, as the server does. Without
 * SPECs of its own the metrics are those that the posted scores name, with the settings of their signatures.
 */
export function verifyScores(
  run: ScorableRun,
  posted: readonly PostedScore[],
  specs: readonly string[] = [],
): VerifiedScore[] {
  const names = posted.map(({ metric, signature = null }) => ({ metric, signature }))
  const wanted = [
    ...new Set(specs.length > 0 ? specs.map((spec) => formatSpec(parseSpec(spec))) : names.flatMap(specsOfPosted)),
  ]
  const facts = testSetFacts(run.scorable)
  const computed = wanted.map((spec) => {
    const metric = createMetricWithResources(parseSpec(spec), facts)
    const { value, reason } = scoreRun(metric, run, 'corpus').score
    const { signature } = metric
    return { ...signature, spec, label: metric.label, signature: formatSignature(signature), value, reason }
  })
  return posted.map(({ value, decimals = null, signature = null, metric }): VerifiedScore => {
    const name = { metric, signature }
    const text = value === null ? null : String(value)
    const base = { metric, posted: text, postedSignature: signature }
    const match = computed.find((score) => belongsToScore(name, score))
    if (!match) {
      const rival = computed.find((score) => namesMetric(metric, score))
      const note = rival ? say.otherSignature(rival.signature) : say.notComputed
      return { ...base, spec: null, signature: null, value: null, outcome: 'unverified', decimals: null, note }
    }
    const { trust, note } = judgeTrust({ value: match.value, posted: { text, decimals } })
    const outcome = trust === 'verified' || trust === 'differs' ? trust : 'unverified'
    return {
      ...base,
      spec: match.spec,
      signature: match.signature,
      value: match.value,
      outcome,
      decimals: outcome === 'unverified' || text === null ? null : (decimals ?? decimalsOf(text)),
      note: match.value === null ? (match.reason ?? note) : note,
    }
  })
}
