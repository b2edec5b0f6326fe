import { segmentMessages } from '../../../lib/report/messages/en/segment.ts'
import type { FlipPart } from '../../../lib/report/prepare-flip-parts.ts'
import { VisibleText } from '../ui/visible-text.tsx'

/** Parts longer than this unfold. */
const LIMIT = 4000

/** A text with the words that differ in meaning marked, each with a hidden phrase that says so. */
export function FlipText({ parts }: { parts: readonly FlipPart[] }) {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const marked = parts.map((part, index) =>
    part.flip ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <span key={index} className="flip">
        <span className="vh">{segmentMessages.text.flip}</span>
        <VisibleText pieces={part.pieces} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <VisibleText key={index} pieces={part.pieces} />
    ),
  )
  return length > LIMIT ? <div className="tall">{marked}</div> : marked
}
