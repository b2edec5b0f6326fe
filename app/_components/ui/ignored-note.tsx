import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { MixedText } from './user-text.tsx'

/** What the address asks and the page cannot give, a sentence each; nothing where all is understood. */
export function IgnoredNote({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className="gate" role="note">
      <b>{frameMessages.ignored.title}</b>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <MixedText>{sentence}</MixedText>
        </p>
      ))}
    </div>
  )
}
