import { describe, expect, it } from 'vitest'
import { porterStem } from '../../lib/text/porter-stemmer.ts'
import rouge from '../fixtures/conformance/rouge.json' with { type: 'json' }

describe('Porter stemmer', () => {
  it.each(rouge.stemmer)('$word → $nltk, as NLTK 3.8 has it', ({ word, nltk }) => {
    expect(porterStem(word)).toBe(nltk)
  })
  it('takes any string: empty, other scripts, lone surrogates', () => {
    expect(['', 'мосты', '今天', '\ud83d', 'Running'].map(porterStem)).toEqual(['', 'мосты', '今天', '\ud83d', 'run'])
  })
  it('a long run of one letter neither overflows nor hangs', () => {
    expect(porterStem('y'.repeat(200_000))).toHaveLength(200_000)
    expect(porterStem(`${'y'.repeat(200_000)}ing`).length).toBeGreaterThan(199_000)
  })
  it('counts code points: two emoji are a short word, and come back as they were', () => {
    expect(porterStem('🙂s')).toBe('🙂s')
    expect(porterStem('a🙂🙂ed')).toBe('a🙂')
    expect(porterStem('a🙂🙃ed')).toBe('a🙂🙃')
    expect(porterStem('🚲🛴cats')).toBe('🚲🛴cat')
  })
})
