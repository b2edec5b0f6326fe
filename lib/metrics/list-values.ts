/** Parts the values of a key that was given several times: no text that anybody types holds it. */
export const BETWEEN_VALUES = '\u001f'

/**
 * The values of a repeatable key, in the order given; none for the empty text.
 *
 * @example listValues(parseSpec('exact_match:ignore="b",ignore="ac"').options.ignore) // ['b', 'ac']
 */
export function listValues(value: string): string[] {
  return value === '' ? [] : value.split(BETWEEN_VALUES)
}

/**
 * The items of a list in one text, parted by commas; `\\,` is a comma of an item and `\\\\` a backslash, any other
 * backslash is itself.
 *
 * @example splitList('a,b\\,c') // ['a', 'b,c']
 */
export function splitList(text: string): string[] {
  const items = ['']
  for (let at = 0; at < text.length; at++) {
    const isEscape = text[at] === '\\' && (text[at + 1] === ',' || text[at + 1] === '\\')
    if (text[at] === ',') items.push('')
    else items[items.length - 1] += isEscape ? text[++at] : text[at]
  }
  return items
}
