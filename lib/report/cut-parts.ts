import type { DiffPart } from './prepare-segment-diff.ts'
import type { TextPiece } from './visible-text.ts'

export interface CutParts {
  /** What is shown at once. */
  readonly shown: readonly DiffPart[]
  /** What unfolds on demand; empty where all is shown. */
  readonly rest: readonly DiffPart[]
  /** Characters of all parts together. */
  readonly length: number
  /** Characters in `shown` and `rest`; less than `length` where even the unfolded text is cut. */
  readonly kept: number
}

/**
 * Keeps a page readable under text of any length: the first `limit` characters are shown, what follows up to `most`
 * unfolds, and what lies beyond is left to the API. A text only a little longer than `limit` is not cut at all, since
 * the fold would cost more room than it saves.
 */
export function cutParts(parts: readonly DiffPart[], limit = 1200, most = 20_000): CutParts {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (length <= limit * 1.25) return { shown: parts, rest: [], length, kept: length }
  const [shown, after] = splitParts(parts, limit)
  const [rest] = splitParts(after, most - limit)
  return { shown, rest, length, kept: Math.min(length, most) }
}

function splitParts(parts: readonly DiffPart[], at: number): [DiffPart[], DiffPart[]] {
  const before: DiffPart[] = []
  const after: DiffPart[] = []
  let room = at
  for (const part of parts) {
    if (room <= 0) after.push(part)
    else if (part.length <= room) before.push(part)
    else {
      const [head, tail] = splitPieces(part.pieces, room)
      before.push({ kind: part.kind, pieces: head, length: room })
      if (tail.length > 0) after.push({ kind: part.kind, pieces: tail, length: part.length - room })
    }
    room -= part.length
  }
  return [before, after]
}

function splitPieces(pieces: readonly TextPiece[], at: number): [TextPiece[], TextPiece[]] {
  const before: TextPiece[] = []
  const after: TextPiece[] = []
  let room = at
  for (const piece of pieces) {
    if (!('text' in piece)) {
      if (room > 0) before.push(piece)
      else after.push(piece)
      room -= 1
      continue
    }
    // Never between the halves of a surrogate pair.
    const cut = room > 0 && isLowSurrogate(piece.text.charCodeAt(room)) ? room + 1 : room
    if (room > 0) before.push({ text: piece.text.slice(0, cut) })
    if (piece.text.length > Math.max(0, cut)) after.push({ text: piece.text.slice(Math.max(0, cut)) })
    room -= piece.text.length
  }
  return [before, after]
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
