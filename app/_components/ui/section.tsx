import type { ReactNode } from 'react'
import { MixedText } from './user-text.tsx'

/**
 * A landmark named by its heading: heading and how to read it in the margin column, the figure beside it.
 * `id` names the heading (`h-ID`) and the section (`#ID`); each entry of `notes` becomes a paragraph.
 */
export function Section({
  id,
  title,
  notes = [],
  first = false,
  children,
}: {
  id: string
  title: ReactNode
  notes?: readonly ReactNode[]
  /** No rule above: the section opens the page. */
  first?: boolean
  children: ReactNode
}) {
  return (
    <section id={id} className={first ? 'sec first' : 'sec'} aria-labelledby={`h-${id}`}>
      <div className="side">
        <h2 id={`h-${id}`}>
          <MixedText>{title}</MixedText>
        </h2>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are fixed text in a fixed order
          <p key={index}>
            <MixedText>{note}</MixedText>
          </p>
        ))}
      </div>
      <div className="main">{children}</div>
    </section>
  )
}
