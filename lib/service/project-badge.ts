import { type Badge, scoreBadge, verdictBadge } from '../report/badge.ts'
import { toStepVerdict, toUnbacked } from '../report/prepare-trend.ts'
import type { BadgeQuery } from '../schema/report-input.ts'
import { getProject } from './get-project.ts'
import { getRunScores } from './get-run-scores.ts'
import { getTrend } from './get-trend.ts'

/**
 * The badge of a project: how the newest run of its main branch fared against the run before it, or its score. Throws
 * NotFoundError for an unknown project; one without runs, scores or a run before has a badge that says so.
 */
export async function projectBadge(slug: string, query: BadgeQuery): Promise<Badge> {
  const project = await getProject(slug)
  const { show, metric, system, testSet } = query
  const newestOn = async (name?: string) =>
    (await getTrend(slug, { metric, branch: name, system, testSet, limit: 1 })).at(0)
  const onBranch = await newestOn(query.branch ?? project.mainBranch)
  // A project whose runs name no branch has a newest run, too.
  const point = onBranch ?? (query.branch === undefined ? await newestOn() : undefined)
  const branch = onBranch ? (query.branch ?? project.mainBranch) : (point?.run.branch ?? null)
  if (!point || point.value === null) return verdictBadge('no-score')
  if (show === 'score') {
    const scores = await getRunScores(point.run.id)
    const score = scores.find((one) => one.spec === point.spec)
    const { value, interval } = point
    const label = score?.label ?? point.spec ?? metric ?? ''
    return scoreBadge({ label, value, interval, unit: score?.unit ?? null, project: slug, branch })
  }
  return verdictBadge(toUnbacked(point.step) ?? toStepVerdict(point.step) ?? 'none')
}
