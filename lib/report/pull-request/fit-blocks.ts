/** A part of a text that can be cut between its rows and is then still whole. */
export interface Block {
  /** What opens it, such as a table's head, given how many rows are left out; written only where at least one row fits. */
  readonly before: string | ((left: number) => string)
  readonly rows: readonly string[]
  readonly after: string
  /** What is said in place of rows that did not fit, before `after`; asked with 0 where all did. */
  readonly more: (left: number) => string
  /** Lower ones take their room first. */
  readonly priority: number
}

/**
 * Blocks as texts, cut by whole rows so that all together take at most `room` as `measure` counts it. A block says how
 * many rows it left out; one of which not a single row fits says so alone, and nothing where even that has no room.
 */
export function fitBlocks(
  blocks: readonly Block[],
  { room, measure }: { readonly room: number; readonly measure: (text: string) => number },
): string[] {
  const texts = blocks.map(() => '')
  let left = room
  const order = blocks.map((_, i) => i).sort((a, b) => blocks[a].priority - blocks[b].priority || a - b)
  for (const i of order) {
    texts[i] = fitBlock(blocks[i], left, measure)
    left -= measure(texts[i])
  }
  return texts.filter((text) => text !== '')
}

function fitBlock({ before, rows, after, more }: Block, room: number, measure: (text: string) => number): string {
  if (rows.length === 0) return ''
  const opening = (left: number) => (typeof before === 'string' ? before : before(left))
  const toText = (kept: number) =>
    `${`${opening(rows.length - kept)}${rows.slice(0, kept).join('')}${more(rows.length - kept)}${after}`.trimEnd()}\n\n`
  const whole = toText(rows.length)
  if (measure(whole) <= room) return whole
  let spare = room - measure(`${opening(rows.length)}${more(rows.length)}${after}\n\n`)
  let kept = 0
  while (kept < rows.length && measure(rows[kept]) <= spare) spare -= measure(rows[kept++])
  // An opening that counts rows may be longer with those that are kept.
  while (kept > 0 && measure(toText(kept)) > room) kept--
  if (kept > 0) return toText(kept)
  const alone = `${more(rows.length).trim()}\n\n`
  return measure(alone) <= room ? alone : ''
}
