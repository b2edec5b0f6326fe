import { InputError } from '../errors.ts'
import type { AdditiveMetric } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'
import { holm } from '../stats/holm.ts'
import { totalSums } from '../stats/packed-rows.ts'
import { judgeComparability, withTestSets } from './comparability.ts'
import { compareCorpusMetric } from './compare-corpus-metric.ts'
import { compareGroup } from './compare-group.ts'
import type { Comparison, MetricComparison } from './comparison.ts'
import { comparisonWarnings } from './comparison-warnings.ts'
import { withDistinctLabels } from './distinct-labels.ts'
import { documentsOfPairs, type PairDocuments, toUnits } from './document-units.ts'
import { failedAsEmpty } from './failed-as-empty.ts'
import { mcNemarBlock } from './mcnemar-block.ts'
import { emptyResult, withChance } from './metric-result.ts'
import { haveEqualRows, orderOfIds, type PairRows, toPairRows, wholeSums } from './pair-rows.ts'
import { type Pairing, pairSegments } from './pair-segments.ts'
import { repeatScores } from './repeat-scores.ts'
import type { CompareOptions, RunSide, SideMetric } from './run-side.ts'
import { haveOppositeSigns, segmentDeltas } from './segment-deltas.ts'

/** Everything that changes a comparison's numbers, with its default. */
const DEFAULTS = { resamples: 1000, trials: 10_000, seed: 12345, test: 'bootstrap' } as const

/** What stays the same for all metrics of one comparison. */
interface Setting {
  readonly base: RunSide
  readonly head: RunSide
  readonly pairing: Pairing
  readonly documents: PairDocuments['documents']
  /** Places of each side's segments in the order of their ids. */
  readonly orders: { readonly base: Int32Array; readonly head: Int32Array }
  readonly outputsChanged: number
  readonly smallestEffects: Readonly<Record<string, number>>
}

/** A result that waits for its resamples. */
interface Pending {
  readonly metric: AdditiveMetric
  readonly rows: PairRows
  readonly single: boolean
  readonly result: MetricComparison
}

/**
 * Compares two runs metric by metric: what differs, by how much, with which interval, and what may be said of it. The
 * one function behind page, comment, command line and exit code; the same input gives the same numbers everywhere.
 *
 * Segments are paired by id and content, repeats averaged within a segment, pairs that one side did not score left out
 * and counted. All metrics and both sides see the same resamples of NumPy's generator; documents are resampled where
 * segments have them. Exchanging base and head mirrors every figure exactly, but for sacreBLEU's block.
 *
 * Time is linear in segments × (resamples + trials / 8) × columns. Throws InputError for counts or a seed that are not
 * whole numbers.
 *
 * @example compareSides(base, head, { smallestEffects: { bleu: 0.5 } }).results[0].verdict // 'worse'
 */
export function compareSides(base: RunSide, head: RunSide, options: CompareOptions = {}): Comparison {
  const { resamples, trials, seed, test } = { ...DEFAULTS, ...dropUndefined(options) }
  checkCount('resamples', resamples, 1)
  checkCount('trials', trials, 1)
  checkCount('seed', seed, 0)
  const pairing = pairSegments(base, head)
  const { documents, disagree } = documentsOfPairs(base, head, pairing)
  const setting: Setting = {
    base,
    head,
    pairing,
    documents,
    orders: { base: orderOfIds(base.ids), head: orderOfIds(head.ids) },
    outputsChanged: countChangedOutputs(base, head, pairing),
    smallestEffects: options.smallestEffects ?? {},
  }
  const prepared = matchMetrics(base, head).map(([ofBase, ofHead]) => prepareMetric(ofBase, ofHead, setting))
  const results = withDistinctLabels(
    resolveGroups(prepared, setting, {
      resamples,
      trials,
      seed,
      test,
      bca: options.bca,
      onProgress: options.onProgress,
    }),
  )
  return {
    pairs: pairing.base.length,
    changed: pairing.changed,
    unpaired: { base: pairing.onlyBase, head: pairing.onlyHead },
    outputsChanged: setting.outputsChanged,
    outputsOneSided: countOneSidedOutputs(base, head, pairing),
    failed: { base: countFailed(base), head: countFailed(head) },
    resamples,
    trials,
    seed,
    unit: documents ? 'document' : 'segment',
    results: adjust(results, options.gated),
    warnings: comparisonWarnings(pairing, disagree, results),
  }
}

function dropUndefined(options: CompareOptions): CompareOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

function checkCount(option: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return
  throw new InputError({
    code: 'bad-count',
    message: `${option} is ${value}.`,
    place: { option: `--${option}` },
    mend: `Give a whole number from ${least}.`,
  })
}

/** Metrics of both sides by SPEC, in base's order, then what only head has. */
function matchMetrics(base: RunSide, head: RunSide): [SideMetric | undefined, SideMetric | undefined][] {
  const ofHead = new Map(head.metrics.map((side) => [side.spec, side]))
  const known = new Set(base.metrics.map((side) => side.spec))
  return [
    ...base.metrics.map((side): [SideMetric, SideMetric | undefined] => [side, ofHead.get(side.spec)]),
    ...head.metrics.filter((side) => !known.has(side.spec)).map((side): [undefined, SideMetric] => [undefined, side]),
  ]
}

function prepareMetric(
  base: SideMetric | undefined,
  head: SideMetric | undefined,
  setting: Setting,
): MetricComparison | Pending {
  const side = (base ?? head) as SideMetric
  const effects = setting.smallestEffects
  const judged = withTestSets(judgeComparability(base, head), [setting.base, setting.head], setting.pairing)
  const empty = emptyResult(side, judged, effects[side.spec] ?? effects[side.metric.name] ?? null)
  if (!judged.hasNumbers || !base || !head) return empty
  if (base.metric.kind === 'corpus') return compareCorpusMetric(empty, base, head, setting)
  if (!base.tables?.length || !head.tables?.length)
    return { ...empty, reason: 'There are neither outputs nor statistics of segments, so nothing can be resampled.' }
  const pending = prepareAdditive(empty, base.metric, [base.tables, head.tables], setting)
  const bound = failedAsEmpty(base.metric, [base, head], setting)
  return { ...pending, result: { ...pending.result, failedAsEmpty: bound } }
}

function prepareAdditive(
  empty: MetricComparison,
  metric: AdditiveMetric,
  [baseTables, headTables]: readonly [readonly RowTable[], readonly RowTable[]],
  { orders, pairing, documents }: Setting,
): Pending {
  const rows = toPairRows(metric, baseTables, headTables, pairing)
  const [baseSums, headSums] = [totalSums(rows.base), totalSums(rows.head)]
  const n = rows.pairs.length
  const base = n > 0 ? toFinite(metric.value(baseSums)) : null
  const head = n > 0 ? toFinite(metric.value(headSums)) : null
  const deltas = segmentDeltas(metric, rows)
  const delta = base !== null && head !== null ? head - base : null
  const single = baseTables.length === 1 && headTables.length === 1
  const undefinedReason =
    (base === null && metric.score(baseSums).reason) || (head === null && metric.score(headSums).reason)
  return {
    metric,
    rows,
    single,
    result: {
      ...empty,
      base,
      head,
      delta,
      n,
      scored: rows.scored,
      whole: {
        base: toFinite(metric.value(wholeSums(metric, baseTables, orders.base))),
        head: toFinite(metric.value(wholeSums(metric, headTables, orders.head))),
      },
      repeats: single
        ? null
        : {
            base: repeatScores(metric, baseTables, pairing.base, rows.pairs),
            head: repeatScores(metric, headTables, pairing.head, rows.pairs),
          },
      segmentMeanDelta: deltas.meanDelta,
      signsDisagree: haveOppositeSigns(delta, deltas.meanDelta),
      mcnemar: single ? mcNemarBlock(metric, deltas) : null,
      documents: toUnits(documents, rows.pairs)?.count ?? null,
      reason: n === 0 ? unscoredReason([baseTables, headTables], pairing) : undefinedReason || empty.reason,
      wins: deltas.wins,
      ties: deltas.ties,
      losses: deltas.losses,
    },
  }
}

/** That no pair was scored by both sides, and the reason that the metric gives most often for a segment. */
function unscoredReason(
  [baseTables, headTables]: readonly [readonly RowTable[], readonly RowTable[]],
  pairing: Pairing,
): string {
  if (pairing.base.length === 0) return 'The two runs share no segment with the same content.'
  const counts = new Map<string, number>()
  const count = (side: string, tables: readonly RowTable[], places: Int32Array) => {
    for (const table of tables)
      for (const at of places) {
        const reason = table.reasons.get(at)
        if (reason) counts.set(`${side}: ${reason}`, (counts.get(`${side}: ${reason}`) ?? 0) + 1)
      }
  }
  count('base', baseTables, pairing.base)
  count('head', headTables, pairing.head)
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return `No pair was scored by both sides${most ? ` (${most[0]})` : ''}.`
}

function toFinite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** Metrics that scored the same pairs are resampled together. */
function resolveGroups(
  prepared: readonly (MetricComparison | Pending)[],
  { documents, outputsChanged }: Setting,
  options: Parameters<typeof compareGroup>[2],
): MetricComparison[] {
  const resolved = new Map<Pending, MetricComparison>()
  const { onProgress, ...counts } = options
  const groups = groupByPairs(prepared.filter(isPending))
  for (const [g, members] of groups.entries()) {
    const chances = compareGroup(members, toUnits(documents, members[0].rows.pairs), {
      ...counts,
      ...(onProgress && { onProgress: (share) => onProgress((g + share) / groups.length) }),
    })
    members.forEach((member, m) => {
      const { rows, result } = member
      const identical = outputsChanged === 0 && rows.scored.base === rows.scored.head && haveEqualRows(rows)
      resolved.set(member, withChance(result, chances[m], { identical, range: member.metric.range }))
    })
  }
  return prepared.map((one) => (isPending(one) ? (resolved.get(one) as MetricComparison) : one))
}

function isPending(one: MetricComparison | Pending): one is Pending {
  return 'rows' in one
}

function groupByPairs(pending: readonly Pending[]): Pending[][] {
  const groups: Pending[][] = []
  for (const one of pending) {
    const { pairs } = one.rows
    const group = groups.find(([first]) => {
      const known = first.rows.pairs
      return known.length === pairs.length && known.every((pair, k) => pair === pairs[k])
    })
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}

/** Holm over the metrics that a gate looks at; the others keep their p unadjusted and say so by a family of 0. */
function adjust(results: readonly MetricComparison[], gated: readonly string[] | undefined): MetricComparison[] {
  const inFamily = results.filter(({ spec, p }) => p !== null && (gated === undefined || gated.includes(spec)))
  const adjusted = holm(inFamily.map(({ p }) => p as number))
  return results.map((result) => {
    const k = inFamily.indexOf(result)
    return k < 0 ? result : { ...result, pAdjusted: adjusted[k], family: inFamily.length }
  })
}

function countChangedOutputs(base: RunSide, head: RunSide, pairing: Pairing): number {
  const repeats = Math.max(base.outputHashes.length, head.outputHashes.length)
  let changed = 0
  for (let k = 0; k < pairing.base.length; k++) {
    let same = true
    for (let r = 0; same && r < repeats; r++)
      same = base.outputHashes[r]?.[pairing.base[k]] === head.outputHashes[r]?.[pairing.head[k]]
    if (!same) changed++
  }
  return changed
}

/** Pairs where one side alone has any output: nothing was changed there, something is missing. */
function countOneSidedOutputs(base: RunSide, head: RunSide, pairing: Pairing): number {
  const has = (side: RunSide, at: number) => side.outputHashes.some((hashes) => hashes[at] !== '')
  let count = 0
  for (let k = 0; k < pairing.base.length; k++) if (has(base, pairing.base[k]) !== has(head, pairing.head[k])) count++
  return count
}

function countFailed({ states }: RunSide): number {
  return states.reduce((total, repeat) => total + repeat.filter((state) => state === 'failed').length, 0)
}
