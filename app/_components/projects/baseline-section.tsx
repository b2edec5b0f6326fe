import Link from 'next/link'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { DriftView } from '../../../lib/report/prepare-drift.ts'
import { Sparkline, type SparkPoint } from '../charts/sparkline.tsx'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { Verdict } from '../ui/verdict.tsx'

/** The newest run against the pinned baseline, a line a metric, and whether it drifts. `sparks` are small trends by SPEC. */
export function BaselineSection({
  view,
  project,
  sparks,
}: {
  view: DriftView
  project: string
  sparks: ReadonlyMap<string, { readonly points: readonly SparkPoint[]; readonly label: string }>
}) {
  const words = projectMessages.drift
  const { columns } = words
  return (
    <Section id="baseline" title={view.title} notes={view.notes}>
      {view.empty === null ? (
        <DataTable className="rows" caption={words.caption}>
          <thead>
            <Row>
              <ColumnHead>{columns.metric}</ColumnHead>
              <ColumnHead numeric>{columns.score}</ColumnHead>
              <ColumnHead>{columns.trend}</ColumnHead>
              <ColumnHead numeric>{columns.difference}</ColumnHead>
              <ColumnHead>{columns.verdict}</ColumnHead>
              <ColumnHead>{columns.drift}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {view.rows.map((row) => {
              const spark = sparks.get(row.spec)
              return (
                <Row key={row.spec}>
                  <th scope="row" className="cell strong">
                    {row.label}
                  </th>
                  <Cell numeric narrowLabel={columns.score}>
                    {row.score}
                    {row.scoreNote ? <span className="subl">{row.scoreNote}</span> : null}
                  </Cell>
                  <Cell className="history">
                    {spark ? <Sparkline points={spark.points} label={spark.label} height={36} /> : null}
                  </Cell>
                  <Cell numeric narrowLabel={columns.difference}>
                    <b>{row.difference}</b> <span className="dim">{row.interval}</span>
                  </Cell>
                  <Cell className="o1">
                    {row.muted ? (
                      <Verdict kind="inconclusive" qualifier={row.qualifier} />
                    ) : (
                      <Verdict kind={row.kind} qualifier={row.qualifier} />
                    )}
                  </Cell>
                  <Cell className="dim">{row.drift}</Cell>
                </Row>
              )
            })}
          </tbody>
        </DataTable>
      ) : (
        <p className="dim">{view.empty}</p>
      )}
      {view.empty === null ? (
        <Downloads path={`/api/v1/projects/${encodeURIComponent(project)}/export`} table="baseline" />
      ) : null}
      {view.compare && view.empty === null ? (
        <p className="actions">
          <Link
            href={`/compare?${new URLSearchParams({ project, base: `run:${view.compare.base}`, head: `run:${view.compare.head}` })}`}
          >
            {words.compare}
          </Link>
        </p>
      ) : null}
    </Section>
  )
}
