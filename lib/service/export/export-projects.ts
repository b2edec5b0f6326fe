import { count, number, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { nameTestSet } from '../../report/name-test-set.ts'
import { prepareProjects } from '../../report/prepare-projects.ts'
import { listProjects } from '../list-projects.ts'
import { VERSION } from '../version.ts'
import { RUN_INTERVAL } from './export-run-scores.ts'

/** All projects with their latest run, its leading score and verdict. */
export async function exportProjects(): Promise<ExportTable> {
  const overviews = await listProjects()
  const bySlug = new Map(overviews.map((overview) => [overview.project.slug, overview]))
  return {
    name: 'assay-projects',
    title: 'Projects',
    meta: { n: overviews.length, method: RUN_INTERVAL, assay: VERSION },
    columns: [
      text('project'),
      text('name'),
      text('metric'),
      number('score'),
      number('low'),
      number('high'),
      count('scored'),
      count('failed'),
      text('unit'),
      text('direction'),
      text('verdict'),
      text('openRegressions'),
      text('worseThanBaseline'),
      text('reason'),
      text('run'),
      text('commit'),
      text('date'),
      text('testSet'),
      text('testSetHash'),
      text('signature'),
    ],
    rows: prepareProjects(overviews).map((row) => {
      const { headline = null, latest = null } = bySlug.get(row.slug) ?? {}
      return [
        row.slug,
        row.name,
        headline?.label ?? null,
        headline?.value ?? null,
        headline?.interval?.[0] ?? null,
        headline?.interval?.[1] ?? null,
        headline?.scored ?? null,
        headline?.failed ?? null,
        headline?.unit ?? null,
        headline?.direction ?? null,
        row.verdict,
        row.regressions?.text ?? null,
        row.drift?.text ?? null,
        row.reason,
        latest?.id ?? null,
        latest?.commit ?? null,
        latest?.date ?? null,
        latest && nameTestSet(latest.testSet),
        latest?.testSet.hash ?? null,
        headline?.signature ?? null,
      ]
    }),
  }
}
