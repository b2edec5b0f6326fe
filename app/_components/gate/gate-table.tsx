import type { GateResult } from '../../../lib/compare/gate.ts'
import { gateMessages } from '../../../lib/report/messages/en/gate.ts'
import type { GateView } from '../../../lib/report/prepare-gate.ts'
import { Downloads } from '../ui/downloads.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'

const words = gateMessages.table

/** What the gate looked at, rule by rule, with its outcome as heading; stands beside a finding. */
export function GateTable({
  view,
  family,
  settingsHref,
  exportPath,
}: {
  view: GateView
  family: GateResult['family']
  settingsHref: string
  exportPath: string
}) {
  return (
    <div>
      <h2 className="sub">{words.heading(view)}</h2>
      {view.rows.length === 0 ? null : (
        <ScrollBox label={words.caption}>
          <table className="plain">
            <caption className="vh">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.gated}</th>
                <th scope="col" className="n">
                  {words.matters}
                </th>
                <th scope="col" className="n">
                  {words.difference}
                </th>
                <th scope="col" className="n">
                  {words.p(family)}
                </th>
                <th scope="col">{words.result}</th>
              </tr>
            </thead>
            <tbody>
              {view.rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" className="cell">
                    <UserText>{row.name}</UserText>
                  </th>
                  <td className="n">{row.matters ?? words.none}</td>
                  <td className="n">{row.difference ?? words.none}</td>
                  <td className="n">{row.adjusted ?? words.none}</td>
                  <td>
                    <Verdict kind={row.shape} qualifier={<UserText>{row.waived ?? row.reason}</UserText>}>
                      {row.word}
                    </Verdict>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {view.baseline === null ? null : (
        <p className="note">
          <MixedText>{view.baseline}</MixedText>
        </p>
      )}
      {view.warnings.map((warning) => (
        <p key={warning} className="note">
          <MixedText>{warning}</MixedText>
        </p>
      ))}
      <p className="note">
        <a href={settingsHref}>{words.rules}</a>
      </p>
      {view.rows.length === 0 ? null : <Downloads path={exportPath} table="gate" />}
    </div>
  )
}
