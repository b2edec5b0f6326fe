import type { MetricSegment } from '../metrics/metric.ts'
import { type AlsoKnownAs, alsoKnownAs } from './also-known-as.ts'
import type { BleuBand } from './bleu-band.ts'
import type { PlacedVariant } from './place-variants.ts'
import type { Scorer } from './score-spec.ts'
import type { Family, Variant } from './variants.ts'

/** `alsoKnownAs` as plain JSON, to be stored and drawn. */
export interface RunVariants
  extends Pick<AlsoKnownAs, 'spec' | 'value' | 'spread' | 'corpusAgainstMean' | 'noBand' | 'turnedOutputs'> {
  readonly family: Family
  /** Segments that were scored. */
  readonly segments: number
  readonly variants: readonly RunVariant[]
  readonly band: { readonly id: BleuBand['id']; readonly from: number; readonly to: number | null } | null
}

export interface RunVariant {
  readonly id: Variant['id']
  readonly spec: string
  readonly value: number | null
  readonly reason: string | null
  readonly signature: string
  /** Ends of its scale; null where there is none. */
  readonly bottom: number | null
  readonly top: number | null
  readonly own: boolean
  /** Whether only settings tell it from the run's own number. */
  readonly alike: boolean
}

/** What is known of the variants of a run's score. */
export type RunVariantsState =
  | { readonly state: 'known'; readonly variants: RunVariants }
  | { readonly state: 'working' }
  /** Too many segments to be worked out unasked. */
  | { readonly state: 'on-demand' }
  | { readonly state: 'failed'; readonly reason: string }

/**
 * How the variants in common use score a run's own outputs; null for a metric that goes by no name that others use
 * otherwise. The cost is some passes over the texts: for a worker.
 *
 * @example toRunVariants('bleu', [{ id: '1', hypothesis: 'a b c d', references: ['a b c d'] }])?.variants.length // 14
 */
export function toRunVariants(spec: string, segments: readonly MetricSegment[], scorer?: Scorer): RunVariants | null {
  const found = alsoKnownAs(spec, segments, scorer)
  if (found === null) return null
  const { family, value, spread, corpusAgainstMean, band, noBand, turnedOutputs } = found
  return {
    family,
    spec: found.spec,
    value,
    segments: segments.length,
    variants: found.variants.map(toRunVariant),
    spread,
    corpusAgainstMean,
    band: band && { id: band.id, from: band.from, to: finite(band.to) },
    noBand,
    turnedOutputs,
  }
}

/** A placed variant as plain JSON. */
export function toRunVariant({ variant, value, reason, signature, range, own, alike }: PlacedVariant): RunVariant {
  const [bottom, top] = range.map(finite)
  return { id: variant.id, spec: variant.spec, value, reason: reason ?? null, signature, bottom, top, own, alike }
}

/** JSON has no infinity. */
function finite(bound: number): number | null {
  return Number.isFinite(bound) ? bound : null
}
