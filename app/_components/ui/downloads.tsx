import { frameMessages } from '../../../lib/report/messages/en/frame.ts'

const FORMATS = ['csv', 'json', 'markdown', 'latex'] as const

/** Links to a table as a file; `path` is an export route, with parameters or without. */
export function Downloads({ path, what }: { path: string; what: string }) {
  const mark = path.includes('?') ? '&' : '?'
  return (
    <p className="note downloads">
      {frameMessages.download(what)}{' '}
      {FORMATS.map((format, index) => (
        <span key={format}>
          {index > 0 ? ', ' : ''}
          <a href={`${path}${mark}format=${format}`} download>
            {frameMessages.formats[format]}
          </a>
        </span>
      ))}
    </p>
  )
}
