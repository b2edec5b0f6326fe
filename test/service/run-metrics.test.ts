import { beforeAll, describe, expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { getRunAgreement } from '../../lib/service/get-run-agreement.ts'
import { getRunLints } from '../../lib/service/get-run-lints.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { segmentScores } from '../../lib/service/segment-scores.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const REFERENCES = [
  'The valve on the left is open.',
  'Three pumps run at night, and two by day.',
  'Close the door before you leave the hall.',
  'Nobody was hurt when the roof came down.',
  'Water boils at one hundred degrees.',
  'The last train leaves at ten.',
]
const OUTPUTS = [
  'The valve on the left is open.',
  'Three pumps run by night and two at day',
  'close the doors before leaving the hall',
  'When the roof came down nobody was hurt.',
  'Water boils at 100 degrees.',
  'a last train',
]
const segments = OUTPUTS.map((hypothesis, i) => ({
  id: `s${i}`,
  hypothesis,
  references: [REFERENCES[i]],
  tags: { line: i < 3 ? 'north' : 'south' },
}))

async function post(over: object): Promise<string> {
  const posted = await postRun({
    input: { project: 'valves', system: 'model', testSet: 'safety', segments, ...over },
    waitMs: 60_000,
  })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted.run.id
}

let id = ''
beforeAll(async () => {
  id = await post({ metrics: ['bleu', 'chrf', 'wer', 'accuracy'] })
  await whenIdle()
})

describe('two metrics of a run', () => {
  it('meet over the stored rows: correlation, drawing, slices and a list with its texts', async () => {
    const run = await getRun(id)
    const found = await getRunAgreement({ run, x: 'bleu', y: 'chrf', slice: null })
    expect([found.agreement.n, found.scatter?.points.length]).toEqual([6, 6])
    expect(found.agreement.slices.filter(({ by }) => by === 'line').map(({ value, n }) => [value, n])).toEqual([
      ['north', 3],
      ['south', 3],
    ])
    const bleu = await segmentScores(run, 'bleu')
    for (const { position, x } of found.agreement.disagreements) {
      expect(x).toBe(bleu[position])
      expect(found.segments.get(position)?.hypothesis).toBe(OUTPUTS[position])
    }
    // Kept: the same again.
    expect(await getRunAgreement({ run, x: 'bleu', y: 'chrf', slice: null })).toEqual(found)
  })
  it('within a slice', async () => {
    const slice = { by: 'line', value: 'south' }
    const found = await getRunAgreement({ run: await getRun(id), x: 'bleu', y: 'wer', slice })
    expect([found.agreement.n, found.scatter?.points.length]).toEqual([3, 3])
    expect(found.agreement.disagreements.every(({ position }) => position >= 3)).toBe(true)
  })
  it('a slice that does not exist has no segments', async () => {
    const slice = { by: 'line', value: 'west' }
    const found = await getRunAgreement({ run: await getRun(id), x: 'bleu', y: 'wer', slice })
    expect([found.agreement.n, found.scatter]).toEqual([0, null])
  })
})

describe('what makes a score mean less', () => {
  it('is stored with the run, one sentence each', async () => {
    const chinese = await post({
      testSet: 'chinese',
      metrics: ['bleu', 'rouge1'],
      segments: ['阀门已打开', '水泵在夜里运行', '请关上门'].map((text, i) => ({
        id: `z${i}`,
        hypothesis: text,
        references: [`${text}了`],
      })),
    })
    await whenIdle()
    const warnings = (await getRunLints(chinese))?.warnings ?? []
    expect(warnings.map(({ code, metric }) => [code, metric])).toEqual(
      expect.arrayContaining([
        ['script-without-spaces', 'BLEU'],
        ['emptied-text', 'ROUGE-1'],
      ]),
    )
  })
  it('is not said again where a lint has said it', async () => {
    const blank = await post({
      testSet: 'blank',
      metrics: ['bleu'],
      segments: segments.map((segment, i) => (i === 0 ? { ...segment, references: [' '], hypothesis: '' } : segment)),
    })
    await whenIdle()
    const lints = await getRunLints(blank)
    expect(lints?.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['blank-reference', 'empty-output']))
    expect(lints?.warnings.map(({ code }) => code)).not.toContain('empty-reference')
    expect(lints?.warnings.map(({ code }) => code)).not.toContain('empty-output')
  })
})
