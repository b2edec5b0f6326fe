import type { Metadata } from 'next'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { projectsMessages } from '../../../lib/report/messages/en/projects.ts'
import { prepareProjectTrend } from '../../../lib/report/prepare-project-trend.ts'
import { getProject } from '../../../lib/service/get-project.ts'
import { getTrend } from '../../../lib/service/get-trend.ts'
import { getRunFilters, listRuns } from '../../../lib/service/list-runs.ts'
import { ProjectHead } from '../../_components/projects/project-head.tsx'
import { TrendSection } from '../../_components/projects/trend-section.tsx'
import { Command } from '../../_components/ui/command.tsx'
import { Frame } from '../../_components/ui/frame.tsx'
import { PageHead } from '../../_components/ui/page-head.tsx'
import { Statement } from '../../_components/ui/statement.tsx'
import { UserText } from '../../_components/ui/user-text.tsx'
import { orNotFound } from '../../_page/or-not-found.ts'
import { serverUrl } from '../../_page/server-url.ts'
import { projectHref, toProjectQuery } from './project-query.ts'
import { RunsSection } from './runs-section.tsx'

export const dynamic = 'force-dynamic'
/** Runs that a trend reads, the newest; the runs table pages through all. */
const MOST_POINTS = 2000

interface Props {
  readonly params: Promise<{ slug: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  return { title: (await orNotFound(getProject(slug))).name }
}

export default async function ProjectPage({ params, searchParams }: Props) {
  const { slug } = await params
  const query = toProjectQuery(await searchParams)
  const project = await orNotFound(getProject(slug))
  const filters = await getRunFilters(slug)
  const metric = query.metric ?? filters.metrics[0]?.metric
  const [points, all] = await Promise.all([
    getTrend(slug, { metric, limit: MOST_POINTS }),
    listRuns(slug, { limit: 1 }),
  ])
  const view = prepareProjectTrend({ project, filters, points, query: { ...query, metric } })
  const crumbs = [{ label: projectsMessages.title, href: '/' }, { label: <UserText>{project.name}</UserText> }]
  if (points.length === 0) {
    const words = projectMessages
    return (
      <Frame crumbs={crumbs}>
        <PageHead kicker={words.kicker} title={<UserText>{project.name}</UserText>}>
          <Statement>{words.statement.noRuns}</Statement>
          <p className="gate">{words.empty.text}</p>
          <Command text={projectsMessages.push(await serverUrl(), slug)} label={words.empty.command} />
        </PageHead>
      </Frame>
    )
  }
  const hrefWith = (change: Parameters<typeof projectHref>[2]) => projectHref(slug, query, change)
  return (
    <Frame crumbs={crumbs}>
      <ProjectHead project={project} view={view} runCount={all.total} />
      <TrendSection
        view={view}
        asTable={query.view === 'table'}
        baselineRunId={project.baselineRunId}
        hrefWith={hrefWith}
      />
      <RunsSection
        project={project}
        query={query}
        metrics={filters.metrics}
        steps={new Map(points.map((point) => [point.run.id, point.step]))}
      />
    </Frame>
  )
}
