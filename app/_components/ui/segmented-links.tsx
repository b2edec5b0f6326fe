import Link from 'next/link'
import type { ComponentType, ReactNode } from 'react'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { MixedText } from './user-text.tsx'

export interface SegmentedLink {
  readonly href: string
  readonly label: ReactNode
  readonly current: boolean
}

/** A choice of few, each an address; the chosen one bears `aria-current`. `label` names the group. */
export function SegmentedLinks({
  label,
  links,
  shortcut,
  as: To = Link,
}: {
  label: string
  links: readonly SegmentedLink[]
  /** A single key that goes on to the next choice. */
  shortcut?: 'd'
  /** Another kind of link. */
  as?: ComponentType<{ href: string; scroll?: boolean; 'aria-current'?: 'true'; children: ReactNode }>
}) {
  return (
    <nav className="seg" aria-label={toPlainText(label)} data-key={shortcut}>
      {links.map((link) => (
        <To key={link.href} href={link.href} scroll={false} aria-current={link.current ? 'true' : undefined}>
          <MixedText>{link.label}</MixedText>
        </To>
      ))}
    </nav>
  )
}
