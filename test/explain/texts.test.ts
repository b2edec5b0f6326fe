import { describe, expect, it } from 'vitest'
import { BLIND_SPOTS } from '../../lib/explain/blind-spots.ts'
import { ENGLISH_TEXTS } from '../../lib/explain/texts/en/texts.ts'
import type { ExplainTexts } from '../../lib/explain/texts/explain-texts.ts'
import { SOURCES, type SourceId } from '../../lib/explain/texts/sources.ts'
import { CHINESE_TEXTS } from '../../lib/explain/texts/zh/texts.ts'
import { GUIDE_FAMILIES, TASKS, TRUST } from '../../lib/explain/trust.ts'
import { VARIANTS } from '../../lib/explain/variants.ts'
import { explainMessages as englishExplain } from '../../lib/report/messages/en/explain.ts'
import * as englishLints from '../../lib/report/messages/en/lints.ts'
import { explainMessages as chineseExplain } from '../../lib/report/messages/zh/explain.ts'
import * as chineseLints from '../../lib/report/messages/zh/lints.ts'

const LANGUAGES = { en: ENGLISH_TEXTS, zh: CHINESE_TEXTS }
const HAN = /\p{Script=Han}/u

/** Every leaf with its path, so that two languages can be held side by side. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`))
}

function sourcesOf(texts: ExplainTexts): [string, SourceId][] {
  return leavesOf(texts).filter(([path]) => path.endsWith('/source')) as [string, SourceId][]
}

describe('sentences about metrics', () => {
  it('both languages have the same keys, each with a text', () => {
    const keys = (texts: ExplainTexts) => leavesOf(texts).map(([path]) => path)
    expect(keys(CHINESE_TEXTS).sort()).toEqual(keys(ENGLISH_TEXTS).sort())
    for (const texts of Object.values(LANGUAGES))
      for (const [path, text] of leavesOf(texts)) expect(text.trim(), path).not.toBe('')
  })
  it('each statement has the same known source in both languages', () => {
    expect(sourcesOf(CHINESE_TEXTS).sort()).toEqual(sourcesOf(ENGLISH_TEXTS).sort())
    for (const [path, source] of sourcesOf(ENGLISH_TEXTS)) expect(SOURCES, path).toHaveProperty(source)
  })
  it('each statement names the same place in its source in both languages', () => {
    const WORDS: Readonly<Record<string, string>> = { abstract: '摘要', conclusion: '结论', introduction: '引言' }
    const places = (texts: ExplainTexts) => leavesOf(texts).filter(([path]) => path.endsWith('/where'))
    const translated = places(ENGLISH_TEXTS).map(([path, where]) => [path, WORDS[where] ?? where])
    expect(places(CHINESE_TEXTS).sort()).toEqual(translated.sort())
  })
  it('no source is left that nothing cites', () => {
    const cited = new Set(sourcesOf(ENGLISH_TEXTS).map(([, source]) => source))
    expect(Object.keys(SOURCES).filter((id) => !cited.has(id as SourceId))).toEqual([])
    for (const { url } of Object.values(SOURCES)) expect(url).toMatch(/^https:\/\//)
  })
  it('Chinese sentences are Chinese, English ones are not', () => {
    const sentences = (texts: ExplainTexts) =>
      leavesOf({ ...texts, variants: {} }).filter(([path]) => /\/(text|title)$/.test(path))
    for (const [path, text] of sentences(CHINESE_TEXTS)) expect(text, path).toMatch(HAN)
    for (const [path, text] of sentences(ENGLISH_TEXTS)) expect(text, path).not.toMatch(HAN)
  })
  it('each family has a blind spot and a judgement for each task, each that has variants is in the guide', () => {
    expect(Object.keys(TRUST).sort()).toEqual([...GUIDE_FAMILIES].sort())
    for (const family of GUIDE_FAMILIES) {
      expect(Object.keys(TRUST[family])).toEqual([...TASKS])
      expect(
        BLIND_SPOTS.some((spot) => spot.family === family),
        family,
      ).toBe(true)
    }
    expect(GUIDE_FAMILIES).toEqual(expect.arrayContaining(VARIANTS.map(({ family }) => family)))
  })
  it('a paper is named with its authors and year, a tool with a page', () => {
    const tools = 'sacrebleu nltk hfBleu hfRouge googleTranslate rougeScore dropScript openaiEvals jiwer uax29 sklearn'
    const others = [...tools.split(' '), 'lmEval', 'hfPerplexity', 'hfMeanPerplexity']
    for (const [id, { label, title }] of Object.entries(SOURCES)) {
      expect(title.length, id).toBeGreaterThan(9)
      if (!others.includes(id))
        expect(label, id).toMatch(/^\p{Lu}\p{L}+(-\p{Lu}\p{L}+)?( and \p{Lu}\p{L}+| et al\.)? \d{4}$/u)
    }
  })
})

/** Every message with its path and what it is; a few are empty on purpose. */
function messagesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value.trim() === '' ? 'empty' : 'text']]
  if (typeof value === 'function') return [[path, 'made']]
  return Object.entries(value as object).flatMap(([key, inner]) => messagesOf(inner, `${path}/${key}`))
}

describe('words of the page', () => {
  it.each([
    ['explain', englishExplain, chineseExplain],
    ['lints', { ...englishLints }, { ...chineseLints }],
  ])('%s: both languages have the same messages, empty ones where the other is empty', (_, english, chinese) => {
    expect(messagesOf(chinese).sort()).toEqual(messagesOf(english).sort())
  })
})
