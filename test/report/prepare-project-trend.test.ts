import { describe, expect, it } from 'vitest'
import { prepareProjectTrend } from '../../lib/report/prepare-project-trend.ts'
import type { RunFilters } from '../../lib/schema/records.ts'
import { type GivenPoint, toTrendPoints } from './trend-points.ts'

function view(
  given: readonly GivenPoint[],
  query: Parameters<typeof prepareProjectTrend>[0]['query'] = {},
  change: Partial<RunFilters> = {},
) {
  const points = toTrendPoints(given)
  const unique = (values: readonly (string | null)[]) => [...new Set(values)].filter((value) => value !== null).sort()
  return prepareProjectTrend({
    project: { mainBranch: 'main' },
    filters: {
      branches: unique(points.map((point) => point.run.branch)),
      systems: unique(points.map((point) => point.run.system)),
      testSets: unique(points.map((point) => point.run.testSet.name)),
      metrics: [
        { spec: 'bleu', metric: 'bleu', label: 'BLEU' },
        { spec: 'bleu:tok=zh', metric: 'bleu', label: 'BLEU' },
        { spec: 'ter', metric: 'ter', label: 'TER' },
      ],
      ...change,
    },
    points,
    query: { metric: 'bleu', ...query },
  })
}
const ids = (shown: ReturnType<typeof view>) => shown.trend.slots.map((slot) => slot.point.run.id)

describe('what a project page shows when nothing is chosen', () => {
  it('follows the main branch', () => {
    const shown = view([{}, { branch: 'x' }, {}])
    expect(ids(shown)).toEqual(['r0', 'r2'])
    expect(shown.branch).toBe('main')
    expect(shown.latest).toMatchObject({ score: '30.2', point: { run: { id: 'r2' } } })
  })

  it('shows open pull requests beside the line, the newest run of each, and counts how they fared', () => {
    const shown = view([
      {},
      { branch: 'a', pullRequest: '7', verdict: 'better' },
      { branch: 'a', pullRequest: '7', verdict: 'worse' },
      { branch: 'b', pullRequest: '8', verdict: 'inconclusive' },
      { branch: 'c' },
    ])
    expect(ids(shown)).toEqual(['r0', 'r2', 'r3'])
    expect(shown.trend.slots.map(({ loose }) => loose)).toEqual([false, true, true])
    expect(shown.pullRequests).toEqual({
      count: '2',
      note: '1 worse, 1 inconclusive by BLEU',
      worse: [{ name: 'PR 7', base: 'r1', head: 'r2' }],
    })
    expect(shown).toMatchObject({ branch: 'main', latest: { point: { run: { id: 'r0' } } } })
    expect(shown.filters[0]).toMatchObject({
      value: '*pull-requests',
      options: expect.arrayContaining([{ value: '*pull-requests', label: 'main + PRs' }]),
    })
  })
  it('shows the main branch alone where that is asked for', () => {
    const shown = view([{}, { branch: 'a', pullRequest: '7', verdict: 'worse' }], { branch: 'main' })
    expect(ids(shown)).toEqual(['r0'])
    expect(shown.pullRequests?.count).toBe('1')
  })

  it('shows all runs of a project that has none on the main branch', () => {
    const shown = view([{ branch: null }, { branch: 'x' }])
    expect(ids(shown)).toEqual(['r0', 'r1'])
    expect(shown.branch).toBeNull()
    expect(shown.trend.slots.map((slot) => slot.loose)).toEqual([false, false])
  })

  it('keeps up to three systems together, and takes the newest of more', () => {
    expect(ids(view([{ system: 'a' }, { system: 'b' }, { system: 'c' }]))).toEqual(['r0', 'r1', 'r2'])
    const crowded = view([{ system: 'a' }, { system: 'b' }, { system: 'c' }, { system: 'd' }])
    expect(ids(crowded)).toEqual(['r3'])
    expect(crowded.filters.find((filter) => filter.name === 'system')?.value).toBe('d')
  })
})

describe('what the reader chooses on a project page', () => {
  it('says what of it nobody has, and shows the leading metric by its name', () => {
    const shown = view([{}], { metric: 'comet', branch: 'nowhere' })
    expect(shown.metric?.label).toBe('BLEU')
    expect(shown.ignored).toEqual([
      'No run has a score called “comet”: the leading metric is shown.',
      'There is no branch “nowhere”: no run matches.',
    ])
    expect(view([{}], { metric: 'ter' }).ignored).toEqual([])
  })

  it('takes all of them for *', () => {
    const four = [{ system: 'a' }, { system: 'b' }, { system: 'c' }, { system: 'd' }]
    expect(ids(view(four, { system: '*', testSet: '*' }))).toEqual(['r0', 'r1', 'r2', 'r3'])
    const branches = view([{}, { branch: 'x' }], { branch: '*' })
    expect(branches.trend.slots.map((slot) => slot.loose)).toEqual([false, true])
  })

  it('joins the runs of a chosen branch', () => {
    const shown = view([{}, { branch: 'x' }, { branch: 'x' }], { branch: 'x' })
    expect(shown.trend.slots.map((slot) => slot.line)).toEqual([0, 0])
  })

  it('says so when nothing is left', () => {
    const shown = view([{}], { branch: 'gone' })
    expect(shown).toMatchObject({ latest: null, statement: { word: 'No run matches these filters.' } })
    expect(shown.trend.axis).toBeNull()
  })

  it('offers each metric once, knows which is better when lower, and only filters that narrow something', () => {
    const shown = view([{}, { branch: 'x' }], { metric: 'ter' })
    expect(shown.metrics.map((metric) => metric.label)).toEqual(['BLEU', 'TER'])
    expect(shown.metric).toEqual({ name: 'ter', label: 'TER', lower: true })
    expect(shown.filters.map((filter) => filter.name)).toEqual(['branch'])
  })

  it('has no metric where no run has a score of any', () => {
    expect(view([{}], { metric: 'zzz' }, { metrics: [] }).metric).toBeNull()
  })
})
