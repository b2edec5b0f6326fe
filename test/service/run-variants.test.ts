import { beforeAll, describe, expect, it } from 'vitest'
import { alsoKnownAs } from '../../lib/explain/also-known-as.ts'
import { computeRun, whenIdle } from '../../lib/service/compute-queue.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { getRunVariants, MOST_SEGMENTS } from '../../lib/service/get-run-variants.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { closeRuntime, getRuntime } from '../../lib/service/runtime.ts'
import { areVariantsWanted, wantVariants, whyUnmade } from '../../lib/service/variants-queue.ts'
import { workOutVariants } from '../../lib/service/work-out-variants.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const PAIRS = [
  ['The valve on the left is open.', 'The valve on the left is open.'],
  ['Three pumps run by night and two at day', 'Three pumps run at night, and two by day.'],
  ['close the doors before leaving the hall', 'Close the door before you leave the hall.'],
  ['When the roof came down nobody was hurt.', 'Nobody was hurt when the roof came down.'],
] as const
const segments = PAIRS.map(([hypothesis, reference], i) => ({ id: `s${i}`, hypothesis, references: [reference] }))
const METRICS = ['bleu', 'bleu:order=3', 'chrf', 'wer', 'length_ratio']

async function post(over: object = {}): Promise<string> {
  const posted = await postRun({
    input: { project: 'valves', system: 'model', testSet: 'safety', metrics: METRICS, segments, ...over },
    waitMs: 60_000,
  })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run.id
}

const specsOf = async (id: string) => (await getRun(id)).metrics
const stateOf = async (id: string, spec: string) => (await getRunVariants(await getRun(id), [spec])).get(spec)

/** As a run is that was posted before variants were worked out unasked. */
async function forget(id: string): Promise<void> {
  const { db } = await getRuntime()
  await db.prisma.derivedFigure.deleteMany({ where: { runId: id } })
}

let id = ''
beforeAll(async () => {
  id = await post()
  await whenIdle()
})

describe('how variants score a run', () => {
  it('is worked out for every score that has variants as soon as the run is scored, with nobody asking', async () => {
    const { db } = await getRuntime()
    expect(await db.prisma.derivedFigure.count({ where: { runId: id } })).toBe(4)
    const found = await getRunVariants(await getRun(id), await specsOf(id))
    expect([...found.keys()]).toEqual(['bleu', 'bleu:order=3', 'chrf', 'wer'])
    for (const [spec, one] of found) {
      const expected = alsoKnownAs(spec, segments)
      if (one.state !== 'known') throw new Error(`${spec} is ${one.state}`)
      expect(one.variants.variants.map(({ value }) => value)).toEqual(expected?.variants.map(({ value }) => value))
      expect(one.variants).toMatchObject({ segments: 4, corpusAgainstMean: expected?.corpusAgainstMean })
    }
  })
  it('settings of no tool’s default are the first row', async () => {
    const found = await stateOf(id, 'bleu:order=3')
    expect(found?.state === 'known' && found.variants.variants[0]).toMatchObject({ id: 'own', own: true })
  })
  it('a scale without end stays without end', async () => {
    const found = await stateOf(id, 'wer')
    expect(found?.state === 'known' && found.variants.variants.map(({ top }) => top)).toContain(null)
  })
  it('is kept when scores are made anew', async () => {
    await computeRun(id)
    expect(await stateOf(id, 'bleu')).toMatchObject({ state: 'known' })
    await whenIdle()
  })
  it('an older run has it worked out by the first look, which does not wait', async () => {
    await forget(id)
    expect(await stateOf(id, 'bleu')).toEqual({ state: 'working' })
    await whenIdle()
    expect(await stateOf(id, 'bleu')).toMatchObject({ state: 'known' })
  })
  it('what a stop cut off is taken up by the next look', async () => {
    await forget(id)
    expect(await stateOf(id, 'chrf')).toEqual({ state: 'working' })
    await closeRuntime()
    await whenIdle()
    expect(areVariantsWanted(id, 'chrf')).toBe(false)
    await stateOf(id, 'chrf')
    await whenIdle()
    expect(await stateOf(id, 'chrf')).toMatchObject({ state: 'known' })
  })
  it('does not exist for a metric that goes by no other name, nor for one that this release does not know', async () => {
    expect((await getRunVariants(await getRun(id), ['length_ratio', 'bleu:tok=lost', 'gone'])).size).toBe(0)
  })
  it('is not made under a SPEC that the run was not scored by', async () => {
    await expect(workOutVariants(id, 'bleu:order=2')).rejects.toThrow('has no score under')
  })
  it('what cannot be made is said once with its reason, and not tried at every look', async () => {
    const run = await getRun(id)
    wantVariants(run, ['bleu:tok=lost'])
    await whenIdle()
    expect(whyUnmade(id, 'bleu:tok=lost')).toContain('tok')
    expect(areVariantsWanted(id, 'bleu:tok=lost')).toBe(false)
  })
  it('of a run that was removed meanwhile nothing is left, and no error', async () => {
    const run = await getRun(await post({ system: 'short-lived' }))
    await whenIdle()
    const { db } = await getRuntime()
    await db.write(() => db.prisma.run.delete({ where: { id: run.id } }))
    wantVariants(run, ['bleu'])
    await whenIdle()
    expect([areVariantsWanted(run.id, 'bleu'), whyUnmade(run.id, 'bleu')]).toEqual([false, null])
  })
  it('of a very long run is worked out when asked for alone', async () => {
    const count = MOST_SEGMENTS + 1
    const long = await post({
      testSet: 'long',
      metrics: ['em'],
      segments: Array.from({ length: count }, (_, i) => ({ id: `${i}`, hypothesis: 'a', references: ['a'] })),
    })
    await whenIdle()
    expect(await stateOf(long, 'em')).toEqual({ state: 'on-demand' })
    await workOutVariants(long, 'em')
    expect(await stateOf(long, 'em')).toEqual({ state: 'working' })
    await whenIdle()
    expect(await stateOf(long, 'em')).toMatchObject({ state: 'known', variants: { segments: count } })
  })
})
