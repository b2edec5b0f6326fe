import Link from 'next/link'
import { formatCount } from '../../../lib/report/format-number.ts'
import { testSetMessages } from '../../../lib/report/messages/en/test-set.ts'
import type { TestSetDetail } from '../../../lib/schema/records.ts'
import { toSegmentHref } from '../segments/segment-address.ts'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { toTestSetExport } from './test-set-href.ts'

const words = testSetMessages.changes

/** Ids that a version added, dropped or gave other texts, each leading to its segment. */
export function ChangesSection({ detail, project }: { detail: TestSetDetail; project: string }) {
  const { changes } = detail.shown
  return (
    <Section id="changes" title={words.heading} notes={[words.margin]}>
      {changes === null ? (
        <p className="dim">{words.first}</p>
      ) : (
        (['added', 'dropped', 'changed'] as const).map((kind) => (
          <div key={kind} className="apart-s">
            <h3 className="sub">{words[kind](formatCount(changes[kind].count))}</h3>
            <Ids list={changes[kind]} project={project} testSet={detail.name} />
          </div>
        ))
      )}
      {isNothing(changes) ? null : <Downloads path={toTestSetExport(project, detail)} table="changes" />}
    </Section>
  )
}

function isNothing(changes: TestSetDetail['shown']['changes']): boolean {
  return changes === null || changes.added.count + changes.dropped.count + changes.changed.count === 0
}

function Ids({
  list: { count, ids },
  project,
  testSet,
}: {
  list: { readonly count: number; readonly ids: readonly string[] }
  project: string
  testSet: string
}) {
  if (count === 0) return <p className="dim">{words.none}</p>
  return (
    <ul className="ids">
      {ids.map((id) => (
        <li key={id}>
          <Link href={toSegmentHref({ project, testSet, id })} prefetch={false}>
            <UserText>{id}</UserText>
          </Link>
        </li>
      ))}
      {count > ids.length ? <li className="faint">{words.more(formatCount(count - ids.length))}</li> : null}
    </ul>
  )
}
