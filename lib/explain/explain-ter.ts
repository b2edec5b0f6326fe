import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { editDistance } from '../text/edit-distance.ts'
import { internTokens } from '../text/intern-tokens.ts'
import { tokenizeTercom, tokenizeTercomReference } from '../text/tokenizers/tokenize-tercom.ts'
import { bestReference } from './best-reference.ts'
import { alignColumns, type EditColumn } from './explain-edits.ts'
import { scoreSpec } from './score-spec.ts'

/** TER of one segment, worked out. */
export interface TerSteps {
  readonly signature: string
  readonly best: number
  /** The alignment before any shift. */
  readonly columns: readonly EditColumn[]
  /** Edits without shifts, and with the shifts that tercom finds, each counted as one edit. */
  readonly withoutShifts: number
  readonly edits: number
  /** Average over the references, in words. */
  readonly referenceLength: number
  /** Points; may pass 100. */
  readonly score: number
}

/**
 * TER of one segment step by step: the words, their alignment before shifts, edits with shifts, the rate. Edits and rate
 * are the metric's own. Source: Snover et al. 2006, section 2, as sacreBLEU 2.6.0.
 * Null where the segment has no hypothesis or no reference.
 *
 * @example explainTer({ id: '1', hypothesis: 'today we ship', references: ['we ship today'] }, 'ter')?.edits
 * // 1: one shift in place of two edits
 */
export function explainTer(segment: MetricSegment, spec: string): TerSteps | null {
  const { hypothesis, references } = segment
  if (hypothesis === undefined || !references?.length) return null
  const { metric, score } = scoreSpec(spec, [segment])
  if (score.value === null) return null
  const { options } = parseSpec(spec)
  const how = {
    normalized: options.norm === 'yes',
    noPunctuation: options.punct === 'no',
    asian: options.asian === 'yes',
    caseSensitive: options.case === 'mixed',
  }
  const words = tokenizeTercom(hypothesis, how)
  const best = bestByEdits(segment, spec)
  const reference = tokenizeTercomReference(references[best], how)
  const [a, b] = internTokens(reference, words)
  const details = score.details as { edits: number; referenceLength: number }
  return {
    signature: formatSignature(metric.signature),
    best,
    columns: alignColumns(reference, words),
    withoutShifts: editDistance(a, b),
    edits: details.edits,
    referenceLength: details.referenceLength,
    score: score.value,
  }
}

/** TER takes the fewest edits, not the lowest rate, since the length is an average over all references. */
function bestByEdits(segment: MetricSegment, spec: string): number {
  const references = segment.references ?? []
  if (references.length < 2) return bestReference(segment, spec)
  const edits = references.map((reference) => {
    const { details } = scoreSpec(spec, [{ ...segment, references: [reference] }]).score
    return (details as { edits: number }).edits
  })
  return edits.indexOf(Math.min(...edits))
}
