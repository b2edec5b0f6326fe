import { describe, expect, it } from 'vitest'
import { FIRST_STATE } from '../../app/_components/explain/explain-address.ts'
import { MOST_CHARACTERS, toSegments } from '../../app/_components/explain/to-segments.ts'

const state = (hypothesis: string, reference: string) => ({ ...FIRST_STATE, hypothesis, references: [reference] })
const most = MOST_CHARACTERS.bleu

describe('pasted texts', () => {
  it('short ones are worked out whole', () => {
    const texts = toSegments(state('a b\nc', 'a\nc d'), 'bleu')
    expect(texts.shortenedTo).toBeNull()
    expect(texts.segments).toMatchObject([
      { hypothesis: 'a b', references: ['a'] },
      { hypothesis: 'c', references: ['c d'] },
    ])
  })
  it('of one very long line the beginning is, and no surrogate pair is cut apart', () => {
    const long = `${'x'.repeat(most - 1)}😀${'y'.repeat(100)}`
    for (const lines of ['segments', 'text'] as const) {
      const texts = toSegments({ ...state(long, 'x'), lines }, 'bleu')
      expect(texts.shortenedTo).toBe(most)
      expect(texts.segments?.[0]).toMatchObject({ hypothesis: 'x'.repeat(most - 1), references: ['x'] })
      expect(texts.hypothesis).toBe(long)
    }
  })
  it('of many lines those are that fit on both sides', () => {
    const line = 'x'.repeat(most / 4)
    const texts = toSegments(state(Array(10).fill(line).join('\n'), Array(10).fill('x').join('\n')), 'bleu')
    expect([texts.segments?.length, texts.shortenedTo, texts.cut]).toEqual([4, most, false])
  })
  it('too many short lines are another matter', () => {
    const texts = toSegments(state(Array(600).fill('x').join('\n'), Array(600).fill('x').join('\n')), 'bleu')
    expect([texts.segments?.length, texts.shortenedTo, texts.cut]).toEqual([500, null, true])
  })
  it('edits, which take time by the square, are of less', () => {
    expect(toSegments(state('x'.repeat(5000), 'x'), 'edits').shortenedTo).toBe(MOST_CHARACTERS.edits)
  })
})
