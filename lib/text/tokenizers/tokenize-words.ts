const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
/**
 * Texts that dictionaries cut, and letters and digits joined by marks: the cuts change between versions and builds of the
 * platform's Unicode library.
 */
const PROBE =
  'i.e. example.org a:b it’s l·l 3.5 1,000 a_b 今天天气很好北京大学生前来应聘 東京都に住んでいる外国人参政権 ภาษาไทยง่ายนิดเดียว ភាសាខ្មែរ ພາສາລາວ မြန်မာစာ'

/**
 * Words of any script by the platform's Intl.Segmenter (Unicode Standard Annex 29 with dictionaries for Chinese,
 * Japanese, Thai, Khmer, Lao and Burmese): letters and numbers only, punctuation and symbols are dropped. The cuts
 * depend on the platform: `WORD_RULES` belongs into the signature. None for an empty or blank line.
 *
 * @example tokenizeWords('Don’t stop, 42!') // ['Don’t', 'stop', '42']
 */
export function tokenizeWords(line: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(line)) if (isWordLike) words.push(segment)
  return words
}

/** Fingerprint of how this platform cuts words: equal where a probe is cut alike. */
export const WORD_RULES: string = fingerprint(Array.from(segmenter.segment(PROBE), ({ index }) => index))

/** FNV-1a over the numbers, as eight hexadecimal digits. */
function fingerprint(numbers: readonly number[]): string {
  let hash = 0x811c9dc5
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
