const PIECE_LENGTH = 64 * 1024

/**
 * The JSON of `{ ...head, segments }` in pieces, so that a large run is never one text: the longest string that there
 * can be is shorter than some runs.
 */
export function* toBodyPieces(head: object, segments: Iterable<object>): Generator<string> {
  const start = JSON.stringify(head).slice(0, -1)
  let piece = `${start}${start === '{' ? '' : ','}"segments":[`
  let isFirst = true
  for (const segment of segments) {
    piece += isFirst ? JSON.stringify(segment) : `,${JSON.stringify(segment)}`
    isFirst = false
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield `${piece}]}`
}
