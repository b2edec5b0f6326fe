import { errorRateDefinition } from './error-rate-metric.ts'
import { errorRate, informationLost, informationPreserved, matchErrorRate } from './error-rates.ts'
import type { MetricDefinition } from './metric.ts'

const UNITS = ['word', 'codepoint', 'grapheme']

/** Word error rate, match error rate, word information lost and preserved: four figures of the same counts. */
export const WORD_ERROR_RATES: readonly MetricDefinition[] = [
  errorRateDefinition(
    {
      name: 'wer',
      label: 'WER',
      meaning: 'word error rate: substitutions, deletions and insertions per reference word; may exceed 1',
      direction: 'lower',
      range: [0, Number.POSITIVE_INFINITY],
    },
    UNITS,
    errorRate,
  ),
  errorRateDefinition(
    {
      name: 'mer',
      label: 'MER',
      meaning: 'match error rate: share of all alignment steps that are errors',
      direction: 'lower',
      range: [0, 1],
    },
    UNITS,
    matchErrorRate,
  ),
  errorRateDefinition(
    {
      name: 'wil',
      label: 'WIL',
      meaning: 'word information lost: 1 − word information preserved',
      direction: 'lower',
      range: [0, 1],
    },
    UNITS,
    informationLost,
  ),
  errorRateDefinition(
    {
      name: 'wip',
      label: 'WIP',
      meaning: 'word information preserved: share of hits in the reference times their share in the hypothesis',
      direction: 'higher',
      range: [0, 1],
    },
    UNITS,
    informationPreserved,
  ),
]
