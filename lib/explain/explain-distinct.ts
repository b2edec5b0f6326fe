import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { splitWords } from '../text/white-space.ts'
import { ngramTable } from './ngram-table.ts'
import { scoreSpec } from './score-spec.ts'

/** One n-gram and how often it stands in all texts together. */
export interface CountedGram {
  readonly tokens: readonly string[]
  readonly count: number
  /** Texts that have it. */
  readonly texts: number
}

/** distinct-n of some texts, worked out. */
export interface DistinctSteps {
  readonly label: string
  readonly signature: string
  readonly n: number
  /** The most frequent first; of equal ones the first met. */
  readonly grams: readonly CountedGram[]
  readonly unique: number
  readonly total: number
  /** 0–1; null where no text has an n-gram. */
  readonly score: number | null
}

/**
 * distinct-n step by step: every n-gram with its count, different ones over all. Counts and score are the metric's own.
 * Source: Li et al. 2016. N-grams do not cross texts.
 *
 * @example explainDistinct([{ id: '1', hypothesis: 'a b a b' }], 'distinct:n=2').grams[0] // { tokens: ['a', 'b'], count: 2, texts: 1 }
 */
export function explainDistinct(segments: readonly MetricSegment[], spec: string): DistinctSteps {
  const n = Number(parseSpec(spec).options.n)
  const { metric, score } = scoreSpec(spec, segments)
  const counts = new Map<string, { tokens: readonly string[]; count: number; texts: number }>()
  for (const { hypothesis } of segments) {
    if (hypothesis === undefined) continue
    for (const { tokens, starts } of ngramTable(splitWords(hypothesis), [], n)[n - 1].rows) {
      const key = JSON.stringify(tokens)
      const known = counts.get(key)
      counts.set(key, {
        tokens,
        count: (known?.count ?? 0) + starts.length,
        texts: (known?.texts ?? 0) + 1,
      })
    }
  }
  const { unique, total } = score.details as { unique: number; total: number }
  return {
    label: metric.label,
    signature: formatSignature(metric.signature),
    n,
    grams: [...counts.values()].sort((a, b) => b.count - a.count),
    unique,
    total,
    score: score.value,
  }
}
