import Link from 'next/link'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { ComparabilityRow } from '../../../lib/report/prepare-comparability.ts'
import type { HeadsComparabilityView } from '../../../lib/report/prepare-heads-comparability.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'
import { ComparabilityMark, EDGE } from './comparability-banner.tsx'

const words = compareMessages.heads.comparability
const unknown = compareMessages.comparability.unknown

/** May each of several runs be compared with base? A line for all, and a row a run with the fields that differ. */
export function HeadsBanner({
  view,
  hrefOf,
  exportPath,
}: {
  view: HeadsComparabilityView
  hrefOf: (id: string) => string
  exportPath: string
}) {
  const differing = view.heads.some(({ rows }) => rows.length > 0)
  return (
    <section
      className={`cmp heads ${EDGE[view.state]}`}
      id="comparability"
      aria-label={compareMessages.comparability.heading}
    >
      <div className="top">
        <span className="word">
          <ComparabilityMark state={view.state} />
          {view.word}
        </span>
        <span className="dim small">
          <MixedText>{view.line}</MixedText>
        </span>
      </div>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead>{words.columns.head}</ColumnHead>
            <ColumnHead>{words.columns.word}</ColumnHead>
            <ColumnHead>{words.columns.line}</ColumnHead>
            {differing ? <ColumnHead>{words.columns.differ}</ColumnHead> : null}
          </Row>
        </thead>
        <tbody>
          {view.heads.map((head) => (
            <Row key={head.id}>
              <th scope="row" className="cell">
                <Link href={hrefOf(head.id)}>
                  <UserText>{head.name}</UserText>
                </Link>
              </th>
              <Cell>{head.word}</Cell>
              <Cell className="dim wide">{head.line}</Cell>
              {differing ? (
                <Cell className="wide">
                  {head.rows.map((row) => (
                    <Difference key={`${row.field} ${row.metrics.join()}`} row={row} />
                  ))}
                </Cell>
              ) : null}
            </Row>
          ))}
        </tbody>
      </DataTable>
      <Downloads path={exportPath} table="fields" />
    </section>
  )
}

function Difference({ row }: { row: ComparabilityRow }) {
  return (
    <p>
      <MixedText>
        {words.differ({
          field: row.field,
          base: row.base ?? unknown,
          head: row.head ?? unknown,
          metrics: row.metrics.join(', '),
        })}
      </MixedText>{' '}
      <span className="faint">
        <MixedText>{words.why(row)}</MixedText>
      </span>
    </p>
  )
}
