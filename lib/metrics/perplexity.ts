import type { SignatureField } from '../signature/signature.ts'
import { portableExp } from '../text/portable-math.ts'
import { type Likelihood, likelihoodOf } from './likelihood.ts'
import type { AdditiveMetric, MetricDefinition, OptionKey, Score, TestSetFacts } from './metric.ts'

const VERSION = '1.1.0'
const UNKNOWN = 'unknown'

const setting = (meaning: string): OptionKey => ({ values: 'text', default: UNKNOWN, meaning })
/** How the log-probabilities were made. The numbers alone do not tell, so they are declared or stay unknown. */
const CONTEXT_KEYS = {
  window: setting('longest input of the model, in tokens'),
  stride: setting('tokens between the starts of two windows'),
  bos: setting('whether a beginning-of-text token is given as context'),
  eos: setting('whether an end-of-text token is scored'),
  boundary: setting('whether context crosses documents'),
  masked: setting('which positions are left unscored, such as the prompt'),
} satisfies Record<string, OptionKey>
const TOKENIZER_KEY = setting('tokenizer or vocabulary, by name and version')
const UNIT_KEY: OptionKey = {
  values: ['token', 'word', 'byte'],
  default: 'token',
  meaning: 'what the likelihood is divided by; tokens compare only under one tokenizer',
}

type Unit = 'token' | 'word' | 'byte'
type Options = Readonly<Record<string, string>>
/** What is known of how the likelihoods were made. */
type Context = Pick<TestSetFacts, 'declared' | 'windows'>

/**
 * Fields of a likelihood's signature. What the SPEC leaves unknown is taken from the windows that were posted, else from
 * the declared settings and marked so. The tokenizer is a field of token figures only, and unknown when nobody said it; other settings that nobody
 * declared are left out.
 */
function fieldsOf(options: Options, unit: Unit, { declared = {}, windows }: Context): SignatureField[] {
  const observed: Options = windows ? { window: String(windows.window), stride: String(windows.stride) } : {}
  const toField = (key: string): SignatureField => {
    const value = known(options[key]) ?? known(observed[key])
    if (value !== null || !Object.hasOwn(declared, key)) return { key, value }
    const vouchedFor = known(String(declared[key]).trim())
    return vouchedFor === null ? { key, value: null } : { key, value: vouchedFor, declared: true }
  }
  const context = Object.keys(CONTEXT_KEYS)
    .map(toField)
    .filter(({ value }) => value !== null)
  return [
    { key: 'unit', value: unit },
    ...(unit === 'token' ? [toField('tokenizer')] : []),
    ...context,
    { key: 'agg', value: 'sum', silent: true },
    { key: 'failed', value: 'skip', silent: true },
  ]
}

function known(value: string | undefined): string | null {
  return value === undefined || value === '' || value === UNKNOWN ? null : value
}

interface LikelihoodMetric {
  readonly definition: MetricDefinition
  readonly label: string
  readonly unit: Unit
  readonly options: Options
  readonly facts: Context
  /** From the mean negative log-likelihood per unit, in nats. */
  readonly of: (meanNats: number) => number
  readonly scale: AdditiveMetric['unit']
}

/** Columns hold totals; the one exponent comes last, so that shards and documents add up. */
function likelihoodMetric({ definition, label, unit, options, facts, of, scale }: LikelihoodMetric): AdditiveMetric {
  const value = (sums: Float64Array) => (sums[1] === 0 ? Number.NaN : of(sums[0] / sums[1]))
  const countOf = (found: Likelihood) => ({ token: found.tokens, word: found.words, byte: found.bytes })[unit]
  return {
    kind: 'additive',
    name: definition.name,
    label,
    layer: 'likelihood',
    direction: 'lower',
    range: definition.range,
    unit: scale,
    signature: {
      metric: definition.name,
      fields: fieldsOf(options, unit, facts),
      implementation: `assay-${definition.name} ${VERSION}`,
    },
    columns: ['nll', `${unit}s`, 'targets'],
    storage: 'dense',
    row(segment, out, offset) {
      const found = likelihoodOf(segment)
      if (typeof found === 'string') return found
      const count = countOf(found)
      if (count === null) return `no count of ${unit}s`
      out[offset] = found.nll
      out[offset + 1] = count
      out[offset + 2] = found.tokens ?? 0
      return null
    },
    value,
    score(sums): Score {
      const details = { nllNats: sums[0], [`${unit}s`]: sums[1], scoredTargets: sums[2] }
      if (sums[1] === 0) return { value: null, reason: `no scored target: the count of ${unit}s is 0`, details }
      const mean = sums[0] / sums[1]
      // Details are plain JSON, which has no infinity.
      if (!Number.isFinite(mean)) {
        const { nllNats, ...counts } = details
        return { value: null, reason: 'the sum is larger than a double can hold', details: counts }
      }
      const found = of(mean)
      const more = { ...details, meanNllNats: mean, bitsPerUnit: mean / Math.LN2 }
      if (Number.isFinite(found)) return { value: found, details: more }
      return { value: null, reason: 'larger than a double can hold; the mean is in the details', details: more }
    },
  }
}

function perplexityDefinition(name: string, label: string, meaning: string): MetricDefinition {
  const definition: MetricDefinition = {
    name,
    label,
    meaning,
    layer: 'likelihood',
    direction: 'lower',
    range: [1, Number.POSITIVE_INFINITY],
    keys: { unit: UNIT_KEY, tokenizer: TOKENIZER_KEY, ...CONTEXT_KEYS },
    needs: ['logprobs', 'windows', 'nll'],
    create(options, facts) {
      const unit = options.unit as Unit
      const shown = `${label} (${unit})`
      return likelihoodMetric({ definition, label: shown, unit, options, facts, of: portableExp, scale: 'value' })
    },
  }
  return definition
}

/**
 * Perplexity: exp of the total negative log-likelihood over the total count of tokens, words or bytes. From 1 upwards,
 * lower is better. Zero counted units: null. Source: lm-evaluation-harness 0.4 `weighted_perplexity`.
 */
export const PERPLEXITY = perplexityDefinition('ppl', 'Perplexity', 'exp of the mean negative log-likelihood per unit')

/** The same over masked positions of a bidirectional model (Salazar et al. 2020): another metric, never compared. */
export const PSEUDO_PERPLEXITY = perplexityDefinition(
  'pseudo_ppl',
  'Pseudo-perplexity',
  'perplexity from masked positions of a bidirectional model; not comparable with perplexity',
)

/** Bits per UTF-8 byte: total negative log-likelihood in bits over total bytes; 0 upwards, lower is better. */
export const BITS_PER_BYTE: MetricDefinition = {
  name: 'bits_per_byte',
  label: 'Bits per byte',
  meaning: 'negative log-likelihood in bits per UTF-8 byte; independent of the tokenizer',
  layer: 'likelihood',
  direction: 'lower',
  range: [0, Number.POSITIVE_INFINITY],
  keys: CONTEXT_KEYS,
  needs: ['logprobs', 'windows', 'nll'],
  create: (options, facts) =>
    likelihoodMetric({
      definition: BITS_PER_BYTE,
      label: 'Bits per byte',
      unit: 'byte',
      options,
      facts,
      of: (mean) => mean / Math.LN2,
      scale: 'bits',
    }),
}
