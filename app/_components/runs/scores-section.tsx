import Link from 'next/link'
import type { RunVariantsState } from '../../../lib/explain/run-variants.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { RunScoreRow, RunView } from '../../../lib/report/prepare-run.ts'
import { toExplainMetricHref } from '../explain/explain-metric-href.ts'
import { Cell, ColumnHead, DataTable, GroupRow, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { TrustMark } from '../ui/trust-mark.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'
import { ScoreVariantsRow } from './score-variants.tsx'

const words = runMessages.scores

/** A run's scores in layers, each with interval, coverage, trust and what was posted. */
export function ScoresSection({
  groups,
  exportPath,
  agreementHref,
  variants,
  segments,
  variantsHref,
}: {
  groups: RunView['groups']
  exportPath: string
  /** Where two of the metrics are set against each other; null with fewer than two. */
  agreementHref: string | null
  /** By key of the row: how variants in common use score the same outputs. */
  variants: ReadonlyMap<string, RunVariantsState>
  /** Of the whole run. */
  segments: number
  variantsHref: (key: string) => string
}) {
  const { columns } = words
  return (
    <Section
      id="scores"
      title={words.heading}
      notes={[
        words.margin,
        <>
          <strong>{words.trustName}</strong> {words.trustMargin}
        </>,
      ]}
    >
      {groups.length === 0 ? (
        <p className="dim">{words.none}</p>
      ) : (
        <DataTable caption={words.caption} className="rows scores">
          <thead>
            <Row>
              <ColumnHead>{columns.metric}</ColumnHead>
              <ColumnHead numeric>{columns.score}</ColumnHead>
              <ColumnHead numeric>{columns.interval}</ColumnHead>
              <ColumnHead numeric>{columns.scored}</ColumnHead>
              <ColumnHead>{columns.trust}</ColumnHead>
              <ColumnHead>{columns.posted}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {groups.flatMap((group) => [
              <GroupRow key={group.title} span={6}>
                {group.title} <span className="faint light">{group.note}</span>
              </GroupRow>,
              ...group.rows.flatMap((row) => {
                const found = variants.get(row.key)
                if (found === undefined) return [<ScoreRow key={row.key} row={row} />]
                const { key, label } = row
                return [
                  <ScoreRow key={key} row={row} above />,
                  <ScoreVariantsRow
                    key={`also ${key}`}
                    {...{ span: 6, label, found, segments, href: variantsHref(key) }}
                  />,
                ]
              }),
            ])}
          </tbody>
        </DataTable>
      )}
      <p className="note">
        {words.note} {agreementHref === null ? null : <Link href={agreementHref}>{words.agreement}</Link>}
      </p>
      {groups.length === 0 ? null : <Downloads path={exportPath} table="scores" />}
    </Section>
  )
}

/** `above`: the next line belongs to it. */
function ScoreRow({ row, above = false }: { row: RunScoreRow; above?: boolean }) {
  const explain = row.computed ? toExplainMetricHref(row.key) : null
  return (
    <Row className={above ? 'above' : undefined}>
      <th scope="row" className="cell">
        <span className="name">
          <UserText>{row.label}</UserText>
          {row.turned ? <span className="faint"> ↓</span> : null}
        </span>
        <span className="sig">
          <MixedText>{row.sub}</MixedText>
        </span>
        {explain === null ? null : (
          <Link className="small" href={explain} prefetch={false} aria-label={toPlainText(words.explainOf(row.label))}>
            {words.explain}
          </Link>
        )}
      </th>
      <Cell numeric className="strong">
        {row.score ?? (
          <Verdict kind="no-score" qualifier={row.reason}>
            {words.noScore}
          </Verdict>
        )}
      </Cell>
      <Cell numeric className="dim" narrowLabel={words.narrow.interval}>
        {row.interval ?? words.noInterval}
        {row.few ? <span className="subl">{runMessages.slices.few}</span> : null}
      </Cell>
      <Cell numeric narrowLabel={words.narrow.scored}>
        {row.scored} {row.scoredNote ? <span className="faint">{row.scoredNote}</span> : null}
      </Cell>
      <Cell>{row.trust ? <TrustMark trust={row.trust} /> : words.noTrust}</Cell>
      <Cell className="dim wide">
        <UserText>{row.posted}</UserText>
      </Cell>
    </Row>
  )
}
