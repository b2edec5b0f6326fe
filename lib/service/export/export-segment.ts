import { NotFoundError } from '../../errors.ts'
import { count, number, text } from '../../report/export/columns.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import { prepareSegment } from '../../report/prepare-segment.ts'
import type { ProjectExportQuery } from '../../schema/export-query.ts'
import type { SegmentHistory, SegmentStretch } from '../../schema/records.ts'
import { getRunScores } from '../get-run-scores.ts'
import { getSegmentHistory, type SegmentQuestion } from '../get-segment-history.ts'
import { projectMeta } from './project-meta.ts'

/** Stretches read at a time. */
const A_PIECE = 100

/** A segment's scores on both sides. */
export async function exportSegmentScores(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  const history = await getSegmentHistory(toQuestion(slug, query))
  const { base, head } = history
  const { scores } = prepareSegment(history, { diff: 'off', unit: 'auto' })
  const signatures = await signaturesOf(head)
  const { signature: _, ...meta } = headOf(slug, history, 'scores').meta
  return {
    ...headOf(slug, history, 'scores'),
    meta: { ...meta, base: base?.newest.id ?? null, head: head?.newest.id ?? null },
    columns: [
      text('metric'),
      number('base'),
      number('head'),
      number('difference'),
      text('outcome'),
      text('direction'),
      text('unit'),
      text('signature'),
    ],
    rows: scores.map(({ spec, label, kind }) => {
      const { direction, unit } = history.metrics.find((metric) => metric.spec === spec) ?? {}
      const [from, to] = [base?.scores[spec] ?? null, head?.scores[spec] ?? null]
      const difference = from === null || to === null ? null : to - from
      const outcome = difference === null ? null : kind === 'identical' ? 'tie' : kind
      return [label, from, to, difference, outcome, direction ?? null, unit ?? null, signatures.get(spec) ?? null]
    }),
  }
}

/** Every system's output for a segment over time, equal outputs in a row as one line, with the scores of the newest run. */
export async function exportSegmentTime(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  const question = toQuestion(slug, query)
  const history = await getSegmentHistory({ ...question, limit: A_PIECE })
  const signatures = await signaturesOf(history.head)
  const metrics = history.metrics.map(({ spec }) => spec)
  const { signature: _, ...meta } = headOf(slug, history, 'over-time').meta
  return {
    ...headOf(slug, history, 'over-time'),
    meta: { ...meta, n: history.runs, lines: history.stretches.total },
    columns: [
      text('newestRun'),
      text('newestCommit'),
      text('newestDate'),
      text('oldestRun'),
      text('oldestDate'),
      count('runs'),
      text('system'),
      text('state'),
      text('reason'),
      text('output'),
      text('flips'),
      ...metrics.map((spec) => number(signatures.has(spec) ? `${spec} [${signatures.get(spec)}]` : spec)),
    ],
    rows: readStretches(question, history, metrics),
  }
}

async function* readStretches(
  question: SegmentQuestion,
  first: SegmentHistory,
  metrics: readonly string[],
): AsyncGenerator<ExportRow> {
  let page = first.stretches
  for (;;) {
    for (const stretch of page.items) yield toRow(stretch, metrics)
    if (page.next === null) return
    page = (await getSegmentHistory({ ...question, limit: A_PIECE, cursor: page.next })).stretches
  }
}

function toRow(stretch: SegmentStretch, metrics: readonly string[]): ExportRow {
  const { newest, oldest, runs, state, reason, hypothesis, predictedLabel, flips, scores } = stretch
  return [
    newest.id,
    newest.commit,
    newest.date,
    oldest.id,
    oldest.date,
    runs,
    newest.system,
    state,
    reason,
    hypothesis ?? predictedLabel,
    flips.length > 0 ? flips.map(({ kind }) => kind).join(', ') : null,
    ...metrics.map((spec) => scores[spec] ?? null),
  ]
}

/** By SPEC, of the run that is read. */
async function signaturesOf(head: SegmentStretch | null): Promise<ReadonlyMap<string, string>> {
  const scores = head === null ? [] : await getRunScores(head.newest.id)
  return new Map(scores.flatMap(({ spec, signature }) => (spec === null ? [] : [[spec, signature] as const])))
}

function toQuestion(project: string, { testSet, segment, base, head }: ProjectExportQuery): SegmentQuestion {
  if (testSet !== undefined && segment !== undefined) return { project, testSet, id: segment, base, head }
  throw new NotFoundError({
    code: 'unknown-segment',
    message: 'The address names no segment.',
    mend: 'Name it as "testSet" and "segment".',
  })
}

function headOf(slug: string, { testSet, id }: SegmentHistory, what: string) {
  return {
    name: `assay-${slug}-${testSet}-${id.slice(0, 40)}-${what}`,
    title: `Segment ${id.slice(0, 200)} of ${testSet}, ${what}`,
    meta: {
      ...projectMeta(slug, { n: 1, method: 'the score of the one segment, first repeat' }),
      testSet,
      segment: id,
    },
  }
}
