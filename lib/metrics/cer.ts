import { errorRateDefinition } from './error-rate-metric.ts'
import { errorRate } from './error-rates.ts'
import type { MetricDefinition } from './metric.ts'

/** Character error rate: WER's counts over code points or graphemes. */
export const CER: MetricDefinition = errorRateDefinition(
  {
    name: 'cer',
    label: 'CER',
    meaning: 'character error rate: edits per reference character, blanks inside included; may exceed 1',
    direction: 'lower',
    range: [0, Number.POSITIVE_INFINITY],
  },
  ['codepoint', 'grapheme'],
  errorRate,
)
