import type { ExportColumn } from './export-table.ts'

/** A column of texts. */
export function text<N extends string>(name: N) {
  return { name, kind: 'text' } as const satisfies ExportColumn
}

/** A column of numbers; `decimals` where readers need others than four. */
export function number<N extends string>(name: N, decimals?: number) {
  return { name, kind: 'number', ...(decimals !== undefined && { decimals }) } as const satisfies ExportColumn
}

/** A column of whole numbers. */
export function count<N extends string>(name: N) {
  return number(name, 0)
}
