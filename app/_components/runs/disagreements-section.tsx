import Link from 'next/link'
import { languageOf } from '../../../lib/report/language-of.ts'
import { agreementMessages } from '../../../lib/report/messages/en/agreement.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { DisagreementRow } from '../../../lib/report/prepare-agreement.ts'
import type { SegmentRecord } from '../../../lib/schema/records.ts'
import { toExplainSegmentHref } from '../explain/explain-metric-href.ts'
import { toSegmentHref } from '../segments/segment-address.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { SegmentContext, SegmentOutput } from './segment-texts.tsx'

const words = agreementMessages.list

interface Side {
  readonly spec: string
  readonly label: string
}

/** The segments that one metric ranks high and the other low, to be read. */
export function DisagreementsSection({
  rows,
  segments,
  x,
  y,
  of,
  exportPath,
}: {
  rows: readonly DisagreementRow[]
  segments: ReadonlyMap<number, SegmentRecord>
  x: Side
  y: Side
  of: { readonly project: string; readonly testSet: string; readonly run: string }
  exportPath: string
}) {
  return (
    <Section id="disagreements" title={words.heading} notes={[words.margin]}>
      {rows.length === 0 ? (
        <p className="dim">{words.none}</p>
      ) : (
        <DataTable caption={words.caption} className="rows segments">
          <thead>
            <Row>
              <ColumnHead>{words.columns.segment}</ColumnHead>
              <ColumnHead>{words.columns.output}</ColumnHead>
              <ColumnHead numeric>{x.label}</ColumnHead>
              <ColumnHead numeric>{y.label}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {rows.map((row) => {
              const segment = segments.get(row.position)
              return segment ? <Line key={row.position} row={row} segment={segment} x={x} y={y} of={of} /> : null
            })}
          </tbody>
        </DataTable>
      )}
      {rows.length === 0 ? null : <Downloads path={exportPath} table="disagreements" />}
    </Section>
  )
}

function Line({
  row,
  segment,
  x,
  y,
  of,
}: {
  row: DisagreementRow
  segment: SegmentRecord
  x: Side
  y: Side
  of: { readonly project: string; readonly testSet: string; readonly run: string }
}) {
  const score = (side: Side, value: string, place: string) => {
    const href = toExplainSegmentHref(segment, side.spec)
    return (
      <Cell numeric narrowLabel={side.label}>
        <b>{value}</b>
        <span className="subl">{place}</span>
        {href === null ? null : (
          <span className="subl">
            <Link
              href={href}
              prefetch={false}
              aria-label={toPlainText(words.explainOf({ label: side.label, id: segment.id }))}
            >
              {words.explain}
            </Link>
          </span>
        )}
      </Cell>
    )
  }
  return (
    <Row>
      <th scope="row" className="cell id">
        <Link
          href={toSegmentHref({ project: of.project, testSet: of.testSet, id: segment.id, head: of.run })}
          prefetch={false}
        >
          <UserText>{segment.id}</UserText>
        </Link>
      </th>
      <Cell className="wide" dir="auto" lang={languageOf(segment.tags) ?? undefined}>
        <SegmentOutput segment={segment} />
        <SegmentContext segment={segment} open />
      </Cell>
      {score(x, row.x, row.placeX)}
      {score(y, row.y, row.placeY)}
    </Row>
  )
}
