import { InputError } from '../errors.ts'
import { BLEU } from './bleu.ts'
import { CER } from './cer.ts'
import { CHRF } from './chrf.ts'
import { CLASSIFICATION } from './classification.ts'
import { CORRELATIONS, FLEISS, KRIPPENDORFF } from './corpus/agreement.ts'
import { DISTINCT, REPETITION_RATE, SEQUENCE_REPETITION } from './corpus/distinct.ts'
import { SELF_BLEU } from './corpus/self-bleu.ts'
import { CONTAINS, EXACT_MATCH } from './exact-match.ts'
import { EXTERNAL_SCORE } from './external-score.ts'
import { FIELD_ACCURACY } from './field-accuracy.ts'
import { LENGTH_RATIO } from './length-ratio.ts'
import { METEOR } from './meteor.ts'
import type { MetricDefinition } from './metric.ts'
import { PASS_AT_K } from './pass-at-k.ts'
import { BITS_PER_BYTE, PERPLEXITY, PSEUDO_PERPLEXITY } from './perplexity.ts'
import { ROUGE } from './rouge.ts'
import { SQUAD } from './squad.ts'
import { TER } from './ter.ts'
import { WORD_ERROR_RATES } from './wer.ts'

/** Every metric by name: a new one is a file beside this and a line here. */
const DEFINITIONS: readonly MetricDefinition[] = [
  BLEU,
  CHRF,
  TER,
  METEOR,
  ...ROUGE,
  ...WORD_ERROR_RATES,
  CER,
  ...SQUAD,
  EXACT_MATCH,
  CONTAINS,
  FIELD_ACCURACY,
  ...CLASSIFICATION,
  PERPLEXITY,
  PSEUDO_PERPLEXITY,
  BITS_PER_BYTE,
  PASS_AT_K,
  LENGTH_RATIO,
  DISTINCT,
  SEQUENCE_REPETITION,
  REPETITION_RATE,
  SELF_BLEU,
  EXTERNAL_SCORE,
  FLEISS,
  KRIPPENDORFF,
  ...CORRELATIONS,
]

const BY_NAME = new Map(DEFINITIONS.map((definition) => [definition.name, definition]))

/**
 * @example listMetrics().some(({ name }) => name === 'bleu') // true
 */
export function listMetrics(): readonly MetricDefinition[] {
  return DEFINITIONS
}

/**
 * The definition called `name`; throws InputError that lists the known names.
 *
 * @example getMetricDefinition('wer').direction // 'lower'
 */
export function getMetricDefinition(name: string): MetricDefinition {
  const definition = BY_NAME.get(name)
  if (definition) return definition
  throw new InputError({
    code: 'unknown-metric',
    message: `There is no metric "${name}".`,
    mend: `Known: ${DEFINITIONS.map((known) => known.name).join(', ')}.`,
  })
}
