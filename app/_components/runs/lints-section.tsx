import Link from 'next/link'
import { formatCount } from '../../../lib/report/format-number.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import type { RunLints } from '../../../lib/schema/records.ts'
import { FlipGlyph } from '../segments/flip-note.tsx'
import { toSegmentHref } from '../segments/segment-address.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = runMessages.lints

type Of = { readonly project: string; readonly testSet: string; readonly run: string }

/** What the lints saw when the run came in, gravest first. */
export function LintsSection({ lints, of }: { lints: RunLints | null; of: Of }) {
  const rows = lints === null ? [] : rowsOf(lints)
  const { columns } = words
  return (
    <Section id="lints" title={words.heading} notes={[words.margin]}>
      {lints === null ? <p className="dim">{words.notLooked}</p> : null}
      {lints !== null && rows.length === 0 ? <p className="dim">{words.clean(formatCount(lints.segments))}</p> : null}
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
                  {row.grave ? (
                    <>
                      <FlipGlyph /> <b>{words.check}</b>
                    </>
                  ) : (
                    <span className="faint">{words.note}</span>
                  )}
                </Cell>
                <th scope="row" className="cell">
                  {row.name}
                </th>
                <Cell numeric narrowLabel={columns.segments}>
                  {formatCount(row.count)}
                </Cell>
                <Cell className="dim wide">
                  {row.detail === '' ? null : <UserText>{`${row.detail} `}</UserText>}
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
                  {row.count > row.ids.length && row.ids.length > 0
                    ? ` ${words.more(formatCount(row.count - row.ids.length))}`
                    : null}
                </Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      )}
    </Section>
  )
}

interface LintRow {
  readonly key: string
  readonly name: string
  readonly grave: boolean
  readonly count: number
  readonly ids: readonly string[]
  readonly detail: string
}

/** Ids shown in a line; more are in the list below. */
const MOST_IDS = 6

function rowsOf({ findings, flips }: RunLints): LintRow[] {
  return [
    ...flips.map(({ kind, count, ids }) => ({
      key: `flip ${kind}`,
      name: words.flip(kind),
      grave: true,
      count,
      ids: ids.slice(0, MOST_IDS),
      detail: '',
    })),
    ...findings.map(({ code, severity, part, count, ids, details }) => ({
      key: `${code} ${part}`,
      name: words.names[code] ?? code,
      grave: severity !== 'note',
      count,
      ids: ids.slice(0, MOST_IDS),
      detail: [words.in[part], ...Object.entries(details).map(([name, value]) => words.detail(name, String(value)))]
        .filter((text) => text !== '')
        .join(', '),
    })),
  ]
}
