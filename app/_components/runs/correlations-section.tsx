import Link from 'next/link'
import type { SliceChoice } from '../../../lib/compare/metric-agreement.ts'
import { agreementMessages } from '../../../lib/report/messages/en/agreement.ts'
import type { AgreementView, CorrelationRow } from '../../../lib/report/prepare-agreement.ts'
import { Cell, ColumnHead, DataTable, GroupRow, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { toSliceKey } from './agreement-address.ts'

const words = agreementMessages.correlations

/** Correlation of two metrics with its interval, over what is shown and within each slice. */
export function CorrelationsSection({
  view,
  current,
  hrefOf,
  exportPath,
}: {
  view: AgreementView
  current: SliceChoice | null
  hrefOf: (slice: SliceChoice) => string
  exportPath: string
}) {
  const { columns } = words
  const chosen = current === null ? null : toSliceKey(current)
  return (
    <Section id="correlation" title={words.heading} notes={[words.margin, view.resampled]}>
      <DataTable caption={words.caption} className="rows slices">
        <thead>
          <Row>
            <ColumnHead>{columns.kind}</ColumnHead>
            <ColumnHead numeric>{columns.value}</ColumnHead>
            <ColumnHead numeric>{columns.interval}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <Row key={row.name}>
              <th scope="row" className="cell">
                {row.name}
              </th>
              <Figures row={row} />
            </Row>
          ))}
        </tbody>
      </DataTable>
      <Downloads path={exportPath} table="correlation" />
      {view.groups.length === 0 ? null : (
        <>
          <h3 className="sub apart-s">{words.slicesCaption}</h3>
          <DataTable caption={words.slicesCaption} className="rows slices">
            <thead>
              <Row>
                <ColumnHead>{columns.slice}</ColumnHead>
                <ColumnHead numeric>{columns.value}</ColumnHead>
                <ColumnHead numeric>{columns.interval}</ColumnHead>
                <ColumnHead numeric>{columns.n}</ColumnHead>
              </Row>
            </thead>
            <tbody>
              {view.groups.flatMap((group) => [
                <GroupRow key={group.name} span={4}>
                  <UserText>{group.name}</UserText>
                </GroupRow>,
                ...group.rows.map((row) => (
                  <Row key={toSliceKey(row.slice)} className={toSliceKey(row.slice) === chosen ? 'current' : undefined}>
                    <th scope="row" className="cell">
                      <Link
                        href={hrefOf(row.slice)}
                        aria-current={toSliceKey(row.slice) === chosen ? 'true' : undefined}
                      >
                        <UserText>{row.name}</UserText>
                      </Link>
                    </th>
                    <Figures row={row} />
                    <Cell numeric narrowLabel={columns.n}>
                      {row.n}
                      {row.few ? <span className="subl">{words.few}</span> : null}
                    </Cell>
                  </Row>
                )),
              ])}
            </tbody>
          </DataTable>
          <p className="note">{words.many}</p>
          <Downloads path={exportPath} table="slice-correlations" />
        </>
      )}
    </Section>
  )
}

function Figures({ row }: { row: CorrelationRow }) {
  return (
    <>
      <Cell numeric className="strong" narrowLabel={words.columns.value}>
        {row.value}
      </Cell>
      <Cell numeric narrowLabel={words.columns.interval}>
        {row.interval ?? <span className="faint">{words.noInterval}</span>}
      </Cell>
    </>
  )
}
