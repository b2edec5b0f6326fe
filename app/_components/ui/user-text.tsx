import type { ReactNode } from 'react'

/** Text that a sender wrote (name, commit message, branch, model output): its own direction, isolated, never HTML. */
export function UserText({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <bdi dir="auto" {...(lang === undefined ? null : { lang })}>
      {children}
    </bdi>
  )
}
