import { describe, expect, it } from 'vitest'
import { prepareRunStep } from '../../lib/report/prepare-run-step.ts'
import type { RunStepRecord } from '../../lib/schema/records.ts'
import { makeRun } from './make-comparison.ts'

type Result = RunStepRecord['results'][number]
const result = (label: string, verdict: Result['verdict'], over: Partial<Result> = {}): Result => ({
  label,
  baseRunId: 'r1',
  comparable: 'yes',
  verdict,
  reason: null,
  delta: -1,
  ci: [-2, -0.5],
  mde: 1,
  pAdjusted: 0.001,
  family: 3,
  few: false,
  ...over,
})
const view = (results: readonly Result[], over: Partial<RunStepRecord> = {}) =>
  prepareRunStep({ base: makeRun(), how: 'merge-base', skipped: 0, waiting: false, results, ...over }, 'r2')
const said = (results: readonly Result[], over: Partial<RunStepRecord> = {}) => {
  const step = view(results, over)
  return [step?.word, step?.text].filter(Boolean).join(' ')
}

describe('prepareRunStep', () => {
  it('names what got worse first, and what got better beside it', () => {
    expect(said([result('BLEU', 'worse'), result('chrF2', 'better'), result('TER', 'worse')])).toBe(
      'Worse than its merge base on BLEU and TER. Better on chrF2.',
    )
    expect(view([result('BLEU', 'worse')])).toMatchObject({ kind: 'worse', base: 'r1', head: 'r2' })
  })
  it.each<[string, Result[], Partial<RunStepRecord>, string]>([
    ['the run before', [result('BLEU', 'better')], { how: 'before' }, 'Better than the run before it on BLEU.'],
    [
      'the last of main',
      [result('BLEU', 'worse')],
      { how: 'target-branch' },
      'Worse than the latest run of main on BLEU.',
    ],
    [
      'pinned',
      [result('BLEU', 'inconclusive')],
      { how: 'pinned' },
      'Inconclusive against the pinned baseline on BLEU.',
    ],
    ['identical', [result('BLEU', 'identical')], {}, 'Identical to its merge base: every output is the same.'],
    [
      'fields',
      [result('BLEU', null, { comparable: 'no', delta: null })],
      {},
      'Not comparable with its merge base on BLEU.',
    ],
    [
      'waiting',
      [],
      { waiting: true },
      'The comparison with its merge base is still being made; look again in a moment.',
    ],
    [
      'none',
      [result('BLEU', null, { reason: 'No pair was scored.' })],
      {},
      'No verdict against its merge base: No pair was scored.',
    ],
    [
      'other test set',
      [result('BLEU', 'worse', { comparable: 'after-repair' })],
      {},
      'Worse than its merge base on BLEU. Only the segments that both test sets share are compared.',
    ],
  ])('says against what, and how it stands: %s', (_title, results, over, sentence) => {
    expect(said(results, over)).toBe(sentence)
  })
  it('names the metrics that are left out of what it says', () => {
    const apart = { comparable: 'after-repair', delta: null } as const
    expect(
      said([result('BLEU', null, apart), result('chrF2', 'inconclusive'), result('TER', null, { reason: 'none' })]),
    ).toBe('Inconclusive against its merge base on chrF2. Not comparable on BLEU. No verdict on TER.')
  })
  it('says that runs without a score lie between', () => {
    const over = { how: 'before', skipped: 1 } as const
    expect(said([result('BLEU', 'worse')], over)).toBe(
      'Worse than the last run before it that has a score on BLEU. One run between them has no score.',
    )
  })
  it('calls nothing worse that the correction does not back', () => {
    const step = view([result('BLEU', 'worse', { pAdjusted: 0.075 })])
    expect(step).toMatchObject({ kind: 'inconclusive', word: 'Not after correction' })
  })
  it('ranks nothing by a rough interval of few', () => {
    const step = view([result('BLEU', 'worse', { few: true })])
    expect(step).toMatchObject({ kind: 'inconclusive', word: 'Too few to rank' })
    expect(step?.text).toBe('against its merge base: the interval of BLEU is a rough one of few segments or documents.')
  })
  it('is nothing where there is nothing to compare with', () => {
    expect(prepareRunStep(null, 'r2')).toBeNull()
  })
})
