import Link from 'next/link'
import { formatCount } from '../../../lib/report/format-number.ts'
import { testSetMessages } from '../../../lib/report/messages/en/test-set.ts'
import { nameVersion } from '../../../lib/report/name-test-set.ts'
import type { TestSetDetail } from '../../../lib/schema/records.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Moment } from '../ui/moment.tsx'
import { Section } from '../ui/section.tsx'
import { Tag } from '../ui/tag.tsx'
import { UserText } from '../ui/user-text.tsx'
import { toTestSetExport, toTestSetHref } from './test-set-href.ts'

const words = testSetMessages

/** All versions of a test set, newest first. */
export function VersionsSection({ detail, project }: { detail: TestSetDetail; project: string }) {
  const { columns, versions } = words
  return (
    <Section id="versions" title={versions.heading} notes={[versions.margin]}>
      <DataTable caption={versions.caption} className="rows">
        <thead>
          <Row>
            <ColumnHead>{columns.version}</ColumnHead>
            <ColumnHead>{columns.hash}</ColumnHead>
            <ColumnHead numeric>{columns.segments}</ColumnHead>
            <ColumnHead numeric>{columns.runs}</ColumnHead>
            <ColumnHead>{columns.since}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {detail.versions.map((version) => (
            <Row key={version.id}>
              <th scope="row" className="cell">
                <Link href={toTestSetHref(project, detail.name, version.number)}>
                  <UserText>{nameVersion(version)}</UserText>
                </Link>{' '}
                {version.id === detail.shown.version.id ? <Tag>{versions.current}</Tag> : null}
              </th>
              <Cell className="mono">{version.hash.slice(0, 16)}</Cell>
              <Cell numeric narrowLabel={columns.segments}>
                {formatCount(version.segmentCount)}
              </Cell>
              <Cell numeric narrowLabel={columns.runs}>
                {formatCount(version.runs)}
              </Cell>
              <Cell>
                <Moment iso={version.createdAt} show="day" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <Downloads path={toTestSetExport(project, detail)} table="versions" />
    </Section>
  )
}
