import type { ReactNode } from 'react'

/** Top of a page: what kind of thing this is, its name as the one h1, then statement and facts as children. */
export function PageHead({ kicker, title, children }: { kicker?: ReactNode; title?: ReactNode; children?: ReactNode }) {
  return (
    <div className="head">
      {kicker ? <div className="kicker">{kicker}</div> : null}
      {title ? <h1 className="page-name">{title}</h1> : null}
      {children}
    </div>
  )
}
