import { signatureDifferences } from '../signature/differences.ts'
import type { Comparability, FieldDifference } from './comparison.ts'
import type { Pairing } from './pair-segments.ts'
import type { RunSide, SideMetric } from './run-side.ts'

export interface ComparabilityResult {
  readonly comparable: Comparability
  readonly differences: readonly FieldDifference[]
  /** Whether the pairs at hand give numbers: nothing differs, or only what restricting to shared segments mends. */
  readonly hasNumbers: boolean
}

/**
 * Whether the numbers of two sides under one SPEC may be compared: yes; after a repair; or not at all. A comparison
 * looks at shared segments of equal content only, so that a difference which that mends (`restrict`) leaves numbers;
 * any other difference leaves none. A metric that one side lacks can be computed there from its outputs.
 */
export function judgeComparability(base: SideMetric | undefined, head: SideMetric | undefined): ComparabilityResult {
  const differences = base && head ? differencesOf(base, head) : [missingOn(base, head)]
  return {
    comparable:
      differences.length === 0 ? 'yes' : differences.some((one) => one.repair === 'none') ? 'no' : 'after-repair',
    differences,
    hasNumbers: base !== undefined && head !== undefined && differences.every((one) => one.repair === 'restrict'),
  }
}

function differencesOf(base: SideMetric, head: SideMetric): FieldDifference[] {
  const differences: FieldDifference[] = withoutConsequences(
    signatureDifferences(base.metric.signature, head.metric.signature),
  )
  const [columnsOfBase, columnsOfHead] = [columnsOf(base), columnsOf(head)]
  if (differences.length === 0 && columnsOfBase !== columnsOfHead)
    differences.push({
      field: 'labels',
      base: columnsOfBase,
      head: columnsOfHead,
      why: 'The statistics of the two sides count different labels, so that they cannot be exchanged or added.',
      repair: 'rescore',
    })
  return differences
}

/**
 * The same judgement with the test set as a field of its own where the two sides hold other segments: the numbers of the
 * shared ones may be compared, those of the two whole sets may not. Where nothing is shared, keeping to it mends nothing;
 * where all of it is, nothing is added.
 */
export function withTestSets(
  judged: ComparabilityResult,
  [base, head]: readonly [RunSide, RunSide],
  pairing: Pairing,
): ComparabilityResult {
  if (pairing.base.length === 0) return withoutHollowPromise(judged)
  const difference = testSetDifference([base, head], pairing)
  if (difference === null) return judged
  return {
    comparable: judged.comparable === 'no' ? 'no' : 'after-repair',
    differences: [difference, ...judged.differences],
    hasNumbers: judged.hasNumbers,
  }
}

function withoutHollowPromise(judged: ComparabilityResult): ComparabilityResult {
  if (judged.comparable !== 'after-repair' || !judged.hasNumbers) return judged
  return {
    comparable: 'no',
    differences: judged.differences.map((difference) => ({ ...difference, repair: 'none' })),
    hasNumbers: false,
  }
}

/** Base and head are whole test sets, which stay other ones however few segments differ. */
function testSetDifference(
  [base, head]: readonly [RunSide, RunSide],
  { base: pairs, changed, onlyBase, onlyHead }: Pairing,
): FieldDifference | null {
  if (changed.length + onlyBase.length + onlyHead.length === 0) return null
  return {
    field: 'test set',
    base: describeTestSet(base),
    head: describeTestSet(head),
    why: `Two sets of segments have two difficulties; ${pairs.length === 1 ? '1 segment is' : `${pairs.length} segments are`} the same in both.`,
    repair: 'restrict',
  }
}

function describeTestSet({ testSet, ids }: RunSide): string {
  const segments = ids.length === 1 ? '1 segment' : `${ids.length} segments`
  return testSet === undefined ? segments : `${testSet} · ${segments}`
}

/**
 * Only where segments have several references does a signature name the rule for them, and with it another set of
 * figures may be reproduced. Shared segments have the same references on both sides, so that keeping to them mends what
 * follows from the number of references as well.
 */
function withoutConsequences(differences: readonly FieldDifference[]): FieldDifference[] {
  const isOneSided = ({ field, base, head }: FieldDifference) => field === 'multi' && (base === null || head === null)
  if (!differences.some(({ field }) => field === 'nrefs') || !differences.some(isOneSided)) return [...differences]
  return differences.filter((one) => !isOneSided(one) && one.field !== 'version')
}

function columnsOf({ metric }: SideMetric): string | null {
  return metric.kind === 'additive' ? `${metric.columns.length} columns` : null
}

function missingOn(base: SideMetric | undefined, head: SideMetric | undefined): FieldDifference {
  return {
    field: 'metric',
    base: base?.spec ?? null,
    head: head?.spec ?? null,
    why: `The ${base ? 'head' : 'base'} run was not scored by this metric.`,
    repair: 'rescore',
  }
}
