import type { ReactNode } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { MixedText } from './user-text.tsx'

export interface Fact {
  /** A string that holds a name is safe here, as in the other two. */
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
          <dt>
            <MixedText>{fact.label}</MixedText>
          </dt>
          <dd>
            <MixedText>{fact.value ?? frameMessages.unknown}</MixedText>{' '}
            {fact.note ? (
              <small>
                <MixedText>{fact.note}</MixedText>
              </small>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
