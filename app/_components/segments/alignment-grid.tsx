import type { EditColumn } from '../../../lib/explain/explain-edits.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import type { ExplainMessages } from '../../../lib/report/messages/en/explain.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { TokenText } from './token-text.tsx'

const MOST_COLUMNS = 120

/** Reference above, hypothesis below, the edit between them. */
export function AlignmentGrid({
  columns,
  messages,
}: {
  columns: readonly EditColumn[]
  messages: Pick<ExplainMessages, 'edits' | 'ladder'>
}) {
  const words = messages.edits
  const shown = columns.slice(0, MOST_COLUMNS)
  if (shown.length === 0) return null
  const cells = (side: 'reference' | 'hypothesis') =>
    shown.map((column, i) => {
      const text = column[side]
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={i} className={column.kind === 'equal' ? undefined : 'x'}>
          {text === null ? <span className="gap">·</span> : <TokenText text={text} />}
        </td>
      )
    })
  return (
    <>
      <ScrollBox label={words.label}>
        <table className="align">
          <caption className="vh">{words.caption}</caption>
          <tbody>
            <tr>
              <th scope="row">{words.reference}</th>
              {cells('reference')}
            </tr>
            <tr>
              <th scope="row">{words.edit}</th>
              {shown.map((column, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={i} className={column.kind === 'equal' ? 'op' : 'op x'}>
                  <span aria-hidden="true">{words.letters[column.kind]}</span>
                  <span className="vh">{words.steps[column.kind]}</span>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{words.hypothesis}</th>
              {cells('hypothesis')}
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      {columns.length > shown.length ? (
        <p className="note">{messages.ladder.cut(formatCount(shown.length), formatCount(columns.length))}</p>
      ) : null}
    </>
  )
}
