const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Where rules differ between Unicode versions: an Indic conjunct (one cluster since 15.1), a family, a flag. */
const PROBE = 'क्ष👨‍👩‍👧🇫🇷'
const CLUSTERS_SINCE_15_1 = 3
/** Below U+0300 only CR before LF joins another character. */
const MAY_JOIN = /[\u0300-\uffff]|\r\n/

/**
 * The extended grapheme clusters of a text (Unicode Standard Annex 29), as the platform's Intl.Segmenter cuts them;
 * what readers call characters. None for the empty text.
 *
 * @example toGraphemes('e\u0301🇫🇷') // ['e\u0301', '🇫🇷']
 */
export function toGraphemes(text: string): string[] {
  if (!MAY_JOIN.test(text)) return text.split('')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * Which rules this platform's segmenter follows: `15.1` (Indic conjuncts are one cluster) or `15.0`; a fact of the
 * signature, since it changes counts in some scripts.
 */
export const GRAPHEME_RULES: '15.0' | '15.1' = toGraphemes(PROBE).length === CLUSTERS_SINCE_15_1 ? '15.1' : '15.0'
