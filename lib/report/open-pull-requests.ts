import type { TrendPoint } from '../schema/records.ts'
import { type StepKind, toStepVerdict, toUnbacked, type Unbacked } from './prepare-trend.ts'

/** A pull request that is not known to be merged, as its newest run shows it. */
export interface OpenPullRequest {
  /** Its number as it was posted. */
  readonly name: string
  readonly verdict: StepKind
  /** What is said in place of *inconclusive*. */
  readonly unbacked: Unbacked | null
  readonly point: TrendPoint
}

/** The gravest first: what a reviewer must see of several lines. */
const GRAVITY: readonly StepKind[] = [
  'worse',
  'not-comparable',
  null,
  'inconclusive',
  'better',
  'too-small',
  'identical',
]

/** Nobody comes back to a request after so long, or tells that it was closed. */
const QUIET_MS = 60 * 86_400_000

/**
 * Pull requests among these points (oldest first) with the verdict of the newest run of each against its baseline, the
 * newest first. Nobody tells when one is closed: it counts as merged once its commit is on the main branch, or a commit
 * there names it as GitHub and GitLab do, and as given up 60 days after its last run, by the newest run's clock. Of
 * several systems or test sets the gravest verdict counts.
 */
export function openPullRequests(points: readonly TrendPoint[], mainBranch: string): OpenPullRequest[] {
  const now = Date.parse(points.at(-1)?.run.date ?? '')
  const isQuiet = ({ run }: TrendPoint) => now - Date.parse(run.date) > QUIET_MS
  const onMain = points.filter(({ run }) => run.branch === mainBranch)
  const commits = new Set(onMain.flatMap(({ run }) => run.commit ?? []))
  const merged = new Set(onMain.flatMap(({ run }) => namedIn(run.commitMessage ?? '')))
  const lines = new Map<string, Map<string, TrendPoint>>()
  for (const point of points) {
    const { branch, pullRequest, system, testSet } = point.run
    if (pullRequest === null || branch === mainBranch) continue
    const own = lines.get(pullRequest) ?? new Map<string, TrendPoint>()
    lines.set(pullRequest, own.set(`${system}\n${testSet.name}`, point))
  }
  return [...lines]
    .map(([name, own]) => ({ name, points: [...own.values()] }))
    .filter(({ points: own }) => !own.every(isQuiet))
    .filter(
      ({ name, points: own }) => !merged.has(name) && !own.some(({ run }) => run.commit && commits.has(run.commit)),
    )
    .map(({ name, points: own }): OpenPullRequest => {
      const rank = (point: TrendPoint) => GRAVITY.indexOf(toStepVerdict(point.step))
      const [point] = own.sort((a, b) => rank(a) - rank(b))
      return { name, verdict: toStepVerdict(point.step), unbacked: toUnbacked(point.step), point }
    })
    .sort((a, b) => (a.point.run.date < b.point.run.date ? 1 : a.point.run.date > b.point.run.date ? -1 : 0))
}

/** Numbers of requests that a commit message says it brings in. */
function namedIn(message: string): string[] {
  const said = /\(#(\d+)\)|Merge pull request #(\d+)\b|merge request \S*!(\d+)\b/g
  return [...message.matchAll(said)].flatMap(([, squashed, merged, gitlab]) => squashed ?? merged ?? gitlab ?? [])
}
