import { InputError } from '../errors.ts'
import { holm } from '../stats/holm.ts'
import { totalSums } from '../stats/packed-rows.ts'
import { summarizeReplicates } from '../stats/percentile-interval.ts'
import { approximateRandomization } from '../stats/randomization.ts'
import { resampleSums } from '../stats/resample-sums.ts'
import { judgeComparability } from './comparability.ts'
import { compareIds } from './compare-ids.ts'
import { toUnits } from './document-units.ts'
import { groupRuns } from './group-runs.ts'
import { FEW_UNITS } from './metric-result.ts'
import { toAlignedRows } from './pair-rows.ts'
import type { RankedRun, Ranking, RankingPair } from './ranking.ts'
import type { CompareOptions, RunSide, SideMetric } from './run-side.ts'
import { isTie, signOf } from './segment-deltas.ts'

/** A run to be ranked: what it is called, and its side. */
export interface NamedSide {
  readonly name: string
  readonly side: RunSide
}

const LEVEL = 0.05
const DEFAULTS = { resamples: 1000, trials: 10_000, seed: 12345 } as const

/**
 * Several runs under one metric, best first, in groups that cannot be told apart. All are scored over the segments that
 * every run has unchanged and scored, with the same resamples. Two runs are told apart where the interval of their
 * difference is clear of 0 and p, after Holm over all pairs, is below 0.05; they share a group exactly where they are not,
 * so that the groups claim what the pairs show and a run may stand in several. `better` and `worse` count the runs that
 * each is clearly above or below. By *few* segments or documents nobody is told apart, as nobody has a verdict by them.
 *
 * A run whose signature differs from the first one's is left out and named. A metric without a better direction, or that
 * does not add up, has no ranking but a reason. Throws InputError for fewer than two runs.
 *
 * Time is linear in segments × (runs × resamples + pairs of runs × trials / 8).
 *
 * @example rankRuns(runs, 'bleu').groups // [['c'], ['a', 'b']]
 */
export function rankRuns(runs: readonly NamedSide[], spec: string, options: CompareOptions = {}): Ranking {
  if (runs.length < 2)
    throw new InputError({ code: 'too-few-runs', message: 'A ranking needs at least two runs.', mend: 'Name another.' })
  const { resamples = DEFAULTS.resamples, trials = DEFAULTS.trials, seed = DEFAULTS.seed } = options
  const found = runs.map((run) => ({ ...run, of: run.side.metrics.find((metric) => metric.spec === spec) }))
  const first = found.find(({ of }) => of !== undefined)?.of
  const empty = (reason: string): Ranking => ({ ...NOTHING, spec, metric: first?.metric.name ?? spec, reason })
  if (!first) return empty('No run was scored by this metric.')
  const { metric } = first
  if (metric.kind === 'corpus')
    return empty('This metric does not add up over segments, so that nothing can be resampled.')
  const sign = signOf(metric.direction)
  if (sign === 0) return empty('This metric has no better direction.')
  const members = found.filter(({ of }) => isComparable(first, of)) as (NamedSide & { of: SideMetric })[]
  const left = found.filter((run) => !members.includes(run as (typeof members)[number])).map(({ name }) => name)
  if (members.length < 2) return { ...empty('Fewer than two runs may be compared under this metric.'), left }
  const places = sharedPlaces(members.map(({ side }) => side))
  const { rows, pairs } = toAlignedRows(
    metric,
    members.map(({ of }, s) => ({ tables: of.tables ?? [], places: places[s] })),
  )
  if (pairs.length < 2) return { ...empty('Fewer than two segments are shared and scored by all runs.'), left }
  const units = toUnits(sharedDocuments(members, places), pairs)
  const few = (units?.count ?? pairs.length) < FEW_UNITS
  const scores = rows.map((table) => metric.value(totalSums(table)))
  const replicates = rows.map(() => new Float64Array(resamples))
  resampleSums({
    tables: rows,
    resamples,
    seed,
    units,
    visit: (b, sums) => {
      for (let s = 0; s < sums.length; s++) replicates[s][b] = metric.value(sums[s])
    },
  })
  const order = scores
    .map((_, s) => s)
    .sort((a, b) => compareScores(scores[a], scores[b], sign) || (members[a].name < members[b].name ? -1 : 1))
  const couples = order.flatMap((a, i) => order.slice(i + 1).map((b) => [a, b] as const))
  const tests = approximateRandomization({
    pairs: couples.map(([a, b]) => ({ base: rows[b], head: rows[a], value: metric.value })),
    trials,
    seed,
    units,
  })
  const adjusted = holm(tests.map(({ p }) => p ?? 1))
  const results = couples.map(([a, b], c): RankingPair => {
    const ci = summarizeReplicates(replicates[a].map((value, r) => value - replicates[b][r])).interval
    const clear = !few && ci !== null && (ci[0] > 0 || ci[1] < 0) && !isTie(scores[a], scores[b])
    return {
      upper: members[a].name,
      lower: members[b].name,
      delta: toFinite(scores[a] - scores[b]),
      ci,
      p: tests[c].p,
      pAdjusted: tests[c].p === null ? null : adjusted[c],
      apart: clear && adjusted[c] < LEVEL,
    }
  })
  const names = order.map((s) => members[s].name)
  return {
    spec,
    metric: metric.name,
    reason: null,
    n: pairs.length,
    documents: units?.count ?? null,
    few,
    family: couples.length,
    level: LEVEL,
    runs: order.map((s): RankedRun => {
      const { name } = members[s]
      return {
        name,
        score: toFinite(scores[s]),
        interval: summarizeReplicates(replicates[s]).interval,
        better: results.filter((pair) => pair.apart && pair.upper === name).length,
        worse: results.filter((pair) => pair.apart && pair.lower === name).length,
      }
    }),
    groups: groupRuns(names, results),
    pairs: results,
    left,
  }
}

const NOTHING = {
  n: 0,
  documents: null,
  few: false,
  family: 0,
  level: LEVEL,
  runs: [],
  groups: [],
  pairs: [],
  left: [],
} as const

function isComparable(first: SideMetric, of: SideMetric | undefined): boolean {
  if (!of?.tables?.length) return false
  const { differences } = judgeComparability(first, of)
  return differences.length === 0
}

/** Where the segments stand on each side that all sides have unchanged, in the order of their ids. */
function sharedPlaces(sides: readonly RunSide[]): Int32Array[] {
  const maps = sides.map((side) => new Map(side.ids.map((id, i) => [id, i])))
  const ids = sides[0].ids
    .filter((id, i) =>
      sides.every((side, s) => {
        const at = maps[s].get(id)
        return at !== undefined && side.contentHashes[at] === sides[0].contentHashes[i]
      }),
    )
    .sort(compareIds)
  return maps.map((places) => Int32Array.from(ids, (id) => places.get(id) as number))
}

/** Documents of the shared segments where no side contradicts another. */
function sharedDocuments(members: readonly NamedSide[], places: readonly Int32Array[]): (string | null)[] | null {
  const documents: (string | null)[] = []
  for (let k = 0; k < places[0].length; k++) {
    const known = new Set(members.flatMap(({ side }, s) => side.documents?.[places[s][k]] ?? []))
    if (known.size > 1) return null
    documents.push([...known][0] ?? null)
  }
  return documents.some((document) => document !== null) ? documents : null
}

/** Better first; an undefined score comes last. */
function compareScores(a: number, b: number, sign: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return isTie(a, b) ? 0 : (b - a) * sign
}

function toFinite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
