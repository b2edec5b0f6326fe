import type { MetricSegment } from '../metrics/metric.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { type BleuBand, findBand, type NoBand } from './bleu-band.ts'
import { type PlacedVariant, placeVariants } from './place-variants.ts'
import { createScorer, type Scorer } from './score-spec.ts'
import { type Family, findFamily } from './variants.ts'

/** The same outputs under the other settings that go by the metric's name. */
export interface AlsoKnownAs {
  readonly family: Family
  /** The run's own SPEC, canonical, and its score. */
  readonly spec: string
  readonly value: number | null
  /** The run's own number and every variant in common use: those of its quantity first. */
  readonly variants: readonly PlacedVariant[]
  /** Lowest and highest figure of the same quantity on the run's own scale; null with fewer than two. */
  readonly spread: readonly [number, number] | null
  /**
   * Corpus score against the mean of segment scores under the same settings; null where they are one by definition,
   * and for labels, where one item has no average over classes.
   */
  readonly corpusAgainstMean: CorpusAgainstMean | null
  /** The band that a vendor's table gives the score, for BLEU of order 4 over words only. */
  readonly band: BleuBand | null
  /** Why a score that the table speaks of has no band here. */
  readonly noBand: NoBand | null
  /** Outputs whose meaning may be turned, to be said beside a band. */
  readonly turnedOutputs: number
}

export interface CorpusAgainstMean {
  readonly corpus: number
  readonly mean: number
  readonly difference: number
  /** Segments without a score of their own, which the mean leaves out. */
  readonly left: number
}

/**
 * How the settings in common use score a run's very outputs, and where its own number stands among them. `segments` are
 * those that count in the run's score (failed ones left out by the caller). Null for a metric without such variants.
 * A band is given for BLEU of a translated test set alone, and must never be shown without the warning that goes with it:
 * it is for translation, one test set and one signature.
 *
 * @example alsoKnownAs('bleu', segments)?.corpusAgainstMean // { corpus: 26.6, mean: 22.4, difference: −4.2, left: 0 }
 */
export function alsoKnownAs(
  spec: string,
  segments: readonly MetricSegment[],
  scorer: Scorer = createScorer(segments),
): AlsoKnownAs | null {
  const parsed = parseSpec(spec)
  const family = findFamily(parsed.name)
  if (family === null) return null
  const own = formatSpec(parsed)
  const { score, metric } = scorer.score(own)
  const [, top] = metric.range
  const variants = placeVariants(family, own, segments, scorer)
  const alike = variants.flatMap(({ value, range, alike: isAlike }) =>
    isAlike && value !== null && range[1] === top ? [value] : [],
  )
  return {
    family,
    spec: own,
    value: score.value,
    variants,
    spread: alike.length < 2 ? null : [Math.min(...alike), Math.max(...alike)],
    corpusAgainstMean: family === 'labels' ? null : findTrap(own, score.value, scorer),
    ...(family === 'bleu' && score.value !== null
      ? findBand({ score: score.value, options: parsed.options, segments })
      : { band: null, noBand: null, turnedOutputs: 0 }),
  }
}

/** Null where corpus score and mean agree to the last digits, as for a metric that is a mean. */
function findTrap(spec: string, corpus: number | null, scorer: Scorer): CorpusAgainstMean | null {
  if (corpus === null) return null
  const { value: mean, left } = scorer.mean(spec)
  if (mean === null || Math.abs(mean - corpus) <= 1e-9 * Math.max(1, Math.abs(mean), Math.abs(corpus))) return null
  return { corpus, mean, difference: mean - corpus, left }
}
