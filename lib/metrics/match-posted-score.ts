import { InputError } from '../errors.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { parseSignature } from '../signature/parse-signature.ts'
import type { Signature } from '../signature/signature.ts'
import { listMetrics } from './registry.ts'
import { formatSpec, parseSpec } from './spec.ts'

/** A score as its sender calls it. */
export interface PostedName {
  /** A SPEC, or the name or label of a metric. */
  readonly metric: string
  readonly signature: string | null
}

/** A score that was computed here. */
export interface ComputedName extends Signature {
  readonly spec: string
  readonly label: string
  /** The canonical string. */
  readonly signature: string
}

/**
 * Whether a posted score is of the same kind as a computed one: it names the same SPEC, or the metric by name or label,
 * and where it gives a signature (long or short form), all fields agree. The version of the tool may be another: the
 * number itself then tells whether that matters.
 *
 * @example
 * belongsToScore({ metric: 'chrF2', signature: null }, { spec: 'chrf', metric: 'chrf', label: 'chrF2', signature: '', fields: [], implementation: '' }) // true
 */
export function belongsToScore(posted: PostedName, score: ComputedName): boolean {
  if (!namesMetric(posted.metric, score)) return false
  if (posted.signature === null) return true
  const forms = [score.signature, formatSignature(score, { short: true })]
  // Scores from elsewhere: the segments' own signature is the model's, and that of their total too.
  const model = score.fields.find(({ key }) => key === 'model')?.value ?? null
  return forms.includes(posted.signature) || posted.signature === model || sameButVersion(posted.signature, score)
}

/**
 * Whether a name means the metric of a computed score: by SPEC, name or label.
 *
 * @example namesMetric('chrF2++', { spec: 'chrf:nw=2', metric: 'chrf', label: 'chrF2++' }) // true
 */
export function namesMetric(name: string, score: Pick<ComputedName, 'metric' | 'label' | 'spec'>): boolean {
  const plain = toPlainName(name)
  if (plain === toPlainName(score.metric) || plain === toPlainName(score.label)) return true
  return tryOr(null, () => formatSpec(parseSpec(name))) === score.spec
}

/**
 * A metric's name without case, blanks, `_` and `-`: as people write it in many ways.
 *
 * @example toPlainName('Macro-F1') // 'macrof1'
 */
export function toPlainName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/**
 * The SPECs that may have made a posted score: what its name says, with the settings of its signature; at most one, none
 * for a metric that is not computed here. Whether the score is truly of that kind, `belongsToScore` tells.
 *
 * @example
 * specsOfPosted({ metric: 'BLEU', signature: 'nrefs:1|case:lc|eff:no|tok:zh|smooth:exp|version:2.5.1' }) // ['bleu:tok=zh,case=lc']
 */
export function specsOfPosted({ metric, signature }: PostedName): readonly string[] {
  const direct = tryOr(null, () => parseSpec(metric))
  const plain = toPlainName(metric)
  const [definition] = direct
    ? listMetrics().filter(({ name }) => name === direct.name)
    : listMetrics()
        .filter(({ name, label }) => [name, label].some((known) => plain.startsWith(toPlainName(known))))
        .sort((a, b) => b.name.length - a.name.length)
  if (!definition) return []
  const options: Record<string, string> = { ...direct?.options }
  const fields = signature === null ? [] : tryOr([], () => parseSignature(definition.name, signature).fields)
  for (const { key, value } of fields) {
    // sacreBLEU prints the value of a smoothing beside its name: floor[0.10].
    const [, name, inner] = /^([^[]*)\[(.*)\]$/.exec(value ?? '') ?? [null, value, null]
    if (name !== null && Object.hasOwn(definition.keys, key)) options[key] = name
    if (inner !== null && key === 'smooth' && Object.hasOwn(definition.keys, 'value')) options.value = inner
  }
  const pairs = Object.entries(options).map(([key, value]) => `${key}="${value.replace(/[\\"]/g, '\\$&')}"`)
  const spec = tryOr(null, () =>
    formatSpec(parseSpec(pairs.length > 0 ? `${definition.name}:${pairs.join(',')}` : definition.name)),
  )
  return spec === null ? [] : [spec]
}

function sameButVersion(text: string, score: ComputedName): boolean {
  const strip = (signature: Signature) =>
    JSON.stringify(
      signature.fields
        .filter(({ key }) => key !== 'version')
        .map(({ key, value }) => [key, value])
        .sort(),
    )
  return tryOr(false, () => {
    const posted = parseSignature(score.metric, text)
    const known = posted.fields.every(({ value }) => value !== null)
    return known && strip(posted) === strip(parseSignature(score.metric, score.signature))
  })
}

/** A name or a signature that cannot be read belongs to nothing here. */
function tryOr<T, F>(fallback: F, read: () => T): T | F {
  try {
    return read()
  } catch (error) {
    if (error instanceof InputError) return fallback
    throw error
  }
}
