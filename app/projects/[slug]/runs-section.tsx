import { InputError, toSentence } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { ALL, WITH_PULL_REQUESTS } from '../../../lib/report/prepare-project-trend.ts'
import { prepareRuns } from '../../../lib/report/prepare-runs.ts'
import type { ProjectRecord, RunFilters, TrendPoint } from '../../../lib/schema/records.ts'
import { listRunScores } from '../../../lib/service/get-run-scores.ts'
import { listRuns } from '../../../lib/service/list-runs.ts'
import { RunsTable } from '../../_components/projects/runs-table.tsx'
import { ButtonLink } from '../../_components/ui/button.tsx'
import { Downloads } from '../../_components/ui/downloads.tsx'
import { Section } from '../../_components/ui/section.tsx'
import { EmptyState, ErrorState } from '../../_components/ui/state-box.tsx'
import { type ProjectQuery, projectExportPath, projectHref } from './project-query.ts'

const PAGE_SIZE = 30

/** Runs of the project, newest first, a page at a time, narrowed by what the reader chose. */
export async function RunsSection({
  project,
  query,
  metrics,
  steps,
}: {
  project: ProjectRecord
  query: ProjectQuery
  metrics: RunFilters['metrics']
  steps: ReadonlyMap<string, TrendPoint['step']>
}) {
  const words = projectMessages.runs
  const chosen = (value: string | null) =>
    value === null || value === ALL || value === WITH_PULL_REQUESTS ? undefined : value
  const listing = {
    branch: chosen(query.branch),
    system: chosen(query.system),
    testSet: chosen(query.testSet),
    cursor: query.cursor,
    limit: PAGE_SIZE,
  }
  let page: Awaited<ReturnType<typeof listRuns>>
  try {
    page = await listRuns(project.slug, listing)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return (
      <Section id="runs" title={words.title}>
        <ErrorState title={words.badCursor}>
          <p className="dim">{error.problems.map(toSentence).join(' ')}</p>
          <p className="actions">
            <ButtonLink href={projectHref(project.slug, query, {})}>{words.newest}</ButtonLink>
          </p>
        </ErrorState>
      </Section>
    )
  }
  if (page.items.length === 0)
    return (
      <Section id="runs" title={words.title}>
        <EmptyState title={words.none}>
          <p className="actions">
            <ButtonLink href={`/projects/${project.slug}`}>{words.reset}</ButtonLink>
          </p>
        </EmptyState>
      </Section>
    )
  const scores = await listRunScores(page.items.map((run) => run.id))
  const table = prepareRuns({ runs: page.items, scores, metrics, steps })
  const total = page.total === 1 ? words.one : words.count(formatCount(page.total), formatCount(page.items.length))
  return (
    <Section id="runs" title={words.title} notes={words.notes}>
      <RunsTable
        project={project.slug}
        table={table}
        counted={total}
        chosen={{ base: query.base, heads: query.head }}
      />
      {page.next || query.cursor ? (
        <p className="actions">
          {query.cursor ? (
            <ButtonLink href={`${projectHref(project.slug, query, {})}#runs`}>{words.newest}</ButtonLink>
          ) : null}
          {page.next ? (
            <ButtonLink href={`${projectHref(project.slug, query, { cursor: page.next })}#runs`}>
              {words.older}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
      <Downloads path={projectExportPath(project.slug, listing)} table="runs" />
    </Section>
  )
}
