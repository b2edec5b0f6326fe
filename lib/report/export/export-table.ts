/** A table as it leaves the server, whole or in parts: what each format is written from. */
export interface ExportTable {
  /** Name of the file, without ending. */
  readonly name: string
  readonly title: string
  /** What the figures rest on: signature, n, method, version. Written beside the table, or in the columns that need it. */
  readonly meta: Readonly<Record<string, string | number | null>>
  readonly columns: readonly ExportColumn[]
  readonly rows: AsyncIterable<ExportRow> | Iterable<ExportRow>
}

export interface ExportColumn {
  /** Unique in the table. */
  readonly name: string
  /** A text can hold anything that a sender wrote; a number stays a number in every format. */
  readonly kind: 'text' | 'number'
  /** Decimals in formats for readers; the others have full precision. */
  readonly decimals?: number
}

/** One value a column, in their order; null for none. */
export type ExportRow = readonly (string | number | null)[]

/** What the figures rest on, as name and value, but for what a column of the table tells itself: columns of a CSV. */
export function factsBeside({
  meta,
  columns,
}: Pick<ExportTable, 'meta' | 'columns'>): [string, string | number | null][] {
  const own = new Set(columns.map(({ name }) => name))
  return Object.entries(meta).filter(([name]) => !own.has(name))
}

export const EXPORT_FORMATS = ['csv', 'json', 'markdown', 'latex'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
