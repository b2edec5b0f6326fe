import Link from 'next/link'
import type { ReactNode } from 'react'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { MovedView } from '../../../lib/report/prepare-moved.ts'
import { Tag } from '../ui/tag.tsx'
import { UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'
import { DiffText } from './diff-text.tsx'
import { FlipNote } from './flip-note.tsx'
import { ModelText } from './model-text.tsx'

const words = compareMessages.moved
/** References shown of each segment; more are rare and stay in the run's own list. */
const SHOWN_REFERENCES = 4

/** One segment that moved: source, references, both outputs as a diff, and what its score did. */
export function MovedSegmentCard({
  view,
  anchor,
  scoreLabel,
  href,
  children,
}: {
  view: MovedView
  /** Names its place on the page. */
  anchor?: string
  scoreLabel: string
  /** Where the segment can be read by itself. */
  href?: string
  children?: ReactNode
}) {
  const references = view.references.slice(0, SHOWN_REFERENCES)
  return (
    <article className="moved" id={anchor} aria-label={toPlainText(view.id)}>
      <div>
        <div className="meta">
          <span className="id">
            {href ? (
              <Link href={href} prefetch={false}>
                <UserText>{view.id}</UserText>
              </Link>
            ) : (
              <UserText>{view.id}</UserText>
            )}
          </span>
          {view.tags.map((tag) => (
            <Tag key={tag}>
              <UserText>{tag}</UserText>
            </Tag>
          ))}
          {view.flips.map((kind) => (
            <FlipNote key={kind} kind={kind} />
          ))}
        </div>
        <dl className="texts">
          {view.source === null ? null : (
            <Line label={words.source} dim>
              <ModelText text={view.source} limit={600} />
            </Line>
          )}
          {references.map((reference, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: references are told apart by their place only
              key={index}
              label={references.length === 1 ? words.reference : words.referenceN(index + 1)}
              language={view.language}
            >
              <ModelText text={reference} limit={600} />
            </Line>
          ))}
          {view.gold === null ? null : (
            <Line label={words.reference}>
              <ModelText text={view.gold} />
            </Line>
          )}
          <Line label={view.hasOutput ? view.diffLabel : words.output} language={view.language}>
            <DiffText parts={view.diff.parts} />
            {view.notes.map((note) => (
              <span key={note} className="subl">
                {note}
              </span>
            ))}
          </Line>
        </dl>
        {children}
      </div>
      <div className="score">
        <b>
          <Verdict kind={view.kind} strong>
            {view.delta}
          </Verdict>
        </b>
        {view.scores}
        <span className="faint label">{scoreLabel}</span>
      </div>
    </article>
  )
}

function Line({
  label,
  dim = false,
  language = null,
  children,
}: {
  label: string
  dim?: boolean
  language?: string | null
  children: ReactNode
}) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto" lang={language ?? undefined} className={dim ? 'dim' : undefined}>
        {children}
      </dd>
    </>
  )
}
