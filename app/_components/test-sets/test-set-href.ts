import { toPathStep } from '../../../lib/report/path-step.ts'

/** Address of a project's test sets, of one, or of one of its versions. */
export function toTestSetHref(project: string, name?: string, version?: number): string {
  const list = `/projects/${encodeURIComponent(project)}/test-sets`
  if (name === undefined) return list
  return `${list}/${toPathStep(name)}${version === undefined ? '' : `?version=${version}`}`
}
