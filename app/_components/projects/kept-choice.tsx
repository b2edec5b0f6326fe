'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { choiceOf, withChoice } from './with-choice.ts'

/**
 * A link to another view of the same runs that takes along which of them are chosen by now: boxes change the address
 * without asking the server, so that what it wrote into links may be old.
 */
export function ChoiceLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  const choice = choiceOf(useSearchParams())
  return <Link href={withChoice(href, choice)} {...rest} />
}

/** The same for a form. */
export function ChoiceInputs() {
  const { base, heads } = choiceOf(useSearchParams())
  return (
    <>
      {base === null ? null : <input type="hidden" name="base" value={base} />}
      {heads.map((head) => (
        <input key={head} type="hidden" name="head" value={head} />
      ))}
    </>
  )
}
