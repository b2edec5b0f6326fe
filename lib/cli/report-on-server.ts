import type { Comparison } from '../compare/comparison.ts'
import { tagsOfSlices } from '../compare/gated-items.ts'
import { noBaseSide, prepareReport, toReportSide } from '../report/prepare-report.ts'
import type { Report, ReportData } from '../report/report.ts'
import type { RunRecord } from '../schema/records.ts'
import type { ReportFlags } from './commands/report.ts'
import { askAboutRuns } from './gate-on-server.ts'
import type { Terminal } from './terminal.ts'

/** What the server says of a report: the comparison's own keys among the rest, and both sides as stored runs. */
type ReportAnswer = Omit<ReportData, 'comparison' | 'base' | 'head'> &
  Comparison & { readonly base: RunRecord | null; readonly head: RunRecord }

/** A report of stored runs, of which the server gives the figures; it is written here. */
export async function reportOnServer(flags: ReportFlags, terminal: Terminal): Promise<Report> {
  const { metric, slice, segments } = flags
  const more = { metrics: metric, slices: slice && tagsOfSlices(slice), segments }
  const { answer, url } = await askAboutRuns<ReportAnswer>(flags, terminal, { path: 'compare/report', more })
  return prepareReport({
    ...answer,
    base: answer.base === null ? noBaseSide() : toReportSide(answer.base),
    head: toReportSide(answer.head),
    comparison: answer,
    site: answer.site ?? url,
  })
}
