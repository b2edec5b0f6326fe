import type { Metadata } from 'next'
import Link from 'next/link'
import { formatCount } from '../../../../lib/report/format-number.ts'
import { testSetMessages as words } from '../../../../lib/report/messages/en/test-set.ts'
import { nameVersion } from '../../../../lib/report/name-test-set.ts'
import { getProject } from '../../../../lib/service/get-project.ts'
import { listTestSets } from '../../../../lib/service/list-test-sets.ts'
import { toTestSetHref } from '../../../_components/test-sets/test-set-href.ts'
import { Cell, ColumnHead, DataTable, Row } from '../../../_components/ui/data-table.tsx'
import { Downloads } from '../../../_components/ui/downloads.tsx'
import { Frame } from '../../../_components/ui/frame.tsx'
import { Moment } from '../../../_components/ui/moment.tsx'
import { NotFoundPage } from '../../../_components/ui/not-found-page.tsx'
import { PageHead } from '../../../_components/ui/page-head.tsx'
import { Section } from '../../../_components/ui/section.tsx'
import { Statement } from '../../../_components/ui/statement.tsx'
import { UserText } from '../../../_components/ui/user-text.tsx'
import { orNotFound } from '../../../_page/or-not-found.ts'
import { pageTitle } from '../../../_page/page-title.ts'

export const dynamic = 'force-dynamic'

interface Props {
  readonly params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await orNotFound(getProject((await params).slug))
  return pageTitle(project && words.listTitle(project.name))
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const project = await orNotFound(getProject(slug))
  if (project === null) return <NotFoundPage />
  const testSets = await listTestSets(slug)
  const { columns } = words
  return (
    <Frame
      crumbs={[
        { label: <UserText>{project.name}</UserText>, href: `/projects/${encodeURIComponent(slug)}` },
        { label: words.crumb },
      ]}
    >
      <PageHead kicker={words.listKicker} title={<UserText>{project.name}</UserText>}>
        <Statement>
          {testSets.length === 0
            ? words.listNone
            : words.listStatement({ count: testSets.length, text: formatCount(testSets.length) })}
        </Statement>
      </PageHead>
      {testSets.length === 0 ? null : (
        <Section id="test-sets" title={words.listHeading} notes={[words.listMargin]}>
          <DataTable caption={words.listCaption} className="rows">
            <thead>
              <Row>
                <ColumnHead>{columns.name}</ColumnHead>
                <ColumnHead>{columns.newest}</ColumnHead>
                <ColumnHead>{columns.hash}</ColumnHead>
                <ColumnHead numeric>{columns.segments}</ColumnHead>
                <ColumnHead numeric>{columns.versions}</ColumnHead>
                <ColumnHead numeric>{columns.runs}</ColumnHead>
                <ColumnHead>{columns.since}</ColumnHead>
              </Row>
            </thead>
            <tbody>
              {testSets.map(({ name, newest, versions, runs }) => (
                <Row key={name}>
                  <th scope="row" className="cell">
                    <Link href={toTestSetHref(slug, name)}>
                      <UserText>{name}</UserText>
                    </Link>
                  </th>
                  <Cell>
                    <UserText>{nameVersion(newest)}</UserText>
                  </Cell>
                  <Cell className="mono">{newest.hash.slice(0, 8)}</Cell>
                  <Cell numeric narrowLabel={columns.segments}>
                    {formatCount(newest.segmentCount)}
                  </Cell>
                  <Cell numeric narrowLabel={columns.versions}>
                    {formatCount(versions)}
                  </Cell>
                  <Cell numeric narrowLabel={columns.runs}>
                    {formatCount(runs)}
                  </Cell>
                  <Cell>
                    <Moment iso={newest.createdAt} show="day" />
                  </Cell>
                </Row>
              ))}
            </tbody>
          </DataTable>
          <Downloads path={`/api/v1/projects/${encodeURIComponent(slug)}/export`} table="test-sets" />
        </Section>
      )}
    </Frame>
  )
}
