import { text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { prepareGateSettings } from '../../report/prepare-gate-settings.ts'
import { getProject } from '../get-project.ts'
import { listWaivers } from '../list-waivers.ts'
import { projectMeta } from './project-meta.ts'

/** Waivers of a project, in force or not at `now`. */
export async function exportWaivers(slug: string, now = new Date()): Promise<ExportTable> {
  const project = await getProject(slug)
  const given = { project, waivers: await listWaivers(slug), now: now.toISOString(), url: '' }
  const { waivers } = prepareGateSettings(given)
  return {
    name: `assay-${slug}-waivers`,
    title: `Waivers of ${project.name}`,
    meta: projectMeta(slug, { n: waivers.length, method: 'states as of the download' }),
    columns: [text('metric'), text('for'), text('author'), text('reason'), text('until'), text('state'), text('id')],
    rows: waivers.map((one) => [one.metric, one.for, one.author, one.reason, one.expiresAt, one.state, one.id]),
  }
}
