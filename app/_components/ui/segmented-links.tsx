import Link from 'next/link'
import type { ReactNode } from 'react'

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
}: {
  label: string
  links: readonly SegmentedLink[]
  /** A single key that goes on to the next choice. */
  shortcut?: 'd'
}) {
  return (
    <nav className="seg" aria-label={label} data-key={shortcut}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} scroll={false} aria-current={link.current ? 'true' : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
