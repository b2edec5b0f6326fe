import { describe, expect, it } from 'vitest'
import { countLittleWords } from '../../lib/lints/little-words.ts'
import { WordTree } from '../../lib/lints/word-tree.ts'

describe('counting little words', () => {
  it.each([
    ['none', '', { count: 0, en: 0, de: 0, other: 0, umlauts: 0 }],
    ['capitals count as small letters', 'DAS Ventil IST offen.', { count: 4, en: 0, de: 2, other: 0, umlauts: 0 }],
    ['a word of two languages counts in both', 'an in am', { count: 3, en: 2, de: 3, other: 0, umlauts: 0 }],
    ['only whole words', 'theses thee th the', { count: 4, en: 1, de: 0, other: 0, umlauts: 0 }],
    ['digits and signs part words', 'the2has-they', { count: 3, en: 3, de: 0, other: 0, umlauts: 0 }],
    ['foreign letters, but not in names', 'gör Åsa øl', { count: 3, en: 0, de: 0, other: 1, umlauts: 1 }],
    ['umlauts in words that are no little ones', 'Größe Übung', { count: 2, en: 0, de: 0, other: 0, umlauts: 2 }],
    ['ideographs, and letters beyond the first plane', '阀门 𝒜 😀', { count: 2, en: 0, de: 0, other: 0, umlauts: 0 }],
  ] as const)('%s', (_, text, counts) => {
    expect(countLittleWords(text)).toEqual(counts)
  })
  it('letters and their marks are composed first', () => {
    const text = 'für größere nhưng những'
    expect(countLittleWords(text.normalize('NFD'))).toEqual(countLittleWords(text))
  })
})

describe('a tree of words', () => {
  const tree = new WordTree([
    ['the then straße', 1],
    ['then', 2],
  ])
  const bitsOf = (word: string) => {
    let place = WordTree.ROOT
    for (let i = 0; i < word.length; i++) place = tree.step(place, word.charCodeAt(i))
    return tree.bitsAt(place)
  }
  it.each([
    ['the', 1],
    ['THEN', 3],
    ['th', 0],
    ['thenn', 0],
    ['xthe', 0],
    ['straße', 1],
    // The capital of ß is SS.
    ['Straße', 1],
    ['', 0],
  ])('%s: %i', (word, bits) => expect(bitsOf(word)).toBe(bits))
})
