import { beforeAll, describe, expect, it } from 'vitest'
import type { GateInput } from '../../lib/schema/gate-input.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import type { RunInput } from '../../lib/schema/run-input.ts'
import { compareRuns } from '../../lib/service/compare-runs.ts'
import { gateRuns } from '../../lib/service/gate-runs.ts'
import { patchProject } from '../../lib/service/patch-project.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { callApi } from '../api/call-api.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

const service = startTempService()
const ANYONE = { projectId: null }
const commits = ['aaaa001', 'aaaa002', 'aaaa003', 'aaaa004'] as const

const post = async (over: Partial<RunInput> & { count?: number; spoil?: number }): Promise<RunRecord> => {
  const input = makeRun({ count: 60, metrics: ['bleu', 'chrf'], branch: 'main', ...over })
  const { run } = (await postRun({ input, token: { id: 't', projectId: null } as never, waitMs: 60_000 })) as {
    run: RunRecord
  }
  return run
}
const judge = (head: RunRecord, over: Partial<GateInput> = {}) =>
  gateRuns({ project: 'pumps', head: `run:${head.id}`, ...over })

const runs: Record<string, RunRecord> = {}
beforeAll(async () => {
  const day = (n: number) => `2026-03-0${n}T00:00:00Z`
  runs.old = await post({ commit: commits[0], commitDate: day(1), spoil: 9 })
  runs.good = await post({ commit: commits[1], commitDate: day(2), spoil: 10 })
  runs.intl = await post({ commit: commits[2], commitDate: day(3), spoil: 10, metrics: ['bleu:tok=intl', 'chrf'] })
  runs.elsewhere = await post({ commit: commits[2], commitDate: day(3), system: 'other', spoil: 11 })
  runs.worse = await post({ commit: 'bbbb001', branch: 'feature', commitDate: day(5), spoil: 2 })
  runs.better = await post({ commit: 'bbbb002', branch: 'feature', commitDate: day(6), spoil: 61 })
  runs.otherTest = await post({ commit: 'bbbb003', branch: 'feature', commitDate: day(6), testSet: 'tenders' })
}, 300_000)

describe('a waiver of a broken bound', () => {
  it('leaves what may not be compared as it is', async () => {
    const waiver = { metric: 'bleu', author: 'Ana', reason: 'known', expiresAt: '2999-01-01T00:00:00Z' }
    const judged = async (rules: GateInput['policy']) =>
      (await judge(runs.worse, { base: `run:${runs.intl.id}`, policy: { metrics: ['bleu'], ...rules } })).gate.outcome
    expect(await judged({ waivers: [waiver] })).toBe('not-comparable')
    expect(await judged({ minimum: { bleu: 99 } })).toBe('fail')
    expect(await judged({ minimum: { bleu: 99 }, waivers: [waiver] })).toBe('not-comparable')
  })
})

describe('scores that were made elsewhere', () => {
  const posted: Record<string, RunRecord> = {}
  const withScores = (right: number, over: Partial<RunInput> = {}) => {
    const { segments } = makeRun({ count: 80 })
    const scores = (i: number) => [
      { metric: 'exact_match', value: i % 10 < right ? 1 : 0, signature: 'filter:strict-match' },
      { metric: 'oddity', value: i % 10 < right ? 1 : 0, signature: 'm' },
    ]
    const scored = segments?.map((segment, i) => ({ ...segment, scores: scores(i) }))
    return post({ project: 'posted', segments: scored, metrics: undefined, branch: 'main', ...over })
  }
  const of = async (policy: GateInput['policy'], over: Partial<GateInput> = {}) => {
    const request = { project: 'posted', base: `run:${posted.base.id}`, head: `run:${posted.head.id}` }
    const { gate, links, comparison } = await gateRuns({ ...request, ...over, policy })
    return { outcome: gate.outcome, specs: gate.metrics.map(({ spec }) => spec), links, comparison }
  }
  const strict = 'external:name=exact_match,model="filter:strict-match"'
  beforeAll(async () => {
    posted.base = await withScores(9, { commit: commits[0] })
    posted.head = await withScores(5, { commit: 'cccc001', branch: 'feature' })
  }, 120_000)

  it.each([
    ['the whole SPEC, whose name has a direction', [strict], 'fail'],
    ['the name alone', ['external:name=exact_match'], 'fail'],
    ['the SPEC with the direction that its name has', [`${strict},direction=higher`], 'fail'],
    ['a name without a direction', ['external:name=oddity,model=m'], 'cannot-tell'],
    ['that name with a direction', ['external:name=oddity,model=m,direction=higher'], 'fail'],
    ['that name with the other direction', ['external:name=oddity,direction=lower'], 'pass'],
    ['another model', ['external:name=exact_match,model="filter:flexible"'], 'nothing-to-judge'],
  ])('are gated by %s', async (_, metrics, outcome) => {
    const judged = await of({ metrics })
    expect(judged.outcome).toBe(outcome)
    expect(judged.specs).toHaveLength(1)
  })
  it('have bounds and smallest effects under any of these SPECs', async () => {
    const named = 'external:name=exact_match'
    expect((await of({ metrics: [strict], minimum: { [named]: 0.8 } })).outcome).toBe('fail')
    expect((await of({ metrics: [strict], smallestEffects: { [named]: 0.9 } })).outcome).toBe('pass')
  })
  it('stand beside everything else of the comparison, which a link makes again', async () => {
    const { comparison, links } = await of({ metrics: ['external:name=oddity,direction=lower'] })
    const specs = comparison?.results.map(({ spec }) => spec)
    const metric = new URL(links.page ?? '', 'http://localhost').searchParams.get('metric')
    expect(metric).toBe('external:name=oddity,model=m,direction=lower')
    expect(specs).toEqual(expect.arrayContaining(['bleu', 'chrf', 'external:name=oddity,model=m,direction=lower']))
    const { body } = await callApi('GET', `http://localhost${links.comparison}`)
    expect((body as { results: { spec: string }[] }).results.map(({ spec }) => spec)).toEqual(specs)
  })
  it('may have their direction declared by the run', async () => {
    const over = { declared: { 'direction.oddity': 'higher' } }
    const base = await withScores(9, { ...over, system: 'said', commit: commits[1] })
    const head = await withScores(5, { ...over, system: 'said', commit: 'cccc002', branch: 'feature' })
    const judged = await of(
      { metrics: ['external:name=oddity,model=m'] },
      { base: `run:${base.id}`, head: `run:${head.id}` },
    )
    expect(judged.outcome).toBe('fail')
  })
  it('are compared with a run of the same model, not with the nearest', async () => {
    const request = { project: 'posted', head: `run:${posted.head.id}` }
    const { baseline } = await gateRuns({
      ...request,
      policy: { metrics: ['external:name=exact_match,direction=higher'] },
    })
    expect(baseline?.runId).toBe(posted.base.id)
  })
})

describe('the baseline', () => {
  it('is the run of the merge base; what has another signature is passed over, and it is said', async () => {
    const { baseline, base } = await judge(runs.worse, { ancestors: [...commits].reverse() })
    expect(baseline).toMatchObject({ runId: runs.good.id, how: 'ancestor', commit: commits[1], distance: 2 })
    expect(base?.id).toBe(runs.good.id)
    expect(baseline?.skipped).toEqual([
      { commit: commits[3], why: expect.stringContaining('no run') },
      { commit: commits[2], why: expect.stringContaining('BLEU (tok)') },
    ])
    expect(baseline?.ageMs).toBeGreaterThan(0)
  })
  it('is the merge base itself where that fits', async () => {
    const { baseline } = await judge(runs.worse, { ancestors: [commits[1], commits[0]] })
    expect(baseline).toMatchObject({ runId: runs.good.id, how: 'merge-base', distance: 0, skipped: [] })
  })
  it('is the target branch’s last run where nobody knows the ancestors', async () => {
    const { baseline } = await judge(runs.worse)
    expect(baseline).toMatchObject({ runId: runs.good.id, how: 'target-branch', distance: null })
  })
  it('on the target branch itself is what stands before, never head', async () => {
    const { baseline } = await judge(runs.good)
    expect(baseline).toMatchObject({ runId: runs.old.id, how: 'target-branch' })
    const again = await judge(runs.good, { ancestors: [commits[1], commits[0]] })
    expect(again.baseline).toMatchObject({
      runId: runs.old.id,
      how: 'ancestor',
      distance: 1,
      isFromHead: true,
      skipped: [],
    })
  })
  it('may be named, and is of the same system unless another is', async () => {
    const named = await judge(runs.worse, { base: 'branch:main' })
    expect(named.baseline).toMatchObject({ runId: runs.intl.id, how: 'named' })
    const other = await judge(runs.worse, { base: 'branch:main', baseSystem: 'other' })
    expect(other.baseline).toMatchObject({ runId: runs.elsewhere.id, how: 'named' })
    const byRule = await judge(runs.worse, { baseSystem: 'other' })
    expect(byRule.baseline).toMatchObject({ runId: runs.elsewhere.id, how: 'target-branch' })
    await expect(judge(runs.worse, { base: `run:${runs.worse.id}` })).rejects.toThrow('same run')
  })
  it('named as head’s own branch is the run before head on it', async () => {
    const { baseline } = await judge(runs.better, { base: 'branch:feature' })
    expect(baseline).toMatchObject({ runId: runs.worse.id, how: 'named' })
  })
  it('is the pinned one only where that is asked for', async () => {
    await patchProject('pumps', { baselineRunId: runs.old.id }, ANYONE)
    expect((await judge(runs.worse)).baseline?.how).toBe('target-branch')
    const pinned = { runId: runs.old.id, how: 'pinned' }
    expect((await judge(runs.worse, { base: 'baseline' })).baseline).toMatchObject(pinned)
    expect((await judge(runs.worse, { policy: { baseline: 'pinned' } })).baseline).toMatchObject(pinned)
    const compared = await compareRuns({ project: 'pumps', base: 'baseline', head: `run:${runs.worse.id}` })
    expect(compared.base.id).toBe(runs.old.id)
    await patchProject('pumps', { baselineRunId: null }, ANYONE)
    const unpinned = await compareRuns({ project: 'pumps', base: 'baseline', head: `run:${runs.worse.id}` })
    expect(unpinned.base.id).toBe(runs.good.id)
  })
})

describe('the outcome', () => {
  it('worse fails, better passes, and both say against what', async () => {
    const worse = await judge(runs.worse)
    expect(worse.gate).toMatchObject({ outcome: 'fail', family: 2 })
    expect(worse.links.page).toContain(runs.good.id)
    expect((await judge(runs.better)).gate.outcome).toBe('pass')
  })
  it('another tokenizer is not comparable where there is nothing else', async () => {
    const { gate, baseline } = await judge(runs.better, { base: `run:${runs.intl.id}` })
    expect(gate.outcome).toBe('not-comparable')
    expect(baseline?.how).toBe('named')
    const neutral = await judge(runs.better, { base: `run:${runs.intl.id}`, policy: { incomparable: 'neutral' } })
    expect(neutral.gate.outcome).toBe('pass')
  })
  it('without a baseline there is nothing to judge but bounds', async () => {
    const none = await judge(runs.otherTest)
    expect(none).toMatchObject({ gate: { outcome: 'nothing-to-judge' }, baseline: null, comparison: null })
    expect(none.warnings.join()).toContain('no baseline')
    const bounds = await judge(runs.otherTest, { policy: { metrics: [], minimum: { bleu: 1 } } })
    expect(bounds.gate.outcome).toBe('pass')
    const broken = await judge(runs.otherTest, { policy: { metrics: [], minimum: { bleu: 100 } } })
    expect(broken.gate.outcome).toBe('fail')
  })
  it('a metric that the runs do not have is nothing to judge', async () => {
    expect((await judge(runs.better, { policy: { metrics: ['chrf', 'ter'] } })).gate.outcome).toBe('nothing-to-judge')
  })
})

describe('the policy', () => {
  it('of the project holds; a request’s rule stands in its place, and it is said', async () => {
    await patchProject('pumps', { gate: { metrics: ['chrf'], minimum: { 'chrf:nc=6': 97 } } }, ANYONE)
    const own = await judge(runs.better)
    expect(own.policy).toMatchObject({ metrics: ['chrf'], minimum: { chrf: 97 } })
    expect(own.gate).toMatchObject({ outcome: 'pass', family: 1 })
    expect(own.gate.warnings.join()).toContain('Only chrF')
    const loose = await judge(runs.worse, { policy: { minimum: { chrf: 1 }, smallestEffects: { chrf: 90 } } })
    expect(loose.gate.outcome).toBe('pass')
    expect(loose.warnings.join()).toMatch(/in place of the project’s own: minimum/)
    await patchProject('pumps', { gate: null }, ANYONE)
    expect((await judge(runs.worse)).policy.metrics).toBeUndefined()
  })
})

describe('over HTTP', () => {
  const send = (method: string, address: string, body?: unknown) =>
    callApi(method, address, {
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  it('POST and GET answer alike, without a token', async () => {
    const asked = { project: 'pumps', head: `run:${runs.worse.id}` }
    const posted = await callApi('POST', '/api/v1/gate', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, ancestors: [commits[1]] }),
    })
    expect(posted).toMatchObject({ status: 200, body: { gate: { outcome: 'fail' }, baseline: { how: 'merge-base' } } })
    const query = new URLSearchParams({ ...asked, ancestor: commits[1] })
    const got = await callApi('GET', `/api/v1/gate?${query}`)
    const { ageMs: _a, ...baseline } = got.body.baseline
    expect(posted.body.baseline).toMatchObject(baseline)
    expect(got.body.gate).toEqual(posted.body.gate)
  })
  it.each<[string, unknown, string]>([
    ['an unknown rule', { policy: { levl: 0.1 } }, '/policy'],
    ['a level of 2', { policy: { level: 2 } }, '/policy/level'],
    ['a bound that is text', { policy: { minimum: { bleu: 'NaN' } } }, '/policy/minimum/bleu'],
    ['an unknown metric', { policy: { metrics: ['blue'] } }, '/policy/metrics/0'],
    ['an ancestor that is no commit', { ancestors: ['--all'] }, '/ancestors/0'],
  ])('%s is refused at its place', async (_, over, pointer) => {
    const { status, body } = await send('POST', '/api/v1/gate', {
      project: 'pumps',
      head: 'branch:main',
      ...(over as object),
    })
    expect(status).toBe(400)
    expect(body.problems[0]).toMatchObject({ pointer, mend: expect.any(String) })
  })
  it('a waiver is given, holds, is listed, and is taken away', async () => {
    const address = '/api/v1/projects/pumps/waivers'
    const waiver = { author: 'Ana', reason: 'new glossary', expiresAt: '2999-12-31', branch: 'feature' }
    const given = await Promise.all(['bleu', 'chrf'].map((metric) => send('POST', address, { ...waiver, metric })))
    expect(given.map(({ status }) => status)).toEqual([201, 201])
    expect(given[0].body.waiver).toMatchObject({ metric: 'bleu', expiresAt: '2999-12-31T23:59:59.000Z' })
    const waived = await judge(runs.worse)
    expect(waived.gate).toMatchObject({ outcome: 'pass', metrics: [{ waiver: { author: 'Ana' } }, {}] })
    const later = await gateRuns({ project: 'pumps', head: `run:${runs.worse.id}` }, { now: new Date('3000-01-01') })
    expect(later.gate.outcome).toBe('fail')
    expect(later.gate.warnings.join()).toContain('ran out')
    expect((await callApi('GET', address)).body.waivers).toHaveLength(2)
    for (const { body } of given) expect((await send('DELETE', `${address}/${body.waiver.id}`)).status).toBe(200)
    expect((await judge(runs.worse)).gate.outcome).toBe('fail')
    expect((await send('DELETE', `${address}/nobody`)).status).toBe(404)
  })
  it.each<[string, object, number]>([
    ['without an end', { metric: 'bleu', author: 'A', reason: 'b' }, 400],
    ['that has ended', { metric: 'bleu', author: 'A', reason: 'b', expiresAt: '2020-01-01' }, 400],
    ['of no metric', { metric: 'blue', author: 'A', reason: 'b', expiresAt: '2999-01-01' }, 400],
    [
      'for another project’s run',
      { metric: 'bleu', author: 'A', reason: 'b', expiresAt: '2999-01-01', headRunId: 'x' },
      400,
    ],
  ])('a waiver %s is refused', async (_, body, expected) => {
    const { status, body: problem } = await send('POST', '/api/v1/projects/pumps/waivers', body)
    expect(status).toBe(expected)
    expect(problem.problems[0].pointer).toBeDefined()
  })
  it('a waiver needs a token', async () => {
    expect((await callApi('POST', '/api/v1/projects/pumps/waivers', { body: '{}' })).status).toBe(401)
  })
})
