import { toVisiblePieces } from './visible-text.ts'

/** As much of a name as a window, a tab or a bookmark has room for. */
export const MOST_TITLE = 200

/**
 * A text that somebody else may have written, for places that take a plain string and no markup: titles, options, what a
 * screen reader is told. What acts on its surroundings or cannot be seen is named, line ends become a mark, blanks of all
 * widths stay; a text longer than `most` UTF-16 units is cut between code points and says so. Says the same of its own result.
 *
 * @example toPlainText('file\u202Egnp.exe') // 'file⟨RLO⟩gnp.exe'
 */
export function toPlainText(text: string, most = Number.POSITIVE_INFINITY): string {
  const shown = toVisiblePieces(text, { blanks: false })
    .map((piece) => ('text' in piece ? piece.text : piece.breaksLine ? ' ⏎ ' : `⟨${piece.invisible}⟩`))
    .join('')
  if (shown.length <= most) return shown
  const end = most - 1
  return `${shown.slice(0, /[\uD800-\uDBFF]/.test(shown[end - 1]) ? end - 1 : end)}…`
}
