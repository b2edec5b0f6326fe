import { findRunFlips } from '../lints/find-run-flips.ts'
import type { MetricSegment } from '../metrics/metric.ts'
import { shareOfVocabulary } from './share-of-vocabulary.ts'

/** Keys of the bands' texts, from the lowest, as the vendor's table has them. */
export const BLEU_BANDS = [
  { id: 'useless', from: 0, to: 10 },
  { id: 'hard', from: 10, to: 20 },
  { id: 'gist', from: 20, to: 30 },
  { id: 'understandable', from: 30, to: 40 },
  { id: 'high', from: 40, to: 50 },
  { id: 'very-high', from: 50, to: 60 },
  { id: 'above', from: 60, to: Number.POSITIVE_INFINITY },
] as const

export type BleuBand = (typeof BLEU_BANDS)[number]

/** Why the vendor's words are not printed for a figure that the table has a band for. */
export type NoBand =
  /** So few segments are no test set. */
  | { readonly because: 'segments'; readonly least: number }
  /** No source texts, or sources in the language of the references. */
  | { readonly because: 'translation' }

export interface FoundBand {
  readonly band: BleuBand | null
  readonly noBand: NoBand | null
  /** Outputs whose meaning may be turned, which no band of BLEU tells; 0 where there is no band. */
  readonly turnedOutputs: number
}

/** BLEU averages the errors of sentences out (Papineni et al. 2002, conclusion): over fewer it is a figure of those. */
const LEAST_SEGMENTS = 100
/**
 * Texts of one language and subject share a third of their words' mass and more at so many segments, German and English
 * a twentieth.
 */
const ONE_LANGUAGE = 0.15

/**
 * The band of a BLEU score over a test set, or why there is none to be printed; both null where the vendor's table, which
 * is of the usual BLEU, does not speak of such a score. Cost: a reading of all texts.
 *
 * @example findBand({ score: 34, options: { order: '4', tok: '13a' }, segments }).band?.id // 'understandable'
 */
export function findBand({
  score,
  options,
  segments,
}: {
  score: number
  options: Readonly<Record<string, string>>
  segments: readonly MetricSegment[]
}): FoundBand {
  const noBand = isBanded(options) ? findHindrance(segments) : null
  if (noBand !== null || !isBanded(options)) return { band: null, noBand, turnedOutputs: 0 }
  return { band: bandOf(score), noBand, turnedOutputs: countTurned(segments) }
}

/** The vendor's table is of the usual BLEU: four orders, over a corpus, words with their punctuation split off. */
function isBanded({ order, tok, agg = 'corpus' }: Readonly<Record<string, string>>): boolean {
  return order === '4' && (tok === '13a' || tok === 'intl') && agg === 'corpus'
}

function findHindrance(segments: readonly MetricSegment[]): NoBand | null {
  if (segments.length < LEAST_SEGMENTS) return { because: 'segments', least: LEAST_SEGMENTS }
  return isTranslation(segments) ? null : { because: 'translation' }
}

function countTurned(segments: readonly MetricSegment[]): number {
  const flips = findRunFlips(segments.map((segment) => ({ ...segment, state: 'scored' as const })))
  return flips.segments.filter((segment) => segment.flips.length > 0).length
}

function isTranslation(segments: readonly MetricSegment[]): boolean {
  if (segments.some(({ source }) => source === undefined || source.trim() === '')) return false
  const sources = segments.map(({ source = '' }) => source)
  const references = segments.map(({ references: [first] = [''] }) => first)
  return shareOfVocabulary(sources, references) < ONE_LANGUAGE
}

function bandOf(score: number): BleuBand {
  return BLEU_BANDS.find(({ to }) => score < to) ?? BLEU_BANDS[BLEU_BANDS.length - 1]
}
