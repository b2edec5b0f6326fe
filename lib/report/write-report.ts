import type { ReportFormat } from '../schema/report-formats.ts'
import { embedSvg } from './embed-svg.ts'
import { writeJobSummary, writePullRequest } from './pull-request/write-pull-request.ts'
import type { Report } from './report.ts'
import { toReportJson } from './to-report-json.ts'
import { writeJunit } from './write-junit.ts'
import { writeOpenMetrics } from './write-open-metrics.ts'
import { writeReportHtml } from './write-report-html.ts'

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

/** What each format is called as a file. */
export const REPORT_FILES: Readonly<Record<ReportFormat, { readonly type: string; readonly fileName: string }>> = {
  markdown: { type: 'text/markdown', fileName: 'assay-report.md' },
  json: { type: 'application/json', fileName: 'assay-report.json' },
  junit: { type: 'application/xml', fileName: 'assay-report.xml' },
  github: { type: 'text/markdown', fileName: 'assay-summary.md' },
  gitlab: { type: 'text/plain', fileName: 'assay-metrics.txt' },
  html: { type: 'text/html', fileName: 'assay-report.html' },
  svg: { type: 'image/svg+xml', fileName: 'assay-report.svg' },
}
