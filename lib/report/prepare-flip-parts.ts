import { type TextPiece, toVisiblePieces } from './visible-text.ts'

/** A stretch of a text that is, or is not, what a reader is warned of. */
export interface FlipPart {
  readonly flip: boolean
  readonly pieces: readonly TextPiece[]
  readonly length: number
}

/**
 * A text cut at the places (in UTF-16 units) that differ in meaning, for marking; overlapping places are joined and
 * those outside the text are left out. Blanks at the edges, which nobody sees, are named. Joining all parts gives the text
 * back. Empty text has no parts.
 *
 * @example prepareFlipParts('is not on', [{ start: 3, end: 6 }]).map((part) => part.flip) // [false, true, false]
 */
export function prepareFlipParts(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): FlipPart[] {
  const parts: FlipPart[] = []
  let at = 0
  const add = (end: number, flip: boolean) => {
    if (end <= at) return
    const piece = text.slice(at, end)
    const spaces = { start: at === 0, end: end === text.length || /[\r\n]/.test(text[end]) }
    parts.push({ flip, pieces: toVisiblePieces(piece, { spaces }), length: piece.length })
    at = end
  }
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return parts
}
