import type { ReactNode } from 'react'

/** A small neutral label: a tag of a segment, "demo". Never coloured. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>
}
