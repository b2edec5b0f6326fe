import { InputError } from '../errors.ts'
import { listIds } from './list-ids.ts'
import { meanMetric } from './mean-metric.ts'
import type { Direction, Layer, MetricDefinition, TestSetFacts } from './metric.ts'
import { modelField } from './model-field.ts'

/** What is known of a metric that others compute: its direction, layer and range. */
interface KnownModel {
  readonly pattern: RegExp
  readonly direction: Direction
  readonly layer: Layer
  readonly range: readonly [number, number]
}

const ANY: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** First match wins. A name that is not here has no direction: it gets no verdict until a direction is declared. */
const KNOWN_MODELS: readonly KnownModel[] = [
  { pattern: /^(x?comet|cometkiwi|unite)/i, direction: 'higher', layer: 'semantic', range: ANY },
  { pattern: /^metricx/i, direction: 'lower', layer: 'semantic', range: [0, 25] },
  { pattern: /^bleurt/i, direction: 'higher', layer: 'semantic', range: ANY },
  { pattern: /^bert_?score/i, direction: 'higher', layer: 'semantic', range: [-1, 1] },
  { pattern: /^bart_?score/i, direction: 'higher', layer: 'semantic', range: [Number.NEGATIVE_INFINITY, 0] },
  { pattern: /^(judge|adequacy|fluency|rating|da|esa)\b/i, direction: 'higher', layer: 'people', range: ANY },
  // Metrics of evaluation harnesses, whole names only; directions as in lm-evaluation-harness 0.4 `lm_eval/api/metrics.py`
  // and by what the words mean.
  {
    pattern: named('(?:word_|byte_|token_)?(?:perplexity|ppl)|bits_per_byte|bpb|brier(?:_score)?|ter|wer|cer|mer|wil'),
    direction: 'lower',
    layer: 'task',
    range: ANY,
  },
  { pattern: named('mae|mse|rmse|ece|loss|nll'), direction: 'lower', layer: 'task', range: ANY },
  {
    pattern: named('(?:\\w+_)?acc(?:uracy)?(?:_(?:norm|all|bytes|mutual_info|uncond|stem))?'),
    direction: 'higher',
    layer: 'task',
    range: ANY,
  },
  {
    pattern: named(
      '(?:quasi_|prefix_|quasi_prefix_)?exact_match|exact|em|(?:\\w+_)?f1(?:_score)?|mcc|mc[12]|precision|recall',
    ),
    direction: 'higher',
    layer: 'task',
    range: ANY,
  },
  {
    pattern: named(
      'pass(?:ed)?|pass(?:@|_at_)\\d+(?: (?:base|plus))?|match|log-?likelihood|exact_match_mc|logprob|choice_(?:log)?prob(?:_norm)?',
    ),
    direction: 'higher',
    layer: 'task',
    range: ANY,
  },
  {
    pattern: named(
      '(?:sacre)?bleu(?:_?\\d)?(?:_(?:score|max|acc|diff))?|chrf\\+*(?:_score)?|meteor|comet_score|bleurt_score',
    ),
    direction: 'higher',
    layer: 'surface',
    range: ANY,
  },
  {
    pattern: named('rouge_?(?:\\d|l|lsum)(?:_(?:score|max|acc|diff|fmeasure))?'),
    direction: 'higher',
    layer: 'surface',
    range: ANY,
  },
]

/** The whole name, or the name with a remark in brackets. */
function named(names: string): RegExp {
  return new RegExp(`^(?:${names})(?: \\(.*\\))?$`, 'i')
}

/**
 * Direction and layer that go with the name of a metric computed elsewhere.
 *
 * @example knownModel('metricx-24').direction // 'lower'
 */
export function knownModel(name: string): { direction: Direction; layer: Layer; range: readonly [number, number] } {
  return (
    KNOWN_MODELS.find(({ pattern }) => pattern.test(name)) ?? { direction: 'neither', layer: 'semantic', range: ANY }
  )
}

/** What the name means, else what is declared as `direction.NAME`: files of other tools say it of their metrics. */
function directionOf(name: string, known: Direction, { declared = {} }: TestSetFacts): Direction {
  const key = `direction.${name}`
  const said = Object.hasOwn(declared, key) ? declared[key] : null
  return known === 'neither' && (said === 'higher' || said === 'lower') ? said : known
}

function withoutName(posted: readonly string[]): InputError {
  return new InputError({
    code: 'missing-name',
    message: '"external" needs the name of the scores.',
    mend:
      posted.length === 0
        ? 'No score was posted here.'
        : `Give name=, such as external:name=${posted[0]}. Posted here: ${listIds(posted, 20)}.`,
  })
}

function noScore(name: string, posted: readonly string[]): string {
  const others = posted.filter((other) => other !== name).map((other) => JSON.stringify(other))
  return `no score named "${name}"${others.length > 0 ? `, only ${listIds(others)}` : ''}`
}

/**
 * Segment scores that were computed elsewhere (COMET, BLEURT, BERTScore, BARTScore, a judge, people) as a metric whose
 * signature is the model's. Several values of one segment (raters) are averaged first. A signature that nobody gave is
 * unknown and compares with nothing. `name` chooses among the scores posted; `model` the ones with that signature;
 * without it the signature is the one that all posted values share, else what is declared
 * under `name`.
 */
export const EXTERNAL_SCORE: MetricDefinition = {
  name: 'external',
  label: 'Posted scores',
  meaning: 'mean of segment scores computed elsewhere',
  layer: 'semantic',
  direction: 'neither',
  range: ANY,
  keys: {
    name: { values: 'text', default: '', meaning: 'name under which the scores were posted, such as comet' },
    model: { values: 'text', default: 'unknown', meaning: 'signature of the model, judge or guideline' },
    direction: {
      values: ['known', 'higher', 'lower', 'neither'],
      default: 'known',
      meaning: 'which way is better; known: by the name, else as declared under direction.NAME',
    },
  },
  needs: ['scores'],
  create(options, facts) {
    const posted = Object.keys(facts.models ?? {}).sort()
    if (options.name === '') throw withoutName(posted)
    const known = knownModel(options.name)
    const direction =
      options.direction === 'known'
        ? directionOf(options.name, known.direction, facts)
        : (options.direction as Direction)
    const wanted = options.model === 'unknown' ? null : options.model
    const metric = meanMetric({
      definition: { ...EXTERNAL_SCORE, layer: known.layer, direction, range: known.range },
      label: options.name,
      version: '1.0.0',
      unit: 'value',
      fields: [{ key: 'name', value: options.name }, modelField('model', wanted, options.name, facts)],
      segmentValue({ scores }) {
        const mine = (scores ?? []).filter(
          ({ metric: name, signature }) => name === options.name && (wanted === null || signature === wanted),
        )
        const values = mine.flatMap(({ value }) => (value === null ? [] : [value]))
        if (values.length > 0) return values.reduce((a, b) => a + b, 0) / values.length
        return mine.find(({ reason }) => reason)?.reason ?? noScore(options.name, posted)
      },
    })
    return metric
  },
}
