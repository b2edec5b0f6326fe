import type { ReactNode } from 'react'
import { Statement } from './statement.tsx'
import { MixedText } from './user-text.tsx'

/**
 * A page or part with nothing to show: what is so (`title`), why and what to do next (children).
 * `caption` is the thin line above; `as="h1"` where the state is the whole page. Never a spinner, never a picture.
 */
export function EmptyState({
  title,
  caption,
  as = 'p',
  children,
}: {
  title: ReactNode
  caption?: ReactNode
  as?: 'p' | 'h1' | 'h2'
  children?: ReactNode
}) {
  return (
    <div className="state">
      {caption ? (
        <div className="cap-line">
          <MixedText>{caption}</MixedText>
        </div>
      ) : null}
      <div className="body">
        <Statement small as={as}>
          {title}
        </Statement>
        {children}
      </div>
    </div>
  )
}

/** The same frame for what went wrong; announced when it arrives. Say what is wrong, where, how to mend, what was stored. */
export function ErrorState(props: Parameters<typeof EmptyState>[0]) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  )
}
