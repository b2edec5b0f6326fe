import { toPathStep } from '../../../lib/report/path-step.ts'
import type { TestSetDetail } from '../../../lib/schema/records.ts'

/** Address of a project's test sets, of one, or of one of its versions. */
export function toTestSetHref(project: string, name?: string, version?: number): string {
  const list = `/projects/${encodeURIComponent(project)}/test-sets`
  if (name === undefined) return list
  return `${list}/${toPathStep(name)}${version === undefined ? '' : `?version=${version}`}`
}

/** Address of the tables of a version as files. */
export function toTestSetExport(project: string, { name, shown }: TestSetDetail): string {
  const query = new URLSearchParams({ testSet: name, version: String(shown.version.number) })
  return `/api/v1/projects/${encodeURIComponent(project)}/export?${query}`
}
