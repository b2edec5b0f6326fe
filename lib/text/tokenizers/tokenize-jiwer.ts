import { isSpace } from '../white-space.ts'

/**
 * Words as jiwer 4.0.0 cuts them by default: runs of two or more white-space characters become one space, the ends are
 * stripped, and then only the ASCII space separates: a single tab, newline or no-break space stays inside its word.
 * White space is Python's. None for an empty or blank line.
 * Example: `tokenizeJiwer(' a  b\tc ')` is `['a', 'b\tc']`.
 */
export function tokenizeJiwer(line: string): string[] {
  const words: string[] = []
  let end = line.length
  while (end > 0 && isSpace(line.charCodeAt(end - 1))) end--
  let start = 0
  while (start < end && isSpace(line.charCodeAt(start))) start++
  for (let i = start; i < end; i++) {
    const code = line.charCodeAt(i)
    if (!isSpace(code) || (code !== 0x20 && !isSpace(line.charCodeAt(i + 1)))) continue
    words.push(line.slice(start, i))
    while (isSpace(line.charCodeAt(i + 1))) i++
    start = i + 1
  }
  if (start < end) words.push(line.slice(start, end))
  return words
}
