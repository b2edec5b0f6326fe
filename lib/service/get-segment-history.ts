import { withDistinctLabels } from '../compare/distinct-labels.ts'
import { findRuns } from '../db/runs.ts'
import { listScores, type StoredScore } from '../db/scores.ts'
import {
  listOutputMarks,
  listOutputTexts,
  listSegmentVersions,
  type OutputMark,
  type SegmentInVersion,
} from '../db/segment-history.ts'
import { NotFoundError } from '../errors.ts'
import { LEAST_OVERLAP, lookForFlips } from '../lints/meaning-flip.ts'
import type { MeasuredFacts, SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { readOffset, toOffsetCursor } from './offset-cursor.ts'
import { getRuntime } from './runtime.ts'

export interface SegmentQuestion {
  readonly project: string
  readonly testSet: string
  readonly id: string
  /** Ids of runs; by default the newest one and the stretch before it. */
  readonly head?: string | null
  readonly base?: string | null
  readonly cursor?: string | null
  /** Stretches a page, 1 to 100, default 25. */
  readonly limit?: number
}

const NO_SCORES: Record<string, Record<string, number | null>> = {}
const MOST_RUNS = 2000
/** Code points of an output that are read here; a run's own list and the export have all. */
const MOST_TEXT = 20_000
/** Longer texts are no sentences, and the lint aligns word by word. */
const MOST_LINTED = 4000

/**
 * One segment through all runs of its project: what it is, and every system's output over time with equal outputs in a
 * row as one stretch, newest first. Throws NotFoundError where no version of the test set has the id.
 */
export async function getSegmentHistory(question: SegmentQuestion): Promise<SegmentHistory> {
  const { testSet, id, cursor = null, limit = 25 } = question
  const project = await getProject(question.project)
  const { db, pools } = await getRuntime()
  const versions = await listSegmentVersions(db, { projectId: project.id, testSet, key: id })
  if (versions.length === 0)
    throw new NotFoundError({
      code: 'unknown-segment',
      message: `No version of the test set "${testSet}" has a segment "${id}".`,
    })
  const marks = await listOutputMarks(db, { places: versions, limit: MOST_RUNS + 1 })
  const all = toStretches(marks.slice(0, MOST_RUNS), versions)
  const start = cursor === null ? 0 : readOffset(cursor)
  const size = Math.min(Math.max(1, Math.trunc(limit)), 100)
  const head = all.find((one) => has(one, question.head)) ?? all[0]
  const base = all.find((one) => has(one, question.base)) ?? before(all, head)
  const page = all.slice(start, start + size)
  const wanted = [...new Set([head, base, ...page])].filter((one) => one !== undefined)
  const newest = wanted.map((one) => one.marks[0])
  const [runs, texts, scores, stored] = await Promise.all([
    findRuns(
      db,
      wanted.flatMap((one) => [one.marks[0].runId, one.marks[one.marks.length - 1].runId]),
    ),
    listOutputTexts(db, newest, MOST_TEXT),
    newest.length === 0 ? NO_SCORES : pools.run('ask', 'oneSegment', { places: newest.map(toPlace) }),
    listScores(
      db,
      newest.map((mark) => mark.runId),
    ),
  ])
  const built = new Map<Stretch, SegmentStretch>()
  for (const one of wanted) {
    const [first, last] = [one.marks[0], one.marks[one.marks.length - 1]]
    const newestRun = runs.get(first.runId)
    const oldestRun = runs.get(last.runId)
    if (!newestRun || !oldestRun) continue
    const text = texts.get(first.runId)
    built.set(one, {
      newest: newestRun,
      oldest: oldestRun,
      runs: one.marks.length,
      state: first.state,
      reason: text?.reason ?? null,
      hypothesis: text?.text ?? null,
      length: text?.length ?? null,
      predictedLabel: text?.predictedLabel ?? null,
      ...(text?.extra && { measured: toMeasured(text.extra) }),
      scores: scores[first.runId] ?? {},
      scored: (stored.get(first.runId) ?? []).map(({ spec }) => spec),
      ...findFlips(one.content, first.state === 'scored' ? (text?.text ?? null) : null),
    })
  }
  const shown = (one: Stretch | undefined) => (one ? (built.get(one) ?? null) : null)
  const { document, tags, source, references, answers, label } = head?.content ?? versions[0]
  return {
    testSet,
    id,
    versions: versions.map((version) => ({
      number: version.number,
      label: version.versionLabel,
      changed: version.segmentId !== versions[0].segmentId,
    })),
    document,
    tags,
    source,
    references,
    ...(answers && { answers }),
    label,
    head: shown(head),
    base: shown(base),
    stretches: {
      items: page.flatMap((one) => shown(one) ?? []),
      total: all.length,
      next: start + size < all.length ? toOffsetCursor(start + size) : null,
    },
    runs: Math.min(marks.length, MOST_RUNS),
    outputs: new Set(all.flatMap(({ marks: [{ state, hash }] }) => (state === 'scored' ? [hash] : []))).size,
    truncated: marks.length > MOST_RUNS,
    leastOverlap: LEAST_OVERLAP,
    metrics: toMetrics(wanted.flatMap((one) => stored.get(one.marks[0].runId) ?? [])),
  }
}

/** Stored as they were posted, and checked then. */
function toMeasured({ logprobs, logBase, samples, passed }: MeasuredFacts): MeasuredFacts {
  return { logprobs, logBase, samples, passed }
}

interface Stretch {
  /** Newest first. */
  readonly marks: OutputMark[]
  readonly content: SegmentInVersion
}

/** Runs of one system belong together even where another system's stand between them. */
function toStretches(marks: readonly OutputMark[], versions: readonly SegmentInVersion[]): Stretch[] {
  const contents = new Map(versions.map((version) => [version.versionId, version]))
  const stretches: Stretch[] = []
  const open = new Map<string, Stretch>()
  for (const mark of marks) {
    const content = contents.get(mark.versionId)
    if (!content) continue
    const last = open.get(mark.system)
    const first = last?.marks[0]
    if (
      last &&
      first?.hash === mark.hash &&
      first.state === mark.state &&
      last.content.segmentId === content.segmentId
    ) {
      last.marks.push(mark)
      continue
    }
    const next = { marks: [mark], content }
    open.set(mark.system, next)
    stretches.push(next)
  }
  return stretches
}

function has(stretch: Stretch, runId: string | null | undefined): boolean {
  return runId !== null && runId !== undefined && stretch.marks.some((mark) => mark.runId === runId)
}

/** What the same system wrote before, else the next older output of any. */
function before(all: readonly Stretch[], head: Stretch | undefined): Stretch | undefined {
  if (!head) return undefined
  const older = all.slice(all.indexOf(head) + 1)
  return older.find((one) => one.marks[0].system === head.marks[0].system) ?? older[0]
}

function toPlace({ runId, position }: OutputMark): { runId: string; position: number } {
  return { runId, position }
}

function findFlips(
  { references }: SegmentInVersion,
  hypothesis: string | null,
): Pick<SegmentStretch, 'flips' | 'look'> {
  if (hypothesis === null) return { flips: [], look: { state: 'no-text', overlap: null } }
  if ([hypothesis, ...references].some((text) => text.length > MOST_LINTED))
    return { flips: [], look: { state: 'too-long', overlap: null } }
  const { flips, ...look } = lookForFlips(references, hypothesis)
  return {
    flips: flips.map((flip) => ({
      kind: flip.kind,
      referenceIndex: flip.referenceIndex,
      reference: flip.reference && { start: flip.reference.start, end: flip.reference.end },
      hypothesis: flip.hypothesis && { start: flip.hypothesis.start, end: flip.hypothesis.end },
      words: flip.words,
    })),
    look,
  }
}

/** Two settings of one metric have names that tell them apart. */
function toMetrics(scores: readonly StoredScore[]): SegmentHistory['metrics'] {
  const seen = new Map<string, StoredScore>()
  for (const score of scores) if (score.layer !== 'corpus' && !seen.has(score.spec)) seen.set(score.spec, score)
  return withDistinctLabels([...seen.values()]).map(({ spec, label, direction, unit, signature }) => ({
    spec,
    label,
    direction,
    unit,
    signature,
  }))
}
