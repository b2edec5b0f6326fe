import { runMessages } from '../../../lib/report/messages/en/run.ts'
import type { ConfusionView } from '../../../lib/report/prepare-signature.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = runMessages.signature

/** What a classification got right and what it took for what: a row a gold label, a column a predicted one. */
export function ConfusionTable({ view }: { view: ConfusionView }) {
  return (
    <ScrollBox label={words.confusion}>
      <table className="plain">
        <caption className="vh">{words.confusion}</caption>
        <thead>
          <tr>
            <th scope="col">{words.confusionCorner}</th>
            {view.labels.map((label) => (
              <th key={label} scope="col" className="n">
                <UserText>{label}</UserText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ gold, cells }) => (
            <tr key={gold}>
              <th scope="row" className="cell">
                <UserText>{gold}</UserText>
              </th>
              {cells.map(({ predicted, text, right }) => (
                <td key={predicted} className="n">
                  {right ? <b>{text}</b> : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
