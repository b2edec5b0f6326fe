import { splitWords } from '../white-space.ts'

/**
 * The words of chrF++: white-space words, of which one ASCII punctuation character is split off at the end, or else at
 * the start; a word of one character stays. Source: sacreBLEU 2.6.0.
 *
 * @example chrfWords('(hi) there...') // ['(hi', ')', 'there..', '.']
 */
export function chrfWords(line: string): string[] {
  const words: string[] = []
  for (const word of splitWords(line)) {
    const first = word.codePointAt(0) as number
    if (word.length === 1 || (word.length === 2 && first > 0xffff)) words.push(word)
    else if (isAsciiPunctuation(word.charCodeAt(word.length - 1))) words.push(word.slice(0, -1), word.slice(-1))
    else if (isAsciiPunctuation(first)) words.push(word[0], word.slice(1))
    else words.push(word)
  }
  return words
}

/** ``!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~`` */
function isAsciiPunctuation(code: number): boolean {
  return (
    (code >= 0x21 && code <= 0x2f) ||
    (code >= 0x3a && code <= 0x40) ||
    (code >= 0x5b && code <= 0x60) ||
    (code >= 0x7b && code <= 0x7e)
  )
}
