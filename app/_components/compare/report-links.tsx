import { reportMessages } from '../../../lib/report/messages/en/report.ts'
import type { RunRecord } from '../../../lib/schema/records.ts'
import { REPORT_FORMATS } from '../../../lib/schema/report-formats.ts'

const words = reportMessages.downloads

/** The report of two runs as a file, one link a format; a run against itself has none. */
export function ReportLinks({ project, base, head }: { project: string; base: RunRecord; head: RunRecord }) {
  if (base.id === head.id) return null
  const query = new URLSearchParams({ project, base: `run:${base.id}`, head: `run:${head.id}` })
  return (
    <p className="note downloads">
      {words.label}{' '}
      {REPORT_FORMATS.map((format, index) => (
        <span key={format}>
          {index > 0 ? ', ' : ''}
          <a href={`/api/v1/compare/report?${query}&format=${format}`} download>
            {words.formats[format]}
          </a>
        </span>
      ))}
    </p>
  )
}
