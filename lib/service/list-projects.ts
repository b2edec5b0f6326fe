import { listProjects as listStoredProjects } from '../db/projects.ts'
import { listRuns } from '../db/runs.ts'
import { listScoredMetrics } from '../db/scores.ts'
import { listMetricChoices } from '../report/metric-choices.ts'
import type { ProjectOverview, ProjectRecord } from '../schema/records.ts'
import { getDrift } from './get-drift.ts'
import { getRunScores } from './get-run-scores.ts'
import { getTrend } from './get-trend.ts'
import { getRuntime } from './runtime.ts'
import { whileUnchanged } from './while-unchanged.ts'

const TREND_POINTS = 30
/** Runs of all branches among which pull requests are looked for. */
const RECENT_POINTS = 200

/** Every project with its latest run, headline score, the trend of its main branch and its drift, by name. */
export function listProjects(): Promise<readonly ProjectOverview[]> {
  return whileUnchanged(['projects'], async () => {
    const { db } = await getRuntime()
    return Promise.all((await listStoredProjects(db)).map(toOverview))
  })
}

async function toOverview(project: ProjectRecord): Promise<ProjectOverview> {
  const { db } = await getRuntime()
  const onMain = await listRuns(db, project.id, { filter: { branch: project.mainBranch }, limit: 1 })
  const all = await listRuns(db, project.id, { limit: 1 })
  // A project whose runs name no branch has a history, too.
  const latest = onMain.runs[0] ?? all.runs[0] ?? null
  if (!latest)
    return { project, runCount: 0, latest, headline: null, trend: [], pullRequests: [], step: null, drift: null }
  const headline = (await getRunScores(latest.id))[0] ?? null
  const metric = headline?.metric ?? project.metrics[0]
  // One name may give several figures: the line is of the one that stands beside it.
  const choices = listMetricChoices(await listScoredMetrics(db, project.id))
  const own = choices.find((choice) => choice.metric === headline?.metric && choice.label === headline.label)
  const asked = own?.ask ?? { metric }
  const pullRequests = await getTrend(project.slug, { ...asked, limit: RECENT_POINTS })
  const trend = await getTrend(project.slug, {
    ...asked,
    branch: latest.branch ?? undefined,
    system: latest.system,
    testSet: latest.testSet.name,
    limit: TREND_POINTS,
  })
  const step = trend.at(-1)?.step ?? null
  const drift = await getDrift(project)
  return { project, runCount: all.total, latest, headline, trend, pullRequests, step, drift }
}
