import { beforeAll, describe, expect, it } from 'vitest'
import { compareFlipRates } from '../../lib/compare/flip-rates.ts'
import { compareLints } from '../../lib/service/compare-lints.ts'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { getRunLints } from '../../lib/service/get-run-lints.ts'
import { getRunScores } from '../../lib/service/get-run-scores.ts'
import { getRunSlices } from '../../lib/service/get-run-slices.ts'
import { listMovedSegments } from '../../lib/service/list-moved-segments.ts'
import { listRunSegments } from '../../lib/service/list-run-segments.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const REFERENCE = (i: number) => `The valve number ${i + 10} is open while the pump of the second line is running.`
const FLIPPED = (i: number) => REFERENCE(i).replace('is open', 'is not open')

const ids: Record<string, string> = {}
beforeAll(async () => {
  const post = async (name: string, flipped: readonly number[]) => {
    const posted = await postRun({
      input: {
        project: 'valves',
        system: name,
        testSet: 'safety',
        metrics: ['bleu', 'wer'],
        segments: Array.from({ length: 12 }, (_, i) => ({
          id: `s${i}`,
          references: [REFERENCE(i)],
          hypothesis: i === 11 ? '' : flipped.includes(i) ? FLIPPED(i) : REFERENCE(i),
          tags: { line: i < 6 ? 'north' : 'south' },
        })),
      },
      waitMs: 60_000,
    })
    if (posted.state === 'part') throw new Error('a whole run was posted')
    ids[name] = posted.run.id
  }
  await post('base', [0, 1])
  await post('head', [1, 2, 3])
  await whenIdle()
})

describe('moved segments', () => {
  const list = (order: 'flips' | 'largest', withFlips = true) =>
    listMovedSegments({ base: ids.base, head: ids.head, spec: 'wer', order, withFlips })
  it('say which flips head brought, and those come first where asked for', async () => {
    const { items } = await list('flips')
    expect(items.map(({ id, flips }) => [id, flips])).toEqual([
      ['s2', ['negation']],
      ['s3', ['negation']],
      ['s0', []],
    ])
    expect((await list('largest')).items.map(({ id }) => id)).toEqual(['s0', 's2', 's3'])
  })
  it('say nothing of flips where nobody asks', async () => {
    expect((await list('largest', false)).items.every((item) => !('flips' in item))).toBe(true)
  })
})

describe('lints of a run', () => {
  it('are stored when the run comes in, and name segments', async () => {
    const lints = await getRunLints(ids.head)
    expect(lints?.flips).toEqual([{ kind: 'negation', count: 3, ids: ['s1', 's2', 's3'] }])
    expect(lints).toMatchObject({ segments: 12, flipped: 3, unread: { language: 0, length: 0 } })
    expect(lints?.findings.find((finding) => finding.code === 'empty-output')).toMatchObject({ count: 1, ids: ['s11'] })
  })
  it('say what was not looked at for flips', async () => {
    const texts = ['La vanne est ouverte et la pompe est dans le jardin.', `${REFERENCE(1)} ${'long '.repeat(900)}`]
    const posted = await postRun({
      input: {
        project: 'valves',
        system: 'french',
        testSet: 'unread',
        metrics: ['wer'],
        segments: texts.map((text, i) => ({ id: `u${i}`, references: [text], hypothesis: text })),
      },
      waitMs: 60_000,
    })
    if (posted.state === 'part') throw new Error('a whole run was posted')
    await whenIdle()
    expect((await getRunLints(posted.run.id))?.unread).toEqual({ language: 1, length: 1 })
  })
  it('narrow the list of segments', async () => {
    const flagged = await listRunSegments(ids.head, { flagged: { of: 'flip', kind: null } })
    expect([flagged.total, flagged.items.map((item) => item.id)]).toEqual([3, ['s1', 's2', 's3']])
  })
  it('of two runs meet: what head introduced and removed', async () => {
    const [base, head] = await Promise.all([getRun(ids.base), getRun(ids.head)])
    expect(await compareLints({ base, head })).toEqual({
      pairs: 12,
      base: 2,
      head: 3,
      introduced: 2,
      removed: 1,
      rate: {
        base: 2 / 12,
        head: 3 / 12,
        delta: 1 / 12,
        ci: [expect.any(Number), expect.any(Number)],
        changed: 3,
        documents: null,
        resamples: 1000,
        seed: 12_345,
      },
      kinds: [
        {
          kind: 'negation',
          base: 2,
          head: 3,
          introduced: { count: 2, ids: ['s2', 's3'] },
          removed: { count: 1, ids: ['s0'] },
        },
      ],
    })
  })
  it('the interval is that of the same flags anywhere, and is mirrored when the runs change places', async () => {
    const [base, head] = await Promise.all([getRun(ids.base), getRun(ids.head)])
    const there = await compareLints({ base, head })
    const back = await compareLints({ base: head, head: base })
    const flags = (flipped: readonly number[]) => Array.from({ length: 12 }, (_, i) => (flipped.includes(i) ? 1 : 0))
    expect(there?.rate).toEqual(compareFlipRates({ base: flags([0, 1]), head: flags([1, 2, 3]), documents: null }))
    expect(back).toMatchObject({ introduced: 1, removed: 2, base: 3, head: 2 })
    expect(back?.rate.delta).toBe(-there!.rate.delta!)
    expect(back?.rate.ci).toEqual([-there!.rate.ci![1], -there!.rate.ci![0]])
  })
  it('other resamples and another seed give the interval of those', async () => {
    const [base, head] = await Promise.all([getRun(ids.base), getRun(ids.head)])
    expect((await compareLints({ base, head, resamples: 200, seed: 7 }))?.rate).toMatchObject({
      resamples: 200,
      seed: 7,
    })
  })
  it('a pair that one side did not produce is left out: a missing output is not one without a flip', async () => {
    const posted = await postRun({
      input: {
        project: 'valves',
        system: 'failing',
        testSet: 'safety',
        segments: Array.from({ length: 12 }, (_, i) => ({
          id: `s${i}`,
          references: [REFERENCE(i)],
          ...(i === 1 ? { state: 'failed' as const } : { hypothesis: FLIPPED(i) }),
          tags: { line: i < 6 ? 'north' : 'south' },
        })),
      },
      waitMs: 60_000,
    })
    if (posted.state === 'part') throw new Error('a whole run was posted')
    await whenIdle()
    const [base, head] = await Promise.all([getRun(ids.base), getRun(posted.run.id)])
    expect(await compareLints({ base, head })).toMatchObject({ pairs: 11, base: 1, head: 11, introduced: 10 })
  })
})

describe('a random sample', () => {
  it('is the same when asked again, another with another number, and holds every segment once', async () => {
    const order = async (sort: string) => (await listRunSegments(ids.head, { sort })).items.map((item) => item.position)
    const first = await order('random')
    expect(await order('random:1')).toEqual(first)
    expect(await order('random:2')).not.toEqual(first)
    expect([...first].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i))
    expect(first).not.toEqual([...first].sort((a, b) => a - b))
  })
})

describe('slices of a run', () => {
  it('score each part by the rows of the whole, with n and interval', async () => {
    const run = await getRun(ids.head)
    const slices = await getRunSlices(run, 'wer')
    const byLine = slices.filter((slice) => slice.by === 'line')
    // Three words of fifteen inserted over six segments, and one empty output of fifteen words over six.
    expect(byLine.map(({ value, n, of, score }) => [value, n, of, score])).toEqual([
      ['north', 6, 6, 3 / 90],
      ['south', 6, 6, 15 / 90],
    ])
    for (const { score, interval } of byLine) {
      expect(interval?.[0]).toBeLessThanOrEqual(score as number)
      expect(interval?.[1]).toBeGreaterThanOrEqual(score as number)
    }
    const [bleu] = await getRunScores(run.id)
    expect(bleu.spec).toBe('bleu')
    expect((await getRunSlices(run, 'bleu')).filter((slice) => slice.by === 'line')).toHaveLength(2)
    // One number of references for all: not a slice.
    expect(slices.some((slice) => slice.by === 'references')).toBe(false)
  })
})
