'use client'

import { type MouseEvent, use, useEffect } from 'react'
import { useWords } from './explain-words.ts'
import type { FileFormat, TableCells } from './save-table.ts'
import { SegmentContext } from './segment-context.ts'

const FORMATS = ['csv', 'json'] as const
const load = () => import('./save-table.ts')

/**
 * The table before it as a file, worked out in the browser like the table itself. What writes it arrives after the page,
 * and before anybody asks, so that it needs no network then.
 */
export function TableFile({
  name,
  signature = null,
  n = null,
  left = 0,
  cells,
  whole,
}: {
  /** Of the file, without ending. */
  name: string
  /** Signature of the figures; null where each row says its own, or there is none. */
  signature?: string | null
  /** Of how many segments (tokens, labels, …) the figures are. */
  n?: number | null
  /** Rows that are not drawn and not in the file. */
  left?: number
  /** All cells, where only some are drawn. */
  cells?: () => TableCells
  /** What stands in full in columns that are drawn cut short, by the place of the column. */
  whole?: () => Readonly<Record<number, readonly (string | null)[]>>
}) {
  const words = useWords().messages.file
  const segment = use(SegmentContext)
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  async function save({ currentTarget }: MouseEvent<HTMLButtonElement>, format: FileFormat) {
    const before = currentTarget.closest('.downloads')?.previousElementSibling
    const table = before instanceof HTMLTableElement ? before : before?.querySelector('table')
    const assay = currentTarget.closest<HTMLElement>('[data-version]')?.dataset.version ?? null
    const { readCells, saveTable } = await load()
    let content = cells ? cells() : table ? readCells(table) : null
    if (content === null) return
    if (whole) content = withWhole(content, whole())
    const meta = { signature, n, ...(segment !== null && { segment }), method: words.method, rowsLeftOut: left, assay }
    await saveTable(content, {
      format,
      name: `assay-explain-${name}${toSuffix(segment)}`,
      title: table?.caption?.textContent ?? name,
      meta,
    })
  }
  return (
    <p className="note downloads">
      {words.download}{' '}
      {FORMATS.map((format, i) => (
        <span key={format}>
          {i > 0 ? ', ' : ''}
          <button type="button" className="as-link" onClick={(event) => save(event, format)}>
            {words.formats[format]}
          </button>
        </span>
      ))}
    </p>
  )
}

/** A file of one of several segments says so in its name. */
function toSuffix(segment: string | null): string {
  return segment === null || segment === 'all' ? '' : `-segment-${segment}`
}

function withWhole(
  { head, rows }: TableCells,
  columns: Readonly<Record<number, readonly (string | null)[]>>,
): TableCells {
  return { head, rows: rows.map((row, r) => row.map((cell, c) => (columns[c] ? columns[c][r] : cell))) }
}
