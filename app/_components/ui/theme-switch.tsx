'use client'

import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'

const ORDER = ['system', 'light', 'dark'] as const
const never = () => () => {}

/** Steps through system, light and dark; says the current one to a screen reader. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  // The server cannot know the choice: both sides first render "system", then the stored one.
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const current = mounted ? (ORDER.find((known) => known === theme) ?? 'system') : 'system'
  const next = ORDER[(ORDER.indexOf(current) + 1) % ORDER.length]
  const name = frameMessages.theme[current]
  return (
    <button
      type="button"
      className="btn small"
      aria-label={frameMessages.theme.label(name)}
      title={frameMessages.theme.label(name)}
      onClick={() => setTheme(next)}
    >
      {frameMessages.theme.button}
    </button>
  )
}
