import { segmentMessages } from '../../../lib/report/messages/en/segment.ts'

/** The mark of a difference in meaning, in words. */
export function FlipNote({ kind }: { kind: string }) {
  return (
    <span className="flipnote">
      <FlipGlyph />
      {segmentMessages.statement.flip(kind).replace(/\.$/, '').toLowerCase()}
    </span>
  )
}

/** A warning triangle; decoration only, the word stands beside it. */
export function FlipGlyph() {
  return (
    <svg className="glyph" viewBox="-7 -7 14 14" aria-hidden="true" focusable="false">
      <path d="M0-5.6 6 5H-6Z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M0-2V1.6M0 3V3.6" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
