import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import { gate } from '../../lib/compare/gate.ts'
import type { GatePolicy } from '../../lib/compare/gate-policy.ts'
import { gateReason } from '../../lib/report/gate-reason.ts'
import { prepareGate } from '../../lib/report/prepare-gate.ts'
import { makeSide } from '../compare/make-side.ts'

const segments = (spoil: number) =>
  Array.from({ length: 60 }, (_, i) => {
    const text = `the cat number ${i} sat on the mat of house ${i * 7}`
    return { id: `s${i}`, references: [text], hypothesis: i % spoil === 0 ? text.replace('sat on', 'is') : text }
  })
const comparison = compareSides(makeSide(['bleu', 'chrf'], segments(9)), makeSide(['bleu', 'chrf'], segments(2)), {
  trials: 500,
  resamples: 100,
})
const view = (policy: GatePolicy = {}, context: Parameters<typeof gate>[2] = {}) =>
  prepareGate({ gate: gate(comparison, policy, context), comparison, baseline: null })

describe('a gate for the eye', () => {
  it('names metrics by their label, with difference, adjusted p and the family', () => {
    const { line, share, rows } = view()
    expect([line, share]).toEqual(['The gate fails.', '2 of 2 rules'])
    expect(rows.map(({ name, word, shape }) => [name, word, shape])).toEqual([
      ['BLEU', 'fails', 'worse'],
      ['chrF2', 'fails', 'worse'],
    ])
    expect(rows[0].difference).toMatch(/^−\d/)
    expect(rows[0].p).toMatch(/^p .*, Holm over 2$/)
  })
  it('what the adjusted p does not back is passed, but never called better', () => {
    const better = { verdict: 'better', delta: 1, ci: [0.1, 1.9], pAdjusted: 0.2, p: 0.1 } as const
    const given = { ...comparison, results: comparison.results.map((result) => ({ ...result, ...better })) }
    const [row] = prepareGate({ gate: gate(given), comparison: given, baseline: null }).rows
    expect(row).toMatchObject({ word: 'passes', shape: 'inconclusive' })
    expect(row.reason).toMatch(/adjusted p does not/)
  })
  it('a waived failure is said to be one', () => {
    const waivers = [{ metric: 'bleu', author: 'Ana', reason: 'new glossary', expiresAt: '2999-01-01T00:00:00Z' }]
    const { rows, warnings } = view({ metrics: ['bleu'], waivers }, { now: '2026-01-01T00:00:00Z' })
    expect(rows[0]).toMatchObject({
      outcome: 'pass',
      word: 'fails, waived',
      shape: 'worse',
      waived: 'Waived by Ana until 1 Jan 2999: new glossary',
    })
    expect(warnings.join()).not.toContain('Ana')
  })
  it('says against what, how it was found, and what was passed over', () => {
    const baseline = {
      runId: 'r1',
      how: 'ancestor',
      commit: '0123456789abcdef',
      branch: 'main',
      distance: 3,
      ageMs: 2 * 86_400_000,
      skipped: [{ commit: 'fedcba9876543210', why: 'The merge base has no run.' }],
    } as const
    const said = prepareGate({ gate: gate(comparison), comparison, baseline })
    expect(said.baseline).toMatch(/^against run:r1 of 0123456.* \(nearest ancestor on main, 3 commits .*2 days old\)$/)
    expect(said.skipped).toEqual([expect.stringMatching(/^passed over fedcba9.*: The merge base has no run\.$/)])
  })
  it('what is not there has no figures', () => {
    expect(view({ metrics: ['ter'] }).rows[0]).toMatchObject({ difference: null, p: null, shape: 'no-score' })
  })
})

describe('a score beside its bound', () => {
  it.each([
    [19.999, 20, 'minimum', '19.999 is below the minimum of 20.'],
    [19.5, 20, 'minimum', '19.50 is below the minimum of 20.'],
    [19.99999, 20, 'minimum', '19.99999 is below the minimum of 20.'],
    [0.0001, 0, 'maximum', '0.0001 is above the maximum of 0.'],
    [-0.5, -0.25, 'minimum', '−0.50 is below the minimum of −0.25.'],
  ] as const)('%s beside %s', (score, limit, kind, said) => {
    expect(gateReason({ reason: '', bound: { kind, limit, score } })).toBe(said)
  })
})
