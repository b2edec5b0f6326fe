import { toSegmentPath } from './path-step.ts'
import type { ReportData } from './report.ts'

type Linked = Pick<ReportData, 'site' | 'project' | 'base' | 'head'>

/** An address from the root as a whole one; null where the site is not known. */
export function toWholeLink({ site }: Pick<ReportData, 'site'>, path: string | null): string | null {
  if (path === null) return null
  if (/^https?:/.test(path)) return path
  return site === null ? null : `${site.replace(/\/+$/, '')}${path}`
}

/** The page of a segment with both outputs; null for runs that no server has. */
export function toSegmentLink(of: Linked, id: string): string | null {
  const { project, base, head } = of
  if (project === null || head.testSet === null || base.run === null || head.run === null) return null
  const path = toSegmentPath({ project, testSet: head.testSet, id })
  return toWholeLink(of, `${path}?${new URLSearchParams({ head: head.run, base: base.run })}`)
}

/** The page of a run. */
export function toRunLink(of: Linked, run: string | null): string | null {
  return run === null ? null : toWholeLink(of, `/runs/${encodeURIComponent(run)}`)
}
