import type { CodeUnits } from '../code-units.ts'
import { isSpace } from '../white-space.ts'
import { cutSpans } from './spans.ts'

/**
 * Words as jiwer 4.0.0 cuts them by default: runs of two or more white-space characters become one space, the ends are
 * stripped, and then only the ASCII space separates: a single tab, newline or no-break space stays inside its word.
 * White space is Python's. None for an empty or blank line.
 *
 * @example tokenizeJiwer(' a  b\tc ') // ['a', 'b\tc']
 */
export function tokenizeJiwer(line: string): string[] {
  return cutSpans(line, spanJiwer)
}

/**
 * The same words as begin and end.
 *
 * @example ((spans) => (spanJiwer(new CodeUnits().load(' a bc'), spans), spans))([]) // [1, 2, 3, 5]
 */
export function spanJiwer({ units, length }: CodeUnits, spans: number[]): void {
  let end = length
  while (end > 0 && isSpace(units[end - 1])) end--
  let start = 0
  while (start < end && isSpace(units[start])) start++
  for (let i = start; i < end; i++) {
    const code = units[i]
    if ((code > 0x20 && code < 0x85) || !isSpace(code)) continue
    // The last unit before `end` is no white space, so that the next one may always be asked.
    if (code !== 0x20 && !isSpace(units[i + 1])) continue
    spans.push(start, i)
    while (isSpace(units[i + 1])) i++
    start = i + 1
  }
  if (start < end) spans.push(start, end)
}
