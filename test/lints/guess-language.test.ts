import { describe, expect, it } from 'vitest'
import { guessLanguage } from '../../lib/lints/guess-language.ts'

describe('guessing the language', () => {
  it.each([
    ['The valve is open.', 'en'],
    ['Harbour Road', 'en'],
    ['Das Ventil ist offen.', 'de'],
    ['Zürcher Straße', 'de'],
    ['阀门已打开', 'zh'],
    ['GPT-4 发布了', 'zh'],
    ['バルブは開いています', null],
    ['밸브가 열려 있습니다', null],
    ['Клапан открыт', null],
    ["La vanne n'est pas ouverte et le bus est en retard.", null],
    ['', 'en'],
  ] as const)('%s: %s', (text, language) => {
    expect(guessLanguage([text])).toBe(language)
  })
})
