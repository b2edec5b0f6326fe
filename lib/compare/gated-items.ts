import type { Comparison, MetricComparison } from './comparison.ts'
import type { GatePolicy } from './gate-policy.ts'
import { agreesInDirection, meansPosted } from './posted-score-rules.ts'

/** One thing that a gate looks at: a metric over the whole or within a slice. */
export interface GatedItem {
  readonly spec: string
  readonly slice?: { readonly by: string; readonly value: string }
  /** Null where the comparison does not hold it. */
  readonly result: MetricComparison | null
  /** Pairs of the whole or of the slice. */
  readonly pairs: number
  /** The policy asks nothing but a bound of it. */
  readonly boundOnly: boolean
}

/**
 * Everything that a policy has a gate look at, metrics in the policy's order, each with its slices behind it; a metric,
 * slice or bound that the comparison has nothing for is there without a result, so that it cannot pass unseen.
 */
export function listGatedItems(comparison: Comparison | null, policy: GatePolicy): GatedItem[] {
  const results = comparison?.results ?? []
  const named = policy.metrics ?? results.map(({ spec }) => spec)
  const gated = named.flatMap((name) => findAll(results, name))
  const bounded = [...Object.keys(policy.minimum ?? {}), ...Object.keys(policy.maximum ?? {})]
    .flatMap((name) => findAll(results, name))
    .filter((one) => !gated.some((other) => specOf(other) === specOf(one)))
  const pairs = comparison?.pairs ?? 0
  return unique([
    ...gated.flatMap((one) => [toItem(one, pairs, false), ...listSlices(comparison, policy, specOf(one))]),
    ...bounded.map((one) => toItem(one, pairs, true)),
  ])
}

/** Results that a name of the policy means; the name itself where there are none. */
function findAll(results: readonly MetricComparison[], name: string): readonly (MetricComparison | string)[] {
  const exact = results.filter(({ spec, baseSpec }) => spec === name || baseSpec === name)
  if (exact.length > 0) return exact
  const ofName = results.filter(({ metric }) => metric === name)
  if (ofName.length > 0) return ofName
  const posted = results.filter(({ spec, direction }) => meansPosted(name, spec) && agreesInDirection(name, direction))
  return posted.length > 0 ? posted : [name]
}

/**
 * What a policy says of a metric: under its SPEC, else under base's where the two differ, else under its name; of scores
 * from elsewhere under any SPEC that means them.
 */
export function ruleOf(
  rules: Readonly<Record<string, number>> | undefined,
  { spec, baseSpec, metric }: Pick<MetricComparison, 'spec' | 'baseSpec' | 'metric'>,
): number | null {
  const own = rules?.[spec] ?? (baseSpec === undefined ? undefined : rules?.[baseSpec]) ?? rules?.[metric]
  if (own !== undefined) return own
  const posted = Object.keys(rules ?? {}).find((rule) => meansPosted(rule, spec))
  return posted === undefined ? null : (rules?.[posted] ?? null)
}

function listSlices(comparison: Comparison | null, { slices = [] }: GatePolicy, spec: string): GatedItem[] {
  const dimensions = comparison?.slices?.dimensions ?? []
  return slices.flatMap((name) => {
    const { by, value } = parseSlice(name, (tag) => dimensions.some((one) => one.by === tag))
    const found = (dimensions.find((one) => one.by === by)?.slices ?? []).filter(
      (slice) => value === null || slice.value === value,
    )
    if (found.length === 0)
      return [{ spec, slice: { by, value: value ?? '*' }, result: null, pairs: 0, boundOnly: false }]
    return found.map((slice) => ({
      spec,
      slice: { by, value: slice.value },
      result: slice.results.find((result) => result.spec === spec) ?? null,
      pairs: slice.pairs,
      boundOnly: false,
    }))
  })
}

/** The tags that a comparison must have been made within for these slices. */
export function tagsOfSlices(slices: readonly string[]): string[] {
  return [...new Set(slices.map((name) => parseSlice(name, () => false).by))]
}

/** `tag=value` is one value of a tag, unless a tag has just that name. */
function parseSlice(name: string, isTag: (name: string) => boolean): { by: string; value: string | null } {
  const equals = name.indexOf('=')
  if (equals < 1 || isTag(name)) return { by: name, value: null }
  return { by: name.slice(0, equals), value: name.slice(equals + 1) }
}

function specOf(one: MetricComparison | string): string {
  return typeof one === 'string' ? one : one.spec
}

function toItem(one: MetricComparison | string, pairs: number, boundOnly: boolean): GatedItem {
  return { spec: specOf(one), result: typeof one === 'string' ? null : one, pairs, boundOnly }
}

function unique(items: readonly GatedItem[]): GatedItem[] {
  const seen = new Map<string, GatedItem>()
  for (const item of items) {
    const key = JSON.stringify([item.spec, item.slice ?? null])
    if (!seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}
