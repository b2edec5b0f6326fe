import { describe, expect, it } from 'vitest'
import { prepareRun, shortCommit } from '../../lib/report/prepare-run.ts'
import { makeRun, makeScore } from './make-comparison.ts'

const say = (view: ReturnType<typeof prepareRun>) => view.statement.parts.map((part) => part.text).join('')

describe('prepareRun', () => {
  it('score and interval share the digits that the interval deserves; a posted number keeps its string', () => {
    const view = prepareRun({ run: makeRun(), scores: [makeScore()] })
    expect(view.groups).toEqual([
      {
        title: 'Surface',
        note: 'same words as the reference?',
        rows: [
          {
            key: 'bleu',
            computed: true,
            label: 'BLEU',
            turned: false,
            sub: 'tok:13a · smooth:exp',
            score: '33.21',
            reason: null,
            interval: '[32.28, 34.14]',
            few: false,
            scored: '2\u202f000',
            scoredNote: null,
            trust: 'verified',
            posted: '33.2, equal at its precision',
          },
        ],
      },
    ])
    expect(say(view)).toBe('BLEU is 33.21 points, 95 % interval 32.28 to 34.14 for this run alone.')
  })
  it('marks the interval of few segments as a rough one', () => {
    const of = (scored: number) => prepareRun({ run: makeRun(), scores: [makeScore({ scored })] })
    expect(of(3).groups[0].rows[0].few).toBe(true)
    expect(say(of(3))).toBe(
      'BLEU is 33.21 points, 95 % interval 32.28 to 34.14 for this run alone, a rough one of 3 segments.',
    )
    expect(of(30).groups[0].rows[0].few).toBe(false)
  })
  it('names a posted number that differs, with its cause', () => {
    const view = prepareRun({
      run: makeRun(),
      scores: [
        makeScore({ trust: 'differs', posted: { text: '34.0', signature: null }, trustNote: 'it equals tok:intl' }),
      ],
    })
    expect(view.groups[0].rows[0].posted).toBe('34.0 posted; it equals tok:intl')
    expect(say(view)).toMatch(/posted number of BLEU differs/)
  })
  it('a score that is not there has its reason, never a 0', () => {
    const view = prepareRun({
      run: makeRun(),
      scores: [
        makeScore({
          value: null,
          reason: 'no segment has a reference',
          interval: null,
          scored: 0,
          posted: null,
          trust: 'recomputed',
        }),
      ],
    })
    expect(view.groups[0].rows[0]).toMatchObject({
      score: null,
      reason: 'no segment has a reference',
      interval: null,
      scoredNote: 'of 2\u202f000',
    })
    expect(say(view)).toBe('BLEU has no score: no segment has a reference.')
  })
  it('a number that only was posted stands as it was posted, and no coverage is made up for it', () => {
    const posted = { text: '0.840', signature: null }
    const changes = { spec: null, layer: null, unit: null, value: 0.84, interval: null, scored: 0, posted } as const
    const view = prepareRun({ run: makeRun(), scores: [makeScore({ ...changes, trust: 'posted-only' })] })
    expect(view.groups[0].rows[0]).toMatchObject({ score: '0.840', scored: '–', scoredNote: null })
  })
  it('lower is better is marked, and layers follow each other', () => {
    const view = prepareRun({
      run: makeRun(),
      scores: [
        makeScore({
          metric: 'mine',
          direction: null,
          layer: null,
          unit: null,
          spec: null,
          label: 'mine',
          trust: 'posted-only',
        }),
        makeScore({
          metric: 'wer',
          direction: 'lower',
          unit: 'ratio',
          spec: 'wer',
          label: 'WER',
          value: 0.21,
          interval: [0.2, 0.22],
        }),
      ],
    })
    expect(view.groups.map((group) => [group.title, group.rows[0].turned])).toEqual([
      ['Surface', true],
      ['Posted from elsewhere', false],
    ])
    expect(view.groups[0].rows[0].score).toBe('0.210')
  })
  it.each([
    ['pending', 'Computing.', true],
    ['running', 'Computing.', true],
    ['failed', 'The computation failed.', false],
  ] as const)('a run whose computation is %s says so', (compute, word, computing) => {
    const view = prepareRun({ run: makeRun({ compute, computeError: 'out of memory.' }), scores: [] })
    expect(view.statement.word).toBe(word)
    expect(view.computing).toBe(computing)
  })
  it('an open run counts nowhere', () => {
    expect(prepareRun({ run: makeRun({ status: 'open' }), scores: [] }).statement.word).toBe('Open.')
  })
  it.each([
    ['a hash is cut to seven digits', '4f2c1d9aa0bb', '4f2c1d9'],
    ['a tag stays whole', 'v1.2.3-rc1', 'v1.2.3-rc1'],
    ['nothing stays nothing', null, null],
  ])('commit: %s', (_title, commit, expected) => {
    expect(shortCommit(commit)).toBe(expected)
  })
})
