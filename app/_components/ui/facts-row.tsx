import type { ReactNode } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'

export interface Fact {
  readonly label: string
  /** null is printed as the word "unknown". */
  readonly value: ReactNode | null
  /** Smaller and lighter, after the value. */
  readonly note?: ReactNode
}

/** Four or five label–value pairs between hairlines. */
export function FactsRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts-row">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value ?? frameMessages.unknown} {fact.note ? <small>{fact.note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
