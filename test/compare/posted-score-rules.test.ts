import { describe, expect, it } from 'vitest'
import { meansPosted, withRuledDirection } from '../../lib/compare/posted-score-rules.ts'

describe('a rule about scores that were made elsewhere', () => {
  it.each([
    ['external:name=odd', 'external:name=odd,model=m', true],
    ['external:name=odd,model=m', 'external:name=odd,model=m', true],
    ['external:name=odd,model=m,direction=higher', 'external:name=odd,model=m', true],
    ['external:name=odd,direction=lower', 'external:name=odd,model="filter:strict"', true],
    ['external:name=odd,model=m', 'external:name=odd,model=other', false],
    ['external:name=odd,model=m', 'external:name=odd', false],
    ['external:name=odd', 'external:name=even', false],
    ['bleu', 'external:name=bleu', false],
    ['external:name=bleu', 'bleu', false],
  ])('%s means %s: %s', (rule, spec, means) => {
    expect(meansPosted(rule, spec)).toBe(means)
  })
  it('gives the SPEC the direction that a rule states, and leaves it without one', () => {
    const rules = ['bleu', 'external:name=odd,direction=lower', 'external:name=even']
    expect(withRuledDirection('external:name=odd,model=m', rules)).toBe('external:name=odd,model=m,direction=lower')
    expect(withRuledDirection('external:name=even,model=m', rules)).toBe('external:name=even,model=m')
    expect(withRuledDirection('bleu', rules)).toBe('bleu')
  })
})
