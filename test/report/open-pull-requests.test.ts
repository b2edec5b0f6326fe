import { describe, expect, it } from 'vitest'
import { openPullRequests } from '../../lib/report/open-pull-requests.ts'
import { type GivenPoint, toTrendPoints } from './trend-points.ts'

type Given = GivenPoint & { readonly pr?: string; readonly commit?: string; readonly message?: string }
const points = (given: readonly Given[]) =>
  toTrendPoints(given).map((point, i) => ({
    ...point,
    run: {
      ...point.run,
      branch: given[i].pr === undefined ? 'main' : `branch-${given[i].pr}`,
      pullRequest: given[i].pr ?? null,
      commit: given[i].commit ?? point.run.commit,
      commitMessage: given[i].message ?? null,
    },
  }))
const named = (given: readonly Given[]) =>
  openPullRequests(points(given), 'main').map(({ name, verdict }) => [name, verdict])

describe('openPullRequests', () => {
  it('has the newest run of each, the newest first', () => {
    expect(named([{ pr: '7', verdict: 'worse' }, { pr: '8' }, { pr: '7', verdict: 'better' }, {}])).toEqual([
      ['7', 'better'],
      ['8', null],
    ])
  })
  it.each<[string, Given]>([
    ['its commit is on the main branch', { commit: 'abc' }],
    ['a commit there names it as GitHub does when it squashes', { message: 'Shorter outputs (#7)' }],
    ['a commit there merges it', { message: 'Merge pull request #7 from ana/shorter' }],
    ['a commit there merges it as GitLab does', { message: 'Merge branch\n\nSee merge request team/app!7' }],
  ])('leaves out what was merged: %s', (_title, onMain) => {
    expect(named([{ pr: '7', commit: 'abc', verdict: 'worse' }, onMain])).toEqual([])
  })
  it('is not misled by another number that begins alike', () => {
    expect(named([{ pr: '7', verdict: 'worse' }, { message: 'Shorter outputs (#77)' }])).toEqual([['7', 'worse']])
  })
  it('counts one as closed that has had no run for 60 days before the newest run', () => {
    const quiet = (days: number): Given[] => [
      { pr: '7', verdict: 'worse' },
      ...Array.from({ length: days }, () => ({})),
    ]
    expect(named(quiet(60))).toEqual([['7', 'worse']])
    expect(named(quiet(61))).toEqual([])
  })
  it('of several systems in one request the gravest verdict counts', () => {
    const given: Given[] = [
      { pr: '7', verdict: 'worse', system: 'a' },
      { pr: '7', verdict: 'better', system: 'b' },
    ]
    expect(named(given)).toEqual([['7', 'worse']])
  })
})
