import { InputError } from '../errors.ts'
import type { Metric, MetricSegment, Score } from '../metrics/metric.ts'
import { getMetricDefinition } from '../metrics/registry.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import { formatSignature } from '../signature/format-signature.ts'
import type { Signature } from '../signature/signature.ts'
import { createScorer, type Scorer } from './score-spec.ts'
import { type Family, VARIANTS, type Variant } from './variants.ts'

/** What a variant says of given segments; null with a reason where it has no number. */
export interface VariantScore {
  readonly variant: Variant
  /** In the scale that the tool prints. */
  readonly value: number | null
  readonly reason?: string
  readonly signature: string
  readonly direction: 'higher' | 'lower' | 'neither'
  readonly range: readonly [number, number]
}

/**
 * How each variant of a family in common use scores the very same segments, in the order of the list. `own` is the SPEC
 * of the number at hand, whose k or n some rows take over; a row that is the same number as one before it is left out.
 * Cost: one pass of the metric per SPEC.
 *
 * @example scoreVariants('rouge', segments).find(({ variant }) => variant.id === 'rouge-lsum')?.value
 */
export function scoreVariants(
  family: Family,
  segments: readonly MetricSegment[],
  scorer: Scorer = createScorer(segments),
  own: string | null = null,
): VariantScore[] {
  const asked = VARIANTS.filter((variant) => variant.family === family).map((variant) => ({
    ...variant,
    spec: own === null ? variant.spec : takeOver(variant, own),
  }))
  const plain = asked.map((variant) => (isPlain(variant) ? variant.spec : null))
  return asked
    .filter((_, i) => plain[i] === null || plain.indexOf(plain[i]) === i)
    .map((variant) => scoreVariant(variant, segments, scorer))
}

/** Whether a variant is its metric's own number, as it stands. */
export function isPlain({ over, compute, scale }: Variant): boolean {
  return over === 'corpus' && compute === undefined && scale === undefined
}

function takeOver({ spec, follows = [] }: Variant, own: string): string {
  if (follows.length === 0) return spec
  const { name, options } = parseSpec(spec)
  const { options: ownOptions } = parseSpec(own)
  return formatSpec({
    name,
    options: { ...options, ...Object.fromEntries(follows.map((key) => [key, ownOptions[key]])) },
  })
}

function scoreVariant(variant: Variant, segments: readonly MetricSegment[], scorer: Scorer): VariantScore {
  const { spec, scale = 1 } = variant
  const found = findScore(spec, scorer)
  const metric = found?.metric ?? undressed(spec, segments)
  const facts = {
    variant,
    signature: formatSignature(signatureOf(variant, metric.signature)),
    direction: metric.direction,
    range: [metric.range[0] * scale, metric.range[1] * scale],
  } as const
  if (found === null) return { ...facts, value: null, reason: 'needs a dictionary' }
  if (variant.oneReference && segments.some(({ references }) => (references?.length ?? 0) > 1))
    return { ...facts, value: null, reason: 'several references' }
  const value = variant.compute
    ? variant.compute({ segments, spec, scorer })
    : variant.over === 'mean'
      ? scorer.mean(spec).value
      : found.score.value
  if (value === null) return { ...facts, value: null, reason: reasonOf(found.score) }
  const scaled = value * scale
  return Number.isFinite(scaled)
    ? { ...facts, value: scaled }
    : { ...facts, value: null, reason: 'larger than a double can hold' }
}

/** Why there is no number: a word that the texts of each language know where one of ours fits, else the metric's own. */
function reasonOf({ reason, details }: Score): string {
  return Number(details.problemsBelowK) > 0 ? 'too few samples' : (reason ?? 'undefined')
}

/** Null for a SPEC whose dictionary is not at hand: its row says so, and the others have their numbers. */
function findScore(spec: string, scorer: Scorer): ReturnType<Scorer['score']> | null {
  try {
    return scorer.score(spec)
  } catch (error) {
    if (error instanceof InputError && error.problems.every(({ code }) => NO_DICTIONARY.has(code))) return null
    throw error
  }
}

const NO_DICTIONARY: ReadonlySet<string> = new Set(['missing-resource', 'unreadable-resource'])

/** A metric without its dictionary, which can say what it is and score nothing. */
function undressed(spec: string, segments: readonly MetricSegment[]): Metric {
  const { name, options } = parseSpec(spec)
  return getMetricDefinition(name).create(options, testSetFacts(segments), {})
}

/** Two numbers never have one signature: what a variant does besides the metric's settings is told in fields of its own. */
function signatureOf({ over, scale, says }: Variant, signature: Signature): Signature {
  const own: Record<string, string | null> = {
    ...(over === 'mean' && { agg: 'mean' }),
    ...(scale !== undefined && { scale: String(scale) }),
    ...says,
  }
  const kept = signature.fields.flatMap((field) => {
    if (!Object.hasOwn(own, field.key)) return [field]
    const value = own[field.key]
    return value === null ? [] : [{ key: field.key, value }]
  })
  const added = Object.entries(own).flatMap(([key, value]) =>
    value === null || kept.some((field) => field.key === key) ? [] : [{ key, value }],
  )
  return { ...signature, fields: [...kept, ...added] }
}
