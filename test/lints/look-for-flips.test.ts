import { describe, expect, it } from 'vitest'
import { findMeaningFlips, LEAST_OVERLAP, lookForFlips } from '../../lib/lints/meaning-flip.ts'

const REFERENCE = 'Do not open the valve while the system is under pressure.'
const LOST = 'Open the valve while the system is under pressure.'

describe('whether a pair was looked at', () => {
  it.each([
    ['nearly the same', LOST, 'looked', 1],
    ['worded otherwise: below the overlap', 'Whoever works at a closed pipe must leave it as it is.', 'overlap', 0],
    ['equal to the reference', REFERENCE, 'looked', 0],
    ['no text', '', 'no-text', 0],
  ] as const)('%s', (_title, hypothesis, state, flips) => {
    const look = lookForFlips([REFERENCE], hypothesis)
    expect([look.state, look.flips.length]).toEqual([state, flips])
    expect(look.flips).toEqual(findMeaningFlips([REFERENCE], hypothesis))
  })
  it('a language without word lists is not looked at, nor is a text without a reference', () => {
    expect(lookForFlips(['Насос не должен работать без воды.'], 'Насос должен работать без воды.').state).toBe(
      'language',
    )
    expect(lookForFlips([], 'The pump is on.').state).toBe('no-reference')
    expect(lookForFlips([''], 'The pump is on.').state).toBe('no-reference')
  })
  it('tells how much is the same, at least the limit where it was looked at', () => {
    const look = lookForFlips([REFERENCE], LOST)
    expect(look.overlap).toBeGreaterThanOrEqual(LEAST_OVERLAP)
    expect(look.overlap).toBeLessThan(1)
    expect(lookForFlips([REFERENCE], REFERENCE).overlap).toBe(1)
  })
})

describe('characters that take no place', () => {
  it.each(['\u200B', '\u00AD', '\u2060', '\uFEFF', '\u200D', '\u200E'])('%j is read over', (sign) => {
    expect(findMeaningFlips(['total: 42'], `total: 4${sign}2`)).toEqual([])
    expect(findMeaningFlips(['阀门未打开'], `阀门${sign}未打开`)).toEqual([])
    expect(findMeaningFlips(['The valve is not open.'], `The valve is n${sign}ot open.`)).toEqual([])
  })
  it('places are those of the text as it came', () => {
    const hypothesis = 'The \u200Bvalve is \u00ADop\u00ADen at 1\u200B230 bar.'
    const [flip] = findMeaningFlips(['The valve is open at 1280 bar.'], hypothesis)
    expect(flip).toMatchObject({
      kind: 'number',
      reference: { text: '1280 bar' },
      hypothesis: { text: '1\u200B230 bar' },
    })
    expect(hypothesis.slice(flip.hypothesis?.start, flip.hypothesis?.end)).toBe('1\u200B230 bar')
    expect(flip.words).toEqual(['1280 bar', '1\u200B230 bar'])
  })
})

describe('numbers that a tokenizer cut', () => {
  const kinds = (reference: string, hypothesis: string) =>
    lookForFlips([reference], hypothesis, 'en').flips.map(({ kind }) => kind)
  it.each([
    ['This is Version 3.5 of it', 'This is Version 3 . 5 of it .'],
    ['It costs 1,280 euros today', 'It costs 1 , 280 euros today .'],
    ['It ended at 15:30 sharp', 'It ended at 15 : 30 sharp .'],
    ['We sold 3, 5 and 7 boxes', 'We sold 3 , 5 and 7 boxes .'],
  ])('%s, %s: no flip, either way round', (one, other) => {
    expect(kinds(one, other)).toEqual([])
    expect(kinds(other, one)).toEqual([])
  })
  it.each([
    ['He won 3.5 points', 'He won 3 . 6 points .', 'number'],
    ['It was not Version 3.5 of it', 'It was Version 3 . 5 of it .', 'negation'],
  ])('%s, %s: what differs is told', (one, other, kind) => {
    expect(kinds(one, other)).toContain(kind)
  })
})
