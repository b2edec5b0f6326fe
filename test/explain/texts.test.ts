import { describe, expect, it } from 'vitest'
import { BLIND_SPOTS } from '../../lib/explain/blind-spots.ts'
import { scoreSpec } from '../../lib/explain/score-spec.ts'
import { ENGLISH_TEXTS } from '../../lib/explain/texts/en/texts.ts'
import type { ExplainTexts } from '../../lib/explain/texts/explain-texts.ts'
import { SOURCES, type SourceId } from '../../lib/explain/texts/sources.ts'
import { CHINESE_TEXTS } from '../../lib/explain/texts/zh/texts.ts'
import { TASKS, TRUST } from '../../lib/explain/trust.ts'
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
    const WORDS: Readonly<Record<string, string>> = { abstract: '摘要', conclusion: '结论' }
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
  it('each family has a blind spot, a judgement per task and a variant', () => {
    for (const [family, judgements] of Object.entries(TRUST)) {
      expect(Object.keys(judgements)).toEqual([...TASKS])
      expect(
        BLIND_SPOTS.some((spot) => spot.family === family),
        family,
      ).toBe(true)
      expect(
        VARIANTS.some((variant) => variant.family === family),
        family,
      ).toBe(true)
    }
  })
  it('each task has a metric that is trusted, but for those that no surface metric serves', () => {
    const served = TASKS.filter((task) => Object.values(TRUST).some((judgements) => judgements[task][0] !== 'no'))
    expect(served).toEqual(TASKS.filter((task) => task !== 'code'))
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

describe('examples of what is not seen show it', () => {
  const figures = new Map(
    BLIND_SPOTS.flatMap(({ id, example }) => {
      if (!example) return []
      const { spec, hypothesis, reference } = example
      return [[id, scoreSpec(spec, [{ id, hypothesis, references: [reference] }]).score.value]]
    }),
  )
  it.each([
    ['a lost negation keeps most of BLEU', 'bleu-meaning', 60, 100],
    ['synonyms keep little of it', 'bleu-synonyms', 0, 25],
    ['a lost negation keeps most of chrF', 'chrf-meaning', 60, 100],
    ['a lost negation costs TER one edit of five', 'ter-meaning', 19.9, 20.1],
    ['a negation more leaves ROUGE-1 at 8/9', 'rouge-facts', 0.888, 0.889],
    ['Chinese has no ROUGE by the usual tokenizer', 'rouge-script', 0, 0],
    ['a wrong hour costs one word of four', 'errors-weight', 0.25, 0.25],
    ['style alone costs half of the words', 'errors-style', 0.5, 0.5],
    ['a right answer in other words has nothing', 'answers-wording', 0, 0],
    ['the opposite answer has most', 'answers-negation', 80, 80],
  ] as const)('%s', (_, id, low, high) => {
    expect(figures.get(id)).toBeGreaterThanOrEqual(low)
    expect(figures.get(id)).toBeLessThanOrEqual(high + 1e-9)
  })
})
