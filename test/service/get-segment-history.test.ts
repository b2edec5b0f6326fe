import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../lib/errors.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getSegmentHistory } from '../../lib/service/get-segment-history.ts'
import { listRunSegments } from '../../lib/service/list-run-segments.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const REFERENCE = 'Do not open the valve while the system is under pressure.'
const OUTPUTS = [
  'Do not open a valve while the system is under pressure.',
  'Do not open a valve while the system is under pressure.',
  null,
  'Open the valve while the system is under pressure.',
]
const HOSTILE = '../%2F?#"<b>x</b>\u202E id'

async function post(i: number, over: Record<string, unknown> = {}) {
  const text = OUTPUTS[i]
  const output = text === null ? { state: 'failed' as const, reason: 'out of memory' } : { hypothesis: text }
  const posted = await postRun({
    input: {
      project: 'valves',
      system: 'model',
      testSet: 'safety/α v1',
      commit: `c0ffee${i}`,
      commitDate: `2026-03-0${i + 1}T00:00:00Z`,
      metrics: ['bleu', 'wer'],
      segments: [
        { id: HOSTILE, source: 'Quelle', references: [REFERENCE], tags: { domain: 'safety' }, ...output },
        { id: 'b', references: ['The pump is on.'], hypothesis: 'The pump is on.' },
      ],
      ...over,
    },
    waitMs: 60_000,
  })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run
}

describe('a segment through all runs', () => {
  it('joins equal outputs in a row, keeps failures apart, scores each as its run does, and sees a lost negation', async () => {
    const runs = []
    for (let i = 0; i < OUTPUTS.length; i++) runs.push(await post(i))
    await whenIdle()
    const at = { project: 'valves', testSet: 'safety/α v1', id: HOSTILE }
    const history = await getSegmentHistory(at)
    expect(history.stretches.items.map(({ runs: n, state, hypothesis }) => [n, state, hypothesis])).toEqual([
      [1, 'scored', OUTPUTS[3]],
      [1, 'failed', null],
      [2, 'scored', OUTPUTS[0]],
    ])
    expect(history.stretches.items[1].reason).toBe('out of memory')
    expect([history.stretches.items[2].newest.id, history.stretches.items[2].oldest.id]).toEqual([
      runs[1].id,
      runs[0].id,
    ])
    expect(history.head?.newest.id).toBe(runs[3].id)
    expect(history.head?.flips.map((flip) => flip.kind)).toEqual(['negation'])
    const own = (await listRunSegments(runs[3].id)).items[0]
    expect(history.metrics.map((metric) => metric.spec)).toEqual(['bleu', 'wer'])
    expect(history.metrics[0].signature).toContain('tok:13a')
    expect(history.head?.scored).toEqual(['bleu', 'wer'])
    expect([history.runs, history.stretches.total, history.outputs]).toEqual([4, 3, 2])
    expect(history.stretches.items.map(({ look }) => look.state)).toEqual(['looked', 'no-text', 'looked'])
    expect(history.head?.look.overlap).toBeGreaterThan(history.leastOverlap)
    expect(history.head?.scores).toEqual(own.scores)
    expect(history.head?.scores.wer).toBeGreaterThan(0)
    expect(history.stretches.items[1].scores.wer).toBeNull()

    const chosen = await getSegmentHistory({ ...at, head: runs[0].id, base: runs[3].id, limit: 1 })
    expect([chosen.head?.hypothesis, chosen.base?.hypothesis]).toEqual([OUTPUTS[0], OUTPUTS[3]])
    expect(chosen.stretches).toMatchObject({ total: 3, items: [{ runs: 1 }] })
    const next = await getSegmentHistory({ ...at, cursor: chosen.stretches.next, limit: 1 })
    expect(next.stretches.items[0].state).toBe('failed')
  })

  it('keeps another wording of the segment apart, and another system', async () => {
    const changed = [{ id: HOSTILE, source: 'Andere Quelle', references: [REFERENCE], hypothesis: OUTPUTS[3] }]
    await post(0, { segments: changed, commitDate: '2026-03-08T00:00:00Z' })
    await post(3, { system: 'rival', commitDate: '2026-03-09T00:00:00Z' })
    await whenIdle()
    const history = await getSegmentHistory({ project: 'valves', testSet: 'safety/α v1', id: HOSTILE })
    expect(history.versions.map(({ number, changed: is }) => [number, is])).toEqual([
      [2, false],
      [1, true],
    ])
    expect(history.stretches.items.slice(0, 3).map(({ newest, runs }) => [newest.system, runs])).toEqual([
      ['rival', 1],
      ['model', 1],
      ['model', 1],
    ])
    expect(history.source).toBe('Quelle')
    // The rival wrote what model had written: lines are told apart by system, outputs are not.
    expect([history.stretches.total, history.outputs]).toEqual([5, 2])
  })

  it('leads with what head was scored by, and keeps runs of other metrics apart', async () => {
    const at = { project: 'metrics', testSet: 'm' }
    const older = await post(0, { ...at, metrics: ['chrf', 'bleu'] })
    await post(3, { ...at, metrics: ['bleu:tok=intl'] })
    await whenIdle()
    const history = await getSegmentHistory({ project: 'metrics', testSet: 'm', id: HOSTILE })
    expect(history.metrics.map(({ spec }) => spec)).toEqual(['bleu:tok=intl', 'chrf', 'bleu'])
    expect(history.metrics.map(({ label }) => label)).toEqual(['BLEU (tok intl)', 'chrF2', 'BLEU (tok 13a)'])
    expect(history.stretches.items.map(({ scored }) => scored)).toEqual([['bleu:tok=intl'], ['chrf', 'bleu']])
    const back = await getSegmentHistory({ project: 'metrics', testSet: 'm', id: HOSTILE, head: older.id })
    expect(back.metrics.map(({ spec }) => spec)).toEqual(['chrf', 'bleu', 'bleu:tok=intl'])
  })

  it('tells an output that is far from its reference from one without a flip', async () => {
    const segments = [{ id: 'far', references: ['The pump is on.'], hypothesis: 'Nobody came to the old house today.' }]
    await post(0, { project: 'far', testSet: 'far', segments })
    await whenIdle()
    const { head } = await getSegmentHistory({ project: 'far', testSet: 'far', id: 'far' })
    expect([head?.flips, head?.look.state]).toEqual([[], 'overlap'])
  })

  it('finds every place of a long test set, in whatever piece its marks lie', async () => {
    const outputs = (spoilt: number) =>
      Array.from({ length: 500 }, (_, i) => ({
        id: `s${i}`,
        references: [`pump ${i} is on`],
        hypothesis: i === spoilt ? `gate ${i} is off` : `pump ${i} is on`,
        ...(i === 447 && { hypothesis: undefined, state: 'failed' as const, reason: 'lost' }),
      }))
    const at = { project: 'long', testSet: 'long', segments: outputs(300) }
    await post(0, at)
    await post(1, { ...at, segments: outputs(224) })
    await whenIdle()
    const read = async (id: string) => {
      const { stretches } = await getSegmentHistory({ project: 'long', testSet: 'long', id })
      return stretches.items.map(({ runs, state, hypothesis }) => [runs, state, hypothesis])
    }
    expect(await read('s1')).toEqual([[2, 'scored', 'pump 1 is on']])
    expect(await read('s223')).toEqual([[2, 'scored', 'pump 223 is on']])
    expect(await read('s224')).toEqual([
      [1, 'scored', 'gate 224 is off'],
      [1, 'scored', 'pump 224 is on'],
    ])
    expect(await read('s300')).toEqual([
      [1, 'scored', 'pump 300 is on'],
      [1, 'scored', 'gate 300 is off'],
    ])
    expect(await read('s447')).toEqual([[2, 'failed', null]])
    expect(await read('s499')).toEqual([[2, 'scored', 'pump 499 is on']])
  })

  it('is not there for an id that no version has', async () => {
    const asked = getSegmentHistory({ project: 'valves', testSet: 'safety/α v1', id: 'none' })
    await expect(asked).rejects.toThrow(NotFoundError)
  })
})

it('gold answers and log-probabilities of the newest output come along, so that its scores can be worked out', async () => {
  await post(0, {
    testSet: 'answers',
    metrics: ['qa_f1', 'ppl'],
    segments: [
      { id: 'q', answers: ['the red door', 'a door'], hypothesis: 'red door', logprobs: [null, -1], logBase: 'e' },
    ],
  })
  const { answers, head } = await getSegmentHistory({ project: 'valves', testSet: 'answers', id: 'q' })
  expect(answers).toEqual(['the red door', 'a door'])
  expect(head?.measured).toEqual({ logprobs: [null, -1], logBase: 'e' })
})
