import { InputError } from '../errors.ts'
import { BETWEEN_VALUES, listValues } from './list-values.ts'
import type { Metric, OptionKey, Resources, TestSetFacts } from './metric.ts'
import { getMetricDefinition } from './registry.ts'

/** A metric with its settings, read from `name[:key=value,…]`: every key of the metric is there, checked. */
export interface Spec {
  readonly name: string
  readonly options: Readonly<Record<string, string>>
}

/**
 * Reads a SPEC such as `bleu:tok=zh,smooth=floor,value=0.1`. A value that holds `,`, `:`, `=` or a space at its ends
 * stands in double quotes, with `\"` and `\\` inside; any other backslash is itself. Numbers come out in their shortest form, absent keys at their
 * default. Throws InputError that names the known metrics, keys, values or the range.
 *
 * @example parseSpec('chrf:nw=2').options.beta // '2'
 */
export function parseSpec(text: string): Spec {
  const colon = text.indexOf(':')
  const definition = getMetricDefinition((colon < 0 ? text : text.slice(0, colon)).trim())
  const given = new Map<string, string>()
  if (colon >= 0) {
    for (const [key, value] of readPairs(text, colon + 1)) {
      const option = Object.hasOwn(definition.keys, key) ? definition.keys[key] : undefined
      const known = Object.keys(definition.keys)
      if (!option) {
        throw new InputError({
          code: 'unknown-metric-key',
          message: `The metric "${definition.name}" has no key "${key}" (in "${text}").`,
          mend: known.length > 0 ? `Known: ${known.join(', ')}.` : 'It takes no keys.',
        })
      }
      const earlier = given.get(key)
      if (earlier !== undefined && !option.repeatable) throw malformed(text, `the key "${key}" stands there twice`)
      const checked = checkValue(definition.name, key, option, value)
      given.set(key, earlier === undefined ? checked : earlier + BETWEEN_VALUES + checked)
    }
  }
  const options: Record<string, string> = {}
  for (const [key, option] of Object.entries(definition.keys)) options[key] = given.get(key) ?? option.default
  return { name: definition.name, options }
}

/**
 * The canonical text of a SPEC: only what differs from the defaults, keys in the metric's own order, so that equal
 * settings give equal texts.
 *
 * @example formatSpec(parseSpec('bleu:order=4,tok=zh')) // 'bleu:tok=zh'
 */
export function formatSpec(spec: Spec): string {
  const { keys } = getMetricDefinition(spec.name)
  const pairs = Object.entries(keys).flatMap(([key, option]) => {
    const value = spec.options[key] ?? option.default
    if (value === option.default) return []
    return (option.repeatable ? listValues(value) : [value]).map((each) => `${key}=${quote(each)}`)
  })
  return pairs.length > 0 ? `${spec.name}:${pairs.join(',')}` : spec.name
}

/**
 * The metric that a SPEC means, for a test set with these facts. `resources` holds the dictionaries that some settings
 * need; throws InputError when one is missing or when settings contradict each other.
 *
 * @example createMetric('chrf:nw=2', { references: 1, labels: [] }).label // 'chrF2++'
 */
export function createMetric(spec: Spec | string, facts: TestSetFacts, resources: Resources = {}): Metric {
  const { name, options } = typeof spec === 'string' ? parseSpec(spec) : spec
  const definition = getMetricDefinition(name)
  const missing = (definition.resources?.(options) ?? []).filter((resource) => resources[resource] === undefined)
  if (missing.length > 0) {
    throw new InputError({
      code: 'missing-resource',
      message: `"${formatSpec({ name, options })}" needs ${missing.join(', ')}, which is not at hand here.`,
      mend: 'Choose another setting, or hand in the resource.',
    })
  }
  return definition.create(options, facts, resources)
}

/** `key=value` pairs of `text` from `start`; a small hand-written reader because values may be quoted. */
function* readPairs(text: string, start: number): Generator<[string, string]> {
  let at = start
  while (true) {
    const equals = text.indexOf('=', at)
    const comma = text.indexOf(',', at)
    if (equals < 0 || (comma >= 0 && comma < equals)) {
      const part = text.slice(at, comma < 0 ? undefined : comma)
      throw malformed(text, part === '' ? 'a "key=value" is missing' : `"${part}" is not "key=value"`)
    }
    const key = text.slice(at, equals).trim()
    let value = ''
    at = equals + 1
    if (text[at] === '"') {
      at++
      while (at < text.length && text[at] !== '"') {
        if (text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\')) at++
        value += text[at++]
      }
      if (at >= text.length) throw malformed(text, `the quote that opens the value of "${key}" never closes`)
      at++
      if (at < text.length && text[at] !== ',')
        throw malformed(text, `after the quoted value of "${key}" a comma must follow`)
    } else {
      const end = text.indexOf(',', at)
      value = text.slice(at, end < 0 ? undefined : end).trim()
      at = end < 0 ? text.length : end
    }
    yield [key, value]
    if (at >= text.length) return
    at++
  }
}

function checkValue(name: string, key: string, option: OptionKey, value: string): string {
  if (value === option.default) return value
  const refuse = (expected: string) =>
    new InputError({
      code: 'bad-metric-value',
      message: `"${name}:${key}" cannot be "${value}".`,
      mend: `Give ${expected}.`,
    })
  const { values } = option
  if (typeof values !== 'string') {
    if (values.includes(value)) return value
    throw refuse(`one of: ${values.join(', ')}`)
  }
  if (values === 'text') {
    if (value !== '' && !value.includes(BETWEEN_VALUES)) return value
    throw refuse('a text that is not empty and holds no unit separator')
  }
  const pattern = values === 'integer' ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
  const number = pattern.test(value) ? Number(value) : Number.NaN
  const { min = -Infinity, max = Infinity } = option
  const sound = values === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number)
  // 0 + number turns -0 into 0.
  if (sound && number >= min && number <= max) return String(0 + number)
  throw refuse(describeRange(values === 'integer' ? 'an integer' : 'a number', min, max))
}

function describeRange(what: string, min: number, max: number): string {
  if (min === -Infinity && max === Infinity) return what
  if (max === Infinity) return `${what} of at least ${min}`
  return min === -Infinity ? `${what} of at most ${max}` : `${what} from ${min} to ${max}`
}

function quote(value: string): string {
  if (!/[,:="\\]|^\s|\s$|^$/.test(value)) return value
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

function malformed(text: string, what: string): InputError {
  return new InputError({
    code: 'malformed-spec',
    message: `The metric "${text}" cannot be read: ${what}.`,
    mend: 'Write name or name:key=value,key=value, with a value that holds , or : in double quotes.',
  })
}
