import { splitWords } from '../text/white-space.ts'
import type { AdditiveMetric, MetricDefinition, Score } from './metric.ts'

/**
 * Length of the reference closest to `length`; ties go to the shorter one.
 *
 * @example closestLength(5, [3, 7, 4]) // 4
 */
export function closestLength(length: number, references: readonly number[]): number {
  let best = references[0]
  for (const candidate of references) {
    const gain = Math.abs(best - length) - Math.abs(candidate - length)
    if (gain > 0 || (gain === 0 && candidate < best)) best = candidate
  }
  return best
}

/**
 * Hypothesis tokens over reference tokens, white-space tokens, totals before the division; 1 is as long as the
 * reference. It has no good direction. Zero reference tokens: null. With several references the closest length counts.
 */
export const LENGTH_RATIO: MetricDefinition = {
  name: 'length_ratio',
  label: 'Length ratio',
  meaning: 'total hypothesis tokens over total reference tokens',
  layer: 'surface',
  direction: 'neither',
  range: [0, Number.POSITIVE_INFINITY],
  keys: {},
  needs: ['hypothesis', 'references'],
  create(_, facts): AdditiveMetric {
    const value = (sums: Float64Array) => (sums[1] === 0 ? Number.NaN : sums[0] / sums[1])
    return {
      kind: 'additive',
      name: 'length_ratio',
      label: 'Length ratio',
      layer: 'surface',
      direction: 'neither',
      range: [0, Number.POSITIVE_INFINITY],
      unit: 'ratio',
      signature: {
        metric: 'length_ratio',
        fields: [
          { key: 'nrefs', value: String(facts.references) },
          { key: 'tok', value: 'none' },
          { key: 'multi', value: 'closest' },
          { key: 'agg', value: 'sum' },
          { key: 'failed', value: 'skip', silent: true },
        ],
        implementation: 'assay-length_ratio 1.0.0',
      },
      columns: ['hypothesisTokens', 'referenceTokens'],
      storage: 'dense',
      row({ hypothesis, references }, out, offset) {
        if (hypothesis === undefined) return 'no hypothesis'
        if (!references || references.length === 0) return 'no reference'
        const length = splitWords(hypothesis).length
        out[offset] = length
        out[offset + 1] = closestLength(
          length,
          references.map((reference) => splitWords(reference).length),
        )
        return null
      },
      value,
      score(sums): Score {
        const details = { hypothesisTokens: sums[0], referenceTokens: sums[1] }
        if (sums[1] === 0) return { value: null, reason: 'the references hold no token', details }
        return { value: value(sums), details }
      },
    }
  },
}
