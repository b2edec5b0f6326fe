'use client'

import type { NgramOrder, NgramRow } from '../../../lib/explain/ngram-table.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { LadderTable } from '../segments/ladder-table.tsx'
import { UserText } from '../ui/user-text.tsx'
import { useWords } from './explain-words.ts'

/** The ladder in the reader's language. */
export function NgramLadder({ tokens, orders }: { tokens: readonly string[]; orders: readonly NgramOrder[] }) {
  return <LadderTable tokens={tokens} orders={orders} messages={useWords().messages} />
}

/** Up to `most` n-grams that do not count (all of them, or what is clipped away), each with its places. */
export function MissingGrams({
  rows,
  joint = ' ',
  most = 3,
}: {
  rows: readonly NgramRow[]
  joint?: string
  most?: number
}) {
  const { messages } = useWords()
  const missing = rows.filter(({ matched, starts }) => matched < starts.length)
  if (missing.length === 0) return <span className="faint">{messages.none}</span>
  return (
    <>
      {missing.slice(0, most).map(({ tokens, starts, matched }) => (
        <span
          key={tokens.join('\0')}
          className="gram"
          title={toPlainText(`${messages.place} ${starts.map((at) => at + 1).join(messages.limits.comma)}`)}
        >
          <UserText>{tokens.join(joint)}</UserText>
          {matched > 0 || starts.length - matched > 1 ? (
            <span className="faint"> × {starts.length - matched}</span>
          ) : null}
        </span>
      ))}
      {missing.length > most ? (
        <span className="faint"> {messages.more(formatCount(missing.length - most))}</span>
      ) : null}
    </>
  )
}
