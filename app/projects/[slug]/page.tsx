import type { Metadata } from 'next'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { projectsMessages } from '../../../lib/report/messages/en/projects.ts'
import { findMetricChoice, listMetricChoices } from '../../../lib/report/metric-choices.ts'
import { prepareDrift } from '../../../lib/report/prepare-drift.ts'
import { prepareProjectTrend } from '../../../lib/report/prepare-project-trend.ts'
import { prepareSpark } from '../../../lib/report/prepare-spark.ts'
import type { DriftRecord } from '../../../lib/schema/records.ts'
import { getDrift } from '../../../lib/service/get-drift.ts'
import { getProject } from '../../../lib/service/get-project.ts'
import { getTrend } from '../../../lib/service/get-trend.ts'
import { isLocalOnly } from '../../../lib/service/is-local-only.ts'
import { getRunFilters, listRuns } from '../../../lib/service/list-runs.ts'
import { BaselineSection } from '../../_components/projects/baseline-section.tsx'
import { ProjectHead } from '../../_components/projects/project-head.tsx'
import { TrendSection } from '../../_components/projects/trend-section.tsx'
import { Command } from '../../_components/ui/command.tsx'
import { Frame } from '../../_components/ui/frame.tsx'
import { NotFoundPage } from '../../_components/ui/not-found-page.tsx'
import { PageHead } from '../../_components/ui/page-head.tsx'
import type { PageParams } from '../../_components/ui/page-params.ts'
import { Statement } from '../../_components/ui/statement.tsx'
import { UserText } from '../../_components/ui/user-text.tsx'
import { orNotFound } from '../../_page/or-not-found.ts'
import { pageTitle } from '../../_page/page-title.ts'
import { serverUrl } from '../../_page/server-url.ts'
import { listIgnored, projectExportPath, projectHref, toProjectQuery } from './project-query.ts'
import { rescoreLineAction } from './rescore-line-action.ts'
import { RunsSection } from './runs-section.tsx'

export const dynamic = 'force-dynamic'
/** Runs that a trend reads, the newest; the runs table pages through all. */
const MOST_POINTS = 10_000
/** Metrics whose small trend stands beside their difference from the baseline, and runs in it. */
const MOST_SPARKS = 8
const SPARK_POINTS = 60

interface Props {
  readonly params: Promise<{ slug: string }>
  readonly searchParams: Promise<PageParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  return pageTitle((await orNotFound(getProject(slug)))?.name ?? null)
}

export default async function ProjectPage({ params, searchParams }: Props) {
  const { slug } = await params
  const given = await searchParams
  const query = toProjectQuery(given)
  const { branch, system, testSet } = query
  const chosen = { branch: branch ?? undefined, system: system ?? undefined, testSet: testSet ?? undefined }
  const project = await orNotFound(getProject(slug))
  if (project === null) return <NotFoundPage />
  const filters = await getRunFilters(slug)
  const asked = findMetricChoice(filters.metrics, query.metric ?? undefined)
  const choice = asked ?? listMetricChoices(filters.metrics)[0]
  const metric = asked ? (query.metric ?? undefined) : choice?.key
  const [points, all, drift] = await Promise.all([
    getTrend(slug, { ...choice?.ask, limit: MOST_POINTS }),
    listRuns(slug, { limit: 1 }),
    getDrift(project),
  ])
  const view = prepareProjectTrend({
    project,
    filters,
    points,
    query: { ...chosen, metric: asked ? metric : (query.metric ?? metric) },
    asTable: query.view === 'table',
    unknown: listIgnored(given),
  })
  const driftView = drift && prepareDrift(drift, { metric: choice, filter: chosen })
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
      <ProjectHead
        project={project}
        view={view}
        runCount={all.total}
        drift={drift && driftView && { record: drift, view: driftView }}
      />
      <TrendSection
        project={slug}
        view={view}
        skipped={query.skip}
        baselineRunId={project.baselineRunId}
        action={`/projects/${encodeURIComponent(slug)}`}
        kept={{ metric: query.metric, branch, system, testSet, view: query.view }}
        hrefWith={hrefWith}
        exportPath={projectExportPath(slug, { ...chosen, metric: metric ?? null })}
        rescore={(await isLocalOnly()) ? rescoreLineAction : null}
      />
      {drift && driftView ? (
        <BaselineSection view={driftView} project={slug} sparks={await loadSparks(slug, drift)} />
      ) : null}
      <RunsSection
        project={project}
        query={query}
        metrics={filters.metrics}
        points={points}
        verdictBy={view.metric?.label ?? null}
      />
    </Frame>
  )
}

/** Small trends of the baseline's line, by SPEC. */
async function loadSparks(slug: string, { baseline, metrics }: DriftRecord) {
  const line = { branch: baseline.branch ?? undefined, system: baseline.system, testSet: baseline.testSet.name }
  const drawn = await Promise.all(
    metrics.slice(0, MOST_SPARKS).map(async ({ result }) => {
      const points = await getTrend(slug, { ...line, metric: result.spec, limit: SPARK_POINTS })
      return [result.spec, prepareSpark(points, result.label)] as const
    }),
  )
  return new Map(drawn.flatMap(([spec, spark]) => (spark ? [[spec, spark] as const] : [])))
}
