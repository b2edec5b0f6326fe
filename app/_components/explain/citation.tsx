import { SOURCES, type SourceId } from '../../../lib/explain/texts/sources.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'

/** Where a statement comes from, as a link to it. */
export function Citation({ source, where }: { source: SourceId; where?: string }) {
  const { label, title, url } = SOURCES[source]
  return (
    <a className="small" href={url} rel="noreferrer" title={toPlainText(title)}>
      {label}
      {where ? `, ${where}` : ''}
    </a>
  )
}
