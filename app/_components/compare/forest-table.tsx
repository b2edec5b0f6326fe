import Link from 'next/link'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { ForestRow, ForestView } from '../../../lib/report/prepare-forest.ts'
import { ForestAxis } from '../charts/forest-axis.tsx'
import { ForestRowChart } from '../charts/forest-row-chart.tsx'
import { Cell, ColumnHead, DataTable, GroupRow, Row } from '../ui/data-table.tsx'
import type { GlyphKind } from '../ui/glyph.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'

const words = compareMessages.forest

/** The table of differences: one set of numbers, a drawn column, and a verdict in words for every metric. */
export function ForestTable({
  view,
  lead,
  hrefOf,
  caption = words.caption,
  first = words.columns.metric,
  measure = words.columns.difference,
  opens = false,
  named = false,
}: {
  view: ForestView
  /** SPEC of the metric whose segments stand below. */
  lead: string
  hrefOf: ((spec: string) => string) | null
  caption?: string
  /** What a row is. */
  first?: string
  /** What the differences are of, where all rows are of one metric. */
  measure?: string
  /** The link of a row opens what it stands for, and does not speak about it here. */
  opens?: boolean
  /** Every group bears its name, also one alone. */
  named?: boolean
}) {
  return (
    <DataTable caption={caption} className={view.ticks.length === 0 ? 'forest native' : 'forest'}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display other than table-header-group drops the role */}
      <thead role="rowgroup">
        <Row>
          <ColumnHead>{first}</ColumnHead>
          <ColumnHead numeric className="bh">
            {words.columns.base}
          </ColumnHead>
          <ColumnHead numeric className="bh">
            {words.columns.head}
          </ColumnHead>
          <ColumnHead className="p">
            <ForestAxis ticks={view.ticks} left={words.worse} right={words.better} />
            <span className="vh">{words.columns.drawn[view.scale]}</span>
          </ColumnHead>
          <ColumnHead numeric>
            {measure}
            <br />
            {words.columns.interval}
          </ColumnHead>
          <ColumnHead numeric>{words.columns.n}</ColumnHead>
          <ColumnHead>{words.columns.verdict}</ColumnHead>
        </Row>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: display other than table-row-group drops the role */}
      <tbody role="rowgroup">
        {view.groups.flatMap((group) => [
          named || view.groups.length > 1 ? (
            <GroupRow key={group.layer} span={7}>
              <UserText>{group.layer}</UserText>
            </GroupRow>
          ) : null,
          ...group.rows.map((row) => (
            <ForestTableRow
              key={`${group.layer} ${row.spec}`}
              row={row}
              href={hrefOf === null || row.spec === lead ? null : hrefOf(row.spec)}
              opens={opens}
            />
          )),
        ])}
      </tbody>
    </DataTable>
  )
}

/** `href` speaks about this metric instead; null where the page already does, or cannot. */
function ForestTableRow({ row, href, opens }: { row: ForestRow; href: string | null; opens: boolean }) {
  return (
    <Row className={row.few ? 'few' : undefined}>
      <th scope="row" className="mname" title={toPlainText(row.signature)}>
        <span className="name">
          {href !== null && opens ? (
            <Link href={href}>
              <UserText>{row.label}</UserText>
            </Link>
          ) : href === null || row.verdict === 'not-compared' ? (
            <UserText>{row.label}</UserText>
          ) : (
            <Link href={href} scroll={false} title={toPlainText(words.speakAbout(row.label))}>
              <UserText>{row.label}</UserText>
            </Link>
          )}
          {row.turned ? <span className="faint"> ↓</span> : null}
        </span>
        {row.sub === '' ? null : (
          <span className={row.sub.includes(':') ? 'sig' : 'subl'}>
            <MixedText>{row.sub}</MixedText>
          </span>
        )}
      </th>
      <Cell numeric className="bh">
        {row.base}
      </Cell>
      <Cell numeric className="bh">
        {row.head}
      </Cell>
      <Cell className="p">
        <ForestRowChart drawing={row.drawing} verdict={row.verdict} description={row.description} />
      </Cell>
      <Cell numeric className="d">
        {row.difference === null ? (
          <span className="faint">{row.verdict === 'not-compared' ? words.notCompared : words.noInterval}</span>
        ) : (
          <>
            <b>{row.difference}</b>
            <br />
            <span>{row.interval ?? words.noInterval}</span>
            <span className="only-n small">
              {' '}
              · {row.base} → {row.head}
            </span>
          </>
        )}
      </Cell>
      <Cell numeric className="k" narrowLabel={words.columns.n}>
        {row.n}
      </Cell>
      <Cell className="v">
        <Verdict kind={(row.verdict ?? 'no-score') as GlyphKind} qualifier={row.qualifier}>
          {row.verdictWord}
        </Verdict>
      </Cell>
    </Row>
  )
}
