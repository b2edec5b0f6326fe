import type { MetricSegment, Score } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { chrfWords } from '../text/tokenizers/chrf-words.ts'
import { isSpace } from '../text/white-space.ts'
import { bestReference } from './best-reference.ts'
import { type CorpusSteps, explainCorpus } from './explain-corpus.ts'
import { type GramSum, ngramTable, sumNgramTables } from './ngram-table.ts'
import { scoreSpec } from './score-spec.ts'

/** One order of a worked chrF; precision and recall 0–100, null where a side has no n-gram of that order. */
export interface ChrfOrder {
  readonly unit: 'character' | 'word'
  readonly order: number
  readonly hypothesis: number
  readonly reference: number
  readonly matches: number
  readonly precision: number | null
  readonly recall: number | null
  /** The hypothesis' n-grams; of one segment each has the places where it stands. */
  readonly grams: GramSum
}

/** What chrF makes of its counts, of one segment or summed over all. */
export interface ChrfReckoning {
  readonly signature: string
  readonly label: string
  readonly beta: number
  readonly orders: readonly ChrfOrder[]
  /** Means over the orders that both sides have, 0–100; null when there is none. */
  readonly precision: number | null
  readonly recall: number | null
  /** 0–100. */
  readonly score: number
}

/** chrF of one segment, worked out. */
export interface ChrfSteps extends ChrfReckoning {
  /** The reference with the highest score. */
  readonly best: number
}

/** chrF of several segments, worked out: the counts of each segment's best reference, summed, then reckoned with once. */
export interface ChrfCorpusSteps extends ChrfReckoning {
  readonly corpus: CorpusSteps
}

type Options = Readonly<Record<string, string>>

/**
 * chrF of one segment step by step: matches per order, mean precision and recall, F. Counts and score are the metric's
 * own. Source: Popović 2015 (chrF) and 2017 (chrF++), as sacreBLEU 2.6.0.
 * Null where the segment has no hypothesis or no reference.
 *
 * @example explainChrf({ id: '1', hypothesis: 'open', references: ['open'] }, 'chrf')?.score // 100
 */
export function explainChrf(segment: MetricSegment, spec: string): ChrfSteps | null {
  const { hypothesis, references } = segment
  const { metric, score } = scoreSpec(spec, [segment])
  if (score.value === null || hypothesis === undefined || !references?.length) return null
  const { options } = parseSpec(spec)
  const best = bestReference(segment, spec)
  return {
    signature: formatSignature(metric.signature),
    label: metric.label,
    best,
    ...reckon(countGrams(hypothesis, references[best], options), score.details, options),
    score: score.value,
  }
}

/**
 * chrF of several segments step by step: the counts of each order, summed over the segments; then means and F as of one
 * text. Sources as `explainChrf`. Null where no segment is scored.
 *
 * @example explainChrfCorpus([{ id: '1', hypothesis: 'open', references: ['open'] }], 'chrf')?.score // 100
 */
export function explainChrfCorpus(
  segments: readonly MetricSegment[],
  spec: string,
  corpus: CorpusSteps = explainCorpus(segments, spec),
): ChrfCorpusSteps | null {
  if (corpus.value === null) return null
  const { options } = parseSpec(spec)
  const tables = segments.flatMap((segment) => {
    const { hypothesis, references } = segment
    if (hypothesis === undefined || !references?.length) return []
    return [countGrams(hypothesis, references[bestReference(segment, spec)], options)]
  })
  const summed = (unit: ChrfOrder['unit'], longest: string) =>
    sumNgramTables(
      tables.map((table) => table[unit]),
      Number(longest),
    )
  const grams = { character: summed('character', options.nc), word: summed('word', options.nw) }
  return {
    signature: corpus.signature,
    label: corpus.label,
    corpus,
    ...reckon(grams, corpus.details, options),
    score: corpus.value,
  }
}

type Grams = Readonly<Record<ChrfOrder['unit'], readonly GramSum[]>>

function countGrams(hypothesis: string, reference: string, options: Options): Grams {
  const [a, b] = [hypothesis, reference].map((text) => toCharacters(text, options))
  const [c, d] = [hypothesis, reference].map((text) => chrfWords(fold(text, options)))
  return { character: countBoth(a, b, Number(options.nc)), word: countBoth(c, d, Number(options.nw)) }
}

/** An order that the reference does not reach counts in neither text, as in sacreBLEU. */
function countBoth(hypothesis: readonly string[], reference: readonly string[], longest: number): GramSum[] {
  return ngramTable(hypothesis, [reference], longest).map((found) =>
    reference.length >= found.order ? found : { order: found.order, rows: [], matches: 0, total: 0 },
  )
}

function reckon(grams: Grams, details: Score['details'], options: Options) {
  const { orders: parts } = details as unknown as { orders: readonly Omit<ChrfOrder, 'grams'>[] }
  const orders = parts.map((part): ChrfOrder => ({ ...part, grams: grams[part.unit][part.order - 1] }))
  const both = orders.filter(({ hypothesis, reference }) => hypothesis > 0 && reference > 0)
  const meanOf = (part: 'precision' | 'recall') =>
    both.length === 0 ? null : both.reduce((sum, order) => sum + (order[part] ?? 0), 0) / both.length
  return { beta: Number(options.beta), orders, precision: meanOf('precision'), recall: meanOf('recall') }
}

function fold(text: string, options: Options): string {
  return options.case === 'lc' ? text.toLowerCase() : text
}

function toCharacters(text: string, options: Options): string[] {
  const all = Array.from(fold(text, options))
  return options.space === 'yes' ? all : all.filter((character) => !isSpace(character.codePointAt(0) as number))
}
