import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { chrfWords } from '../text/tokenizers/chrf-words.ts'
import { isSpace } from '../text/white-space.ts'
import { bestReference } from './best-reference.ts'
import { type NgramOrder, ngramTable } from './ngram-table.ts'
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
  /** The hypothesis' n-grams, each with the places where it stands. */
  readonly grams: NgramOrder
}

/** chrF of one segment, worked out. */
export interface ChrfSteps {
  readonly signature: string
  readonly label: string
  readonly beta: number
  /** The reference with the highest score. */
  readonly best: number
  readonly orders: readonly ChrfOrder[]
  /** Means over the orders that both sides have, 0–100; null when there is none. */
  readonly precision: number | null
  readonly recall: number | null
  /** 0–100. */
  readonly score: number
}

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
  const characters = [hypothesis, references[best]].map((text) => toCharacters(text, options))
  const words = [hypothesis, references[best]].map((text) => chrfWords(fold(text, options)))
  const characterTable = ngramTable(characters[0], [characters[1]], Number(options.nc))
  const wordTable = ngramTable(words[0], [words[1]], Number(options.nw))
  const { orders: parts } = score.details as unknown as { orders: readonly Omit<ChrfOrder, 'grams'>[] }
  const orders = parts.map((part) => ({
    ...part,
    grams: (part.unit === 'character' ? characterTable : wordTable)[part.order - 1],
  }))
  const both = orders.filter(({ hypothesis, reference }) => hypothesis > 0 && reference > 0)
  const meanOf = (part: 'precision' | 'recall') =>
    both.length === 0 ? null : both.reduce((sum, order) => sum + (order[part] ?? 0), 0) / both.length
  return {
    signature: formatSignature(metric.signature),
    label: metric.label,
    beta: Number(options.beta),
    best,
    orders,
    precision: meanOf('precision'),
    recall: meanOf('recall'),
    score: score.value,
  }
}

function fold(text: string, options: Readonly<Record<string, string>>): string {
  return options.case === 'lc' ? text.toLowerCase() : text
}

function toCharacters(text: string, options: Readonly<Record<string, string>>): string[] {
  const all = Array.from(fold(text, options))
  return options.space === 'yes' ? all : all.filter((character) => !isSpace(character.codePointAt(0) as number))
}
