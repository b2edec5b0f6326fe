import Link from 'next/link'
import type { ReactNode } from 'react'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { MovedView } from '../../../lib/report/prepare-moved.ts'
import { MovedSegmentCard } from '../segments/moved-segment.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { type SegmentedLink, SegmentedLinks } from '../ui/segmented-links.tsx'

const words = compareMessages.moved

/** Names the place of a segment in the list, from 0. */
export function movedAnchor(index: number): string {
  return `moved-${index + 1}`
}

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
  open,
  openHref,
  closeHref,
  exportPath,
}: {
  /** The one segment whose matches and edits are drawn. */
  open: { readonly id: string; readonly matches: ReactNode } | null
  openHref: (id: string) => string
  closeHref: string
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
  exportPath: string
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
      {segments.map((segment, index) => (
        <MovedSegmentCard
          key={segment.id}
          anchor={movedAnchor(index)}
          view={segment}
          scoreLabel={words.score(label)}
          href={segmentHref(segment.id)}
        >
          {segment.hasOutput ? (
            <p className="note">
              {open?.id === segment.id ? (
                <Link href={closeHref} scroll={false}>
                  {compareMessages.matches.hide}
                </Link>
              ) : (
                <Link href={openHref(segment.id)} scroll={false} prefetch={false}>
                  {compareMessages.matches.show}
                </Link>
              )}
            </p>
          ) : null}
          {open?.id === segment.id ? open.matches : null}
        </MovedSegmentCard>
      ))}
      {segments.length === 0 ? null : (
        <p className="note pager">
          <span>{counted}</span>
          {firstHref ? <Link href={firstHref}>{words.first}</Link> : null}
          {nextHref ? (
            // What is read stays where it is; without scripts the first new segment comes into view.
            <Link href={nextHref} scroll={nextHref.endsWith('#moved')}>
              {words.more}
            </Link>
          ) : null}
        </p>
      )}
      {segments.length === 0 ? null : <Downloads path={exportPath} table="moved" />}
    </Section>
  )
}
