import Link from 'next/link'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { RunRow, RunsTable as Table } from '../../../lib/report/prepare-runs.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { TrustMark } from '../ui/trust-mark.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { RunChoice } from './with-choice.ts'

/** Optional and metric columns that a table has room for beside the margin. */
const MOST_BESIDE = 4

/** Runs newest first; two or more of them can be chosen and compared, also without scripts: the table is a form. */
export function RunsTable({
  project,
  table,
  verdictBy,
  counted,
  chosen,
  elsewhere = [],
}: {
  project: string
  table: Table
  /** The metric that the verdicts are of. */
  verdictBy: string | null
  counted: string
  /** What the address says. */
  chosen: RunChoice
  /** What of it this table does not show. */
  elsewhere?: readonly { readonly side: 'base' | 'head'; readonly ref: string; readonly name: string }[]
}) {
  const words = projectMessages.runs
  const { columns, rows } = table
  const choosing = rows.length + elsewhere.length > 1
  const anyMessage = rows.some((row) => row.message)
  const anyBranch = rows.some((row) => row.branch || row.pullRequest)
  const manySystems = new Set(rows.map((row) => row.system)).size > 1
  const manyTestSets = new Set(rows.map((row) => row.testSet)).size > 1
  const shown = [anyMessage, manySystems, anyBranch, manyTestSets].filter(Boolean).length + columns.length
  // A run's page names its system, too; between a phone and a wide screen there is no room for it beside so many columns.
  const narrower = shown > MOST_BESIDE ? 'not-medium' : undefined
  return (
    <ChoiceForm project={project} counted={counted} submit={choosing ? words.compareChosen : null}>
      <DataTable className={shown > MOST_BESIDE ? 'rows runs crowded' : 'rows runs'} caption={words.caption}>
        <thead>
          <Row>
            <ColumnHead>{words.run}</ColumnHead>
            {anyMessage ? <ColumnHead>{words.message}</ColumnHead> : null}
            {manySystems ? <ColumnHead className={narrower}>{words.system}</ColumnHead> : null}
            {anyBranch ? <ColumnHead>{words.branch}</ColumnHead> : null}
            {manyTestSets ? <ColumnHead>{words.testSet}</ColumnHead> : null}
            {columns.map((column) => (
              <ColumnHead key={column.key} numeric>
                {column.label}
                {column.settings ? (
                  <span className="subl">
                    <UserText>{column.settings}</UserText>
                  </span>
                ) : null}
              </ColumnHead>
            ))}
            <ColumnHead numeric>{words.scored}</ColumnHead>
            <ColumnHead>{words.trust}</ColumnHead>
            <ColumnHead>
              {words.verdict}
              {verdictBy && columns.length > 1 ? (
                <span className="subl">
                  <MixedText>{words.verdictBy(verdictBy)}</MixedText>
                </span>
              ) : null}
            </ColumnHead>
            <ColumnHead>{words.date}</ColumnHead>
            {choosing ? <ColumnHead>{words.chooseHead}</ColumnHead> : null}
          </Row>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} className={row.reason === null ? undefined : 'faint'}>
              <Cell>
                <Link className="mono" href={`/runs/${row.id}`}>
                  <UserText>{row.name}</UserText>
                </Link>
              </Cell>
              {anyMessage ? (
                <Cell className="wide message">{row.message ? <UserText>{row.message}</UserText> : null}</Cell>
              ) : null}
              {manySystems ? (
                <Cell className={narrower}>
                  <UserText>{row.system}</UserText>
                </Cell>
              ) : null}
              {anyBranch ? <Cell>{branchOf(row)}</Cell> : null}
              {manyTestSets ? (
                <Cell>
                  <UserText>{row.testSet}</UserText>
                </Cell>
              ) : null}
              {row.reason === null ? (
                columns.map((column, at) => (
                  <Cell key={column.key} numeric narrowLabel={column.label}>
                    {row.scores[at] ?? '–'}
                    {row.settings[at] ? (
                      <span className="subl">
                        <UserText>{row.settings[at]}</UserText>
                      </span>
                    ) : null}
                  </Cell>
                ))
              ) : (
                <Cell colSpan={columns.length} className="wide">
                  <MixedText>{words.noScore(row.reason)}</MixedText>
                </Cell>
              )}
              <Cell numeric narrowLabel={words.scoredNarrow}>
                {row.scored}
                {row.failed ? <span className="subl">{row.failed}</span> : null}
              </Cell>
              <Cell>{row.trust ? <TrustMark trust={row.trust} /> : '–'}</Cell>
              <Cell className="o1">
                <VerdictOf row={row} project={project} />
              </Cell>
              <Cell className="dim">
                <Moment iso={row.date} show="day" />
              </Cell>
              {choosing ? (
                <Cell className="choose">
                  <Choice side="head" row={row} chosen={chosen.heads.includes(`run:${row.id}`)} />
                  <Choice side="base" row={row} chosen={chosen.base === `run:${row.id}`} />
                </Cell>
              ) : null}
            </Row>
          ))}
        </tbody>
      </DataTable>
      {elsewhere.length === 0 ? null : (
        <fieldset className="tools elsewhere">
          <legend className="small dim">{words.elsewhere}</legend>
          {elsewhere.map(({ side, ref, name }) => (
            <label key={`${side} ${ref}`} className="small" title={toPlainText(words.choose(side, name))}>
              <input
                type={side === 'head' ? 'checkbox' : 'radio'}
                name={side}
                value={ref}
                defaultChecked
                aria-label={toPlainText(words.choose(side, name))}
              />{' '}
              <UserText>{name}</UserText> {side === 'base' ? words.side.base : null}
            </label>
          ))}
        </fieldset>
      )}
    </ChoiceForm>
  )
}

function branchOf(row: RunRow) {
  if (row.pullRequest) return <MixedText>{projectMessages.runs.pullRequest(row.pullRequest)}</MixedText>
  return row.branch ? <UserText>{row.branch}</UserText> : '–'
}

function VerdictOf({ row, project }: { row: RunRow; project: string }) {
  if (row.verdict === null)
    return (
      <span className="faint">{row.pullRequest ? projectMessages.runs.notYet : projectMessages.runs.noVerdict}</span>
    )
  const verdict = (
    <Verdict kind={row.verdict} qualifier={row.verdictNote}>
      {row.verdictWord}
    </Verdict>
  )
  if (row.baseRunId === null || row.verdict === 'no-score') return verdict
  const query = new URLSearchParams({ project, base: `run:${row.baseRunId}`, head: `run:${row.id}` })
  return (
    <Link className="quiet" href={`/compare?${query}`}>
      {verdict}
    </Link>
  )
}

function Choice({ side, row, chosen }: { side: 'base' | 'head'; row: RunRow; chosen: boolean }) {
  return (
    <label title={toPlainText(projectMessages.runs.choose(side, row.name))}>
      <input
        type={side === 'head' ? 'checkbox' : 'radio'}
        name={side}
        value={`run:${row.id}`}
        defaultChecked={chosen}
        aria-label={toPlainText(projectMessages.runs.choose(side, row.name))}
      />
      <span aria-hidden="true">{projectMessages.runs.side[side]}</span>
    </label>
  )
}
