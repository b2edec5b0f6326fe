import type { MetricSegment } from '../metrics/metric.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { createScorer, type Scorer } from './score-spec.ts'
import { isPlain, scoreVariants, type VariantScore } from './score-variants.ts'
import { type Family, findFamily, quantityOf } from './variants.ts'

/** A variant beside the number at hand. */
export interface PlacedVariant extends VariantScore {
  /** It is the number at hand, on the same scale; one row at most is. */
  readonly own: boolean
  /** The same quantity: settings alone tell it from the number at hand. */
  readonly alike: boolean
}

/**
 * How the variants of a family score the same segments, around the number of one SPEC: first those of its quantity, then
 * the family's other quantities. Settings that are no common variant have a row of their own, the first, with the id
 * `own`. Without a SPEC of the family its first variant's quantity leads, and no row is one's own.
 *
 * @example placeVariants('bleu', 'bleu:order=3', segments)[0].variant.id // 'own'
 */
export function placeVariants(
  family: Family,
  spec: string | null,
  segments: readonly MetricSegment[],
  scorer: Scorer = createScorer(segments),
): PlacedVariant[] {
  const parsed = spec === null ? null : parseSpec(spec)
  const own = parsed !== null && findFamily(parsed.name) === family ? formatSpec(parsed) : null
  const scored = scoreVariants(family, segments, scorer, own)
  const quantity = quantityOf(own ?? scored[0].variant.spec)
  const placed = scored.map((row) => ({
    ...row,
    own: isPlain(row.variant) && row.variant.spec === own,
    alike: quantityOf(row.variant.spec) === quantity,
  }))
  const added = own === null || placed.some((row) => row.own) ? [] : [scoreOwn(family, own, scorer)]
  return [...added, ...placed.filter(({ alike }) => alike), ...placed.filter(({ alike }) => !alike)]
}

function scoreOwn(family: Family, spec: string, scorer: Scorer): PlacedVariant {
  const { metric, score } = scorer.score(spec)
  return {
    variant: { id: 'own', family, spec, over: 'corpus' },
    value: score.value,
    ...(score.value === null && { reason: score.reason ?? 'undefined' }),
    signature: formatSignature(metric.signature),
    direction: metric.direction,
    range: metric.range,
    own: true,
    alike: true,
  }
}
