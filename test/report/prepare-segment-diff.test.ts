import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareSegmentDiff, type SegmentDiff } from '../../lib/report/prepare-segment-diff.ts'

const MARKS = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const
const textOf = (part: SegmentDiff['parts'][number]) =>
  part.pieces.map((piece) => ('text' in piece ? piece.text : `<${piece.invisible}>`)).join('')
const show = (diff: SegmentDiff) => diff.parts.map((p) => MARKS[p.kind][0] + textOf(p) + MARKS[p.kind][1]).join('')
const rawOf = (part: SegmentDiff['parts'][number]) =>
  part.pieces
    .map((piece) =>
      'text' in piece
        ? piece.text
        : String.fromCodePoint(Number.parseInt(piece.code.slice(2), 16)).repeat(piece.times ?? 1),
    )
    .join('')

describe('prepareSegmentDiff', () => {
  it.each([
    [
      'one word is replaced',
      'Ziehen Sie neun Schrauben an.',
      'Ziehen Sie zehn Schrauben an.',
      'Ziehen Sie [-neun-]{+zehn+} Schrauben an.',
    ],
    ['a word is lost', 'Do not open it', 'Do open it', 'Do [-not -]open it'],
    ['neighbouring changes are one', 'the nine bolts', 'the ten screws', 'the [-nine bolts-]{+ten screws+}'],
    ['punctuation is a unit of its own', 'Stop.', 'Stop!', 'Stop[-.-]{+!+}'],
    ['apostrophes stay in the word', "don't go", 'do go', "[-don't-]{+do+} go"],
    ['all is new where base is empty', '', 'a b', '{+a b+}'],
    ['all is gone where head is empty', 'a b', '', '[-a b-]'],
    ['Chinese is compared by characters', '打开阀门', '关闭阀门', '[-打开-]{+关闭+}阀门'],
    ['an invisible change has a name', '40 °C', '40\u00A0°C', '40[-<SP>-]{+<NBSP>+}°C'],
    ['a blank that is gone or new has a name', 'total: 42 ', 'total:  42', 'total:[-<SP>-]{+<SP><SP>+}42[-<SP>-]'],
    ['a blank beside a word that changed has none', 'Do not open it', 'Do open it', 'Do [-not -]open it'],
    ['markup stays text', '<b>x</b>', '<i>x</i>', '<[-b-]{+i+}>x</[-b-]{+i+}>'],
  ])('%s', (_title, base, head, expected) => {
    expect(show(prepareSegmentDiff({ base, head }))).toBe(expected)
  })
  it('characters can be asked for, and combining marks stay with their letter', () => {
    const diff = prepareSegmentDiff({ base: 'cafe\u0301', head: 'cafe', unit: 'characters' })
    expect(show(diff)).toBe('caf[-e\u0301-]{+e+}')
  })
  it('equal texts are one unchanged part, and two empty ones have none', () => {
    expect(prepareSegmentDiff({ base: 'x y', head: 'x y' })).toMatchObject({
      identical: true,
      parts: [{ kind: 'same' }],
    })
    expect(prepareSegmentDiff({ base: '', head: '' })).toMatchObject({ identical: true, parts: [] })
  })
  it.each([
    ['the same letters in other code points', 'café', 'cafe\u0301', 'normalization'],
    ['only white space', 'a b', 'ab', 'whitespace'],
    ['a no-break space is white space', 'a b', 'a\u00A0b', 'whitespace'],
    ['a zero-width space is none', 'total: 42', 'total: 4\u200B2', 'invisible'],
    ['a soft hyphen is none', 'total: 42', 'total: 4\u00AD2', 'invisible'],
    ['white space and what takes no place', 'a b', 'a\u200Bb', 'invisible'],
    ['only case', 'Open', 'open', 'case'],
    ['another word', 'open', 'close', null],
  ])('says when a change is hard to see: %s', (_title, base, head, note) => {
    expect(prepareSegmentDiff({ base, head }).note).toBe(note)
  })
  it('gives both texts back, whatever they hold', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '阀', 'e\u0301', '\u202E', '👩\u200D💻', '.', '<'),
    })
    fc.assert(
      fc.property(text, text, fc.constantFrom('words', 'characters', 'auto'), (base, head, unit) => {
        const { parts } = prepareSegmentDiff({ base, head, unit: unit as 'words' })
        const side = (without: string) =>
          parts
            .filter((part) => part.kind !== without)
            .map(rawOf)
            .join('')
        expect(side('added')).toBe(base)
        expect(side('removed')).toBe(head)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
  it('two long texts that differ everywhere are one removal and one addition, though single words are equal', () => {
    const textOf = (letter: string, words: number) =>
      Array.from({ length: words }, (_, i) => `${letter}${i} same`).join(' ')
    const kinds = (words: number) =>
      prepareSegmentDiff({
        base: `first ${textOf('a', words)} last`,
        head: `first ${textOf('b', words)} last`,
      }).parts.map(({ kind }) => kind)
    expect(kinds(20_000)).toEqual(['same', 'removed', 'added', 'same'])
    expect(kinds(2)).toEqual(['same', 'removed', 'added', 'same', 'removed', 'added', 'same'])
  })
})
