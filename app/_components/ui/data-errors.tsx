import { FlipGlyph } from '../segments/flip-note.tsx'
import { Statement } from './statement.tsx'
import { MixedText } from './user-text.tsx'

/** Errors by which the numbers are about other data than meant: what a page says before any of its figures. */
export function DataErrors({ errors }: { errors: readonly string[] }) {
  const [first, ...others] = errors
  if (first === undefined) return null
  return (
    <div className="data-errors">
      <Statement>
        <FlipGlyph /> {first}
      </Statement>
      {others.map((error) => (
        <p key={error} className="gate">
          <b>
            <MixedText>{error}</MixedText>
          </b>
        </p>
      ))}
    </div>
  )
}
