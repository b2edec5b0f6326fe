'use client'

import { type ComponentType, lazy, Suspense, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { LANGUAGES } from './explain-address.ts'
import { TABS, type Tab } from './explain-tabs.ts'
import { EXPLAIN_WORDS, useWords, WordsContext } from './explain-words.ts'
import { MetricPanel, MetricTabs } from './metric-tabs.tsx'
import { SpecNote } from './spec-note.tsx'
import type { TabProps } from './tab-frame.tsx'
import { UnreadNote } from './unread-note.tsx'
import { useExplainState } from './use-explain-state.ts'

type TabFile = { default: ComponentType<TabProps> }

/** A tab is the file that bears its name, so that a new one needs no line here. */
const load = (tab: Tab): Promise<TabFile> => import(`./${tab}-tab.tsx`)

const PARTS = Object.fromEntries(TABS.map((tab) => [tab, lazy(() => load(tab))]))

/** The whole explain page below the bar. Nothing is asked of a server once its parts have arrived. */
export function ExplainApp({ version }: { version: string }) {
  const { state, change, fits, unread } = useExplainState()
  // Typing stays smooth while the variants are computed; the boxes themselves show the newest text.
  const shown = useDeferredValue(state)
  // The parts of the other tabs arrive while the first one is read, so that the page works on without a network.
  const [complete, setComplete] = useState(false)
  useEffect(() => {
    Promise.all(TABS.map(load)).then(
      // At once, it would make the server's part anew where that has not come alive yet, and drop what is typed there.
      () => startTransition(() => setComplete(true)),
      () => undefined,
    )
  }, [])
  const Part = PARTS[shown.tab]
  return (
    <WordsContext value={EXPLAIN_WORDS[state.language]}>
      <div
        className="explain"
        data-complete={complete}
        data-version={version}
        lang={state.language === 'zh' ? 'zh-Hans' : 'en'}
      >
        <Head state={state} change={change} fits={fits} unread={unread} />
        <MetricPanel tab={state.tab}>
          <Suspense fallback={<Waiting />}>
            <Part state={shown.tab === state.tab ? state : shown} change={change} />
          </Suspense>
        </MetricPanel>
      </div>
    </WordsContext>
  )
}

function Waiting() {
  const { messages } = useWords()
  return <p className="note only-script">{messages.loading}</p>
}

function Head({ state, change, fits, unread }: TabProps & { fits: boolean; unread: readonly string[] }) {
  const { messages } = useWords()
  return (
    <div className="head">
      <div className="explain-head">
        <h1 className="statement">{messages.heading}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box and legend */}
        <div className="seg" role="group" aria-label={messages.language}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={one === 'zh' ? 'zh-Hans' : 'en'}
              aria-pressed={one === state.language}
              onClick={() => change({ language: one })}
            >
              {messages.languages[one]}
            </button>
          ))}
        </div>
      </div>
      <p className="dim explain-lead">{messages.lead}</p>
      <MetricTabs tab={state.tab} onChoose={(tab) => change({ tab, spec: null, segment: null })} />
      <div role="status">
        {fits ? null : <p className="note">{messages.input.tooLong}</p>}
        <UnreadNote unread={unread} />
        <SpecNote state={state} change={change} />
      </div>
    </div>
  )
}
