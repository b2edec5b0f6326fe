'use client'

import type { GramCount, NgramOrder, NgramRow } from '../../../lib/explain/ngram-table.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { LadderTable } from '../segments/ladder-table.tsx'
import { UserText } from '../ui/user-text.tsx'
import { useWords } from './explain-words.ts'

/** The ladder in the reader's language. */
export function NgramLadder({ tokens, orders }: { tokens: readonly string[]; orders: readonly NgramOrder[] }) {
  return <LadderTable tokens={tokens} orders={orders} messages={useWords().messages} />
}

type Missing = GramCount & Partial<Pick<NgramRow, 'starts'>>

/** All n-grams that do not count, for a file: one text, with how often each does not; null where there are none. */
export function listMissing(rows: readonly GramCount[], joint = ' '): string | null {
  const missing = rows.filter(({ matched, count }) => matched < count)
  const texts = missing.map(({ tokens, count, matched }) => {
    const times = matched > 0 || count - matched > 1 ? ` × ${count - matched}` : ''
    return `${tokens.join(joint)}${times}`
  })
  return texts.length === 0 ? null : texts.join(' | ')
}

/** Up to `most` n-grams that do not count (all of them, or what is clipped away), each with its places in a single text. */
export function MissingGrams({
  rows,
  joint = ' ',
  most = 3,
}: {
  rows: readonly Missing[]
  joint?: string
  most?: number
}) {
  const { messages } = useWords()
  const missing = rows.filter(({ matched, count }) => matched < count)
  if (missing.length === 0) return <span className="faint">{messages.none}</span>
  return (
    <>
      {missing.slice(0, most).map(({ tokens, count, starts, matched }) => (
        <span
          key={tokens.join('\0')}
          className="gram"
          title={
            starts
              ? toPlainText(`${messages.place} ${starts.map((at) => at + 1).join(messages.limits.comma)}`)
              : undefined
          }
        >
          <UserText>{tokens.join(joint)}</UserText>
          {matched > 0 || count - matched > 1 ? <span className="faint"> × {formatCount(count - matched)}</span> : null}
        </span>
      ))}
      {missing.length > most ? (
        <span className="faint"> {messages.more(formatCount(missing.length - most))}</span>
      ) : null}
    </>
  )
}
