import { type MeteorOptions, meteorTokens } from '../metrics/meteor.ts'
import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { alignMeteor } from '../text/meteor-alignment.ts'
import { portablePow } from '../text/portable-math.ts'
import { bestReference } from './best-reference.ts'
import { scoreSpec } from './score-spec.ts'

/** A word of each side that was matched, by its place, and what matched it. */
export interface MeteorPair {
  readonly hypothesis: number
  readonly reference: number
  readonly by: 'exact' | 'stem'
}

/** METEOR of one segment, worked out. */
export interface MeteorSteps {
  readonly signature: string
  readonly hypothesis: readonly string[]
  /** Words of the reference that counts, the first of those that score best. */
  readonly reference: readonly string[]
  /** Runs of pairs in which both sides go on word by word, by place in the hypothesis. */
  readonly chunks: readonly (readonly MeteorPair[])[]
  readonly exact: number
  readonly stem: number
  readonly matches: number
  readonly precision: number | null
  readonly recall: number | null
  readonly alpha: number
  readonly beta: number
  readonly gamma: number
  /** P R / (α P + (1 − α) R); null where nothing matches. */
  readonly mean: number | null
  /** γ (chunks / matches)^β; null where nothing matches. */
  readonly penalty: number | null
  /** 0–1. */
  readonly score: number
}

/**
 * METEOR of one segment step by step: matches by stage, chunks, weighted mean, penalty, score. Counts and score are the
 * metric's own. Source: Banerjee and Lavie 2005, as NLTK 3.8. Of a SPEC with `wordnet=no` only, since a dictionary of
 * synonyms is handed in by callers that have one. Null where the segment has no hypothesis or no reference.
 *
 * @example explainMeteor({ id: '1', hypothesis: 'cars stop', references: ['stop car'] }, 'meteor:wordnet=no')?.chunks.length
 * // 2
 */
export function explainMeteor(segment: MetricSegment, spec: string): MeteorSteps | null {
  const { hypothesis: text, references } = segment
  const { metric, score } = scoreSpec(spec, [segment])
  if (score.value === null || text === undefined || !references?.length) return null
  const { options } = parseSpec(spec)
  const [alpha, beta, gamma] = [options.alpha, options.beta, options.gamma].map(Number)
  const tokenizer = options.tok as MeteorOptions['tokenizer']
  const hypothesis = meteorTokens(text, tokenizer)
  const reference = meteorTokens(references[bestReference(segment, spec)], tokenizer)
  const { pairs, exact, stem, chunks } = alignMeteor(hypothesis, reference, null)
  const matches = exact + stem
  const precision = hypothesis.length === 0 ? null : matches / hypothesis.length
  const recall = reference.length === 0 ? null : matches / reference.length
  const isMatched = matches > 0 && precision !== null && recall !== null
  return {
    signature: formatSignature(metric.signature),
    hypothesis,
    reference,
    chunks: toChunks(
      pairs.map(
        ([h, r]): MeteorPair => ({
          hypothesis: h,
          reference: r,
          // Equal words that are both free meet in the first stage, so no later pair has them.
          by: hypothesis[h] === reference[r] ? 'exact' : 'stem',
        }),
      ),
    ),
    exact,
    stem,
    matches,
    precision,
    recall,
    alpha,
    beta,
    gamma,
    mean: isMatched ? (precision * recall) / (alpha * precision + (1 - alpha) * recall) : null,
    penalty: isMatched ? gamma * portablePow(chunks / matches, beta) : null,
    score: score.value,
  }
}

function toChunks(pairs: readonly MeteorPair[]): MeteorPair[][] {
  const chunks: MeteorPair[][] = []
  for (const pair of pairs) {
    const last = chunks.at(-1)?.at(-1)
    const goesOn = last && pair.hypothesis === last.hypothesis + 1 && pair.reference === last.reference + 1
    if (goesOn) chunks[chunks.length - 1].push(pair)
    else chunks.push([pair])
  }
  return chunks
}
