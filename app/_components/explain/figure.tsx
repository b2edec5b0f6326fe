'use client'

import { useWords } from './explain-words.ts'
import { FigureData } from './figure-data.tsx'

/** A computed number, or that there is none, in the language of the page. */
export function Figure({ name, value, decimals = 0 }: { name: string; value: number | null; decimals?: number }) {
  const { messages } = useWords()
  if (value === null) return <span className="faint">{messages.undefinedValue}</span>
  if (!Number.isFinite(value)) return <span className="faint">{messages.tooLarge}</span>
  return <FigureData name={name} value={value} decimals={decimals} />
}
