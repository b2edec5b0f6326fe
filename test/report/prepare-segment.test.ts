import { describe, expect, it } from 'vitest'
import { prepareFlipParts } from '../../lib/report/prepare-flip-parts.ts'
import { formatStretchSpan, prepareSegment } from '../../lib/report/prepare-segment.ts'
import type { SegmentHistory, SegmentStretch } from '../../lib/schema/records.ts'
import { makeRun } from './make-comparison.ts'

const REFERENCE = 'Öffnen Sie das Ventil nicht.'

function stretch(over: Partial<SegmentStretch> = {}): SegmentStretch {
  return {
    newest: makeRun(),
    oldest: makeRun(),
    runs: 1,
    state: 'scored',
    reason: null,
    hypothesis: REFERENCE,
    length: REFERENCE.length,
    predictedLabel: null,
    scores: { wer: 0.2 },
    flips: [],
    ...over,
  }
}

function history(over: Partial<SegmentHistory> = {}): SegmentHistory {
  return {
    testSet: 'manuals',
    id: 's1',
    versions: [{ number: 1, label: null, changed: false }],
    document: null,
    tags: {},
    source: 'Do not open.',
    references: [REFERENCE],
    label: null,
    head: stretch(),
    base: null,
    stretches: { items: [], total: 0, next: null },
    runs: 1,
    truncated: false,
    metrics: [{ spec: 'wer', label: 'WER', direction: 'lower', unit: 'ratio' }],
    ...over,
  }
}

const plain = { diff: 'base', unit: 'auto' } as const

describe('a segment for the eye', () => {
  it('opens with what was flagged, marked in reference and output', () => {
    const head = stretch({
      hypothesis: 'Öffnen Sie das Ventil.',
      flips: [
        { kind: 'negation', referenceIndex: 0, reference: { start: 22, end: 27 }, hypothesis: null, words: ['nicht'] },
      ],
    })
    const view = prepareSegment(history({ head }), plain)
    expect(view.statement).toMatchObject({ kind: 'flip', word: 'Negation differs.' })
    expect(view.statement.parts[0].text).toContain('“nicht” of the reference has nothing that answers to it')
    expect(view.flags).toEqual([{ kind: 'negation', reference: 'nicht', output: null }])
    const reference = view.lines.find((line) => line.label === 'reference')
    expect(reference?.kind === 'text' && reference.parts.filter((part) => part.flip)).toEqual([
      { flip: true, pieces: [{ text: 'nicht' }], length: 5 },
    ])
  })

  it('turns what is better when lower, and keeps its sign', () => {
    const base = stretch({ hypothesis: 'anders', scores: { wer: 0.8 } })
    const view = prepareSegment(history({ base }), plain)
    expect(view.scores).toEqual([
      {
        spec: 'wer',
        label: 'WER',
        turned: true,
        base: '0.8000',
        head: '0.2000',
        difference: '−0.6000',
        kind: 'better',
      },
    ])
    expect(view.statement).toMatchObject({ kind: 'better', word: 'Scores higher' })
    expect(view.lines.map((line) => [line.label, line.kind])).toEqual([
      ['source', 'text'],
      ['reference', 'text'],
      ['base', 'text'],
      ['head', 'diff'],
    ])
  })

  it('says a failure in words, and compares it with nothing', () => {
    const head = stretch({ state: 'failed', reason: 'out of memory', hypothesis: null, length: null, scores: {} })
    const view = prepareSegment(history({ head, base: stretch() }), plain)
    expect(view.statement).toMatchObject({ kind: 'no-score', word: 'No output.' })
    expect(view.lines.at(-1)).toMatchObject({
      kind: 'said',
      text: 'failed: out of memory. No output, which is not an empty one.',
    })
    expect(view.scores[0]).toMatchObject({ base: '0.2000', head: '–', difference: null, kind: 'identical' })
  })

  it('tells an empty text from none, and says what was cut', () => {
    const empty = prepareSegment(history({ head: stretch({ hypothesis: '', length: 0 }) }), plain)
    expect(empty.lines.at(-1)).toMatchObject({ kind: 'said', text: 'empty text' })
    const long = prepareSegment(history({ head: stretch({ length: 1_000_000 }) }), plain)
    expect(long.lines.at(-1)).toMatchObject({ note: expect.stringMatching(/Cut after 28 of 1\u202f000\u202f000 /) })
  })

  it('says that an output stayed the same, and over which runs', () => {
    const head = stretch({ runs: 3, oldest: makeRun({ date: '2026-01-02T00:00:00Z' }) })
    expect(prepareSegment(history({ head }), plain).statement).toMatchObject({
      kind: null,
      word: 'Unchanged',
      parts: [{ text: 'in 3 runs.' }],
    })
    expect(formatStretchSpan(head)).toMatch(/^2 Jan 2026 to .* · 3 runs$/)
  })
})

describe('marked parts', () => {
  it('join to the text whatever the places are', () => {
    const spans = [
      { start: 3, end: 6 },
      { start: 4, end: 8 },
      { start: 90, end: 95 },
    ]
    const parts = prepareFlipParts('is not on', spans)
    expect(parts.map((part) => part.flip)).toEqual([false, true, true, false])
    expect(parts.flatMap((part) => part.pieces.map((piece) => ('text' in piece ? piece.text : ''))).join('')).toBe(
      'is not on',
    )
    expect(prepareFlipParts('', spans)).toEqual([])
  })
  it('name a blank at the end of the text, and none beside a mark', () => {
    const shown = prepareFlipParts('is not 42 ', [{ start: 3, end: 6 }]).map(({ pieces }) =>
      pieces.map((piece) => ('text' in piece ? piece.text : `[${piece.invisible}]`)).join(''),
    )
    expect(shown).toEqual(['is ', 'not', ' 42[SP]'])
  })
})
