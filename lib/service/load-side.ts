import { remapCells } from '../compare/remap-cells.ts'
import type { RunSide, SideMetric } from '../compare/run-side.ts'
import { sizeTags } from '../compare/size-tags.ts'
import type { Database } from '../db/open-database.ts'
import { listOutputPacks } from '../db/packs.ts'
import type { StoredScore } from '../db/scores.ts'
import { listSegmentSizes } from '../db/segment-sizes.ts'
import { listVersionLines, type VersionLine } from '../db/version-lines.ts'
import { InputError } from '../errors.ts'
import type { AdditiveMetric, CorpusMetric, Score, TestSetFacts } from '../metrics/metric.ts'
import type { RowTable } from '../metrics/row-table.ts'
import { nameTestSet } from '../report/name-test-set.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { type FailedTexts, loadFailedTexts } from './load-failed-texts.ts'
import { loadRunTexts } from './load-run-texts.ts'
import { unpackOutputs } from './post/pack-outputs.ts'
import { scoreCorpus } from './run-figures.ts'
import { loadTables, makeTables, toCounted } from './run-tables.ts'

export interface SideRequest {
  /** What each metric is called and the SPEC that it is made by. */
  readonly specs: readonly { readonly name: string; readonly spec: string }[]
  /** Facts of this run. */
  readonly facts: TestSetFacts
  /** Labels of all runs that are compared. */
  readonly labels: readonly string[]
  readonly scores: readonly StoredScore[]
  /** Whether a SPEC that cannot be made is an error, as where it was asked for. */
  readonly strict: boolean
  /** Whether a figure of the whole corpus must be made anew over a part of the segments. */
  readonly partial: boolean
  /** Whether tags are needed. */
  readonly tags: boolean
  /** Lines of the run's version, where another side has read them. */
  readonly lines?: readonly VersionLine[]
}

export interface LoadedSide {
  readonly side: RunSide
  /** SPECs that could not be made, each with the reason. */
  readonly refused: readonly { readonly spec: string; readonly reason: string }[]
}

/** A run as a comparison sees it: stored rows, hashes and states; rows that are missing are made from texts and stored. */
export async function loadSide(db: Database, run: RunRecord, request: SideRequest): Promise<LoadedSide> {
  const lines = request.lines ?? (await listVersionLines(db, run.testSet.id))
  const outputs = (await listOutputPacks(db, run.id)).map(unpackOutputs)
  const sizes = request.tags ? (await listSegmentSizes(db, run.testSet.id)).map(sizeTags) : []
  let failed: Promise<FailedTexts | null> | undefined
  const failedTexts = () => {
    failed ??= loadFailedTexts(db, run)
    return failed
  }
  const metrics: SideMetric[] = []
  const refused: { spec: string; reason: string }[] = []
  for (const { name, spec } of request.specs) {
    try {
      metrics.push(await loadSideMetric(db, run, name, spec, request, failedTexts))
    } catch (error) {
      // A SPEC that cannot be made here has a score with the reason already; the other metrics are compared all the same.
      if (!(error instanceof InputError) || request.strict) throw error
      refused.push({ spec, reason: error.message })
    }
  }
  const side: RunSide = {
    testSet: nameTestSet(run.testSet),
    ids: lines.map((line) => line.key),
    contentHashes: lines.map((line) => line.contentHash),
    documents: lines.map((line) => line.document),
    ...(request.tags && { tags: lines.map((line, i) => ({ ...sizes[i], ...line.tags })) }),
    outputHashes: outputs.map((output) => output.hashes),
    states: outputs.map((output) => output.states),
    metrics,
  }
  return { side, refused }
}

async function loadSideMetric(
  db: Database,
  run: RunRecord,
  name: string,
  spec: string,
  { facts, labels, scores, partial }: SideRequest,
  failedTexts: () => Promise<FailedTexts | null>,
): Promise<SideMetric> {
  const metric = createMetricWithResources(spec, { ...facts, labels })
  if (metric.kind === 'additive') {
    if (metric.storage === 'cell')
      return { spec: name, metric, tables: await loadCells(db, run, spec, metric, { facts, labels }) }
    const tables = await loadTables(db, run, spec, metric)
    const failed = await failedTexts()
    return { spec: name, metric, tables, ...(failed && { failedTables: makeTables(metric, failed) }) }
  }
  const score = scores.find((candidate) => candidate.spec === spec)
  if (score && !partial) return { spec: name, metric, corpusScore: (indices) => toStoredScore(score, indices) }
  const repeats = await loadRunTexts(db, run)
  return { spec: name, metric, corpusScore: (indices) => evaluate(metric, repeats, indices) }
}

/** Cells are stored over the run's own labels, whatever it is compared with, and brought to those of both runs here. */
async function loadCells(
  db: Database,
  run: RunRecord,
  spec: string,
  metric: AdditiveMetric,
  { facts, labels }: Pick<SideRequest, 'facts' | 'labels'>,
): Promise<readonly RowTable[]> {
  const own = tryOwn(spec, facts)
  if (own === null) return makeTables(metric, await loadRunTexts(db, run))
  const tables = await loadTables(db, run, spec, own)
  return tables.map((table) => remapCells(table, { metric: own, labels: facts.labels }, { metric, labels }))
}

/** Null where the metric exists over the labels of both runs only, as when this run has none of those it names. */
function tryOwn(spec: string, facts: TestSetFacts): AdditiveMetric | null {
  try {
    const metric = createMetricWithResources(spec, facts)
    return metric.kind === 'additive' ? metric : null
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

function toStoredScore(score: StoredScore, indices: readonly number[] | null): Score {
  if (indices !== null)
    return { value: null, reason: 'a figure of the whole corpus cannot be made for a part of it here', details: {} }
  return { value: score.value, reason: score.reason ?? undefined, details: score.details }
}

type Repeats = Awaited<ReturnType<typeof loadRunTexts>>

function evaluate(metric: CorpusMetric, repeats: Repeats, indices: readonly number[] | null): Score {
  if (indices === null || repeats.length > 1) return scoreCorpus(metric, repeats).score
  return metric.evaluate(indices.flatMap((i) => toCounted(repeats[0][i]) ?? []))
}
