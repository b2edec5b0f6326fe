import Link from 'next/link'
import { formatCount, formatInterval, formatNumber } from '../../../lib/report/format-number.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { nameRun } from '../../../lib/report/prepare-trend-readings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'
import { ChoiceLink } from './kept-choice.tsx'

const PAGE_SIZE = 100

/** The trend as a table: the same numbers, every run, newest first, a page at a time. */
export function TrendTable({
  trend,
  metric,
  decimals,
  skipped,
  runHref,
  skipHref,
}: {
  /** Prepared without buckets, so that nothing is left out. */
  trend: Trend
  metric: string
  decimals: number
  /** Newest runs that are on the pages before. */
  skipped: number
  runHref: (runId: string) => string
  skipHref: (skip: number) => string
}) {
  const words = projectMessages
  const breaks = new Map(trend.breaks.map((each) => [each.before, each.title]))
  const first = skipped < trend.slots.length ? skipped : 0
  const rows = trend.slots
    .map((slot, index) => ({ slot, note: breaks.get(index) ?? '' }))
    .reverse()
    .slice(first, first + PAGE_SIZE)
  const more = first + PAGE_SIZE < trend.slots.length
  return (
    <>
      <DataTable className="rows runs" caption={words.trend.tableCaption(metric)}>
        <thead>
          <Row>
            <ColumnHead>{words.runs.run}</ColumnHead>
            <ColumnHead>{words.runs.date}</ColumnHead>
            <ColumnHead>{words.runs.system}</ColumnHead>
            <ColumnHead numeric>{metric}</ColumnHead>
            <ColumnHead numeric>{words.trend.interval}</ColumnHead>
            <ColumnHead>{words.runs.verdict}</ColumnHead>
            <ColumnHead>{words.trend.note}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {rows.map(({ slot, note }) => (
            <Row key={slot.point.run.id}>
              <Cell>
                <Link className="mono" href={runHref(slot.point.run.id)}>
                  <UserText>{nameRun(slot.point.run)}</UserText>
                </Link>
              </Cell>
              <Cell className="dim">
                <Moment iso={slot.point.run.date} show="day" />
              </Cell>
              <Cell className="dim">
                <UserText>{slot.point.run.system}</UserText>
              </Cell>
              <Cell numeric narrowLabel={metric}>
                {slot.score === null ? '–' : formatNumber(slot.score, decimals)}
              </Cell>
              <Cell numeric className="dim" narrowLabel="95 %">
                {slot.interval ? formatInterval(slot.interval, decimals, []) : '–'}
                {slot.few ? (
                  <span className="subl">{words.trend.reading.few(formatCount(slot.point.scored))}</span>
                ) : null}
              </Cell>
              <Cell className="o1">
                {slot.verdict ? (
                  <Verdict kind={slot.verdict}>{slot.unbacked && words.trend.steps[slot.unbacked]}</Verdict>
                ) : (
                  <span className="faint">{words.runs.noVerdict}</span>
                )}
              </Cell>
              <Cell className="dim wide">
                <UserText>{slot.score === null ? (slot.point.reason ?? words.trend.reasonUnknown) : note}</UserText>
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      {more || first > 0 ? (
        <p className="actions">
          {first > 0 ? (
            <ButtonLink as={ChoiceLink} href={skipHref(0)}>
              {words.runs.newest}
            </ButtonLink>
          ) : null}
          {more ? (
            <ButtonLink as={ChoiceLink} href={skipHref(first + PAGE_SIZE)}>
              {words.runs.older}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </>
  )
}
