import Link from 'next/link'
import { formatCount } from '../../../lib/report/format-number.ts'
import { languageOf } from '../../../lib/report/language-of.ts'
import { segmentMessages } from '../../../lib/report/messages/en/segment.ts'
import {
  countStretches,
  formatStretchScore,
  formatStretchSpan,
  sayFlagged,
} from '../../../lib/report/prepare-segment-time.ts'
import { nameStretchRun, sayNoOutput } from '../../../lib/report/segment-stretch.ts'
import type { SegmentHistory, SegmentStretch } from '../../../lib/schema/records.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { FlipNote } from './flip-note.tsx'
import { ModelText } from './model-text.tsx'
import { type SegmentAddress, toSegmentExport, toSegmentHref } from './segment-address.ts'

const words = segmentMessages.time
/** Score columns shown; the rest stand in the scores section. */
const MOST_METRICS = 4

/** Every system's output over time; each line can be read as head or set as base. */
export function TimeSection({ history, address }: { history: SegmentHistory; address: SegmentAddress }) {
  const { stretches, tags } = history
  const total = history.metrics.length
  const metrics = history.metrics.slice(0, MOST_METRICS)
  return (
    <Section
      id="time"
      title={words.heading}
      notes={total > metrics.length ? [words.margin, words.more({ shown: metrics.length, total })] : [words.margin]}
    >
      <DataTable caption={words.caption} className="rows">
        <thead>
          <Row>
            <ColumnHead>{words.columns.runs}</ColumnHead>
            <ColumnHead>{words.columns.output}</ColumnHead>
            {metrics.map((metric) => (
              <ColumnHead key={metric.spec} numeric>
                <UserText>{metric.label}</UserText>
              </ColumnHead>
            ))}
            <ColumnHead>{words.columns.readAs}</ColumnHead>
            <ColumnHead>{words.columns.set}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {stretches.items.map((stretch) => {
            const isHead = stretch.newest.id === history.head?.newest.id
            const isBase = stretch.newest.id === history.base?.newest.id
            return (
              <Row key={stretch.newest.id} className={isHead ? 'current' : undefined}>
                <th scope="row" className="cell">
                  <Link href={`/runs/${encodeURIComponent(stretch.newest.id)}`}>
                    <UserText>{nameStretchRun(stretch)}</UserText>
                  </Link>
                  <span className="subl nowrap">{formatStretchSpan(stretch)}</span>
                  <span className="subl">
                    <UserText>{stretch.newest.system}</UserText>
                  </span>
                </th>
                <Cell className="wide" dir="auto" lang={languageOf(tags) ?? undefined}>
                  <Output stretch={stretch} />
                </Cell>
                {metrics.map((metric) => (
                  <Cell key={metric.spec} numeric narrowLabel={metric.label}>
                    {formatStretchScore(stretch, metric)}
                  </Cell>
                ))}
                <Cell narrowLabel={words.columns.readAs}>
                  {stretch.flips[0] ? <FlipNote kind={stretch.flips[0].kind} /> : sayFlagged(stretch)}
                </Cell>
                <Cell>
                  {isHead ? (
                    words.isHead
                  ) : (
                    <Link href={toSegmentHref(address, { head: stretch.newest.id })} scroll={false}>
                      {words.read}
                    </Link>
                  )}
                  {', '}
                  {isBase ? (
                    words.isBase
                  ) : (
                    <Link href={toSegmentHref(address, { base: stretch.newest.id })} scroll={false}>
                      {words.against}
                    </Link>
                  )}
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </DataTable>
      <p className="note pager">
        <span>
          {countStretches(history)}
          {history.truncated ? ` ${words.truncated({ runs: formatCount(history.runs) })}` : ''}
        </span>
        {address.cursor === null ? null : <Link href={toSegmentHref(address, { cursor: null })}>{words.first}</Link>}
        {stretches.next === null ? null : (
          <Link href={toSegmentHref(address, { cursor: stretches.next })}>{words.next}</Link>
        )}
      </p>
      {stretches.items.length === 0 ? null : <Downloads path={toSegmentExport(address)} table="segment-time" />}
    </Section>
  )
}

function Output({ stretch }: { stretch: SegmentStretch }) {
  const none = sayNoOutput(stretch)
  if (none === null) return <ModelText text={stretch.hypothesis ?? stretch.predictedLabel ?? ''} limit={300} />
  return (
    <span className="faint" dir="ltr" lang="en">
      <UserText>{none}</UserText>
    </span>
  )
}
