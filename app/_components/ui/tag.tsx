import type { ReactNode } from 'react'
import { MixedText } from './user-text.tsx'

/** A small neutral label: a tag of a segment, "demo". Never coloured. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="tag">
      <MixedText>{children}</MixedText>
    </span>
  )
}
