'use client'

import type { NgramOrder, NgramRow } from '../../../lib/explain/ngram-table.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { UserText } from '../ui/user-text.tsx'
import { useWords } from './explain-words.ts'

/** Tokens that are drawn; all are counted. */
const MOST_TOKENS = 80
const MARKS = { match: '', clipped: '×', miss: '–' } as const

/** Tokens as columns, orders as rows, a cell for each n-gram at the token at which it begins. */
export function NgramLadder({ tokens, orders }: { tokens: readonly string[]; orders: readonly NgramOrder[] }) {
  const { messages } = useWords()
  const words = messages.ladder
  const shown = tokens.slice(0, MOST_TOKENS)
  if (shown.length === 0) return null
  const state = { match: messages.match, clipped: messages.clipped, miss: messages.miss }
  return (
    <>
      <ScrollBox label={words.label}>
        <table className="ladder">
          <caption className="vh">{words.caption}</caption>
          <thead>
            <tr>
              <td />
              {shown.map((token, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
                <th key={i} scope="col">
                  <UserText>{token}</UserText>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.order}>
                <th scope="row">{words.order(order.order)}</th>
                {shown.map((_, i) => {
                  const kind = order.at[i]
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  if (kind === undefined) return <td key={i} />
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    <td key={i} className={kind === 'match' ? 'hit' : 'miss'}>
                      <span aria-hidden="true">{MARKS[kind]}</span>
                      <span className="vh">{state[kind]}</span>
                    </td>
                  )
                })}
                <td className="sum">{words.sum(formatCount(order.matches), formatCount(order.total))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="note">
        {words.legend}
        {tokens.length > shown.length ? ` ${words.cut(formatCount(shown.length), formatCount(tokens.length))}` : ''}
      </p>
    </>
  )
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
          title={`${messages.place} ${starts.map((at) => at + 1).join(', ')}`}
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
