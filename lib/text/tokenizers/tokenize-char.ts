import { isSpace } from '../white-space.ts'

/**
 * Every code point but white space is a token. Source: sacreBLEU 2.6.0, tokenizer `char`.
 *
 * @example tokenizeChar('né 𠀀') // ['n', 'é', '𠀀']
 */
export function tokenizeChar(line: string): string[] {
  const tokens: string[] = []
  for (const char of line) if (!isSpace(char.charCodeAt(0))) tokens.push(char)
  return tokens
}
