const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+/gu

/**
 * Each code point of the scripts Han, Hiragana, Katakana and Hangul is a token, and so is each longest run of other
 * letters, marks and numbers; everything else separates. Needs no dictionary, and is the same on every platform up to
 * characters that are new in Unicode. None for an empty or blank line.
 *
 * @example tokenizeMixed('用 GPT-4 写') // ['用', 'GPT', '4', '写']
 */
export function tokenizeMixed(line: string): string[] {
  return line.match(TOKEN) ?? []
}
