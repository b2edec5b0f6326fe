import { describe, expect, it } from 'vitest'
import { languageOf } from '../../lib/report/language-of.ts'

describe('languageOf', () => {
  it.each([
    ['a tag called language', { language: 'zh' }, 'zh'],
    ['a tag called lang, with script and region', { lang: 'zh-Hant-TW' }, 'zh-Hant-TW'],
    ['no such tag', { domain: 'safety' }, null],
    ['a name that is no code', { language: 'German' }, null],
    ['markup', { lang: '"><b>' }, null],
  ])('%s', (_title, tags, expected) => {
    expect(languageOf(tags as Record<string, string>)).toBe(expected)
  })
})
