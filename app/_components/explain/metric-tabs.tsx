'use client'

import * as Tabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { TABS, type Tab } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'

/** Tabs of the metrics: one stop for the tab key, arrows, Home and End walk them. */
export function MetricTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  const { messages } = useWords()
  return (
    <Tabs.Root asChild value={tab} onValueChange={(chosen) => onChoose(chosen as Tab)}>
      <Tabs.List className="seg explain-tabs" aria-label={messages.tabsLabel}>
        {TABS.map((one) => (
          <Tabs.Trigger key={one} value={one} id={`tab-${one}`} aria-controls="explain-panel">
            {messages.tabs[one]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}

/** What the chosen tab shows; it stands apart from the tabs, below the rest of the head. */
export function MetricPanel({ tab, children }: { tab: Tab; children: ReactNode }) {
  return (
    <div role="tabpanel" id="explain-panel" aria-labelledby={`tab-${tab}`}>
      {children}
    </div>
  )
}
