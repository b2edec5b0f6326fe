import Link from 'next/link'
import type { FlipSummary } from '../../../lib/compare/summarize-flips.ts'
import { flipRateSentence } from '../../../lib/report/flip-rate-sentence.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { lintMessages } from '../../../lib/report/messages/en/lints.ts'
import type { RunRecord } from '../../../lib/schema/records.ts'
import { toSegmentHref } from '../segments/segment-address.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = compareMessages.flips

interface Of {
  readonly project: string
  readonly base: RunRecord
  readonly head: RunRecord
}

/** Flips of meaning that head introduced and removed, by kind, each leading to its segment. */
export function FlipsSection({
  flips,
  isOfOtherData,
  of,
  exportPath,
}: {
  flips: FlipSummary | null
  /** Nothing was counted, since a run has an error in its data. */
  isOfOtherData: boolean
  of: Of
  exportPath: string
}) {
  const { columns } = words
  const rate = flips && flipRateSentence(flips.rate)
  return (
    <Section id="flips" title={words.heading} notes={[words.margin]}>
      <p className={flips?.kinds.length ? undefined : 'dim'}>
        {flips === null && isOfOtherData ? words.notCounted : sentenceOf(flips)}
      </p>
      {rate ? <p>{rate}</p> : null}
      {flips === null || flips.kinds.length === 0 ? null : (
        <DataTable caption={words.caption} className="rows">
          <thead>
            <Row>
              <ColumnHead>{columns.kind}</ColumnHead>
              <ColumnHead numeric>{columns.base}</ColumnHead>
              <ColumnHead numeric>{columns.head}</ColumnHead>
              <ColumnHead>{columns.introduced}</ColumnHead>
              <ColumnHead>{columns.removed}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {flips.kinds.map((kind) => (
              <Row key={kind.kind}>
                <th scope="row" className="cell">
                  {lintMessages.flips.kinds[kind.kind] ?? kind.kind}
                </th>
                <Cell numeric narrowLabel={columns.base}>
                  {formatCount(kind.base)}
                </Cell>
                <Cell numeric narrowLabel={columns.head}>
                  {formatCount(kind.head)}
                </Cell>
                <Cell className="wide" narrowLabel={columns.introduced}>
                  <Ids list={kind.introduced} of={of} />
                </Cell>
                <Cell className="wide" narrowLabel={columns.removed}>
                  <Ids list={kind.removed} of={of} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      )}
      {flips?.kinds.length ? <Downloads path={exportPath} table="flips" /> : null}
    </Section>
  )
}

function Ids({ list: { count, ids }, of }: { list: FlipSummary['kinds'][number]['introduced']; of: Of }) {
  const { project, base, head } = of
  return (
    <>
      <b className="num">{formatCount(count)}</b>{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <Link
            href={toSegmentHref({ project, testSet: head.testSet.name, id, head: head.id, base: base.id })}
            prefetch={false}
          >
            <UserText>{id}</UserText>
          </Link>
        </span>
      ))}
      {count > ids.length ? ` ${words.more(formatCount(count - ids.length))}` : ''}
    </>
  )
}

function sentenceOf(flips: FlipSummary | null): string {
  if (flips === null) return words.notLooked
  if (flips.kinds.length === 0) return words.none(formatCount(flips.pairs))
  return words.statement({
    introduced: formatCount(flips.introduced),
    removed: formatCount(flips.removed),
    base: formatCount(flips.base),
    head: formatCount(flips.head),
    pairs: formatCount(flips.pairs),
  })
}
