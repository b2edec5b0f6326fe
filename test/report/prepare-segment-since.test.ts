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
    scored: [],
    flips: [],
    look: { state: 'looked', overlap: 0.9 },
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
    outputs: 1,
    truncated: false,
    leastOverlap: 0.55,
    metrics: [],
  }
}

const FAILED = { state: 'failed', hypothesis: null, look: { state: 'no-text', overlap: null } } as const
const rival = (n: number, over: Partial<SegmentStretch> = {}) => {
  const one = stretch(n, over)
  return { ...one, newest: { ...one.newest, system: 'rival' }, oldest: { ...one.oldest, system: 'rival' } }
}

describe('since when', () => {
  it('says since which run the output stands and since which the meaning has differed', () => {
    const items = [stretch(20, { flips: [FLIP] }), stretch(10, { flips: [FLIP], hypothesis: 'other' }), stretch(5)]
    expect(prepareSegmentSince(history(items))).toEqual([
      'The output has stood since c20, 20 Mar 2026: 2 runs in a row.',
      'Negation differs since c10, 10 Mar 2026 (4 runs); c6 before it has no such flag.',
    ])
  })
  it('does not call a failed run right', () => {
    const items = [stretch(20, { flips: [FLIP] }), stretch(10, FAILED)]
    expect(prepareSegmentSince(history(items))[1]).toContain('c11 before it has no output.')
  })
  it.each([
    ['overlap', 'c11 before it was not looked at: less than 55 % of its words are those of a reference.'],
    ['language', 'c11 before it was not looked at: it is in a language that flips are not looked for in.'],
    ['too-long', 'c11 before it was not looked at: it is too long.'],
    ['no-reference', 'c11 before it was not looked at: there is no reference.'],
  ] as const)('does not call an output free of a flag that nobody looked for: %s', (state, said) => {
    const items = [stretch(20, { flips: [FLIP] }), stretch(10, { look: { state, overlap: null } })]
    expect(prepareSegmentSince(history(items))[1]).toBe(`Negation differs since c20, 20 Mar 2026 (2 runs); ${said}`)
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
  it('speaks of its own system where another one has run', () => {
    expect(prepareSegmentSince(history([stretch(3), rival(1)]))).toEqual([
      'The output of model has been the same in every run since its first, c3, 3 Mar 2026.',
    ])
  })
  it('one run is no row of runs', () => {
    expect(prepareSegmentSince(history([stretch(3, { runs: 1 })]))).toEqual([
      'The output is of the only run so far, c3, 3 Mar 2026.',
    ])
    expect(prepareSegmentSince(history([stretch(3, { runs: 1 }), rival(1)]))).toEqual([
      'The output is of the only run of model so far, c3, 3 Mar 2026.',
    ])
    expect(prepareSegmentSince(history([stretch(9, { runs: 1, hypothesis: 'new' }), stretch(3)]))).toEqual([
      'The output is new in c9, 9 Mar 2026.',
    ])
  })
  it('a failed item has no output that could stand', () => {
    expect(prepareSegmentSince(history([stretch(9, FAILED), stretch(3)]))).toEqual([
      'There has been no output since c9, 9 Mar 2026: 2 runs in a row.',
    ])
    expect(prepareSegmentSince(history([stretch(9, FAILED)]))).toEqual([
      'There has been no output in any run since the first, c9, 9 Mar 2026.',
    ])
    expect(prepareSegmentSince(history([stretch(9, { ...FAILED, runs: 1 })]))).toEqual([])
    expect(prepareSegmentSince(history([stretch(9, { ...FAILED, runs: 1 }), stretch(3)]))).toEqual([
      'There is no output since c9, 9 Mar 2026.',
    ])
  })
  it('an output that outlived a change of the segment is not new', () => {
    expect(prepareSegmentSince(history([stretch(9), stretch(3)]))).toEqual([
      'The segment is another since c9, 9 Mar 2026; the output is the same as before.',
    ])
  })
  it('is not sure of the first where only the newest runs were looked at', () => {
    expect(prepareSegmentSince({ ...history([stretch(3)]), truncated: true })).toEqual([
      'The output has stood since at least c3, 3 Mar 2026: 2 runs in a row.',
    ])
  })
})
