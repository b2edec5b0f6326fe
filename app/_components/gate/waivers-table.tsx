import { gateMessages } from '../../../lib/report/messages/en/gate.ts'
import type { WaiverRow } from '../../../lib/report/prepare-gate-settings.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = gateMessages.settings

/** Waivers of a project, ended ones greyed and said to be. */
export function WaiversTable({ waivers }: { waivers: readonly WaiverRow[] }) {
  const { columns } = words
  return (
    <DataTable caption={words.waiverCaption} className="rows">
      <thead>
        <Row>
          <ColumnHead>{columns.metric}</ColumnHead>
          <ColumnHead>{columns.for}</ColumnHead>
          <ColumnHead>{columns.author}</ColumnHead>
          <ColumnHead>{columns.reason}</ColumnHead>
          <ColumnHead>{columns.until}</ColumnHead>
          <ColumnHead>{columns.state}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {waivers.map((waiver) => (
          <Row key={waiver.key}>
            <th scope="row" className="cell mono">
              {waiver.metric}
            </th>
            <Cell narrowLabel={columns.for}>
              <UserText>{waiver.for}</UserText>
            </Cell>
            <Cell narrowLabel={columns.author}>
              <UserText>{waiver.author}</UserText>
            </Cell>
            <Cell narrowLabel={columns.reason}>
              <UserText>{waiver.reason}</UserText>
            </Cell>
            <Cell narrowLabel={columns.until}>
              <Moment iso={waiver.expiresAt} />
            </Cell>
            <Cell narrowLabel={columns.state}>
              {waiver.isInForce ? <b>{waiver.state}</b> : waiver.state}{' '}
              <span className="faint mono">{waiver.id ?? words.ofRules}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
