import { Fragment } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import type { Fact } from './facts-row.tsx'
import { MixedText } from './user-text.tsx'

/** Label–value pairs one below the other (commit, pull request, coverage …); null is the word "unknown". */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="kv">
      {facts.map((fact) => (
        <Fragment key={fact.label}>
          <dt>
            <MixedText>{fact.label}</MixedText>
          </dt>
          <dd>
            <MixedText>{fact.value ?? <span className="faint">{frameMessages.unknown}</span>}</MixedText>{' '}
            {fact.note ? (
              <span className="faint">
                <MixedText>{fact.note}</MixedText>
              </span>
            ) : null}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
