'use client'

import { type ComponentType, lazy, Suspense, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { LANGUAGES, type Language, type Tab } from './explain-address.ts'
import { EXPLAIN_WORDS, useWords, WordsContext } from './explain-words.ts'
import { MetricPanel, MetricTabs } from './metric-tabs.tsx'
import type { TabProps } from './tab-frame.tsx'
import { useExplainState } from './use-explain-state.ts'

type Load = () => Promise<{ default: ComponentType<TabProps> }>

const LOADS: Readonly<Record<Tab, Load>> = {
  bleu: () => import('./bleu-tab.tsx').then((file) => ({ default: file.BleuTab })),
  chrf: () => import('./chrf-tab.tsx').then((file) => ({ default: file.ChrfTab })),
  edits: () => import('./edits-tab.tsx').then((file) => ({ default: file.EditsTab })),
  rouge: () => import('./rouge-tab.tsx').then((file) => ({ default: file.RougeTab })),
  answers: () => import('./answers-tab.tsx').then((file) => ({ default: file.AnswersTab })),
  labels: () => import('./labels-tab.tsx').then((file) => ({ default: file.LabelsTab })),
  perplexity: () => import('./perplexity-tab.tsx').then((file) => ({ default: file.PerplexityTab })),
}

const PARTS: Readonly<Record<Tab, ComponentType<TabProps>>> = {
  bleu: lazy(LOADS.bleu),
  chrf: lazy(LOADS.chrf),
  edits: lazy(LOADS.edits),
  rouge: lazy(LOADS.rouge),
  answers: lazy(LOADS.answers),
  labels: lazy(LOADS.labels),
  perplexity: lazy(LOADS.perplexity),
}

/** The whole explain page below the bar. Nothing is asked of a server once its parts have arrived. */
export function ExplainApp() {
  const { state, change, fits } = useExplainState()
  // Typing stays smooth while the variants are computed; the boxes themselves show the newest text.
  const shown = useDeferredValue(state)
  // The parts of the other tabs arrive while the first one is read, so that the page works on without a network.
  const [complete, setComplete] = useState(false)
  useEffect(() => {
    Promise.all(Object.values(LOADS).map((load) => load())).then(
      // At once, it would make the server's part anew where that has not come alive yet, and drop what is typed there.
      () => startTransition(() => setComplete(true)),
      () => undefined,
    )
  }, [])
  const Part = PARTS[shown.tab]
  return (
    <WordsContext value={EXPLAIN_WORDS[state.language]}>
      <div className="explain" data-complete={complete} lang={state.language === 'zh' ? 'zh-Hans' : 'en'}>
        <Head
          language={state.language}
          tab={state.tab}
          fits={fits}
          onLanguage={(language) => change({ language })}
          onTab={(tab) => change({ tab, spec: null, segment: 0 })}
        />
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

function Head({
  language,
  tab,
  fits,
  onLanguage,
  onTab,
}: {
  language: Language
  tab: Tab
  fits: boolean
  onLanguage: (language: Language) => void
  onTab: (tab: Tab) => void
}) {
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
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {messages.languages[one]}
            </button>
          ))}
        </div>
      </div>
      <p className="dim explain-lead">{messages.lead}</p>
      <MetricTabs tab={tab} onChoose={onTab} />
      <div role="status">{fits ? null : <p className="note">{messages.input.tooLong}</p>}</div>
    </div>
  )
}
