import { InputError, type Problem, toJsonPointer } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'

/**
 * What a project asks of a comparison. Metrics are named by SPEC; a plain name also means every SPEC of that metric
 * where the very SPEC is not there. What is left out has the default named here.
 */
export interface GatePolicy {
  /** What the gate looks at; default all of the comparison, and none where the list is empty. */
  readonly metrics?: readonly string[]
  /** Smallest effect that matters, above 0, in the metric's own unit. */
  readonly smallestEffects?: Readonly<Record<string, number>>
  /** Absolute bounds of head's score over everything that it scored; 0 is a bound like any other. */
  readonly minimum?: Readonly<Record<string, number>>
  readonly maximum?: Readonly<Record<string, number>>
  /** Level of the adjusted p, between 0 and 1; default 0.05. */
  readonly level?: number
  /** Pairs that both sides scored, below which the gate cannot tell; default 0. */
  readonly minimumPairs?: number
  /** Adjustment of p over all that the gate looks at; default `holm`. */
  readonly correction?: 'holm' | 'none'
  /** Tags (or `document`, `length`, `references`) whose every value is gated as well, or one value as `tag=value`. */
  readonly slices?: readonly string[]
  /** Fall of the covered share, as a fraction, beyond which the gate cannot tell; default 0.01. */
  readonly coverageDrop?: number
  /** Whether a metric that may not be compared stops the gate (`fail`, default) or is told and left out (`neutral`). */
  readonly incomparable?: 'fail' | 'neutral'
  /** `pinned`: against the project's pinned baseline; default `rule`, the nearest run before. */
  readonly baseline?: 'rule' | 'pinned'
  readonly waivers?: readonly Waiver[]
}

/** Leave to fail, given by somebody for a time. */
export interface Waiver {
  /** SPEC or name of the metric, in the whole and in every slice. */
  readonly metric: string
  /** Who gave it. */
  readonly author: string
  readonly reason: string
  /** ISO 8601; afterwards it does nothing. */
  readonly expiresAt: string
  /** The one run, or the one branch, that it is for; absent or null for all. */
  readonly headRunId?: string | null
  readonly branch?: string | null
}

/**
 * The policy with every SPEC in its canonical form. Throws InputError with the place of each rule that cannot be one: an
 * unknown metric, one metric named twice, a bound that is no finite number, a minimum above its maximum. `at` is the JSON
 * pointer of the policy itself within what it came with.
 *
 * @example toCanonicalPolicy({ minimum: { 'bleu:order=4': 20 } }).minimum // { bleu: 20 }
 */
export function toCanonicalPolicy(policy: GatePolicy, at = ''): GatePolicy {
  const problems: Problem[] = []
  const numbers = (key: 'smallestEffects' | 'minimum' | 'maximum') => {
    const entries = Object.entries(policy[key] ?? {}).map(([text, value]) => {
      const pointer = `${at}${toJsonPointer([key, text])}`
      const sound = Number.isFinite(value) && (key !== 'smallestEffects' || value > 0)
      if (!sound)
        problems.push({
          code: 'bad-rule',
          message: `${text} has the ${RULES[key]} ${value}.`,
          place: { pointer },
          mend: key === 'smallestEffects' ? 'Give a number above 0.' : 'Give a finite number.',
        })
      return [toSpec(text, pointer, problems), value] as const
    })
    requireOnce(
      entries.map(([spec]) => spec),
      `${at}/${key}`,
      problems,
    )
    return Object.fromEntries(entries)
  }
  const metrics = policy.metrics?.map((text, i) => toSpec(text, `${at}/metrics/${i}`, problems))
  if (metrics) requireOnce(metrics, `${at}/metrics`, problems)
  const [smallestEffects, minimum, maximum] = [numbers('smallestEffects'), numbers('minimum'), numbers('maximum')]
  for (const [spec, low] of Object.entries(minimum))
    if (low > (maximum[spec] ?? Number.POSITIVE_INFINITY))
      problems.push({
        code: 'bad-rule',
        message: `${spec} has a minimum of ${low} and a maximum of ${maximum[spec]}.`,
        place: { pointer: `${at}${toJsonPointer(['minimum', spec])}` },
        mend: 'Give a minimum that is not above the maximum.',
      })
  const waivers = policy.waivers?.map((waiver, i) => ({
    ...waiver,
    metric: toSpec(waiver.metric, `${at}/waivers/${i}/metric`, problems),
  }))
  if (problems.length > 0) throw new InputError(problems)
  return {
    ...policy,
    ...(metrics && { metrics }),
    ...(policy.smallestEffects && { smallestEffects }),
    ...(policy.minimum && { minimum }),
    ...(policy.maximum && { maximum }),
    ...(waivers && { waivers }),
  }
}

const RULES = { smallestEffects: 'smallest effect', minimum: 'minimum', maximum: 'maximum' } as const

function toSpec(text: string, pointer: string, problems: Problem[]): string {
  try {
    return formatSpec(parseSpec(text))
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    problems.push(...error.problems.map((problem) => ({ ...problem, place: { pointer } })))
    return text
  }
}

function requireOnce(specs: readonly string[], pointer: string, problems: Problem[]): void {
  const twice = specs.find((spec, i) => specs.indexOf(spec) !== i)
  if (twice === undefined) return
  problems.push({
    code: 'metric-twice',
    message: `${twice} is named twice.`,
    place: { pointer },
    mend: 'Name each metric once.',
  })
}
