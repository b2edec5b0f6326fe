import { NotFoundError } from '../../errors.ts'
import { count, number, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { orderSlices } from '../../report/prepare-run-slices.ts'
import type { RunExportQuery } from '../../schema/export-query.ts'
import type { RunRecord, ScoreRecord } from '../../schema/records.ts'
import { getRunAgreement } from '../get-run-agreement.ts'
import { getRunScores } from '../get-run-scores.ts'
import { runMeta } from './run-meta.ts'

const SEED = 12_345

/** Correlation of two metrics over the segments of a run, with its interval. */
export async function exportCorrelation(run: RunRecord, query: RunExportQuery): Promise<ExportTable> {
  const found = await load(run, query)
  const { spearman, pearson } = found.agreement
  return {
    ...headOf(found, 'correlation'),
    columns: [text('correlation'), number('value'), number('low'), number('high')],
    rows: Object.entries({ spearman, pearson }).map(([kind, { value, interval }]) => [
      kind,
      value,
      ...bounds(interval),
    ]),
  }
}

/** The same within each slice, of ranks. */
export async function exportSliceCorrelations(run: RunRecord, query: RunExportQuery): Promise<ExportTable> {
  const found = await load(run, query)
  const { slices } = found.agreement
  const names = [...new Set(slices.map(({ by }) => by))]
  return {
    ...headOf(found, 'slice-correlations'),
    columns: [text('slice'), text('value'), number('spearman'), number('low'), number('high'), count('n')],
    rows: names.flatMap((name) =>
      orderSlices(slices.filter(({ by }) => by === name)).map(({ by, value, n, spearman }) => [
        by,
        value,
        spearman.value,
        ...bounds(spearman.interval),
        n,
      ]),
    ),
  }
}

/** Segments by fifths of both axes: `y` down, `x` across. */
export async function exportAgreementScatter(run: RunRecord, query: RunExportQuery): Promise<ExportTable> {
  const found = await load(run, query)
  const { x, y, scatter } = found
  return {
    ...headOf(found, 'agreement-scatter'),
    columns: [text(y.label), ...(scatter?.x.bands ?? []).map((band) => count(`${x.label} ${band}`))],
    rows: (scatter?.y.bands ?? []).map((band, row) => [band, ...(scatter?.counts[row] ?? [])]),
  }
}

/** The segments that one metric ranks high and the other low, with their texts. */
export async function exportDisagreements(run: RunRecord, query: RunExportQuery): Promise<ExportTable> {
  const found = await load(run, query)
  return {
    ...headOf(found, 'disagreements'),
    columns: [
      text('id'),
      number('x'),
      number('y'),
      number('placeX'),
      number('placeY'),
      text('output'),
      text('state'),
      text('source'),
      text('reference'),
    ],
    rows: found.agreement.disagreements.flatMap(({ position, x, y, placeX, placeY }) => {
      const segment = found.segments.get(position)
      if (!segment) return []
      const { id, hypothesis, predictedLabel, state, source, references, label } = segment
      return [[id, x, y, placeX, placeY, hypothesis ?? predictedLabel, state, source, references[0] ?? label]]
    }),
  }
}

interface Found extends Awaited<ReturnType<typeof getRunAgreement>> {
  readonly run: RunRecord
  readonly x: ScoreRecord
  readonly y: ScoreRecord
  readonly slice: { readonly by: string; readonly value: string } | null
}

async function load(run: RunRecord, { x, y, sliceBy, slice: value }: RunExportQuery): Promise<Found> {
  const scores = (await getRunScores(run.id)).filter(({ spec, layer }) => spec !== null && layer !== 'corpus')
  const ofX = find(scores, x) ?? scores[0]
  const ofY = find(scores, y) ?? scores.find(({ spec }) => spec !== ofX?.spec)
  if (!ofX?.spec || !ofY?.spec)
    throw new NotFoundError({
      code: 'no-two-metrics',
      message: `Run ${run.id} has no two metrics that score segments.`,
    })
  const slice = sliceBy === undefined || value === undefined ? null : { by: sliceBy, value }
  const found = await getRunAgreement({ run, x: ofX.spec, y: ofY.spec, slice })
  return { ...found, run, x: ofX, y: ofY, slice }
}

function find(scores: readonly ScoreRecord[], asked: string | undefined): ScoreRecord | undefined {
  if (asked === undefined) return undefined
  const score = scores.find(({ spec }) => spec === asked)
  if (score) return score
  throw new NotFoundError({ code: 'no-score', message: `The run has no segment scores for ${asked}.` })
}

function headOf({ run, x, y, slice, agreement }: Found, what: string) {
  const unit = agreement.documents ? 'document' : 'segment'
  return {
    name: `assay-${run.system}-${run.id}-${what}`,
    title: `${x.label} against ${y.label}, run ${run.id}`,
    meta: {
      ...runMeta(run),
      x: x.label,
      y: y.label,
      signature: [x, y].map(({ spec, signature }) => `${spec} [${signature}]`).join(' '),
      ...(slice && { slice: `${slice.by}: ${slice.value}` }),
      n: agreement.n,
      method: `bootstrap of the correlation, ${agreement.resamples} resamples by ${unit}, 95 % percentile interval; seed ${SEED}`,
    },
  }
}

function bounds(interval: readonly [number, number] | null): [number | null, number | null] {
  return interval === null ? [null, null] : [interval[0], interval[1]]
}
