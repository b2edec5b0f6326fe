import Link from 'next/link'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { MovedView } from '../../../lib/report/prepare-moved.ts'
import { MovedSegmentCard } from '../segments/moved-segment.tsx'
import { Section } from '../ui/section.tsx'
import { type SegmentedLink, SegmentedLinks } from '../ui/segmented-links.tsx'

const words = compareMessages.moved

/** The segments that moved most, in the order that the address asks for. */
export function MovedSection({
  segments,
  label,
  orders,
  diffs,
  counted,
  empty,
  firstHref,
  nextHref,
  segmentHref,
}: {
  segments: readonly MovedView[]
  /** Of the metric whose segment scores are shown. */
  label: string
  orders: readonly SegmentedLink[]
  diffs: readonly SegmentedLink[]
  counted: string
  empty: string
  /** Only where a later page is shown. */
  firstHref: string | null
  nextHref: string | null
  segmentHref: (id: string) => string
}) {
  return (
    <Section
      id="moved"
      title={words.heading}
      notes={[
        words.margin,
        <>
          <strong>{words.struck}</strong>: {words.struckMeaning} <strong>{words.underlined}</strong>:{' '}
          {words.underlinedMeaning} <strong>{words.boxed}</strong>: {words.boxedMeaning}
        </>,
      ]}
    >
      <div className="tools">
        <SegmentedLinks label={words.which} links={orders} />
        <SegmentedLinks label={words.diff} links={diffs} shortcut="d" />
      </div>
      {segments.length === 0 ? <p className="dim">{empty}</p> : null}
      {segments.map((segment) => (
        <MovedSegmentCard
          key={segment.id}
          view={segment}
          scoreLabel={words.score(label)}
          href={segmentHref(segment.id)}
        />
      ))}
      {segments.length === 0 ? null : (
        <p className="note pager">
          <span>{counted}</span>
          {firstHref ? <Link href={firstHref}>{words.first}</Link> : null}
          {nextHref ? <Link href={nextHref}>{words.more}</Link> : null}
        </p>
      )}
    </Section>
  )
}
