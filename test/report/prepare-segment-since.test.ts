import { describe, expect, it } from 'vitest'
import { prepareSegmentSince } from '../../lib/report/prepare-segment-since.ts'
import type { SegmentHistory, SegmentStretch } from '../../lib/schema/records.ts'
import { makeRun } from './make-comparison.ts'

const FLIP = { kind: 'negation', referenceIndex: 0, reference: null, hypothesis: null, words: ['not'] }

function stretch(n: number, over: Partial<SegmentStretch> = {}): SegmentStretch {
  const at = (day: number) =>
    makeRun({
      id: `r${day}`,
      commit: `c${day}`,
      system: 'model',
      date: `2026-03-${String(day).padStart(2, '0')}T00:00:00Z`,
    })
  return {
    newest: at(n + 1),
    oldest: at(n),
    runs: 2,
    state: 'scored',
    reason: null,
    hypothesis: 'text',
    length: 4,
    predictedLabel: null,
    scores: {},
    flips: [],
    ...over,
  }
}

function history(items: readonly SegmentStretch[], next: string | null = null): SegmentHistory {
  return {
    testSet: 't',
    id: 's',
    versions: [],
    document: null,
    tags: {},
    source: null,
    references: ['text'],
    label: null,
    head: items[0] ?? null,
    base: null,
    stretches: { items, total: items.length, next },
    runs: 4,
    truncated: false,
    metrics: [],
  }
}

describe('since when', () => {
  it('says since which run the output stands and since which the meaning has differed', () => {
    const items = [stretch(20, { flips: [FLIP] }), stretch(10, { flips: [FLIP] }), stretch(5)]
    expect(prepareSegmentSince(history(items))).toEqual([
      'The output has stood since c20, 20 Mar 2026: 2 runs in a row.',
      'Negation differs since c10, 10 Mar 2026 (4 runs); c6 before it has no such flag.',
    ])
  })
  it('does not call a failed run right', () => {
    const items = [stretch(20, { flips: [FLIP] }), stretch(10, { state: 'failed', hypothesis: null })]
    expect(prepareSegmentSince(history(items))[1]).toContain('c11 before it has no output.')
  })
  it('says at least where older outputs are on another page', () => {
    const sentences = prepareSegmentSince(history([stretch(20, { flips: [FLIP] })], 'more'))
    expect(sentences[1]).toBe('Negation differs since at least c20, 20 Mar 2026 (2 runs).')
  })
  it('knows one output in every run, and a segment that no run has', () => {
    expect(prepareSegmentSince(history([stretch(3)]))).toEqual([
      'The output has been the same in every run since the first, c3, 3 Mar 2026.',
    ])
    expect(prepareSegmentSince(history([]))).toEqual([])
  })
})
