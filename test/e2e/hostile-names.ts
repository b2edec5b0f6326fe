import { type APIRequestContext, expect } from '@playwright/test'

export const PROJECT = 'hostile-names'

/** In every hostile name, and in no word of ours: letters that run from right to left. */
export const MARK = 'שלום'

/**
 * A name as nobody should give it: it begins in another direction, turns what follows, speaks to a terminal, ends a line
 * for some readers, holds what nobody sees and markup, and has no place at which to break until its `length`.
 */
export function hostile(what: string, length: number): string {
  const head = `${MARK}\u202E<i>${what}\u001B[31m\u0085\u200B\u2066`
  return `${head}${'W'.repeat(Math.max(0, length - head.length))}`
}

export const NAMES = {
  testSet: hostile('set', 200),
  branch: hostile('branch', 300),
  system: hostile('system', 200),
  metric: hostile('metric', 200),
  id: hostile('id', 300),
}

export interface HostileRuns {
  /** Of the main branch, oldest first; the third has another signature, the fourth no scores. */
  readonly main: readonly string[]
  readonly pullRequest: string
}

/** A project that bears hostile names in every place that a sender can fill. */
export async function postHostileNames(request: APIRequestContext): Promise<HostileRuns> {
  const headers = { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}` }
  const post = async (at: number, changes: object) => {
    const answer = await request.post('/api/v1/runs?wait=50', {
      headers: { ...headers, 'idempotency-key': `${PROJECT}-${at}` },
      data: { ...runOf(at), ...changes },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).id as string
  }
  const main: string[] = []
  for (const at of [0, 1, 2, 3, 4, 5]) main.push(await post(at, { branch: at === 4 ? NAMES.branch : 'main' }))
  const pullRequest = await post(6, {
    branch: NAMES.branch,
    pullRequest: hostile('request', 100),
    baseCommit: commit(5),
  })
  const patched = await request.patch(`/api/v1/projects/${PROJECT}`, {
    headers,
    data: {
      name: hostile('project', 200),
      description: hostile('description', 3000),
      baselineRunId: main[1],
      smallestEffects: { bleu: 1 },
      declared: { [hostile('vouched', 100)]: hostile('value', 500) },
      gate: {
        metrics: ['bleu', 'chrf'],
        slices: [hostile('tag', 100)],
        waivers: [
          {
            metric: 'bleu',
            author: hostile('author', 200),
            reason: hostile('reason', 900),
            expiresAt: '2099-01-01',
            branch: NAMES.branch,
          },
        ],
      },
    },
  })
  expect(patched.ok(), await patched.text()).toBe(true)
  return { main, pullRequest }
}

const commit = (at: number) => hostile(`commit${at}`, 90)

function runOf(at: number) {
  const worse = at >= 5
  return {
    project: PROJECT,
    system: at === 3 ? hostile('other system', 200) : NAMES.system,
    systemVersion: hostile('version', 150),
    testSet: { name: NAMES.testSet, version: hostile(at === 0 ? 'first' : 'second', 90) },
    commit: commit(at),
    commitMessage: hostile('message', 1500),
    commitDate: `2026-05-0${at + 1}T00:00:00Z`,
    ciUrl: `https://ci.example/${'w'.repeat(900)}`,
    metrics: at === 2 ? ['bleu:tok=char', 'chrf'] : ['bleu', 'chrf'],
    scores: [{ metric: hostile('posted', 200), value: '1.5', signature: hostile('signature', 500) }],
    declared: { [hostile('setting', 150)]: hostile(`value${at}`, 900) },
    metadata: { [hostile('meta', 150)]: { deep: hostile('data', 900) } },
    segments: Array.from({ length: at === 0 ? 20 : 24 }, (_, i) => ({
      id: i === 0 ? NAMES.id : `n-${i}`,
      document: hostile(`document${i % 3}`, 300),
      tags: { [hostile('tag', 100)]: hostile(`kind${i % 3}`, 300) },
      source: `source ${i}`,
      references: [`close valve ${i} before the pump of line ${i % 5} is started`],
      scores: [
        {
          metric: NAMES.metric,
          value: ((i + at) % 7) / 7,
          signature: hostile(`judge${at === 2 ? 1 : 0}`, 500),
          rater: hostile('rater', 150),
          reason: hostile('opinion', 900),
        },
      ],
      ...(at === 3 || i === 5
        ? { state: 'failed', reason: hostile('failure', 900) }
        : {
            hypothesis: `close valve ${worse && i % 2 ? 'now' : i} before the pump of line ${worse ? 9 : i % 5} is started`,
          }),
    })),
  }
}

/** Every kind of page, in the states that show names. */
export function hostilePages({ main, pullRequest }: HostileRuns): readonly string[] {
  const encode = encodeURIComponent
  const project = `/projects/${PROJECT}`
  const compare = `/compare?project=${PROJECT}&base=run:${main[1]}`
  const set = `${project}/test-sets/${encode(NAMES.testSet)}`
  return [
    '/',
    project,
    `${project}?view=table&branch=*&system=*&testSet=*`,
    `${project}?branch=*&system=*&testSet=*&metric=chrf`,
    `${project}?branch=${encode(NAMES.branch)}`,
    `${project}?branch=${encode(hostile('nobody', 200))}&metric=${encode(hostile('nothing', 100))}`,
    `${project}?metric=${encode(NAMES.metric)}`,
    `/runs/${main[5]}`,
    `/runs/${main[3]}`,
    `/runs/${main[5]}?q=${encode(hostile('sought', 200))}`,
    `/runs/${main[5]}/metrics`,
    `/runs/${main[5]}/metrics?x=bleu&y=${encode(NAMES.metric)}`,
    `${compare}&head=run:${main[5]}`,
    `${compare}&head=run:${main[5]}&slice=*&open=n-1&diff=characters`,
    `${compare}&head=run:${main[5]}&metric=${encode(NAMES.metric)}`,
    `${compare}&head=run:${main[2]}`,
    `${compare}&head=run:${main[3]}`,
    `${compare}&head=run:${pullRequest}`,
    `/compare?project=${PROJECT}&base=run:${main[0]}&head=run:${main[5]}`,
    `${compare}&head=run:${main[5]}&head=run:${main[2]}&head=run:${pullRequest}`,
    `/compare?project=${PROJECT}`,
    `/compare?project=${PROJECT}&base=run:${main[1]}&head=branch:${encode(NAMES.branch)}`,
    `/compare?project=${PROJECT}&base=run:${encode(hostile('nowhere', 100))}&head=run:${main[1]}`,
    `${project}/test-sets`,
    set,
    `${project}/segments/${encode(NAMES.testSet)}/n-1`,
    `${project}/segments/${encode(NAMES.testSet)}/${encode(NAMES.id)}`,
    `${project}/settings`,
    `/search?q=${encode(MARK)}`,
    `/search?q=${encode(hostile('sought', 200))}`,
    `/projects/${encode(hostile('none', 60))}`,
    `${project}/test-sets/${encode(hostile('none', 100))}`,
    `${project}/segments/${encode(NAMES.testSet)}/${encode(hostile('none', 100))}`,
  ]
}
