import { InputError, toSentence } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { ALL, WITH_PULL_REQUESTS } from '../../../lib/report/prepare-project-trend.ts'
import { prepareRuns } from '../../../lib/report/prepare-runs.ts'
import { nameRun } from '../../../lib/report/prepare-trend-readings.ts'
import type { ProjectRecord, RunFilters, TrendPoint } from '../../../lib/schema/records.ts'
import { listRunScores } from '../../../lib/service/get-run-scores.ts'
import { listRuns } from '../../../lib/service/list-runs.ts'
import { ChoiceLink } from '../../_components/projects/kept-choice.tsx'
import { RunsTable } from '../../_components/projects/runs-table.tsx'
import type { RunChoice } from '../../_components/projects/with-choice.ts'
import { ButtonLink } from '../../_components/ui/button.tsx'
import { Downloads } from '../../_components/ui/downloads.tsx'
import { Section } from '../../_components/ui/section.tsx'
import { EmptyState, ErrorState } from '../../_components/ui/state-box.tsx'
import { type ProjectQuery, projectExportPath, projectHref } from './project-query.ts'

const PAGE_SIZE = 30

/** Chosen runs that this page of the list does not show, as references with what people call them. */
function listElsewhere({ base, heads }: RunChoice, shown: readonly { id: string }[], points: readonly TrendPoint[]) {
  const here = new Set(shown.map(({ id }) => `run:${id}`))
  const nameOf = (ref: string) => {
    const found = points.find(({ run }) => `run:${run.id}` === ref)
    return found ? nameRun(found.run) : ref
  }
  return [
    ...heads.map((ref) => ({ side: 'head' as const, ref, name: nameOf(ref) })),
    ...(base === null ? [] : [{ side: 'base' as const, ref: base, name: nameOf(base) }]),
  ].filter(({ ref }) => !here.has(ref))
}

/** Runs of the project, newest first, a page at a time, narrowed by what the reader chose. */
export async function RunsSection({
  project,
  query,
  metrics,
  points,
  verdictBy,
}: {
  project: ProjectRecord
  query: ProjectQuery
  metrics: RunFilters['metrics']
  /** Of all runs, whatever the filters: what was compared, and what runs on other pages are called. */
  points: readonly TrendPoint[]
  /** The metric of these points, as people call it. */
  verdictBy: string | null
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
            <ButtonLink as={ChoiceLink} href={projectHref(project.slug, query, {})}>
              {words.newest}
            </ButtonLink>
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
            <ButtonLink
              as={ChoiceLink}
              href={projectHref(project.slug, query, { branch: null, system: null, testSet: null })}
            >
              {words.reset}
            </ButtonLink>
          </p>
        </EmptyState>
      </Section>
    )
  const scores = await listRunScores(page.items.map((run) => run.id))
  const steps = new Map(points.map((point) => [point.run.id, point.step]))
  const table = prepareRuns({ runs: page.items, scores, metrics, steps })
  const choice = { base: query.base, heads: query.head }
  const total = page.total === 1 ? words.one : words.count(formatCount(page.total), formatCount(page.items.length))
  return (
    <Section id="runs" title={words.title} notes={words.notes}>
      <RunsTable
        project={project.slug}
        table={table}
        verdictBy={verdictBy}
        counted={total}
        chosen={choice}
        elsewhere={listElsewhere(choice, page.items, points)}
      />
      {page.next || query.cursor ? (
        <p className="actions">
          {query.cursor ? (
            <ButtonLink as={ChoiceLink} href={`${projectHref(project.slug, query, {})}#runs`}>
              {words.newest}
            </ButtonLink>
          ) : null}
          {page.next ? (
            <ButtonLink as={ChoiceLink} href={`${projectHref(project.slug, query, { cursor: page.next })}#runs`}>
              {words.older}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
      <Downloads path={projectExportPath(project.slug, listing)} table="runs" />
    </Section>
  )
}
