import type { ReactNode } from 'react'
import { toVisiblePieces } from '../../../lib/report/visible-text.ts'
import { VisibleText } from './visible-text.tsx'

/**
 * Text that a sender wrote (name, commit message, branch, id): its own direction, isolated, never HTML. Characters that
 * nobody sees, or that would turn what stands beside them, are named.
 */
export function UserText({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <bdi dir="auto" {...(lang === undefined ? null : { lang })}>
      {typeof children === 'string' ? <VisibleText pieces={toVisiblePieces(children, { blanks: false })} /> : children}
    </bdi>
  )
}
