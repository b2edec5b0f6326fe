/** Lines that the page works out at most: every variant runs over all of them at each keystroke. */
export const MOST_LINES = 500

/** What of some pasted texts is worked out, the same lines of each. */
export interface ShownLines {
  readonly columns: readonly (readonly string[])[]
  /** Whether there are more lines than `MOST_LINES`. */
  readonly cut: boolean
  /** Characters of each text that are worked out, where one of them has more. */
  readonly shortenedTo: number | null
}

/**
 * The first lines of parallel texts: as many as have no more than `most` characters in any of them, but at least one,
 * of which the beginning is left where it alone is longer.
 */
export function shortenLines(columns: readonly (readonly string[])[], most: number): ShownLines {
  const lines = Math.max(...columns.map(({ length }) => length))
  const shown = Math.min(MOST_LINES, lines)
  const fitting = Math.max(1, Math.min(...columns.map((column) => countFitting(column, most))))
  const isShortened = fitting < shown || columns.some(([first = '']) => first.length > most)
  return {
    columns: columns.map((column) => column.slice(0, Math.min(shown, fitting)).map((line) => toBeginning(line, most))),
    cut: lines > MOST_LINES,
    shortenedTo: isShortened ? most : null,
  }
}

/** How many lines from the first on have no more than so many characters. */
function countFitting(lines: readonly string[], most: number): number {
  let left = most
  const at = lines.findIndex(({ length }) => {
    left -= length
    return left < 0
  })
  return at < 0 ? lines.length : at
}

/** The first characters of a text; no surrogate pair is cut apart. */
export function toBeginning(text: string, most: number): string {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? most - 1 : most)
}
