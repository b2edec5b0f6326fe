import { CodeUnits } from '../code-units.ts'

/** Writes begin and end of each token of a text onto the list, in order: tokens without cutting them out. */
export type SpanTokenizer = (text: CodeUnits, spans: number[]) => void

/**
 * The tokens that spans stand for.
 *
 * @example cutSpans('one 2', spanRouge) // ['one', '2']
 */
export function cutSpans(line: string, tokenize: SpanTokenizer): string[] {
  const spans: number[] = []
  tokenize(new CodeUnits().load(line), spans)
  const tokens: string[] = []
  for (let i = 0; i < spans.length; i += 2) tokens.push(line.slice(spans[i], spans[i + 1]))
  return tokens
}
