import { splitWords } from './white-space.ts'

/** The 32 ASCII punctuation characters; other punctuation stays. */
const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/g
/** Whole English articles; letters of every script count as word characters, which JavaScript's `\b` would not do. */
const ARTICLES = /(?<![\p{L}\p{N}_])(?:a|an|the)(?![\p{L}\p{N}_])/gu
const ASCII_DIGITS = /[0-9]/g

/**
 * `text` without the 32 ASCII punctuation characters; nothing is put in their place.
 *
 * @example removeAsciiPunctuation('Yes, “sir”!') // 'Yes “sir”'
 */
export function removeAsciiPunctuation(text: string): string {
  return text.replace(ASCII_PUNCTUATION, '')
}

/**
 * `text` without the digits 0–9.
 *
 * @example removeAsciiDigits('room 101') // 'room '
 */
export function removeAsciiDigits(text: string): string {
  return text.replace(ASCII_DIGITS, '')
}

/**
 * An answer as SQuAD's evaluation scripts (v1.1 and v2.0, `normalize_answer`) compare it: lower case, no ASCII
 * punctuation, English articles replaced by a space, white space collapsed. May be empty: "A" is an article.
 *
 * @example normalizeAnswer('The Old  Mill.') // 'old mill'
 */
export function normalizeAnswer(text: string): string {
  return answerTokens(text).join(' ')
}

/**
 * The tokens of a normalised answer; none where it normalises to nothing.
 *
 * @example answerTokens('The Old Mill.') // ['old', 'mill']
 */
export function answerTokens(text: string): string[] {
  return splitWords(removeAsciiPunctuation(text.toLowerCase()).replace(ARTICLES, ' '))
}
