import type { Metadata } from 'next'
import Link from 'next/link'
import { createLoader } from 'nuqs/server'
import type { ReactNode } from 'react'
import { frameMessages } from '../../lib/report/messages/en/frame.ts'
import { nameTestSet } from '../../lib/report/name-test-set.ts'
import { shortCommit } from '../../lib/report/prepare-run.ts'
import { search } from '../../lib/service/search.ts'
import { toSegmentHref } from '../_components/segments/segment-address.ts'
import { Cell, ColumnHead, DataTable, Row } from '../_components/ui/data-table.tsx'
import { Downloads } from '../_components/ui/downloads.tsx'
import { Frame } from '../_components/ui/frame.tsx'
import { Moment } from '../_components/ui/moment.tsx'
import { PageHead } from '../_components/ui/page-head.tsx'
import { type PageParams, textParam } from '../_components/ui/page-params.ts'
import { SearchForm } from '../_components/ui/search-form.tsx'
import { Section } from '../_components/ui/section.tsx'
import { MixedText, UserText } from '../_components/ui/user-text.tsx'

export const dynamic = 'force-dynamic'

const words = frameMessages.search

export const metadata: Metadata = { title: words.title }

const load = createLoader({ q: textParam.withDefault('') })

export default async function Page({ searchParams }: { searchParams: Promise<PageParams> }) {
  const query = load(await searchParams).q.trim()
  const found = await search(query)
  const none = found.projects.length + found.runs.length + found.segments.length === 0
  const { columns } = words
  return (
    <Frame crumbs={[{ label: words.title }]}>
      <PageHead title={query === '' ? words.title : <MixedText>{words.heading(query)}</MixedText>}>
        <div className="search-page">
          <SearchForm value={query} label={words.again} />
        </div>
        {query === '' ? <p className="dim">{words.empty}</p> : null}
        {query !== '' && none ? <p className="dim">{words.none}</p> : null}
        {found.more ? <p className="note">{words.more}</p> : null}
      </PageHead>
      <Found id="projects" title={words.projects} heads={[columns.name]} query={query}>
        {found.projects.map((project) => (
          <Row key={project.id}>
            <th scope="row" className="cell">
              <Link href={`/projects/${encodeURIComponent(project.slug)}`}>
                <UserText>{project.name}</UserText>
              </Link>
            </th>
          </Row>
        ))}
      </Found>
      <Found
        id="runs"
        title={words.runs}
        heads={[columns.name, columns.project, columns.testSet, columns.when]}
        query={query}
      >
        {found.runs.map((run) => (
          <Row key={run.id}>
            <th scope="row" className="cell">
              <Link href={`/runs/${encodeURIComponent(run.id)}`}>
                <UserText>{run.system}</UserText>
              </Link>{' '}
              <span className="mono">
                <UserText>{shortCommit(run.commit)}</UserText>
              </span>
            </th>
            <Cell>
              <UserText>{run.projectSlug}</UserText>
            </Cell>
            <Cell>
              <MixedText>{nameTestSet(run.testSet)}</MixedText>
            </Cell>
            <Cell>
              <Moment iso={run.date} show="day" />
            </Cell>
          </Row>
        ))}
      </Found>
      <Found
        id="segments"
        title={words.segments}
        heads={[columns.name, columns.project, columns.testSet]}
        query={query}
      >
        {found.segments.map(({ project, testSet, key }) => (
          <Row key={JSON.stringify([project, testSet, key])}>
            <th scope="row" className="cell">
              <Link href={toSegmentHref({ project, testSet, id: key })} prefetch={false}>
                <UserText>{key}</UserText>
              </Link>
            </th>
            <Cell>
              <UserText>{project}</UserText>
            </Cell>
            <Cell>
              <UserText>{testSet}</UserText>
            </Cell>
          </Row>
        ))}
      </Found>
    </Frame>
  )
}

function Found({
  id,
  title,
  heads,
  query,
  children,
}: {
  id: 'projects' | 'runs' | 'segments'
  title: string
  heads: readonly string[]
  /** What was searched for. */
  query: string
  children: readonly ReactNode[]
}) {
  if (children.length === 0) return null
  return (
    <Section id={id} title={title}>
      <DataTable caption={words.caption(title)} className="rows">
        <thead>
          <Row>
            {heads.map((head) => (
              <ColumnHead key={head}>{head}</ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>{children}</tbody>
      </DataTable>
      <Downloads path={`/api/v1/export?${new URLSearchParams({ q: query.slice(0, 300) })}`} table={`found-${id}`} />
    </Section>
  )
}
