import type { CodeUnits } from '../code-units.ts'
import { cutSpans } from './spans.ts'

/**
 * Runs of a–z and 0–9 of a text that is lower-cased already; every other character separates. Letters of other scripts
 * vanish, and an accented letter splits its word: rouge_score 0.1.2's DefaultTokenizer without its stemmer. None for a
 * text that holds nothing of a–z and 0–9.
 *
 * @example tokenizeRouge("don't stop, café 42") // ['don', 't', 'stop', 'caf', '42']
 */
export function tokenizeRouge(lower: string): string[] {
  return cutSpans(lower, spanRouge)
}

/**
 * The same tokens as begin and end.
 *
 * @example ((spans) => (spanRouge(new CodeUnits().load("don't"), spans), spans))([]) // [0, 3, 4, 5]
 */
export function spanRouge({ units, length }: CodeUnits, spans: number[]): void {
  let start = -1
  for (let i = 0; i < length; i++) {
    const code = units[i]
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
      if (start < 0) start = i
    } else if (start >= 0) {
      spans.push(start, i)
      start = -1
    }
  }
  if (start >= 0) spans.push(start, length)
}
