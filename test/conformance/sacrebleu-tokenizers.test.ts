import { describe, expect, it } from 'vitest'
import { loadMecab } from '../../lib/resources/load-mecab.ts'
import { chrfWords } from '../../lib/text/tokenizers/chrf-words.ts'
import { tokenize13a } from '../../lib/text/tokenizers/tokenize-13a.ts'
import { tokenizeChar } from '../../lib/text/tokenizers/tokenize-char.ts'
import { tokenizeIntl } from '../../lib/text/tokenizers/tokenize-intl.ts'
import { tokenizeTercom } from '../../lib/text/tokenizers/tokenize-tercom.ts'
import { tokenizeZh } from '../../lib/text/tokenizers/tokenize-zh.ts'
import { splitWords, stripRight } from '../../lib/text/white-space.ts'
import { fixture } from './sacrebleu-handwritten.ts'

const mecab = loadMecab()
const TOKENIZERS = {
  '13a': tokenize13a,
  intl: tokenizeIntl,
  zh: tokenizeZh,
  char: tokenizeChar,
  none: splitWords,
  'ja-mecab': (line: string) => mecab.cut(line),
}

const lines = fixture.tokenizations.map((entry) => {
  const segment = fixture.segments.find(({ id }) => id === entry.segment)!
  const line = entry.role.startsWith('ref')
    ? segment.refs[Number(entry.role.slice(3))]
    : segment[entry.role as 'sysA' | 'sysB']
  return { ...entry, line, lowered: stripRight(line.toLowerCase()) }
})

describe('tokens as sacreBLEU 2.6.0 makes them', () => {
  it.each(Object.entries(TOKENIZERS))('%s on the raw and on the lower-cased, right-stripped line', (name, tokenize) => {
    expect(lines.length).toBe(163)
    for (const { line, lowered, tok, tok_after_rstrip_lower } of lines) {
      expect(tokenize(line), line).toEqual(splitWords(tok[name]))
      // MeCab's are recorded only where lower-casing changes them.
      const after = tok_after_rstrip_lower?.[name]
      if (after !== undefined) expect(tokenize(lowered), line).toEqual(splitWords(after))
    }
    expect(lines.filter((entry) => entry.tok_after_rstrip_lower).length).toBeGreaterThan(50)
  })

  it('words of chrF++', () => {
    for (const { line, chrf_words } of lines) expect(chrfWords(line), line).toEqual(chrf_words)
  })

  it('tercom under every combination of its options', () => {
    let seen = 0
    for (const { line, tercom_lc } of lines) {
      for (const [options, text] of Object.entries(tercom_lc)) {
        const on = (key: string) => options.includes(`${key}=1`)
        const tokens = tokenizeTercom(line, {
          normalized: on('normalized'),
          noPunctuation: on('no_punct'),
          asian: on('asian_support'),
          caseSensitive: false,
        })
        expect(tokens, `${options} ${line}`).toEqual(splitWords(text))
        seen++
      }
    }
    expect(seen).toBeGreaterThan(163 * 5)
  })
})
