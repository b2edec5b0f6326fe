import { describe, expect, it } from 'vitest'
import { prepareFlipParts } from '../../lib/report/prepare-flip-parts.ts'
import { prepareSegment } from '../../lib/report/prepare-segment.ts'
import {
  countStretches,
  formatStretchScore,
  formatStretchSpan,
  sayFlagged,
} from '../../lib/report/prepare-segment-time.ts'
import type { SegmentHistory, SegmentStretch } from '../../lib/schema/records.ts'
import { makeRun } from './make-comparison.ts'

const REFERENCE = 'Öffnen Sie das Ventil nicht.'

const WER = { spec: 'wer', label: 'WER', direction: 'lower', unit: 'ratio', signature: 'case:mixed|tok:none' } as const
const BLEU = {
  spec: 'bleu',
  label: 'BLEU',
  direction: 'higher',
  unit: 'points',
  signature: 'tok:13a|smooth:exp',
} as const
const BLEU_ZH = { ...BLEU, spec: 'bleu:tok=zh', signature: 'tok:zh|smooth:exp' } as const

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
    scored: ['wer'],
    flips: [],
    look: { state: 'looked', overlap: 1 },
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
    outputs: 1,
    truncated: false,
    leastOverlap: 0.55,
    metrics: [WER],
    ...over,
  }
}

const plain = { diff: 'base', unit: 'auto' } as const

describe('a segment for the eye', () => {
  it('a score that the tokenizer made by emptying the text is not called a score of the overlap', () => {
    const sentenceOf = (spec: string, tok: string, value: number) => {
      const flip = { kind: 'negation', referenceIndex: 0, reference: null, hypothesis: { start: 2, end: 3 } }
      const head = stretch({
        hypothesis: '阀门未打开',
        scores: { [spec]: value },
        scored: [spec],
        flips: [{ ...flip, words: ['未'] }],
      })
      const metrics = [
        { spec, label: 'ROUGE-L', direction: 'higher', unit: 'ratio', signature: `tok:${tok}|stem:none` },
      ] as const
      return prepareSegment(history({ head, references: ['阀门已打开'], metrics }), plain).statement.parts[0].text
    }
    expect(sentenceOf('rougeL', 'rouge', 0)).toContain(
      '0.0000 in ROUGE-L because its tokenizer leaves nothing of a text',
    )
    expect(sentenceOf('rougeL', 'rouge', 0)).not.toContain('matter of style')
    expect(sentenceOf('rougeL:tok=char', 'char', 0.8)).toContain(
      'no overlap score can tell this from a matter of style',
    )
  })
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
    const newest = makeRun({ id: 'before', date: '2025-01-01T00:00:00Z' })
    const base = stretch({ newest, hypothesis: 'anders', scores: { wer: 0.8 } })
    const view = prepareSegment(history({ base }), plain)
    expect(view.scores).toEqual([
      {
        spec: 'wer',
        label: 'WER',
        settings: 'tok:none',
        why: null,
        turned: true,
        base: '0.8000',
        head: '0.2000',
        difference: '−0.6000',
        isHigher: false,
        kind: 'better',
      },
    ])
    expect(view.statement).toMatchObject({ kind: 'better', word: 'Scores lower' })
    expect(view.statement.parts[0].text).toContain('WER 0.8000 before, 0.2000 now; lower is better.')
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

  const said = (over: Partial<SegmentHistory>) => {
    const { word, parts } = prepareSegment(history(over), plain).statement
    return [word, ...parts.map(({ text }) => text)].join(' ')
  }
  const other = (over: Partial<SegmentStretch> = {}) =>
    stretch({ newest: makeRun({ id: 'other', system: 'rival', commit: 'c0ffee1' }), ...over })
  it.each([
    ['the only run is no unchanged one', {}, 'First output. No run before it met this segment.'],
    ['the same text of another system', { base: other() }, 'Same output as rival at c0ffee1.'],
    [
      'a base without an output is nothing to compare with',
      { base: other({ state: 'failed', reason: 'timeout', hypothesis: null, scores: {} }) },
      'Nothing to compare with. rival at c0ffee1 failed here: timeout.',
    ],
    [
      'another system is no time before',
      { base: other({ hypothesis: 'anders', scores: { wer: 0.1 } }) },
      'Scores higher than rival at c0ffee1: WER 0.1000 there, 0.2000 here; lower is better. One segment proves nothing about a system.',
    ],
    [
      'a tie is one of its metric',
      { base: other({ hypothesis: 'anders' }) },
      'Changed against rival at c0ffee1; WER is the same.',
    ],
    [
      'no score on one side',
      { base: other({ hypothesis: 'anders', scores: {}, scored: [] }) },
      'Changed against rival at c0ffee1; they have no score in common.',
    ],
  ] as const)('says what is so: %s', (_title, over, expected) => {
    expect(said(over as Partial<SegmentHistory>)).toBe(expected)
  })
  it.each([
    [
      'no better direction: higher all the same',
      0.3,
      'Scores higher than rival at c0ffee1: WER 0.2000 there, 0.3000 here. One',
    ],
    ['only scores are stored', 0.2, 'No texts are stored of this segment: only its scores can be read.'],
  ])('%s', (_title, wer, expected) => {
    const head = stretch({ hypothesis: null, length: null, scores: { wer } })
    const metrics = [{ ...WER, direction: 'neither' as const }]
    expect(said({ head, base: other({ hypothesis: null, length: null }), metrics })).toContain(expected)
  })
  it('names the run that failed, which need not be the newest', () => {
    const head = stretch({
      newest: makeRun({ commit: 'abcdef1234' }),
      state: 'failed',
      reason: 'timeout',
      hypothesis: null,
    })
    expect(said({ head })).toBe('No output. abcdef1 failed here: timeout.')
  })

  it('has a row for what the two sides were scored by, with the settings that tell two of one name apart', () => {
    const head = stretch({ scores: { 'bleu:tok=zh': 45 }, scored: ['bleu:tok=zh'] })
    const zh = stretch({ hypothesis: 'a', scores: { 'bleu:tok=zh': 40 }, scored: ['bleu:tok=zh'] })
    const metrics = [BLEU_ZH, BLEU]
    const rows = (base: SegmentStretch) => prepareSegment(history({ head, base, metrics }), plain).scores
    expect(rows(zh).map(({ spec, settings }) => [spec, settings])).toEqual([['bleu:tok=zh', 'tok:zh · smooth:exp']])
    const old = stretch({ hypothesis: 'a', scores: { bleu: 40 }, scored: ['bleu'] })
    expect(rows(old).map(({ spec, base, head: of, why }) => [spec, base, of, why])).toEqual([
      ['bleu:tok=zh', '–', '45.00', 'base was not scored by it'],
      ['bleu', '40.00', '–', 'head was not scored by it'],
    ])
  })

  it('reads head against its reference where no base has an output, and offers no other', () => {
    const head = stretch({ hypothesis: `${REFERENCE} ` })
    const alone = prepareSegment(history({ head }), plain)
    expect([alone.diff, alone.diffs]).toEqual(['reference', ['reference', 'off']])
    const line = alone.lines.at(-1)
    expect(line?.kind === 'diff' && line.diff.parts.at(-1)).toMatchObject({
      kind: 'removed',
      pieces: [{ invisible: 'SP', name: 'SPACE' }],
    })
    const failed = stretch({ state: 'failed', hypothesis: null })
    expect(prepareSegment(history({ head, base: failed }), plain).diff).toBe('reference')
    expect(prepareSegment(history({ head, base: stretch() }), plain).diffs).toEqual(['base', 'reference', 'off'])
    expect(prepareSegment(history({ head: failed }), plain)).toMatchObject({ diff: 'off', diffs: ['off'] })
    expect(prepareSegment(history({ head }), { ...plain, diff: 'off' }).diff).toBe('off')
  })

  it.each([
    [
      { state: 'looked', overlap: 0.8 },
      'Nothing was flagged in this output.',
      '80 % of its words are those of a reference; flips are looked for from 55 % on.',
    ],
    [
      { state: 'overlap', overlap: null },
      'This output was not looked at: less than 55 % of its words are those of a reference.',
      null,
    ],
    [
      { state: 'language', overlap: null },
      'This output was not looked at: it is in a language that flips are not looked for in.',
      null,
    ],
    [{ state: 'no-text', overlap: null }, 'This output was not looked at: there is no output.', null],
  ] as const)('tells not flagged from not looked at, with the limit of the lint: %j', (look, clean, overlap) => {
    expect(prepareSegment(history({ head: stretch({ look }) }), plain).lint).toEqual({ clean, overlap })
  })
})

describe('a line over time', () => {
  it('says why there is no score', () => {
    const cell = (over: Partial<SegmentStretch>) => formatStretchScore(stretch(over), BLEU_ZH)
    expect(cell({ scores: { 'bleu:tok=zh': 45 }, scored: ['bleu:tok=zh'] })).toBe('45.00')
    expect(cell({ scores: { bleu: 40 }, scored: ['bleu'] })).toBe('not scored')
    expect(cell({ state: 'failed', scored: ['bleu:tok=zh'], scores: {} })).toBe('no output')
    expect(cell({ scored: ['bleu:tok=zh'], scores: {} })).toBe('–')
  })
  it('says what was flagged, and what was not looked at', () => {
    expect(sayFlagged(stretch())).toBe('none')
    expect(sayFlagged(stretch({ look: { state: 'overlap', overlap: null } }))).toBe('not looked at')
    expect(sayFlagged(stretch({ look: { state: 'no-text', overlap: null }, state: 'failed' }))).toBe('–')
  })
  it.each([
    [{ items: 2, total: 2, outputs: 1, runs: 2 }, '2 of 2 lines: one output in 2 runs.'],
    [{ items: 2, total: 2, outputs: 0, runs: 2 }, '2 of 2 lines: no output in 2 runs.'],
    [{ items: 1, total: 1, outputs: 1, runs: 1 }, '1 of 1 line: one output in one run.'],
    [{ items: 25, total: 40, outputs: 31, runs: 120 }, '25 of 40 lines: 31 different outputs in 120 runs.'],
  ])('counts lines, outputs and runs each as what they are: %j', ({ items, total, outputs, runs }, said) => {
    const stretches = { items: Array.from({ length: items }, () => stretch()), total, next: null }
    expect(countStretches(history({ stretches, outputs, runs }))).toBe(said)
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
