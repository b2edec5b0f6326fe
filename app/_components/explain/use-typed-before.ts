import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

type Control = HTMLTextAreaElement | HTMLSelectElement

/** What was put into a control before React heard of it, by the control's id; null: nothing, or it is adopted. */
const typedBefore = new Map<string, string | null>()
const alive = new Set<string>()

// From the first script on every change is heard here; what was typed before that still stands in the control when it is
// rendered for the first time. React renders more than once and sets a text box back each time.
if (typeof document !== 'undefined')
  document.addEventListener(
    'input',
    ({ target }) => {
      const { id, value } = target as Control
      if (!alive.has(id)) typedBefore.set(id, value)
    },
    true,
  )

/** Adopts what a reader put into a control of the server's page before the scripts had arrived. */
export function useTypedBefore(id: string, value: string, onChange: (value: string) => void): void {
  if (typeof document !== 'undefined' && !typedBefore.has(id)) {
    const before = (document.getElementById(id) as Control | null)?.value ?? value
    typedBefore.set(id, before === value ? null : before)
  }
  const adopt = useEffectEvent(() => {
    const typed = typedBefore.get(id) ?? null
    typedBefore.set(id, null)
    alive.add(id)
    if (typed !== null) onChange(typed)
  })
  useEffect(() => {
    // One after the other, each on the state that the one before left: boxes change together with their neighbours.
    const timer = setTimeout(() => flushSync(adopt))
    return () => clearTimeout(timer)
  }, [])
}
