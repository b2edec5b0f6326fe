/**
 * Lines of a text: they end at LF or CR LF and nowhere else. A lone CR, U+2028, U+2029, U+0085 and form feeds stay
 * in their line, as models do produce them. The last line may end without LF. An empty text has no line.
 *
 * @example
 * splitLines('a\r\nb\u2028c\n') // ['a', 'b\u2028c']
 */
export function splitLines(text: string): string[] {
  if (text === '') return []
  const lines = text.split('\n')
  const last = lines.pop() as string
  const ended = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  if (last !== '') ended.push(last)
  return ended
}
