import type { MetricSegment } from '../metrics/metric.ts'
import { type AlsoKnownAs, alsoKnownAs, type BleuBand } from './also-known-as.ts'
import type { MakeMetric } from './score-spec.ts'
import type { Family, VariantId } from './variants.ts'

/** `alsoKnownAs` as plain JSON, to be stored and drawn. */
export interface RunVariants extends Pick<AlsoKnownAs, 'spec' | 'value' | 'spread' | 'corpusAgainstMean'> {
  readonly family: Family
  /** Segments that were scored. */
  readonly segments: number
  readonly variants: readonly RunVariant[]
  readonly band: { readonly id: BleuBand['id']; readonly from: number; readonly to: number | null } | null
}

export interface RunVariant {
  readonly id: VariantId
  readonly value: number | null
  readonly reason: string | null
  readonly signature: string
  /** Ends of its scale; null where there is none. */
  readonly bottom: number | null
  readonly top: number | null
  readonly own: boolean
}

/**
 * How the variants in common use score a run's own outputs; null for a metric that goes by no name that others use
 * otherwise. The cost is some passes over the texts: for a worker.
 *
 * @example toRunVariants('bleu', [{ id: '1', hypothesis: 'a b c d', references: ['a b c d'] }])?.variants.length // 14
 */
export function toRunVariants(spec: string, segments: readonly MetricSegment[], make?: MakeMetric): RunVariants | null {
  const found = alsoKnownAs(spec, segments, make)
  if (found === null) return null
  const { family, value, spread, corpusAgainstMean, band } = found
  return {
    family,
    spec: found.spec,
    value,
    segments: segments.length,
    variants: found.variants.map(({ variant, value: own, reason, signature, range, own: isOwn }) => ({
      id: variant.id,
      value: own,
      reason: reason ?? null,
      signature,
      bottom: finite(range[0]),
      top: finite(range[1]),
      own: isOwn,
    })),
    spread,
    corpusAgainstMean,
    band: band && { id: band.id, from: band.from, to: finite(band.to) },
  }
}

/** JSON has no infinity. */
function finite(bound: number): number | null {
  return Number.isFinite(bound) ? bound : null
}
