import { toEditItems } from '../metrics/edit-units.ts'
import { toErrorRateOptions } from '../metrics/error-rate-metric.ts'
import type { MetricSegment } from '../metrics/metric.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { type AlignmentKind, alignTokens } from '../text/alignment.ts'
import { scoreSpec } from './score-spec.ts'

/** One column of an alignment; a side that has nothing there is null. */
export interface EditColumn {
  readonly kind: AlignmentKind
  readonly reference: string | null
  readonly hypothesis: string | null
}

/** An error rate of one segment, worked out. */
export interface EditSteps {
  readonly signature: string
  readonly label: string
  readonly best: number
  readonly columns: readonly EditColumn[]
  readonly hits: number
  readonly substitutions: number
  readonly deletions: number
  readonly insertions: number
  readonly errors: number
  readonly referenceLength: number
  /** The rate; null where the reference holds nothing, with the reason. */
  readonly score: number | null
  readonly reason?: string
}

/**
 * WER, CER, MER, WIL or WIP of one segment step by step: how the items line up, what each step costs, the rate. Counts
 * and rate are the metric's own, and the alignment is the one that it counts. Source: jiwer 4.0.0.
 * Null where the segment has no hypothesis or no reference.
 *
 * @example explainEdits({ id: '1', hypothesis: '1230', references: ['1280'] }, 'cer')?.score // 1/4
 */
export function explainEdits(segment: MetricSegment, spec: string): EditSteps | null {
  const { hypothesis, references } = segment
  if (hypothesis === undefined || !references?.length) return null
  const { metric, score } = scoreSpec(spec, [segment])
  const options = toErrorRateOptions(parseSpec(spec).options)
  const best = fewestErrors(segment, spec)
  const details = score.details as Record<string, number>
  return {
    signature: formatSignature(metric.signature),
    label: metric.label,
    best,
    columns: alignColumns(toEditItems(references[best], options), toEditItems(hypothesis, options)),
    hits: details.hits,
    substitutions: details.substitutions,
    deletions: details.deletions,
    insertions: details.insertions,
    errors: details.errors,
    referenceLength: details.referenceLength,
    score: score.value,
    ...(score.reason !== undefined && { reason: score.reason }),
  }
}

/** The reference with the lowest error rate, whatever is made of the counts then (MER, WIL); the first on a tie. */
function fewestErrors(segment: MetricSegment, spec: string): number {
  const references = segment.references ?? []
  const { options } = parseSpec(spec)
  const rate = formatSpec({ name: 'wer', options: { ...options, agg: 'sum' } })
  const rates = references.map((reference) => {
    const { value, details } = scoreSpec(rate, [{ ...segment, references: [reference] }]).score
    // What is inserted where a reference holds nothing is worse than any rate.
    return value ?? ((details as { errors: number }).errors > 0 ? Number.POSITIVE_INFINITY : 0)
  })
  return rates.indexOf(Math.min(...rates))
}

/** The columns of the cheapest alignment of two lists of items. */
export function alignColumns(reference: readonly string[], hypothesis: readonly string[]): EditColumn[] {
  return alignTokens(reference, hypothesis).flatMap((chunk) => {
    const length = Math.max(chunk.referenceEnd - chunk.referenceStart, chunk.hypothesisEnd - chunk.hypothesisStart)
    return Array.from({ length }, (_, i) => ({
      kind: chunk.kind,
      reference: chunk.kind === 'insert' ? null : reference[chunk.referenceStart + i],
      hypothesis: chunk.kind === 'delete' ? null : hypothesis[chunk.hypothesisStart + i],
    }))
  })
}
