import type { ReactNode } from 'react'

/** A box that scrolls sideways by itself (ladder, alignment, code): focusable and named. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be wrong, this groups no controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="scroll" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
