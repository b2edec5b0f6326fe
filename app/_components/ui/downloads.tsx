import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import type { TableName } from '../../../lib/schema/export-tables.ts'

const FORMATS = ['csv', 'json', 'markdown', 'latex'] as const

/** Links to a table as a file; `path` is an export route, with parameters or without, `what` other words for it. */
export function Downloads({ path, table, what }: { path: string; table: TableName; what?: string }) {
  const address = `${path}${path.includes('?') ? '&' : '?'}table=${table}`
  return (
    <p className="note downloads">
      {frameMessages.download(what ?? frameMessages.tables[table])}{' '}
      {FORMATS.map((format, index) => (
        <span key={format}>
          {index > 0 ? ', ' : ''}
          <a href={`${address}&format=${format}`} download>
            {frameMessages.formats[format]}
          </a>
        </span>
      ))}
    </p>
  )
}
