import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareCodePoints, toCodePoints, writeCodePoints } from '../../lib/text/code-points.ts'
import { NgramTrie } from '../../lib/text/ngram-trie.ts'
import { countScripts } from '../../lib/text/spaceless-script.ts'
import { tokenize13a } from '../../lib/text/tokenizers/tokenize-13a.ts'
import { tokenizeZh } from '../../lib/text/tokenizers/tokenize-zh.ts'
import { splitWords, strip, stripRight } from '../../lib/text/white-space.ts'

describe('white space', () => {
  it("is Python's: U+001C to U+001F and U+0085 are, U+FEFF and U+200B are not", () => {
    expect(splitWords('a\u001cb\u0085c\ufeffd\u200be\u3000f')).toEqual(['a', 'b', 'c\ufeffd\u200be', 'f'])
    expect(stripRight(' a \u001f')).toBe(' a')
    expect(strip('\u00a0a\u2003')).toBe('a')
  })
})

describe('code points', () => {
  it('a pair of surrogates is one, a lone one counts as itself', () => {
    expect(toCodePoints('a𠀀\ud800')).toEqual([0x61, 0x20000, 0xd800])
    const out = new Int32Array(8)
    expect([writeCodePoints('a 𠀀\ud800', out, false), ...out.subarray(0, 3)]).toEqual([3, 0x61, 0x20000, 0xd800])
  })

  it('order goes by code point, not by UTF-16 unit', () => {
    expect(['😀', '～', 'a', ''].sort(compareCodePoints)).toEqual(['', 'a', '～', '😀'])
    const byCodePoint = (a: string, b: string) => {
      const [x, y] = [toCodePoints(a), toCodePoints(b)]
      for (let i = 0; i < Math.min(x.length, y.length); i++) if (x[i] !== y[i]) return x[i] - y[i]
      return x.length - y.length
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(byCodePoint(a, b)))
      }),
    )
  })
})

/** The four substitutions of mteval-v13a one after the other, as they are usually written. */
function substitute(text: string): string[] {
  return splitWords(
    text
      .replace(/([{-~[-` -&(-+:-@/])/g, ' $1 ')
      .replace(/([^0-9])([.,])/gu, '$1 $2 ')
      .replace(/([.,])([^0-9])/gu, ' $1 $2')
      .replace(/([0-9])(-)/g, '$1 $2 '),
  )
}

describe('mteval in one pass equals its substitutions', () => {
  const tricky = fc.string({ unit: fc.constantFrom(...'..,,--05a (&;\'"é𠀀\n\u00a0'), maxLength: 14 })

  it('13a, padded with spaces', () => {
    fc.assert(
      fc.property(tricky, (line) => {
        fc.pre(!line.includes('-\n') && !line.includes('&'))
        expect(tokenize13a(line)).toEqual(substitute(` ${line} `))
      }),
      { numRuns: 3000, seed: 13 },
    )
  })

  it('zh, without padding', () => {
    fc.assert(
      fc.property(tricky, (line) => {
        expect(tokenizeZh(line)).toEqual(substitute(strip(line)))
      }),
      { numRuns: 3000, seed: 13 },
    )
  })

  it('13a drops <skipped>, joins at a hyphen before a line end and decodes entities once each', () => {
    expect(tokenize13a('a<skipped>b')).toEqual(['ab'])
    expect(tokenize13a('auto-\nmatic')).toEqual(['automatic'])
    expect(tokenize13a('&amp;lt; &quot;x&quot;')).toEqual(['<', '"', 'x', '"'])
  })
})

describe('NgramTrie', () => {
  const sequence = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 })

  it('clipped matches equal those counted with strings', () => {
    fc.assert(
      fc.property(sequence, fc.array(sequence, { minLength: 1, maxLength: 3 }), (hypothesis, references) => {
        const order = 4
        const trie = new NgramTrie()
        trie.clear(references.reduce((sum, reference) => sum + reference.length * order, 0))
        for (const reference of references) trie.addReference(Int32Array.from(reference), reference.length, order)
        const out = new Float64Array(order)
        trie.countMatches(Int32Array.from(hypothesis), hypothesis.length, order, out, 0)
        const want = Array.from({ length: order }, (_, n) => {
          const tally = (tokens: number[]) => {
            const counts = new Map<string, number>()
            for (let i = 0; i + n < tokens.length; i++) {
              const key = tokens.slice(i, i + n + 1).join(' ')
              counts.set(key, (counts.get(key) ?? 0) + 1)
            }
            return counts
          }
          const limits = references.map(tally)
          return [...tally(hypothesis)].reduce(
            (sum, [key, count]) => sum + Math.min(count, Math.max(...limits.map((limit) => limit.get(key) ?? 0))),
            0,
          )
        })
        expect([...out]).toEqual(want)
      }),
      { numRuns: 500, seed: 7 },
    )
  })
})

describe('countScripts', () => {
  it.each([
    ['图书馆 ok。', 5, 3],
    ['ひらがな', 4, 4],
    ['Привет, мир!', 9, 0],
    ['한국어', 3, 0],
    ['𠀀123 😀', 1, 1],
  ])('%s', (text, letters, spaceless) => {
    expect(countScripts(text)).toEqual({ letters, spaceless })
  })
})
