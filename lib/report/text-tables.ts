export interface TextColumn {
  readonly title: string
  /** Numbers go right, words left. */
  readonly align: 'left' | 'right'
}

/**
 * A table as plain text: one line a row, columns two spaces apart, no trailing white space. Line ends, tabs and
 * control characters within a cell are shown as `\n`, `\t` or `\u….`, so that a text cannot break the table or
 * command the terminal.
 *
 * @example
 * formatTextTable([{ title: 'metric', align: 'left' }, { title: 'score', align: 'right' }], [['BLEU', '26.6']])
 */
export function formatTextTable(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string {
  const cells = [columns.map((column) => column.title), ...rows].map((row) => row.map(toVisible))
  const widths = columns.map((_column, c) => Math.max(...cells.map((row) => displayWidth(row[c] ?? ''))))
  return cells
    .map((row) =>
      columns
        .map(({ align }, c) => {
          const cell = row[c] ?? ''
          const space = ' '.repeat(widths[c] - displayWidth(cell))
          return align === 'right' ? space + cell : cell + space
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A text with its control and direction-changing characters written out. */
export function toVisible(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    if (character === '\n') return '\\n'
    if (character === '\r') return '\\r'
    if (character === '\t') return '\\t'
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Lines as they stand, with all other control characters written out. */
export function toVisibleLines(text: string): string {
  return text.split('\n').map(toVisible).join('\n')
}

// Wide in a terminal: CJK, kana, Hangul, full-width forms, pictographs; marks take no place of their own.
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u
const MARK = /[\p{Mn}\p{Me}\p{Cf}]/u

/** How many terminal cells a text takes; an estimate good enough to align columns. */
function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}
