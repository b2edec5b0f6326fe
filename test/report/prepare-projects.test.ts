import { describe, expect, it } from 'vitest'
import { projectsMessages } from '../../lib/report/messages/en/projects.ts'
import { countFindings, prepareProjects } from '../../lib/report/prepare-projects.ts'
import type { ProjectOverview, ScoreRecord } from '../../lib/schema/records.ts'
import { makeResult, makeRun } from './make-comparison.ts'
import { toTrendPoints } from './trend-points.ts'

const headline: ScoreRecord = {
  spec: 'bleu',
  metric: 'bleu',
  label: 'BLEU',
  direction: 'higher',
  layer: 'surface',
  unit: 'points',
  signature: '',
  fields: [],
  implementation: null,
  value: 34.1234,
  reason: null,
  details: {},
  interval: [33.2, 35.1],
  scored: 60,
  failed: 0,
  posted: null,
  trust: 'recomputed',
  trustNote: null,
}

function overview(name: string, change: Partial<ProjectOverview> = {}): ProjectOverview {
  const trend = toTrendPoints([{ value: 33 }, { value: 34.1234, verdict: 'better' }])
  return {
    project: {
      id: name,
      slug: name,
      name,
      description: null,
      demo: false,
      mainBranch: 'main',
      metrics: ['bleu'],
      smallestEffects: {},
      gate: {},
      declared: {},
      baselineRunId: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    runCount: 2,
    latest: trend[1].run,
    headline,
    trend,
    pullRequests: [],
    step: trend[1].step,
    drift: null,
    ...change,
  }
}

describe('prepareProjects', () => {
  it('prints score and interval at the digits the interval deserves, and the latest verdict', () => {
    const [row] = prepareProjects([overview('a')])
    expect(row).toMatchObject({
      metric: 'BLEU',
      score: '34.12',
      interval: '[33.20, 35.10]',
      verdict: 'better',
      reason: null,
      latest: { id: 'r1', name: 'c1', message: 'change 1' },
      testSet: { name: 'manuals v1', segments: '2\u202f000 segments' },
    })
    expect(row.spark?.label).toBe('BLEU over the last 2 runs, 33.0 to 34.1')
    expect(row.spark?.points.map((point) => point.line)).toEqual([0, 0])
  })

  it('says of no regression that there is none, and only of what was never compared that there was nothing', () => {
    const compared = toTrendPoints([{}, { verdict: 'identical' }, { verdict: 'inconclusive' }])
    expect(prepareProjects([overview('a', { trend: compared })])[0]).toMatchObject({
      regressions: null,
      noRegressions: 'none in the trend',
    })
    const [row] = prepareProjects([overview('a', { trend: toTrendPoints([{}]) })])
    expect(row.noRegressions).toBe('nothing to compare with yet')
    const apart = toTrendPoints([{}, { verdict: null, comparable: 'after-repair' }])
    expect(prepareProjects([overview('a', { trend: apart })])[0].noRegressions).toBe('no verdict yet')
  })
  it('names open pull requests that got worse, as runs to compare', () => {
    const points = toTrendPoints([
      {},
      { branch: 'a', verdict: 'worse' },
      { branch: 'b', verdict: 'worse' },
      { branch: 'c' },
    ])
    const pullRequests = points.map((point, i) => ({
      ...point,
      run: { ...point.run, pullRequest: i === 0 ? null : `${i}` },
    }))
    const [row] = prepareProjects([overview('a', { pullRequests })])
    expect(row.pullRequests).toEqual({ text: '2 PRs are worse, the last is PR 2', count: 2, base: 'r1', head: 'r2' })
  })
  it('does not call a step worse that the correction does not back', () => {
    const trend = toTrendPoints([{}, { verdict: 'worse', step: { pAdjusted: 0.075, family: 4 } }])
    expect(prepareProjects([overview('a', { trend })])[0]).toMatchObject({
      verdict: 'inconclusive',
      verdictWord: 'not after correction',
      regressions: null,
    })
  })
  it('does not call a step worse that rests on few segments', () => {
    const trend = toTrendPoints([{}, { verdict: 'worse', step: { few: true } }])
    expect(prepareProjects([overview('a', { trend })])[0]).toMatchObject({
      verdict: 'inconclusive',
      verdictWord: 'few: not ranked',
      regressions: null,
    })
  })
  it('counts regressions that no later step made better again', () => {
    const of = (...verdicts: ('worse' | 'better' | 'inconclusive')[]) =>
      prepareProjects([overview('a', { trend: toTrendPoints([{}, ...verdicts.map((verdict) => ({ verdict }))]) })])[0]
        .regressions
    expect(of('inconclusive')).toBeNull()
    expect(of('worse', 'better')).toBeNull()
    expect(of('worse', 'inconclusive')).toEqual({ text: '1, in c1', base: 'r0', head: 'r1' })
    expect(of('better', 'worse', 'worse')).toEqual({ text: '2, the last in c3', base: 'r2', head: 'r3' })
  })

  const drift = (...sides: ('worse' | 'better' | null)[]): ProjectOverview['drift'] => ({
    baseline: makeRun({ id: 'pinned', commit: 'd2d2a05' }),
    looks: 3,
    newest: makeRun({ id: 'newest' }),
    before: makeRun({ id: 'before' }),
    waiting: false,
    metrics: sides.map((side, i) => ({
      result: makeResult({ label: ['BLEU', 'chrF2', 'TER'][i], delta: -9.5, ci: [-17, -4] }),
      drift: side,
      side,
      reason: null,
      unnoticed: false,
    })),
  })

  it('names what stands worse than the pinned baseline, whatever the latest step was', () => {
    const trend = toTrendPoints([{}, { verdict: 'inconclusive' }])
    const rows = prepareProjects([
      overview('a', { trend, drift: drift('worse', 'worse', null) }),
      overview('b', { trend, drift: drift('better', null) }),
    ])
    expect(rows[0]).toMatchObject({
      verdict: 'inconclusive',
      drift: {
        text: 'drifting down since the baseline d2d2a05: BLEU −9.5, chrF2 −9.5',
        base: 'pinned',
        head: 'newest',
      },
    })
    expect(rows[1].drift).toBeNull()
    expect(projectsMessages.statement(countFindings(rows))).toBe(
      '2 projects. No latest run was found worse than the one before it. One project stands worse than the pinned baseline.',
    )
  })

  it('says that the baseline is still being looked at, not that nothing drifts', () => {
    const known = drift()
    const [row] = prepareProjects([overview('a', { drift: known && { ...known, waiting: true } })])
    expect(row).toMatchObject({ drift: null, pending: 'being compared with its baseline' })
    expect(prepareProjects([overview('a', { drift: known })])[0].pending).toBeNull()
  })

  it('counts in its headline the regressions that its lines list', () => {
    const of = (...verdicts: ('worse' | 'better' | 'inconclusive')[]) =>
      overview('a', { trend: toTrendPoints([{}, ...verdicts.map((verdict) => ({ verdict }))]) })
    const said = (...overviews: ProjectOverview[]) =>
      projectsMessages.statement(countFindings(prepareProjects(overviews)))
    expect(said(of('worse', 'inconclusive'))).toBe(
      'One project. No latest run was found worse than the one before it. One project has an earlier regression that is still open.',
    )
    expect(said(of('inconclusive', 'worse'))).toBe('One project. One latest run is worse than the one before it.')
    expect(said(of('worse', 'better'))).not.toContain('still open')
  })

  it('marks a metric whose lower values are better', () => {
    const [row] = prepareProjects([overview('a', { headline: { ...headline, label: 'TER', direction: 'lower' } })])
    expect(row.metric).toBe('TER ↓')
  })

  it('says why there is no score, and draws nothing then', () => {
    const trend = toTrendPoints([{ value: null, reason: 'The scores are still being computed.' }])
    const [row] = prepareProjects([overview('a', { headline: null, trend, latest: trend[0].run })])
    expect(row).toMatchObject({ score: null, spark: null, verdict: 'no-score' })
    expect(row.reason).toBe('The scores are still being computed.')
  })

  it('puts the newest run first and projects without a run last', () => {
    const old = toTrendPoints([{}])
    const rows = prepareProjects([
      overview('empty', { latest: null, headline: null, trend: [], runCount: 0 }),
      overview('old', { latest: old[0].run, trend: old }),
      overview('new'),
    ])
    expect(rows.map((row) => row.slug)).toEqual(['new', 'old', 'empty'])
    expect(rows[2]).toMatchObject({ reason: 'no runs yet', latest: null, testSet: null, verdict: null })
  })

  it('gives no rows for no projects', () => {
    expect(prepareProjects([])).toEqual([])
  })
})
