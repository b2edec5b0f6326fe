'use client'

import { formatNumber } from '../../../lib/report/format-number.ts'
import { useWords } from './explain-words.ts'

/** A computed number: rounded for the eye, exact in `value`, and named so that every one can be checked. */
export function Figure({ name, value, decimals = 0 }: { name: string; value: number | null; decimals?: number }) {
  const { messages } = useWords()
  if (value === null) return <span className="faint">{messages.undefinedValue}</span>
  return (
    <data className="num" data-figure={name} value={String(value)}>
      {formatNumber(value, decimals)}
    </data>
  )
}
