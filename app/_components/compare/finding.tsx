import type { ReactNode } from 'react'
import type { VerdictSentence } from '../../../lib/report/verdict-sentence.ts'
import { SentenceParts } from '../ui/sentence-parts.tsx'
import { Statement } from '../ui/statement.tsx'

/** The sentence that opens the page, and its smaller companions. */
export function Finding({
  sentence,
  isOfOtherData = false,
  beside,
}: {
  sentence: VerdictSentence
  /** Errors in the data are said before it, and undo it. */
  isOfOtherData?: boolean
  beside?: ReactNode
}) {
  return (
    <div className={beside ? 'lead' : 'lead one'}>
      <div>
        <Statement kind={sentence.verdict ?? 'no-score'} word={sentence.word} small={isOfOtherData}>
          <SentenceParts parts={sentence.parts} />
        </Statement>
        {sentence.notes.map((note) => (
          <p key={note} className="gate">
            {note}
          </p>
        ))}
      </div>
      {beside}
    </div>
  )
}
