import { formatNumber } from '../../../lib/report/format-number.ts'

/** A computed number: rounded for the eye, exact in `value`, and named so that every one can be checked. */
export function FigureData({ name, value, decimals = 0 }: { name: string; value: number; decimals?: number }) {
  return (
    <data className="num" data-figure={name} value={String(value)}>
      {formatNumber(value, decimals)}
    </data>
  )
}
