import { describe, expect, it } from 'vitest'
import { forestNote } from '../../lib/report/forest-note.ts'
import { prepareComparison } from '../../lib/report/prepare-comparison.ts'
import { makeComparison, makeResult, makeRun } from './make-comparison.ts'

const UNSET = 'No smallest effect that matters is set for this project'
const UNSCORED = { n: 0, base: null, head: null, delta: null, ci: null, p: null, verdict: null } as const

describe('the note under the differences', () => {
  it('says that no smallest effect is set where none is, and nowhere else', () => {
    const noteOf = (changes: Parameters<typeof makeResult>[0]) =>
      forestNote(makeComparison({ results: [makeResult(changes)] }), 'native')
    expect(noteOf({ smallestEffect: null })).toContain(UNSET)
    expect(noteOf({})).not.toContain(UNSET)
    expect(noteOf(UNSCORED)).not.toContain(UNSET)
  })
  it('says of nothing how it was resampled, as the facts do', () => {
    const comparison = makeComparison({ results: [makeResult(UNSCORED)] })
    const facts = prepareComparison({ comparison, base: makeRun(), head: makeRun({ id: 'r2' }) }).facts
    expect(facts.find(({ label }) => label === 'resampled by')?.value).toBe('nothing')
    expect(forestNote(comparison, 'native')).toBe(
      'No pair was scored by both sides, so nothing was resampled or tested.',
    )
  })
  it('says how the figures were made where there are any', () => {
    expect(forestNote(makeComparison(), 'effects')).toMatch(
      /^One axis for unlike scales.*1\u202f000 resamples of segments/s,
    )
  })
})
