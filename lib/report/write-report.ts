import { embedSvg } from './embed-svg.ts'
import { writeJobSummary, writePullRequest } from './pull-request/write-pull-request.ts'
import type { Report } from './report.ts'
import { toReportJson } from './to-report-json.ts'
import { writeJunit } from './write-junit.ts'
import { writeOpenMetrics } from './write-open-metrics.ts'
import { writeReportHtml } from './write-report-html.ts'

export const REPORT_FORMATS = ['markdown', 'json', 'junit', 'github', 'gitlab', 'html', 'svg'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

const WRITERS: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  markdown: writePullRequest,
  json: (report) => `${JSON.stringify(toReportJson(report, report.data))}\n`,
  junit: writeJunit,
  github: writeJobSummary,
  gitlab: writeOpenMetrics,
  html: writeReportHtml,
  svg: (report) => `${embedSvg(report)}\n`,
}

/** A report in one of the formats; each prints what `prepareReport` decided. */
export function writeReport(report: Report, format: ReportFormat): string {
  return WRITERS[format](report)
}
