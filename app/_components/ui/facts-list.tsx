import { Fragment } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import type { Fact } from './facts-row.tsx'

/** Label–value pairs one below the other (commit, pull request, coverage …); null is the word "unknown". */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="kv">
      {facts.map((fact) => (
        <Fragment key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value ?? <span className="faint">{frameMessages.unknown}</span>}{' '}
            {fact.note ? <span className="faint">{fact.note}</span> : null}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
