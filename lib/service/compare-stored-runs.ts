import { compareWithSlices } from '../compare/compare-with-slices.ts'
import type { Comparison, PostedComparison } from '../compare/comparison.ts'
import { comparePosted, type PostedTotal } from '../compare/posted-totals.ts'
import type { RunSide } from '../compare/run-side.ts'
import type { Database } from '../db/open-database.ts'
import { listPostedScores, listScores, type StoredScore } from '../db/scores.ts'
import { listVersionLines, type VersionLine } from '../db/version-lines.ts'
import { InputError } from '../errors.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { RunRecord } from '../schema/records.ts'
import { compareCodePoints } from '../text/code-points.ts'
import type { ComparisonParams } from './comparison-key.ts'
import { type LoadedSide, loadSide } from './load-side.ts'
import { answeringSpec, matchSpecs, type SpecMatch } from './match-specs.ts'
import { repairNote } from './repair-note.ts'
import { getRunFacts } from './run-facts.ts'
import { toScoreRecords } from './to-score-records.ts'

/**
 * Compares two runs from their stored rows, hashes and states. Runs in a worker.
 *
 * SPECs that are named are made for both runs (or for base those of `baseMetrics`, one by one). Without any: each SPEC
 * that either run was scored under. Where the runs have the same metric under different SPECs, these two are set against
 * each other, so that the answer names the fields that differ; with `repair` both are made under head's or base's instead. A metric
 * that only one run was scored under is made for the other.
 */
export async function compareStoredRuns(
  db: Database,
  { base, head, params }: { base: RunRecord; head: RunRecord; params: ComparisonParams },
  onProgress?: (share: number) => void,
): Promise<Comparison> {
  const scores = await listScores(db, [base.id, head.id])
  const own = { base: scores.get(base.id) ?? [], head: scores.get(head.id) ?? [] }
  const matches = chooseMatches(params, own)
  const sides = await loadSides(
    db,
    [
      { run: base, specs: matches.map((match) => ({ name: match.name, spec: match.base })), scores: own.base },
      { run: head, specs: matches.map((match) => ({ name: match.name, spec: match.head })), scores: own.head },
    ],
    params,
  )
  const { resamples, trials, seed, test, bca, smallestEffects, slices } = params
  const options = { resamples, trials, seed, test, bca, smallestEffects, slices, onProgress }
  const comparison = compareWithSlices(sides[0].side, sides[1].side, options)
  const postedOnly = await comparePostedOnly(db, [base, head], scores)
  return withNotes({ ...comparison, ...(postedOnly.length > 0 && { postedOnly }) }, { params, own, sides, matches })
}

/** Totals of either run that belong to no score that was computed here. */
async function comparePostedOnly(
  db: Database,
  runs: readonly RunRecord[],
  scores: ReadonlyMap<string, readonly StoredScore[]>,
): Promise<PostedComparison[]> {
  const posted = await listPostedScores(
    db,
    runs.map(({ id }) => id),
  )
  const [base, head] = runs.map(({ id }): PostedTotal[] =>
    toScoreRecords(scores.get(id) ?? [], posted.get(id) ?? [])
      .filter(({ spec }) => spec === null)
      .map(({ metric, value, posted: own }) => ({ metric, value, signature: own?.signature ?? null })),
  )
  return comparePosted(base, head)
}

/** Loads sides that are to be compared: labels are those of all of them together. */
export async function loadSides(
  db: Database,
  runs: readonly { run: RunRecord; specs: readonly { name: string; spec: string }[]; scores: readonly StoredScore[] }[],
  { metrics, slices = [] }: ComparisonParams,
): Promise<LoadedSide[]> {
  const facts = await Promise.all(runs.map(({ run }) => getRunFacts(db, run)))
  // Confusion cells of all sides must mean the same labels; the number of references stays each side's own.
  const labels = [...new Set(facts.flatMap((of) => of.labels))].sort(compareCodePoints)
  const partial = runs.some(({ run }) => run.testSet.id !== runs[0].run.testSet.id || run.counts.failed > 0)
  const sides: LoadedSide[] = []
  // Mostly the runs are of one version: its lines are read once.
  const lines = new Map<string, readonly VersionLine[]>()
  for (const [i, { run, specs, scores }] of runs.entries()) {
    const ofVersion = lines.get(run.testSet.id) ?? (await listVersionLines(db, run.testSet.id))
    lines.set(run.testSet.id, ofVersion)
    sides.push(
      await loadSide(db, run, {
        lines: ofVersion,
        specs,
        facts: facts[i],
        labels,
        scores,
        strict: metrics !== undefined,
        partial,
        tags: slices.length > 0,
      }),
    )
  }
  return sides
}

function chooseMatches(
  { metrics, baseMetrics, repair }: ComparisonParams,
  own: { base: readonly StoredScore[]; head: readonly StoredScore[] },
): readonly SpecMatch[] {
  if (metrics === undefined) {
    const matches = matchSpecs(own.base, own.head)
    if (repair === 'rescore-base') return matches.map(({ base }) => ({ name: base, base, head: base }))
    return repair === 'rescore' ? matches.map(({ name, head }) => ({ name, base: head, head })) : matches
  }
  if (baseMetrics !== undefined && baseMetrics.length !== metrics.length)
    throw new InputError({
      code: 'unequal-metrics',
      message: `There are ${baseMetrics.length} metrics for base and ${metrics.length} for head.`,
      place: { option: 'baseMetric' },
      mend: 'Give one baseMetric for each metric, in the same order, or none.',
    })
  const matches = metrics.map((text, i) => {
    const spec = formatSpec(parseSpec(text))
    const ofBase = baseMetrics ? formatSpec(parseSpec(baseMetrics[i])) : answeringSpec(spec, own.base)
    return { name: spec, base: ofBase, head: answeringSpec(spec, own.head) }
  })
  return [...new Map(matches.map((match) => [match.name, match])).values()]
}

/** What was repaired, and which metrics could not be made, beside the figures. */
function withNotes(
  comparison: Comparison,
  from: {
    params: ComparisonParams
    own: { base: readonly StoredScore[]; head: readonly StoredScore[] }
    sides: readonly LoadedSide[]
    matches: readonly SpecMatch[]
  },
): Comparison {
  const { params, own, sides, matches } = from
  const refused = new Set(sides.flatMap((side) => side.refused.map(({ spec, reason }) => `${spec}: ${reason}`)))
  return {
    ...comparison,
    results: comparison.results.map((result) => {
      const metric = params.repair === undefined ? null : findMetric(sides[1].side, result.spec)
      const repaired = metric && repairNote({ ...metric.signature, label: metric.label }, own.base, own.head)
      const baseSpec = matches.find(({ name }) => name === result.spec)?.base ?? result.spec
      return {
        ...result,
        ...(baseSpec !== result.spec && { baseSpec }),
        ...(repaired && { repaired }),
      }
    }),
    warnings: [...comparison.warnings, ...refused],
  }
}

function findMetric(side: RunSide, spec: string) {
  return side.metrics.find((candidate) => candidate.spec === spec)?.metric ?? null
}
