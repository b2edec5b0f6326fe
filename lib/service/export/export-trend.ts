import { count, number, text } from '../../report/export/columns.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import { findMetricChoice, listMetricChoices } from '../../report/metric-choices.ts'
import { nameTestSet } from '../../report/name-test-set.ts'
import { prepareProjectTrend } from '../../report/prepare-project-trend.ts'
import type { TrendSlot } from '../../report/prepare-trend.ts'
import type { ProjectExportQuery } from '../../schema/export-query.ts'
import type { TrendPoint } from '../../schema/records.ts'
import { getProject } from '../get-project.ts'
import { getTrend } from '../get-trend.ts'
import { getRunFilters } from '../list-runs.ts'
import { RUN_INTERVAL } from './export-run-scores.ts'
import { projectMeta } from './project-meta.ts'

/** As many as the page reads. */
const MOST_POINTS = 10_000

/** A metric over the runs of a project as its page's table has it, every run, newest first; filters as on the page. */
export async function exportTrend(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  const { branch, system, testSet } = query
  const project = await getProject(slug)
  const filters = await getRunFilters(slug)
  const asked = findMetricChoice(filters.metrics, query.metric)
  const choice = asked ?? listMetricChoices(filters.metrics)[0]
  const points = await getTrend(slug, { ...choice?.ask, limit: MOST_POINTS })
  const view = prepareProjectTrend({
    project,
    filters,
    points,
    query: { branch, system, testSet, metric: asked ? query.metric : choice?.key },
    asTable: true,
  })
  const slots = view.whole?.slots ?? []
  const breaks = new Map((view.whole?.breaks ?? []).map((each) => [each.before, each.title]))
  const label = view.metric?.label ?? ''
  const { signature: _, ...meta } = projectMeta(slug, { n: slots.length, method: RUN_INTERVAL })
  return {
    name: `assay-${slug}-trend`,
    title: `${label} over the runs of ${project.name}`,
    meta: { ...meta, metric: label, direction: view.metric?.lower ? 'lower' : 'higher' },
    columns: [
      text('run'),
      text('commit'),
      text('date'),
      text('branch'),
      text('system'),
      text('testSet'),
      number('score'),
      number('low'),
      number('high'),
      count('scored'),
      count('failed'),
      text('verdict'),
      text('against'),
      number('difference'),
      text('note'),
      text('signature'),
    ],
    rows: slots.map((slot, index) => toRow(slot, breaks.get(index) ?? null)).reverse(),
  }
}

function toRow({ point, score, interval, verdict, unbacked }: TrendSlot<TrendPoint>, note: string | null): ExportRow {
  const { run, step } = point
  return [
    run.id,
    run.commit,
    run.date,
    run.branch,
    run.system,
    nameTestSet(run.testSet),
    score,
    interval?.[0] ?? null,
    interval?.[1] ?? null,
    point.scored,
    point.failed,
    unbacked ?? verdict,
    step?.baseRunId ?? null,
    step?.delta ?? null,
    score === null ? point.reason : note,
    point.signature,
  ]
}
