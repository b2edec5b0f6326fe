import type { ReactNode } from 'react'
import { MixedText } from './user-text.tsx'

/** Top of a page: what kind of thing this is, its name as the one h1, then statement and facts as children. */
export function PageHead({ kicker, title, children }: { kicker?: ReactNode; title?: ReactNode; children?: ReactNode }) {
  return (
    <div className="head">
      {kicker ? (
        <div className="kicker">
          <MixedText>{kicker}</MixedText>
        </div>
      ) : null}
      {title ? (
        <h1 className="page-name">
          <MixedText>{title}</MixedText>
        </h1>
      ) : null}
      {children}
    </div>
  )
}
