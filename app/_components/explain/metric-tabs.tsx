'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { TABS, type Tab } from './explain-address.ts'
import { useWords } from './explain-words.ts'

/** Tabs of the metrics: one stop for the tab key, arrows, Home and End walk them. */
export function MetricTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  const { messages } = useWords()
  const buttons = useRef(new Map<Tab, HTMLButtonElement>())
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = TABS.indexOf(tab)
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? TABS.length - 1 : step === undefined ? null : at + step
    if (next === null) return
    event.preventDefault()
    const chosen = TABS[(next + TABS.length) % TABS.length]
    onChoose(chosen)
    buttons.current.get(chosen)?.focus()
  }
  return (
    <div className="seg explain-tabs" role="tablist" aria-label={messages.tabsLabel} onKeyDown={onKeyDown}>
      {TABS.map((one) => (
        <button
          key={one}
          ref={(button) => {
            if (button) buttons.current.set(one, button)
          }}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === tab}
          aria-controls="explain-panel"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {messages.tabs[one]}
        </button>
      ))}
    </div>
  )
}

/** What the chosen tab shows. */
export function MetricPanel({ tab, children }: { tab: Tab; children: ReactNode }) {
  return (
    <div role="tabpanel" id="explain-panel" aria-labelledby={`tab-${tab}`}>
      {children}
    </div>
  )
}
