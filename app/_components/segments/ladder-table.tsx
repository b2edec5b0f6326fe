import type { NgramOrder } from '../../../lib/explain/ngram-table.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import type { ExplainMessages } from '../../../lib/report/messages/en/explain.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { TokenText } from './token-text.tsx'

/** Tokens that are drawn; all are counted. */
const MOST_TOKENS = 80
const MARKS = { match: '', clipped: '×', miss: '–' } as const

/** Tokens as columns, orders as rows, a cell for each n-gram at the token at which it begins. */
export function LadderTable({
  tokens,
  orders,
  messages,
}: {
  tokens: readonly string[]
  orders: readonly NgramOrder[]
  messages: Pick<ExplainMessages, 'ladder' | 'match' | 'clipped' | 'miss'>
}) {
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
                  <TokenText text={token} />
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
