import { declareModel } from '../metrics/declare-model.ts'
import { UNBALANCED } from '../metrics/label-warnings.ts'
import { parseSpec } from '../metrics/spec.ts'
import type { Comparison, FieldDifference } from './comparison.ts'
import type { GateContext, MetricGate } from './gate.ts'
import type { GatePolicy } from './gate-policy.ts'
import type { GatedItem } from './gated-items.ts'

/** What is weak about a gate, as sentences: what it rests on, and what it leaves out. */
export function gateWarnings(
  comparison: Comparison | null,
  items: readonly GatedItem[],
  metrics: readonly MetricGate[],
  policy: GatePolicy,
  { majorityShare = null }: GateContext,
): string[] {
  const gated = items.filter(({ slice, result }) => slice === undefined && result !== null)
  const leftOut = policy.incomparable === 'neutral' ? metrics.filter(({ code }) => code === 'not-comparable') : []
  const [only] = gated
  return [
    ...(gated.length === 1 && only.result?.layer === 'surface'
      ? [`Only ${only.result.label} is gated, which sees nothing but the surface: gate a second kind of metric.`]
      : []),
    ...(majorityShare !== null && majorityShare >= UNBALANCED && has(gated, 'accuracy') && !has(gated, 'macro_f1')
      ? ['accuracy is gated without macro_f1, and the classes are unbalanced: a small class may be lost unseen.']
      : []),
    ...leftOut.map(({ spec }) => `${spec} may not be compared and was left out, as the policy says (neutral).`),
    ...withoutModel(gated),
    ...cutWarnings(comparison, policy),
  ]
}

/** Scores from elsewhere of which nobody said what made them, on one side at least. */
function withoutModel(items: readonly GatedItem[]): string[] {
  const isUnknown = ({ field, base, head }: FieldDifference) => field === 'model' && (base === null || head === null)
  return items.flatMap(({ result }) =>
    result?.metric === 'external' && result.differences.some(isUnknown)
      ? [sayWithoutModel(parseSpec(result.spec).options.name)]
      : [],
  )
}

function sayWithoutModel(name: string): string {
  return `What made the scores of ${name} is not said by both runs: push with ${declareModel(name)}, or declare it for the project, which serves the runs that are there too.`
}

function has(items: readonly GatedItem[], metric: string): boolean {
  return items.some(({ result }) => result?.metric === metric)
}

/** Values of a gated tag that were too many to be compared. */
function cutWarnings(comparison: Comparison | null, { slices = [] }: GatePolicy): string[] {
  return (comparison?.slices?.dimensions ?? [])
    .filter(({ by, left }) => left > 0 && slices.includes(by))
    .map(({ by, left }) => `${left} values of ${by} were too many and are not gated.`)
}
