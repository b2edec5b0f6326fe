import type { MetricSegment } from '../metrics/metric.ts'
import { passAtK } from '../metrics/pass-at-k.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { scoreSpec } from './score-spec.ts'

/** One problem: of `samples` tries `passed` passed. */
export interface PassProblem {
  readonly samples: number
  readonly passed: number
  /** Ways to draw k of the samples, and of those that failed; null where they are beyond whole numbers. */
  readonly draws: number | null
  readonly failedDraws: number | null
  /** 0–1, the metric's own; null where there are fewer samples than k. */
  readonly value: number | null
}

/** pass@k of some problems, worked out. */
export interface PassSteps {
  readonly label: string
  readonly signature: string
  readonly k: number
  readonly problems: readonly PassProblem[]
  /** Problems with fewer samples than k: then there is no score. */
  readonly short: number
  readonly score: number | null
}

/**
 * pass@k step by step: for each problem 1 − C(n − c, k) / C(n, k), the share of draws of k samples in which one passes;
 * then the mean. Estimates and score are the metric's own. Source: Chen et al. 2021, section 2.1.
 *
 * @example explainPass([{ id: '1', samples: 10, passed: 3 }], 'pass:k=5').problems[0] // failedDraws 21, draws 252
 */
export function explainPass(segments: readonly MetricSegment[], spec: string): PassSteps {
  const k = Number(parseSpec(spec).options.k)
  const { metric, score } = scoreSpec(spec, segments)
  const problems = segments.map(
    ({ samples = 0, passed = 0 }): PassProblem => ({
      samples,
      passed,
      draws: choose(samples, k),
      failedDraws: choose(samples - passed, k),
      value: passAtK(samples, passed, k),
    }),
  )
  return {
    label: metric.label,
    signature: formatSignature(metric.signature),
    k,
    problems,
    short: problems.filter(({ value }) => value === null).length,
    score: score.value,
  }
}

/**
 * Ways to choose k of n, 0 where k is more; null where counting them meets numbers beyond 2^53, which are not exact.
 *
 * @example choose(10, 5) // 252
 */
export function choose(n: number, k: number): number | null {
  if (k > n) return 0
  let ways = 1
  for (let i = 1; i <= Math.min(k, n - k); i++) {
    // Whole at every step: a product of i consecutive numbers can be divided by i!.
    const product = ways * (n - i + 1)
    if (product > Number.MAX_SAFE_INTEGER) return null
    ways = product / i
  }
  return ways
}
