import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { RunSlicesView, SliceRow } from '../../../lib/report/prepare-run-slices.ts'
import { Cell, ColumnHead, DataTable, GroupRow, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = runMessages.slices

/** Scores of a run within its slices: a table with a drawn column. */
export function SlicesSection({ view, label, exportPath }: { view: RunSlicesView; label: string; exportPath: string }) {
  return (
    <Section
      id="slices"
      title={words.heading}
      notes={[words.margin, ...(view.startsAbove ? [startsAt(view.startsAbove)] : [])]}
    >
      {view.groups.length === 0 ? (
        <p className="dim">{words.none}</p>
      ) : (
        <>
          {/* A phone has no heads of columns: the axis stands once above the rows. */}
          <div className="only-n" aria-hidden="true">
            <Axis view={view} />
          </div>
          <DataTable caption={words.caption(label)} className="rows slices">
            <thead>
              <Row>
                <ColumnHead>{words.columns.slice}</ColumnHead>
                <ColumnHead numeric>{label}</ColumnHead>
                <ColumnHead className="wide">
                  <Axis view={view} />
                  <span className="vh">{label}</span>
                </ColumnHead>
                <ColumnHead numeric>{words.columns.interval}</ColumnHead>
                <ColumnHead numeric>{words.columns.n}</ColumnHead>
              </Row>
            </thead>
            <tbody>
              {view.groups.flatMap((group) => [
                <GroupRow key={group.name} span={5}>
                  <UserText>{group.name}</UserText>
                </GroupRow>,
                ...group.rows.map((row) => (
                  <SliceTableRow key={`${group.name} ${row.value}`} row={row} whole={view.whole} />
                )),
              ])}
            </tbody>
          </DataTable>
        </>
      )}
      {view.groups.length === 0 ? null : (
        <>
          <p className="note">{runMessages.scores.note}</p>
          <Downloads path={exportPath} table="slices" />
        </>
      )}
    </Section>
  )
}

function startsAt(value: string) {
  const { startsAt: start, notZero } = projectMessages.trend
  return (
    <>
      <strong>{start(value)}</strong>
      {notZero}
    </>
  )
}

function SliceTableRow({ row, whole }: { row: SliceRow; whole: number | null }) {
  return (
    <Row>
      <th scope="row" className="cell">
        <UserText>{row.value}</UserText>
      </th>
      <Cell numeric className="strong">
        {row.score}
      </Cell>
      <Cell className="wide">
        <SliceDrawing row={row} whole={whole} />
      </Cell>
      <Cell numeric narrowLabel={runMessages.scores.narrow.interval}>
        {row.interval ?? <span className="faint">{words.noInterval}</span>}
      </Cell>
      <Cell numeric narrowLabel={words.columns.n}>
        {row.n}
        {row.few ? <span className="subl">{words.few}</span> : null}
      </Cell>
    </Row>
  )
}

/** x in percent, never a scaled drawing: lines and marks keep their size at every width. */
function SliceDrawing({ row, whole }: { row: SliceRow; whole: number | null }) {
  return (
    <svg width="100%" height="22" role="img" aria-label={toPlainText(row.description)} style={{ overflow: 'visible' }}>
      {whole === null ? null : <line className="gridline" x1={`${whole}%`} x2={`${whole}%`} y1="0" y2="22" />}
      {row.low === null || row.high === null ? null : (
        <g stroke="var(--ink-2)" strokeWidth="2">
          <line x1={`${row.low}%`} x2={`${row.high}%`} y1="11" y2="11" />
          <line x1={`${row.low}%`} x2={`${row.low}%`} y1="6.5" y2="15.5" />
          <line x1={`${row.high}%`} x2={`${row.high}%`} y1="6.5" y2="15.5" />
        </g>
      )}
      {row.point === null ? null : (
        <circle cx={`${row.point}%`} cy="11" r="4.5" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.5" />
      )}
    </svg>
  )
}

function Axis({ view }: { view: RunSlicesView }) {
  return (
    <svg width="100%" height="26" aria-hidden="true" focusable="false" style={{ overflow: 'visible' }}>
      {view.whole === null ? null : (
        <text x={`${view.whole}%`} y="9" textAnchor="middle" fontSize="11" fill="var(--ink-3)">
          {words.whole}
        </text>
      )}
      {view.ticks.map((tick) => (
        <text key={tick.at} x={`${tick.at}%`} y="24" textAnchor="middle" fontSize="11" fill="var(--ink-3)">
          {tick.label}
        </text>
      ))}
    </svg>
  )
}
