import type { ReactNode } from 'react'
import type { VerdictSentence } from '../../../lib/report/verdict-sentence.ts'
import { SentenceParts } from '../ui/sentence-parts.tsx'
import { Statement } from '../ui/statement.tsx'

/** The sentence that opens the page, and its smaller companions; errors in the data, which undo it, come first of those. */
export function Finding({
  sentence,
  errors = [],
  beside,
}: {
  sentence: VerdictSentence
  errors?: readonly string[]
  beside?: ReactNode
}) {
  return (
    <div className={beside ? 'lead' : 'lead one'}>
      <div>
        <Statement kind={sentence.verdict ?? 'no-score'} word={sentence.word}>
          <SentenceParts parts={sentence.parts} />
        </Statement>
        {errors.map((error) => (
          <p key={error} className="gate">
            <b>{error}</b>
          </p>
        ))}
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
