import { describe, expect, it } from 'vitest'
import { prepareMoved } from '../../lib/report/prepare-moved.ts'
import type { MovedSegment } from '../../lib/schema/records.ts'

const side = (hypothesis: string | null, score: number | null) =>
  ({ hypothesis, predictedLabel: null, state: 'scored', reason: null, score }) as const
const segment = (changes: Partial<MovedSegment> = {}): MovedSegment => ({
  position: 0,
  id: 'inst-0312',
  document: null,
  tags: { domain: 'installation' },
  source: 'Tighten the nine bolts.',
  references: ['Ziehen Sie die neun Schrauben an.'],
  label: null,
  base: side('Ziehen Sie neun Schrauben an.', 78.25),
  head: side('Ziehen Sie zehn Schrauben an.', 39.28),
  delta: -38.97,
  ...changes,
})
const bleu = { direction: 'higher', unit: 'points', pair: 'base-head' } as const

describe('a segment that has a score and no text', () => {
  it('says so once, and is no diff of two missing outputs', () => {
    const view = prepareMoved(segment({ base: side(null, 2.1), head: side(null, 2.2), delta: 0.1 }), bleu)
    expect(view).toMatchObject({
      hasOutput: false,
      notes: ['no text was posted: the score is of likelihoods, counts or values'],
    })
    expect(view.diff.parts).toEqual([])
  })
  it('says which side has none where the other has one', () => {
    const view = prepareMoved(segment({ head: side(null, 2.2) }), bleu)
    expect(view).toMatchObject({ hasOutput: true, notes: ['head: no output'] })
  })
})

describe('prepareMoved', () => {
  it('both outputs as one diff, the score and where it went', () => {
    expect(prepareMoved(segment(), bleu)).toMatchObject({
      id: 'inst-0312',
      tags: ['installation'],
      diffLabel: 'base → head',
      kind: 'worse',
      delta: '−38.97',
      scores: '78.25 → 39.28',
      notes: [],
    })
  })
  it('a lower error rate is a gain and keeps its sign', () => {
    const view = prepareMoved(segment({ base: side('a', 0.5), head: side('b', 0.25), delta: -0.25 }), {
      ...bleu,
      direction: 'lower',
      unit: 'ratio',
    })
    expect(view).toMatchObject({ kind: 'better', delta: '−0.2500', scores: '0.5000 → 0.2500' })
  })
  it('head can be set against the reference', () => {
    const view = prepareMoved(segment(), { ...bleu, pair: 'head-reference' })
    expect(view.diffLabel).toBe('head → reference')
    expect(view.diff.parts.some((part) => part.kind === 'added')).toBe(true)
  })
  it('without a reference the outputs are set against each other', () => {
    expect(prepareMoved(segment({ references: [] }), { ...bleu, pair: 'head-reference' }).diffLabel).toBe('base → head')
  })
  it('a failed side says so with its reason, hidden characters named', () => {
    const failed = {
      hypothesis: null,
      predictedLabel: null,
      state: 'failed',
      reason: 'time\u001Bout',
      score: null,
    } as const
    const view = prepareMoved(segment({ head: failed, delta: null }), bleu)
    expect(view.notes).toEqual(['head failed: time[ESC]out'])
    expect(view.delta).toBe('–')
    expect(view.scores).toBe('78.25 → –')
  })
  it('an empty text and no output are told apart', () => {
    expect(prepareMoved(segment({ head: side('', 0) }), bleu).notes).toEqual(['head: empty text'])
    expect(prepareMoved(segment({ head: side(null, null) }), bleu).notes).toEqual(['head: no output'])
  })
  it('a change that is hard to see is said', () => {
    const view = prepareMoved(segment({ base: side('café', 1), head: side('cafe\u0301', 0) }), bleu)
    expect(view.notes).toEqual(['The two texts look alike: same letters, other code points.'])
  })
})
