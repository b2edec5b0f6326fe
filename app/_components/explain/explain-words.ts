'use client'

import { createContext, useContext } from 'react'
import { ENGLISH_TEXTS } from '../../../lib/explain/texts/en/texts.ts'
import type { ExplainTexts } from '../../../lib/explain/texts/explain-texts.ts'
import { CHINESE_TEXTS } from '../../../lib/explain/texts/zh/texts.ts'
import { type ExplainMessages, explainMessages as english } from '../../../lib/report/messages/en/explain.ts'
import { explainMessages as chinese } from '../../../lib/report/messages/zh/explain.ts'
import type { Language } from './explain-address.ts'

/** Words of the page and sentences about metrics in one language. */
export interface ExplainWords {
  readonly messages: ExplainMessages
  readonly texts: ExplainTexts
}

export const EXPLAIN_WORDS: Readonly<Record<Language, ExplainWords>> = {
  en: { messages: english, texts: ENGLISH_TEXTS },
  zh: { messages: chinese, texts: CHINESE_TEXTS },
}

export const WordsContext = createContext<ExplainWords>(EXPLAIN_WORDS.en)

/** The words in the language that the reader chose. */
export function useWords(): ExplainWords {
  return useContext(WordsContext)
}
