import Link from 'next/link'
import { formatCount } from '../../../lib/report/format-number.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { type LintRow, prepareLints } from '../../../lib/report/prepare-lints.ts'
import type { RunLints } from '../../../lib/schema/records.ts'
import type { RunFlag } from '../../../lib/schema/run-flag.ts'
import { FlipGlyph } from '../segments/flip-note.tsx'
import { toSegmentHref } from '../segments/segment-address.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = runMessages.lints

type Of = { readonly project: string; readonly testSet: string; readonly run: string }

/** What the lints saw when the run came in and what to mind about its scores, gravest first. */
export function LintsSection({
  lints,
  scored,
  of,
  exportPath,
  hrefOf,
}: {
  lints: RunLints | null
  /** Outputs that there are. */
  scored: number
  of: Of
  exportPath: string
  /** The segments with a flag. */
  hrefOf: (flag: RunFlag) => string
}) {
  const rows = lints === null ? [] : prepareLints(lints)
  const { columns } = words
  return (
    <Section id="lints" title={words.heading} notes={[words.margin]}>
      {lints === null ? <p className="dim">{words.notLooked}</p> : null}
      {lints !== null && rows.length === 0 ? <p className="dim">{sayClean(lints, scored)}</p> : null}
      {rows.length === 0 ? null : (
        <DataTable caption={words.caption} className="rows lints">
          <thead>
            <Row>
              <ColumnHead>{columns.state}</ColumnHead>
              <ColumnHead>{columns.lint}</ColumnHead>
              <ColumnHead numeric>{columns.segments}</ColumnHead>
              <ColumnHead>{columns.saw}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key}>
                <Cell className="nowrap">
                  {row.severity === 'note' ? (
                    <span className="faint">{row.state}</span>
                  ) : (
                    <>
                      <FlipGlyph /> <b>{row.state}</b>
                    </>
                  )}
                </Cell>
                <th scope="row" className="cell">
                  {row.name}
                </th>
                <Cell numeric narrowLabel={columns.segments}>
                  {row.count ?? words.whole}
                </Cell>
                <Cell className="dim wide">
                  <UserText>{row.sentence}</UserText>
                  {row.ids.length > 0 ? (
                    <span className="subl">
                      {row.ids.map((id, index) => (
                        <span key={id}>
                          {index > 0 ? ', ' : ''}
                          <Link
                            href={toSegmentHref({ project: of.project, testSet: of.testSet, id, head: of.run })}
                            prefetch={false}
                          >
                            <UserText>{id}</UserText>
                          </Link>
                        </span>
                      ))}
                      {row.more > 0 ? <More row={row} hrefOf={hrefOf} /> : null}
                    </span>
                  ) : null}
                </Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      )}
      {rows.length === 0 ? null : <Downloads path={exportPath} table="lints" />}
    </Section>
  )
}

function More({ row: { flag, more, name, count }, hrefOf }: { row: LintRow; hrefOf: (flag: RunFlag) => string }) {
  const text = words.more(formatCount(more))
  if (flag === null) return ` ${text}`
  return (
    <>
      {' '}
      <Link href={hrefOf(flag)} prefetch={false} title={toPlainText(words.all({ name, count: count ?? '' }))}>
        {text}
      </Link>
    </>
  )
}

/** Lints look at outputs, and a failed item has none. */
function sayClean({ segments }: RunLints, scored: number): string {
  const outputs = Math.min(scored, segments)
  const counts = { segments: formatCount(segments), outputs: formatCount(outputs) }
  return words.clean({ ...counts, some: outputs > 0, all: outputs === segments })
}
