import { describe, expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { exportTrend } from '../../lib/service/export/export-trend.ts'
import { getDrift } from '../../lib/service/get-drift.ts'
import { getProject } from '../../lib/service/get-project.ts'
import { getRunScores } from '../../lib/service/get-run-scores.ts'
import { getTrend } from '../../lib/service/get-trend.ts'
import { listProjects } from '../../lib/service/list-projects.ts'
import { getRunFilters } from '../../lib/service/list-runs.ts'
import { patchProject } from '../../lib/service/patch-project.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

async function post(day: number, over: Parameters<typeof makeRun>[0] = {}) {
  const posted = await postRun({
    input: makeRun({
      count: 60,
      branch: 'main',
      commit: `c0ffee${day}`,
      commitDate: `2026-03-0${day}T00:00:00Z`,
      metrics: ['bleu', 'chrf'],
      ...over,
    }),
    waitMs: 60_000,
  })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run
}

describe('a trend', () => {
  it('goes from old to new, has steps, gaps, breaks with their field, and totals that only were posted', async () => {
    await post(1, { spoil: 60 })
    await post(2, { spoil: 2 })
    await post(3, { spoil: 2, metrics: ['bleu:tok=intl'] })
    await post(4, { spoil: 2, metrics: ['chrf'], scores: [{ metric: 'COMET', value: '0.81' }] })
    await whenIdle()
    const points = await getTrend('pumps', { metric: 'bleu' })
    expect(points.map(({ run, spec }) => [run.commit, spec])).toEqual([
      ['c0ffee1', 'bleu'],
      ['c0ffee2', 'bleu'],
      ['c0ffee3', 'bleu:tok=intl'],
      ['c0ffee4', null],
    ])
    expect(points.map(({ value }) => value === null)).toEqual([false, false, false, true])
    expect(points[3].reason).toBe('The run has no score for bleu.')
    expect(points.map(({ changed }) => changed)).toEqual([[], [], ['tok'], []])
    expect(points[1].step).toMatchObject({ baseRunId: points[0].run.id, verdict: 'worse' })
    expect(points[2].step?.comparable).not.toBe('yes')
    expect((await getTrend('pumps', { metric: 'bleu', branch: 'none' })).length).toBe(0)
    expect((await getTrend('pumps', { metric: 'bleu', limit: 2 })).map(({ run }) => run.commit)).toEqual([
      'c0ffee3',
      'c0ffee4',
    ])
    const comet = await getTrend('pumps', { metric: 'COMET' })
    expect(comet.map(({ value, signature, interval }) => [value, signature, interval])).toEqual([
      [null, null, null],
      [null, null, null],
      [null, null, null],
      [0.81, null, null],
    ])
    const filters = await getRunFilters('pumps')
    expect(filters).toMatchObject({ branches: ['main'], systems: ['model'], testSets: ['manual'] })
    expect(filters.metrics.map(({ metric, spec }) => [metric, spec])).toContainEqual(['COMET', null])
  })

  it('keeps the figures of one name apart: by what people call them', async () => {
    const segments = Array.from({ length: 40 }, (_, i) => {
      const counts = { tokenCount: 20 + (i % 7), wordCount: 18, byteCount: 96 }
      return { id: `d${i}`, logBase: 'e' as const, nll: 40 + (i % 11), ...counts }
    })
    const units = ['token', 'word', 'byte']
    const of = (day: number) => post(day, { project: 'lm', metrics: units.map((unit) => `ppl:unit=${unit}`), segments })
    const run = await of(1)
    await of(2)
    await whenIdle()
    const scores = new Map((await getRunScores(run.id)).map(({ label, value }) => [label, value]))
    expect(scores.size).toBe(3)
    for (const unit of units) {
      const label = `Perplexity (${unit})`
      const points = await getTrend('lm', { metric: 'ppl', label })
      expect(points.map(({ spec, value }) => [spec, value])).toEqual(
        [1, 2].map(() => [unit === 'token' ? 'ppl' : `ppl:unit=${unit}`, scores.get(label)]),
      )
      const table = await exportTrend('lm', { table: 'trend', format: 'csv', metric: unit === 'token' ? 'ppl' : label })
      const rows: unknown[][] = []
      for await (const row of table.rows) rows.push([...row])
      const at = table.columns.findIndex(({ name }) => name === 'score')
      expect(table.meta).toMatchObject({ metric: label })
      expect(rows.map((row) => row[at])).toEqual([scores.get(label), scores.get(label)])
    }
    const [overview] = (await listProjects()).filter(({ project }) => project.slug === 'lm')
    expect(overview.trend.map(({ value }) => value)).toEqual([1, 2].map(() => overview.headline?.value))
  })

  async function drifts(slug: string) {
    await whenIdle()
    const drift = await getDrift(await getProject(slug))
    expect(drift?.waiting).toBe(false)
    return [drift?.looks, ...(drift?.metrics.map(({ result, drift: is, reason }) => [result.spec, is, reason]) ?? [])]
  }
  const CHRF = ['chrf', null, 'no-smallest-effect']
  const pin = (slug: string, baselineRunId: string) =>
    patchProject(slug, { baselineRunId, smallestEffects: { bleu: 0.5 } }, { projectId: null })

  it('does not drift where one step got worse by itself: two runs in a row stand worse than the baseline', async () => {
    expect(await getDrift(await getProject('pumps'))).toBeNull()
    const baseline = await post(1, { project: 'stepped', spoil: 60 })
    await pin('stepped', baseline.id)
    expect(await getDrift(await getProject('stepped'))).toMatchObject({ looks: 0, newest: null, metrics: [] })
    await post(2, { project: 'stepped', spoil: 2 })
    expect(await drifts('stepped')).toEqual([1, ['bleu', null, 'one-run'], CHRF])
    await post(3, { project: 'stepped', spoil: 2, branch: 'side' })
    await post(4, { project: 'stepped', spoil: 2 })
    expect(await drifts('stepped')).toEqual([2, ['bleu', null, 'step'], CHRF])
  })

  it('drifts where single steps stay inconclusive and two runs in a row stand worse all the same', async () => {
    // Each step spoils two segments more: too few to be told by themselves.
    const spoilt = (n: number) =>
      makeRun({ count: 60, spoil: 60 }).segments.map((segment, i) =>
        i < n ? { ...segment, hypothesis: 'something else altogether was written' } : segment,
      )
    const at = (n: number) => ({ project: 'drifting', segments: spoilt(n) })
    await pin('drifting', (await post(1, at(0))).id)
    for (const day of [2, 3, 4, 5]) await post(day, at(2 * (day - 1)))
    expect(await drifts('drifting')).toEqual([4, ['bleu', 'worse', null], CHRF])
    expect((await getDrift(await getProject('drifting')))?.metrics[0].unnoticed).toBe(true)
  })

  it('compares in the background where a baseline is pinned later', async () => {
    const [first] = await getTrend('pumps', { limit: 4 })
    await patchProject('pumps', { baselineRunId: first.run.id }, { projectId: null })
    expect((await getDrift(await getProject('pumps')))?.waiting).toBe(true)
    await whenIdle()
    expect(await getDrift(await getProject('pumps'))).toMatchObject({ waiting: false, looks: 3 })
  })
})
