import { describe, expect, it } from 'vitest'
import { normalizeSegments } from '../../lib/ingest/normalize-segments.ts'
import { toMetricSegment } from '../../lib/ingest/to-metric-segment.ts'
import type { SegmentInput } from '../../lib/schema/run-input.ts'

const one = (input: SegmentInput) => normalizeSegments([input]).segments[0]
const problems = (...input: SegmentInput[]) => normalizeSegments(input).problems

describe('normalizeSegments', () => {
  it.each(['hypothesis', 'prediction', 'output'] as const)('takes the output from "%s"', (key) => {
    expect(one({ id: '1', [key]: 'a cat' })).toMatchObject({ hypothesis: 'a cat', state: 'scored', reason: null })
  })
  it('takes one reference or several', () => {
    expect(one({ id: '1', reference: 'a', output: 'x' }).references).toEqual(['a'])
    expect(one({ id: '1', references: ['a', 'b'], output: 'x' }).references).toEqual(['a', 'b'])
    expect(one({ id: '1', output: 'x' }).references).toEqual([])
  })
  it('an empty output is an output; a missing or null one is a failure with a reason', () => {
    expect(one({ id: '1', output: '' })).toMatchObject({ hypothesis: '', state: 'scored' })
    expect(one({ id: '1', output: null })).toMatchObject({ hypothesis: null, state: 'failed' })
    expect(one({ id: '1', reference: 'a' })).toMatchObject({ state: 'failed', reason: 'No output was given.' })
    expect(one({ id: '1', state: 'failed', reason: 'timeout' })).toMatchObject({ state: 'failed', reason: 'timeout' })
    expect(one({ id: '1', state: 'na' })).toMatchObject({ state: 'na', reason: null })
  })
  it('labels, log-probabilities, samples and scores from elsewhere are outputs too', () => {
    expect(one({ id: '1', predictedLabel: 'spam' }).state).toBe('scored')
    expect(one({ id: '1', logprobs: [-1, null], logBase: 'e' }).state).toBe('scored')
    expect(one({ id: '1', nll: 3.5, tokenCount: 4 }).state).toBe('scored')
    expect(one({ id: '1', samples: 10, passed: 3 }).state).toBe('scored')
    expect(one({ id: '1', scores: [{ metric: 'comet', value: 0.8 }] }).state).toBe('scored')
  })
  it('one kind under two names is a problem at the second', () => {
    expect(problems({ id: '1', hypothesis: 'a', output: 'b' })).toMatchObject([
      { code: 'ambiguous-keys', place: { pointer: '/segments/0/output' } },
    ])
    expect(problems({ id: '1', output: 'a', reference: 'b', references: ['b'] })).toMatchObject([
      { code: 'ambiguous-keys', place: { pointer: '/segments/0/reference' } },
    ])
  })
  it('the same id twice names both places; repeats tell them apart', () => {
    const twice = problems({ id: 'q1', output: 'a' }, { id: 'q2', output: 'a' }, { id: 'q2', output: 'b' })
    expect(twice).toHaveLength(1)
    expect(twice[0]).toMatchObject({ code: 'duplicate-segment', place: { pointer: '/segments/2/id' } })
    expect(twice[0].message).toContain('"q2"')
    expect(twice[0].message).toContain('/segments/1')
    expect(problems({ id: 'q2', output: 'a', repeat: 1 }, { id: 'q2', output: 'b', repeat: 2 })).toEqual([])
    expect(problems({ id: 'q2', output: 'a', repeat: 1 }, { id: 'q2', output: 'b', repeat: 1 })).toHaveLength(1)
  })
  it('repeats of one id must be of one item', () => {
    expect(
      problems({ id: 'a', output: 'x', reference: 'r' }, { id: 'a', output: 'y', reference: 's', repeat: 1 }),
    ).toMatchObject([{ code: 'repeat-differs', place: { pointer: '/segments/1/references' } }])
  })
  it('half a surrogate pair is refused wherever it hides; a whole emoji is not', () => {
    expect(problems({ id: 'q1', output: 'done \ud83d' }, { id: 'q2', output: 'fine \ud83d\ude42' })).toMatchObject([
      { code: 'lone-surrogate', place: { pointer: '/segments/0/output' } },
    ])
    expect(problems({ id: 'q', output: 'a', references: ['b', '\udc00'] })[0].message).toContain('references/1')
    expect(problems({ id: 'q\ud800', output: 'a' })[0].message).toContain('"q\ufffd"')
    expect(problems({ id: 'q', output: 'a', tags: { domain: '\ud800' } })).toHaveLength(1)
  })
  it('log-probabilities without a base are refused, never guessed', () => {
    expect(problems({ id: '1', logprobs: [-1] })).toMatchObject([{ code: 'missing-log-base' }])
    expect(problems({ id: '1', nll: 3, tokenCount: 2 })).toMatchObject([{ code: 'missing-log-base' }])
  })
  it('likelihoods that cannot be are refused with segment, place and mend', () => {
    const window = (begin: number, end: number) => ({ begin, end, scoredFrom: begin, nll: 2 })
    expect(problems({ id: 'd1', logBase: 'e', windows: [window(0, 6), window(7, 11)] })).toEqual([
      {
        code: 'window-gap',
        message: 'Segment "d1": token 6 is not scored: window 0 ends before it and window 1 starts after it.',
        place: { pointer: '/segments/0/windows' },
        mend: expect.stringContaining('exactly one window'),
      },
    ])
    expect(problems({ id: 'd1', logBase: 'e', windows: [window(0, 6), window(5, 11)] })).toMatchObject([
      { code: 'window-overlap', message: expect.stringContaining('token 5 is scored twice') },
    ])
    expect(
      problems({ id: 'd1', logBase: 'e', logprobs: [-1, 2] }, { id: 'd2', logBase: 'e', logprobs: [-100] }),
    ).toMatchObject([
      { code: 'positive-logprob', place: { pointer: '/segments/0/logprobs' } },
      { code: 'sentinel-logprob', place: { pointer: '/segments/1/logprobs' } },
    ])
    expect(problems({ id: 'd1', state: 'failed', logprobs: [-100] })).toEqual([])
  })
  it('more samples that passed than there are', () => {
    expect(problems({ id: 't1', samples: 3, passed: 4 })).toMatchObject([
      { code: 'count-mismatch', place: { pointer: '/segments/0/passed' } },
    ])
  })
  it('a state that the item contradicts is refused', () => {
    expect(problems({ id: '1', state: 'scored' })).toMatchObject([{ code: 'nothing-to-score' }])
  })
  it('problems are cut at fifty and the rest counted', () => {
    const many = problems(...Array.from({ length: 62 }, () => ({ id: 'same', output: 'x' })))
    expect(many).toHaveLength(51)
    expect(many[50].message).toBe('And 11 more problems of these kinds.')
  })
  it('places come from the caller', () => {
    const { problems: found } = normalizeSegments(
      [
        { id: 'a', output: '1' },
        { id: 'a', output: '2' },
      ],
      (index) => ({ file: 'runs.jsonl', line: index + 10 }),
    )
    expect(found[0].place).toEqual({ file: 'runs.jsonl', line: 11 })
    expect(found[0].message).toContain('runs.jsonl:10')
  })
})

describe('toMetricSegment', () => {
  it('is null for what failed or does not apply', () => {
    expect(toMetricSegment(one({ id: '1', output: 'x', state: 'failed' }))).toBeNull()
    expect(toMetricSegment(one({ id: '1', state: 'na' }))).toBeNull()
  })
  it('holds only what came', () => {
    expect(toMetricSegment(one({ id: '1', output: 'x', reference: 'r' }))).toEqual({
      id: '1',
      hypothesis: 'x',
      references: ['r'],
    })
    expect(toMetricSegment(one({ id: '1', nll: 2, tokenCount: 3, tags: { a: 'b' } }))).toEqual({
      id: '1',
      nll: 2,
      tokenCount: 3,
      tags: { a: 'b' },
    })
  })
})
