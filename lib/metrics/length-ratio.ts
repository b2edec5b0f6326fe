import { splitWords } from '../text/white-space.ts'
import { closestLength } from './closest-length.ts'
import type { MetricDefinition } from './metric.ts'
import { ratioMetric } from './ratio-metric.ts'

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
  create: (_, facts) =>
    ratioMetric({
      definition: LENGTH_RATIO,
      version: '1.0.0',
      fields: [
        { key: 'nrefs', value: String(facts.references) },
        { key: 'tok', value: 'none' },
        { key: 'multi', value: 'closest' },
      ],
      columns: ['hypothesisTokens', 'referenceTokens'],
      undefinedReason: 'the references hold no token',
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
    }),
}
