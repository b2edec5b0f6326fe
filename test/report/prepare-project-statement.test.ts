import { describe, expect, it } from 'vitest'
import { prepareProjectStatement } from '../../lib/report/prepare-project-statement.ts'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { type GivenPoint, SIGNATURE, toTrendPoints } from './trend-points.ts'

function say(given: readonly GivenPoint[]) {
  const trend = prepareTrend(toTrendPoints(given), { followedBranch: 'main' })
  const statement = prepareProjectStatement(trend, { metric: 'BLEU', unit: 'points' })
  return { ...statement, text: statement.parts.map((part) => part.text).join('') }
}

describe('the statement of a project', () => {
  it('says that no run is left', () => {
    expect(say([])).toMatchObject({ kind: null, word: 'No run matches these filters.', text: '', compare: null })
  })

  it('gives the first score without a verdict', () => {
    expect(say([{ value: 33.27 }])).toMatchObject({
      kind: null,
      word: null,
      text: 'BLEU of the latest run is 33.3. A second run of this system on this test set brings the first verdict.',
    })
  })

  it('does not take another system for the run before', () => {
    expect(say([{}, { system: 'other', value: 31 }]).text).toContain('A second run of this system')
    expect(say([{}, { value: 31 }]).text).toContain('it has not been compared with the run before it.')
  })

  it('gives direction, size and interval against the run before, with a link to both', () => {
    const statement = say([{}, { verdict: 'worse', step: { delta: -0.913, ci: [-1.456, -0.352] } }])
    expect(statement).toMatchObject({ kind: 'worse', word: 'Worse.', compare: { base: 'r0', head: 'r1' } })
    expect(statement.text).toBe('BLEU is lower than in the run before by 0.91 points, 95 % interval −1.46 to −0.35.')
  })

  it('says so where runs without a score lie between', () => {
    const step = { baseRunId: 'r0', delta: -0.913, ci: [-1.456, -0.352], skipped: 1 } as const
    expect(say([{}, { value: null }, { verdict: 'worse', step }]).text).toContain(
      'BLEU is lower than in the last run with a score (one run without came between) by 0.91 points',
    )
  })

  it('calls what a pull request is against its base, not the run before', () => {
    const trend = prepareTrend(
      toTrendPoints([{ branch: 'a', pullRequest: '7', verdict: 'worse', step: { delta: -0.913 } }]),
      { followedBranch: 'a' },
    )
    const { parts } = prepareProjectStatement(trend, { metric: 'BLEU', unit: 'points' })
    expect(parts.map(({ text }) => text).join('')).toContain('BLEU is lower than in its base by 0.91 points')
    const onMain = prepareProjectStatement(trend, { metric: 'BLEU', unit: 'points', mainBranch: 'a' })
    expect(onMain.parts[0].text).toContain('than in the run before')
  })

  it('never rounds a difference to zero', () => {
    const statement = say([{}, { verdict: 'inconclusive', step: { delta: 0.002, ci: [-0.4, 0.41] } }])
    expect(statement.text).toContain('higher than in the run before by 0.002 points')
  })

  it('brings its reach when inconclusive, and only then', () => {
    const step = { delta: -0.12, ci: [-0.41, 0.17] as const, mde: 0.412 }
    expect(say([{}, { verdict: 'inconclusive', step }]).text).toBe(
      'BLEU is lower than in the run before by 0.12 points, 95 % interval −0.41 to +0.17; this test set could have shown 0.41.',
    )
    expect(say([{}, { verdict: 'too-small', step }]).text).toContain('+0.17.')
  })

  it('says identical without a number', () => {
    const statement = say([{}, { verdict: 'identical', step: { delta: 0, ci: [0, 0] } }])
    expect(statement).toMatchObject({ kind: 'identical', word: 'Identical.' })
    expect(statement.text).toBe('Every output of the latest run is the same as in the run before.')
  })

  it('of another test set the shared segments have the verdict, and it is said that they alone do', () => {
    const step = { comparable: 'after-repair', delta: -1.2, ci: [-2, -0.4] } as const
    const statement = say([{}, { version: 2, verdict: 'worse', step }])
    expect(statement).toMatchObject({ kind: 'worse', word: 'Worse.' })
    expect(statement.parts.map(({ text }) => text).join('')).toMatch(/Only the segments that both test sets share/)
  })
  it('a step that the correction does not back is said to be just that', () => {
    const step = { delta: -1.2, ci: [-2, -0.4], pAdjusted: 0.075, family: 4 } as const
    expect(say([{}, { verdict: 'worse', step }])).toMatchObject({ kind: 'inconclusive', word: 'Not after correction.' })
  })
  it('does not compare across a change of tokenizer, and names it', () => {
    const other = SIGNATURE.replace('tok:13a', 'tok:intl')
    const statement = say([{}, { signature: other, comparable: 'after-repair', verdict: null }])
    expect(statement).toMatchObject({ kind: 'not-comparable', word: 'Not comparable.' })
    expect(statement.text).toContain('cannot be joined to the run before it: tok 13a → intl.')
  })

  it('gives the reason of a missing score', () => {
    const statement = say([{}, { value: null, reason: 'The scores are still being computed.' }])
    expect(statement).toMatchObject({ kind: 'no-score', word: 'No score.' })
    expect(statement.text).toBe('The latest run has no BLEU: The scores are still being computed.')
  })

  it('speaks of the followed branch, not of a newer pull request', () => {
    const statement = say([
      {},
      { verdict: 'better', step: { delta: 1, ci: [0.5, 1.5] } },
      { branch: 'x', verdict: 'worse' },
    ])
    expect(statement.kind).toBe('better')
  })

  it('recalls earlier steps that got worse or better, newest first', () => {
    const statement = say([
      {},
      { verdict: 'worse' },
      { verdict: 'better' },
      { verdict: 'worse' },
      { verdict: 'identical' },
    ])
    expect(statement.earlier).toBe(
      'Earlier steps that got worse: c3 (4 Sep 2026), c1 (2 Sep 2026). Better: c2 (3 Sep 2026).',
    )
  })

  it('says why there is no verdict', () => {
    const statement = say([{}, { verdict: null, step: { reason: 'Fewer than two pairs.' } }])
    expect(statement).toMatchObject({ kind: null, word: 'No verdict.' })
    expect(statement.text).toBe('BLEU of the latest run is 30.1; Fewer than two pairs.')
  })
})
