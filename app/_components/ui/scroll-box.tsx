import type { ReactNode, Ref } from 'react'
import { toPlainText } from '../../../lib/report/plain-text.ts'

/** A box that scrolls by itself, sideways (ladder, alignment, code) or, where `large`, both ways: focusable and named. */
export function ScrollBox({
  label,
  large = false,
  ref,
  children,
}: {
  label: string
  large?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  const name = toPlainText(label)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong, this groups no controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div ref={ref} className={large ? 'scroll large' : 'scroll'} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}
