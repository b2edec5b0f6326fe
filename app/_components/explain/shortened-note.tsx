import { formatCount } from '../../../lib/report/format-number.ts'
import { useWords } from './explain-words.ts'
import { MOST_LINES, type ShownLines } from './shorten-lines.ts'

/** Says what of the pasted texts is left out, and how the command line takes all of it. */
export function ShortenedNote({ shown, options }: { shown: Pick<ShownLines, 'cut' | 'shortenedTo'>; options: string }) {
  const { messages } = useWords()
  return (
    <>
      {shown.shortenedTo === null ? null : (
        <p className="note">{messages.input.tooLarge(formatCount(shown.shortenedTo))}</p>
      )}
      {shown.cut ? <p className="note">{messages.input.tooMany(MOST_LINES, options)}</p> : null}
    </>
  )
}
