import type { AdditiveMetric, MetricDefinition, Score } from './metric.ts'

/**
 * Unbiased estimate (0–1) of the chance that at least one of k samples passes, from n samples of which c passed:
 * 1 − C(n−c, k)/C(n, k), computed as a product since the binomials overflow a double (Chen et al. 2021, section 2.1).
 * Null when k > n: fewer samples than k say nothing about k, though the usual shortcut returns 1 there.
 *
 * @example passAtK(10, 3, 5) // 0.9166666666666666
 */
export function passAtK(n: number, c: number, k: number): number | null {
  if (k > n) return null
  if (n - c < k) return 1
  let failure = 1
  for (let i = n - c + 1; i <= n; i++) failure *= 1 - k / i
  return 1 - failure
}

/**
 * pass@k: the mean of the problems' estimates. Null, with the reason, as soon as one problem has fewer than k samples:
 * a mean over the others would be another test set.
 */
export const PASS_AT_K: MetricDefinition = {
  name: 'pass',
  label: 'pass@k',
  meaning: 'chance that at least one of k samples passes, unbiased estimate',
  layer: 'task',
  direction: 'higher',
  range: [0, 1],
  keys: { k: { values: 'integer', default: '1', min: 1, max: 100_000, meaning: 'samples that may be tried' } },
  needs: ['samples', 'passed'],
  create(options): AdditiveMetric {
    const k = Number(options.k)
    const value = (sums: Float64Array) => (sums[1] === 0 || sums[2] > 0 ? Number.NaN : sums[0] / sums[1])
    return {
      kind: 'additive',
      name: 'pass',
      label: `pass@${k}`,
      layer: 'task',
      direction: 'higher',
      range: [0, 1],
      unit: 'ratio',
      signature: {
        metric: 'pass',
        fields: [
          { key: 'k', value: options.k },
          { key: 'estimator', value: 'unbiased' },
          { key: 'agg', value: 'mean' },
          { key: 'failed', value: 'skip', silent: true },
        ],
        implementation: 'assay-pass 1.0.0',
      },
      columns: ['sum', 'problems', 'short'],
      storage: 'dense',
      row({ samples, passed }, out, offset) {
        if (samples === undefined || passed === undefined) return 'no counts of samples and passed ones'
        if (passed > samples) return `${passed} passed of ${samples} samples`
        const estimate = passAtK(samples, passed, k)
        out[offset] = estimate ?? 0
        out[offset + 1] = 1
        out[offset + 2] = estimate === null ? 1 : 0
        return null
      },
      value,
      score(sums): Score {
        const details = { problems: sums[1], problemsBelowK: sums[2] }
        if (sums[1] === 0) return { value: null, reason: 'no scored segment', details }
        if (sums[2] > 0) {
          const have = sums[2] === 1 ? 'problem has' : 'problems have'
          const reason = sums[1] === 1 ? `fewer samples than ${k}` : `${sums[2]} ${have} fewer than ${k} samples`
          return { value: null, reason, details }
        }
        return { value: value(sums), details }
      },
    }
  },
}
