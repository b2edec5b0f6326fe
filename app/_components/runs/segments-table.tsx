import Link from 'next/link'
import { formatNumber } from '../../../lib/report/format-number.ts'
import { languageOf } from '../../../lib/report/language-of.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { SegmentRecord } from '../../../lib/schema/records.ts'
import { toExplainSegmentHref } from '../explain/explain-metric-href.ts'
import { toSegmentHref } from '../segments/segment-address.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Tag } from '../ui/tag.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'
import type { RunAddress } from './run-address.ts'
import type { SegmentColumn } from './segment-columns.ts'
import { SegmentContext, SegmentOutput } from './segment-texts.tsx'

const words = runMessages.segments

/** Segments of a run: output first, what it answers to unfolded below, with those metrics that have no column. */
export function SegmentsTable({
  segments,
  columns,
  folded,
  address,
  hrefOf,
  of,
}: {
  segments: readonly SegmentRecord[]
  columns: readonly SegmentColumn[]
  /** Metrics whose scores stand in each row's fold. */
  folded: readonly SegmentColumn[]
  /** What the run's segments belong to. */
  of: { readonly project: string; readonly testSet: string; readonly run: string }
  address: Pick<RunAddress, 'sort' | 'order'>
  hrefOf: (changes: Pick<RunAddress, 'sort' | 'order'>) => string
}) {
  return (
    <DataTable caption={words.caption} className="rows segments">
      <thead>
        <Row>
          <ColumnHead>{words.columns.segment}</ColumnHead>
          <ColumnHead>{words.columns.output}</ColumnHead>
          {columns.map((column) => (
            <SortHead key={column.spec} column={column} address={address} hrefOf={hrefOf} />
          ))}
        </Row>
      </thead>
      <tbody>
        {segments.map((segment) => (
          <SegmentRow key={`${segment.position} ${segment.repeat}`} {...{ segment, columns, folded, of }} />
        ))}
      </tbody>
    </DataTable>
  )
}

/** Head of a score column; following it sorts worst first, and once more best first. */
function SortHead({
  column,
  address,
  hrefOf,
}: {
  column: SegmentColumn
  address: Pick<RunAddress, 'sort' | 'order'>
  hrefOf: (changes: Pick<RunAddress, 'sort' | 'order'>) => string
}) {
  const sorted = address.sort === column.spec
  const turned = sorted && address.order === column.worstFirst
  const order = turned ? (column.worstFirst === 'asc' ? 'desc' : 'asc') : column.worstFirst
  return (
    <ColumnHead numeric aria-sort={sorted ? (address.order === 'asc' ? 'ascending' : 'descending') : undefined}>
      <Link
        className="quiet"
        href={hrefOf({ sort: column.spec, order })}
        scroll={false}
        title={toPlainText(words.sort.by(column.label))}
      >
        {column.label}
        {sorted ? <span aria-hidden="true">{address.order === 'asc' ? ' ↑' : ' ↓'}</span> : null}
      </Link>
    </ColumnHead>
  )
}

function SegmentRow({
  segment,
  columns,
  folded,
  of: { project, testSet, run },
}: {
  segment: SegmentRecord
  columns: readonly SegmentColumn[]
  folded: readonly SegmentColumn[]
  of: { readonly project: string; readonly testSet: string; readonly run: string }
}) {
  const places = [
    segment.document === null ? null : words.document(segment.document),
    segment.repeat > 0 ? words.repeat(segment.repeat) : null,
  ].filter((place) => place !== null)
  return (
    <Row>
      <th scope="row" className="cell id">
        <Link href={toSegmentHref({ project, testSet, id: segment.id, head: run })} prefetch={false}>
          <UserText>{segment.id}</UserText>
        </Link>
        {places.length > 0 ? (
          <span className="subl">
            <MixedText>{places.join(', ')}</MixedText>
          </span>
        ) : null}
        {Object.values(segment.tags).map((tag) => (
          <Tag key={tag}>
            <UserText>{tag}</UserText>
          </Tag>
        ))}
      </th>
      <Cell className="wide" dir="auto" lang={languageOf(segment.tags) ?? undefined}>
        <SegmentOutput segment={segment} />
        <SegmentContext
          segment={segment}
          more={
            folded.length === 0
              ? null
              : { name: words.moreScores(folded.length), content: <MoreScores segment={segment} columns={folded} /> }
          }
        />
      </Cell>
      {columns.map((column) => (
        <Cell key={column.spec} numeric narrowLabel={column.label}>
          <ScoreOf segment={segment} column={column} />
        </Cell>
      ))}
    </Row>
  )
}

/** Scores that have no column of their own. */
function MoreScores({ segment, columns }: { segment: SegmentRecord; columns: readonly SegmentColumn[] }) {
  return (
    <dl className="more-scores" dir="ltr" lang="en">
      {columns.map((column) => (
        <div key={column.spec}>
          <dt>
            <MixedText>{column.label}</MixedText>
          </dt>
          <dd className="num">
            <ScoreOf segment={segment} column={column} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A score, as a link to where it is worked out on the segment's own texts. */
function ScoreOf({ segment, column }: { segment: SegmentRecord; column: SegmentColumn }) {
  const value = segment.scores[column.spec] ?? null
  if (value === null) return words.noScore
  const text = formatNumber(value, column.decimals)
  const href = toExplainSegmentHref(segment, column.spec)
  if (href === null) return text
  return (
    <Link className="quiet" href={href} prefetch={false} title={toPlainText(words.explain(column.label))}>
      {text}
    </Link>
  )
}
