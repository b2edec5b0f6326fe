import Link from 'next/link'
import type { ComponentProps, ComponentType, ReactNode } from 'react'

interface Look {
  /** The one main action of a page or banner. */
  primary?: boolean
  small?: boolean
}

function classOf({ primary, small }: Look): string {
  return ['btn', primary ? 'primary' : '', small ? 'small' : ''].filter(Boolean).join(' ')
}

/** A button that names its effect; `type` is "button" unless told. */
export function Button({
  primary,
  small,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={classOf({ primary, small })} {...rest} />
}

/** A link that looks like a button: an address, not an effect. */
export function ButtonLink({
  primary,
  small,
  as: To = Link,
  ...rest
}: Look &
  Omit<ComponentProps<typeof Link>, 'className' | 'href' | 'as'> & {
    href: string
    /** Another kind of link. */
    as?: ComponentType<{ href: string; className: string; children?: ReactNode }>
  }) {
  return <To className={classOf({ primary, small })} {...rest} />
}
