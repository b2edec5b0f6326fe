import { describe, expect, it } from 'vitest'
import type { LintLanguage } from '../../lib/lints/guess-language.ts'
import { getLanguageLists } from '../../lib/lints/language-lists.ts'
import { hasOppositePart } from '../../lib/lints/opposite-part.ts'

describe('parts that make opposites', () => {
  it.each<[string, LintLanguage, boolean]>([
    ['unnoticed', 'en', true],
    ['careless', 'en', true],
    ['undersized', 'en', true],
    ['invaluable', 'en', false],
    ['table', 'en', false],
    ['höchststrafe', 'de', true],
    ['kostenpflichtigen', 'de', true],
    ['unkosten', 'de', false],
    ['fenster', 'de', false],
    ['无效', 'zh', false],
  ])('%s (%s): %s', (word, language, expected) => {
    expect(hasOppositePart(word, getLanguageLists(language))).toBe(expected)
  })
})
