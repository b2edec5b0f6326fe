import { text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { nameTestSet } from '../../report/name-test-set.ts'
import type { SiteExportQuery } from '../../schema/export-query.ts'
import { search } from '../search.ts'
import { VERSION } from '../version.ts'

/** Projects that a search found. */
export async function exportFoundProjects({ q = '' }: SiteExportQuery): Promise<ExportTable> {
  const { projects } = await search(q)
  return {
    ...headOf('projects', q, projects.length),
    columns: [text('project'), text('name')],
    rows: projects.map(({ slug, name }) => [slug, name]),
  }
}

/** Runs that a search found. */
export async function exportFoundRuns({ q = '' }: SiteExportQuery): Promise<ExportTable> {
  const { runs } = await search(q)
  return {
    ...headOf('runs', q, runs.length),
    columns: [text('run'), text('system'), text('commit'), text('project'), text('testSet'), text('date')],
    rows: runs.map(({ id, system, commit, projectSlug, testSet, date }) => [
      id,
      system,
      commit,
      projectSlug,
      nameTestSet(testSet),
      date,
    ]),
  }
}

/** Segments that a search found. */
export async function exportFoundSegments({ q = '' }: SiteExportQuery): Promise<ExportTable> {
  const { segments } = await search(q)
  return {
    ...headOf('segments', q, segments.length),
    columns: [text('id'), text('project'), text('testSet')],
    rows: segments.map(({ key, project, testSet }) => [key, project, testSet]),
  }
}

function headOf(what: string, query: string, n: number) {
  return {
    name: `assay-found-${what}`,
    title: `${what} found`,
    meta: { query, n, method: 'search by name, commit or id; the first of each kind', signature: null, assay: VERSION },
  }
}
