import { describe, expect, it } from 'vitest'
import { type LineFilter, prepareDrift } from '../../lib/report/prepare-drift.ts'
import type { DriftRecord } from '../../lib/schema/records.ts'
import { makeResult, makeRun } from './make-comparison.ts'

type Line = DriftRecord['metrics'][number]

function view(
  line: Partial<Omit<Line, 'result'>>,
  result: Parameters<typeof makeResult>[0] = {},
  filter: LineFilter = {},
) {
  const record: DriftRecord = {
    baseline: makeRun({ commit: 'd2d2a05' }),
    looks: 3,
    newest: makeRun({ id: 'newest' }),
    before: makeRun({ id: 'before' }),
    waiting: false,
    metrics: [
      {
        result: makeResult({ spec: 'bleu', smallestEffect: 0.5, ...result }),
        drift: null,
        side: null,
        reason: null,
        unnoticed: false,
        ...line,
      },
    ],
  }
  const { spec, metric, label } = record.metrics[0].result
  return prepareDrift(record, { metric: { metric, label, ask: { metric: spec } }, filter })
}
const better = { verdict: 'better', delta: 9.5, ci: [4, 17] } as const
const textOf = (finding: ReturnType<typeof view>['finding']) =>
  [finding?.word, finding?.parts.map(({ text }) => text).join('')].join(' ')

describe('what a project says about its baseline', () => {
  it('drift that no step showed by itself', () => {
    const { finding, rows } = view({ drift: 'better', side: 'better', unnoticed: true }, better)
    expect(textOf(finding)).toMatch(
      /^Drifting up\. No step since d2d2a05 on main was better by itself; together they bring /,
    )
    expect(rows[0].drift).toBe('drifting up')
  })
  it('a step that was better by itself is no drift; numbers are higher, not better', () => {
    const { finding, rows } = view({ side: 'better', reason: 'step' }, better)
    expect(textOf(finding)).toMatch(
      /^Better than the baseline\. Since d2d2a05 on main, BLEU is higher by 9\.5 points, 95 % interval .*, on two runs in a row; not by drift: a step was better by itself\.$/,
    )
    expect(finding?.kind).toBe('better')
    expect(rows[0].drift).toBe('no drift: a step showed it by itself')
  })
  it('drift with a step that is not known claims nothing of the steps', () => {
    const { finding } = view({ drift: 'worse', side: 'worse' }, { verdict: 'worse', delta: -9.5, ci: [-17, -4] })
    expect(textOf(finding)).toMatch(
      /^Drifting down\. Since d2d2a05 on main, BLEU is lower by 9\.5 points, .* in a row\.$/,
    )
  })
  it('names its branch, and opens no page that is about another branch, system or test set', () => {
    const worse = { drift: 'worse', side: 'worse' } as const
    const of = (filter: LineFilter) => textOf(view(worse, {}, filter).finding)
    const { branch, system, testSet } = makeRun()
    expect(of({})).toContain(`Since d2d2a05 on ${branch}, `)
    for (const filter of [{ branch: '*' }, { branch: '*pull-requests' }, { branch: branch ?? '', system }])
      expect(of({ ...filter, testSet: testSet.name })).toContain('Drifting down.')
    for (const filter of [{ branch: 'distil' }, { system: 'other' }, { testSet: 'other' }]) expect(of(filter)).toBe(' ')
    expect(view(worse).notes[0]).toContain(`${system} on ${branch} over ${testSet.name}`)
  })
  it('says where a score is over the shared segments alone', () => {
    const shared = { comparable: 'after-repair', n: 195, verdict: 'worse', delta: -1, ci: [-2, -0.5] } as const
    expect(view({}, shared).rows[0].scoreNote).toBe('195 shared')
    expect(view({}, shared).notes[1]).toContain('over the segments that they share')
    expect(view({}, { n: 195 })).toMatchObject({ rows: [{ scoreNote: null }], notes: { length: 2 } })
  })
  it('worse is higher where lower is better', () => {
    const wer = {
      verdict: 'worse',
      direction: 'lower',
      label: 'WER',
      unit: 'ratio',
      delta: 0.2,
      ci: [0.1, 0.3],
    } as const
    expect(textOf(view({ drift: 'worse', side: 'worse' }, wer).finding)).toContain('WER is higher by 0.2')
  })
  it.each([
    ['inconclusive', 'inconclusive, so drift cannot be told'],
    ['below', 'moved by less than the smallest effect that matters'],
    ['within', 'no drift'],
    ['no-verdict', 'no verdict, so drift cannot be told'],
  ] as const)('%s is said as it is', (reason, said) => {
    const { finding, rows } = view({ reason })
    expect(finding).toBeNull()
    expect(rows[0].drift).toBe(said)
  })
})
