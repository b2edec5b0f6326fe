import Link from 'next/link'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { projectsMessages } from '../../../lib/report/messages/en/projects.ts'
import type { ProjectRow } from '../../../lib/report/prepare-projects.ts'
import { Sparkline } from '../charts/sparkline.tsx'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { Tag } from '../ui/tag.tsx'
import { UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'

/** Projects with latest score, history, verdict and last run. */
export function ProjectTable({ rows }: { rows: readonly ProjectRow[] }) {
  const words = projectsMessages
  return (
    <DataTable className="rows projects" caption={words.caption}>
      <thead>
        <Row>
          <ColumnHead>{words.project}</ColumnHead>
          <ColumnHead numeric>{words.score}</ColumnHead>
          <ColumnHead>{words.trend}</ColumnHead>
          <ColumnHead>{words.verdict}</ColumnHead>
          <ColumnHead>{words.openRegressions}</ColumnHead>
          <ColumnHead>{words.lastRun}</ColumnHead>
          <ColumnHead>{words.testSet}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.slug}>
            <Cell className="project">
              <Link className="name" href={`/projects/${row.slug}`}>
                <UserText>{row.name}</UserText>
              </Link>{' '}
              {row.demo ? <Tag>{frameMessages.demo}</Tag> : null}
              {row.description ? (
                <span className="subl">
                  <UserText>{row.description}</UserText>
                </span>
              ) : null}
            </Cell>
            <Cell numeric className="score">
              <Score row={row} />
            </Cell>
            <Cell className="history">
              {row.spark ? <Sparkline points={row.spark.points} label={row.spark.label} height={36} /> : null}
            </Cell>
            <Cell className="o1">
              {row.verdict ? (
                <Verdict kind={row.verdict}>{row.verdictWord}</Verdict>
              ) : (
                <span className="faint">{words.noVerdict}</span>
              )}
            </Cell>
            <Cell className="regressions" narrowLabel={words.openRegressions}>
              <Regressions row={row} />
            </Cell>
            <Cell className="last">
              {row.latest ? (
                <>
                  <Link className="mono" href={`/runs/${row.latest.id}`}>
                    <UserText>{row.latest.name}</UserText>
                  </Link>{' '}
                  <span className="faint">
                    <Moment iso={row.latest.date} show="day" />
                  </span>
                  {row.latest.message ? (
                    <span className="subl message">
                      <UserText>{row.latest.message}</UserText>
                    </span>
                  ) : null}
                </>
              ) : (
                <span className="faint">{words.noRuns}</span>
              )}
            </Cell>
            <Cell className="set">
              {row.testSet ? (
                <>
                  <UserText>{row.testSet.name}</UserText>
                  <span className="subl">{row.testSet.segments}</span>
                </>
              ) : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** What got worse and stayed so, since the baseline, on the main branch and in open pull requests; the newest of each. */
function Regressions({ row }: { row: ProjectRow }) {
  const found = [row.drift, row.regressions, row.pullRequests].filter((each) => each !== null)
  return (
    <>
      {found.map(({ text, base, head }) => (
        <Link
          key={text}
          className="quiet regression"
          href={`/compare?${new URLSearchParams({ project: row.slug, base: `run:${base}`, head: `run:${head}` })}`}
        >
          <UserText>{text}</UserText>
        </Link>
      ))}
      {found.length === 0 || row.pending ? <span className="faint">{row.pending ?? row.noRegressions}</span> : null}
    </>
  )
}

function Score({ row }: { row: ProjectRow }) {
  if (row.score === null) return <span className="faint">{row.reason}</span>
  return (
    <>
      <b>{row.score}</b>
      <span className="subl">
        {row.metric} {row.interval}
      </span>
    </>
  )
}
