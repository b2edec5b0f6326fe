import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareWithSlices } from '../../lib/compare/compare-with-slices.ts'
import type { Comparison, MetricComparison } from '../../lib/compare/comparison.ts'
import { type GateContext, type GateOutcome, gate } from '../../lib/compare/gate.ts'
import type { GatePolicy, Waiver } from '../../lib/compare/gate-policy.ts'
import { InputError } from '../../lib/errors.ts'
import { makeSide } from './make-side.ts'

const segments = Array.from({ length: 40 }, (_, i) => ({
  id: `s${i}`,
  hypothesis: 'one two three four',
  references: ['one two three four'],
}))
const options = { trials: 10, resamples: 10 }
/** A real comparison, from which only what a case says is changed. */
const plain = compareWithSlices(makeSide(['bleu'], segments), makeSide(['bleu'], segments), options)
const comparisonOf = (...changes: Partial<MetricComparison>[]): Comparison => ({
  ...plain,
  results: changes.map((change) => ({ ...plain.results[0], verdict: 'inconclusive', ...change })),
})
const worse = { verdict: 'worse', delta: -1, ci: [-1.5, -0.5], p: 0.001 } as const
const unclear = { verdict: 'inconclusive', delta: -0.2, ci: [-0.9, 0.5], p: 0.4 } as const

describe('a gate', () => {
  it.each<[string, Partial<MetricComparison>, GatePolicy, GateOutcome]>([
    ['worse by more than the smallest effect', { ...worse, smallestEffect: 0.5 }, {}, 'fail'],
    ['worse by exactly the smallest effect', { ...worse, smallestEffect: 1 }, {}, 'fail'],
    ['worse by less than the smallest effect', { ...worse, smallestEffect: 1.2 }, {}, 'cannot-tell'],
    ['worse, without a smallest effect', worse, {}, 'fail'],
    ['worse, but p is above the level', { ...worse, p: 0.06 }, {}, 'cannot-tell'],
    ['worse, but there is no p', { ...worse, p: null }, {}, 'cannot-tell'],
    ['worse, at a level of its own', { ...worse, p: 0.06 }, { level: 0.1 }, 'fail'],
    ['more errors', { ...worse, direction: 'lower', delta: 1, ci: [0.5, 1.5] }, {}, 'fail'],
    ['fewer errors', { verdict: 'better', direction: 'lower', delta: -1, ci: [-1.5, -0.5] }, {}, 'pass'],
    [
      'fewer errors, with a smallest effect',
      { verdict: 'better', direction: 'lower', ci: [-1.5, -0.5], smallestEffect: 0.3 },
      {},
      'pass',
    ],
    ['inconclusive, without a smallest effect', unclear, {}, 'pass'],
    ['inconclusive, and the fall may still matter', { ...unclear, smallestEffect: 0.5 }, {}, 'cannot-tell'],
    ['inconclusive, but no fall that would matter', { ...unclear, smallestEffect: 1 }, {}, 'pass'],
    ['too small to matter', { verdict: 'too-small', ci: [-0.3, -0.1], smallestEffect: 0.5 }, {}, 'pass'],
    ['identical', { verdict: 'identical', few: true }, {}, 'pass'],
    ['few segments', { ...worse, few: true }, {}, 'cannot-tell'],
    ['fewer pairs than the policy wants', { ...worse, n: 99 }, { minimumPairs: 100 }, 'cannot-tell'],
    ['as many pairs as the policy wants', { ...worse, n: 100 }, { minimumPairs: 100 }, 'fail'],
    ['no verdict', { verdict: null, ci: null }, {}, 'cannot-tell'],
    ['no better direction', { ...worse, direction: 'neither' }, {}, 'cannot-tell'],
    [
      'no better direction, but within bounds',
      { direction: 'neither', whole: { base: 1, head: 1.05 } },
      { minimum: { bleu: 0.9 }, maximum: { bleu: 1.1 } },
      'pass',
    ],
    ['not comparable', { comparable: 'no', delta: null }, {}, 'not-comparable'],
    ['not comparable, neutral', { comparable: 'no', delta: null }, { incomparable: 'neutral' }, 'cannot-tell'],
    ['to be rescored first', { comparable: 'after-repair', delta: null }, {}, 'not-comparable'],
    ['coverage fell by 2.5 pp', { ...worse, scored: { base: 40, head: 39 } }, {}, 'cannot-tell'],
    ['coverage fell, within the limit', { ...worse, scored: { base: 40, head: 39 } }, { coverageDrop: 0.025 }, 'fail'],
    ['coverage rose', { ...unclear, scored: { base: 30, head: 40 } }, {}, 'pass'],
    ['below the absolute minimum', { ...unclear, whole: { base: 30, head: 29 } }, { minimum: { bleu: 29.5 } }, 'fail'],
    ['at the absolute minimum', { ...unclear, whole: { base: 30, head: 29.5 } }, { minimum: { bleu: 29.5 } }, 'pass'],
    ['above the absolute maximum', { ...unclear, whole: { base: 1, head: 2 } }, { maximum: { bleu: 1.5 } }, 'fail'],
    ['above a maximum of 0', { ...unclear, whole: { base: 0, head: 0.1 } }, { maximum: { bleu: 0 } }, 'fail'],
    ['a metric that is not there', worse, { metrics: ['ter'] }, 'nothing-to-judge'],
    ['a bound on a metric that is not there', unclear, { minimum: { ter: 20 } }, 'nothing-to-judge'],
    ['no score on one side', { ...unclear, head: null, whole: { base: 1, head: null } }, {}, 'nothing-to-judge'],
    ['a score of NaN', { ...unclear, head: Number.NaN }, {}, 'nothing-to-judge'],
    ['a slice that is not there', worse, { metrics: ['bleu'], slices: ['domain=law'] }, 'fail'],
    ['a slice that is not there, else well', unclear, { slices: ['domain=law'] }, 'nothing-to-judge'],
  ])('%s', (_, change, policy, expected) => {
    const result = gate(comparisonOf(change), policy)
    expect(result.outcome).toBe(expected)
    for (const metric of result.metrics) expect(metric.reason).toMatch(/\.$/)
  })

  it('says better where it is', () => {
    const better = { verdict: 'better', delta: 1, ci: [0.5, 1.5], p: 0.001 } as const
    expect(gate(comparisonOf(better)).metrics[0]).toMatchObject({ outcome: 'pass', code: 'better' })
  })
  it('fails as a whole when one metric fails, and looks at no other than those named', () => {
    const two = comparisonOf({ ...unclear, spec: 'chrf', metric: 'chrf' }, worse)
    expect(gate(two).outcome).toBe('fail')
    expect(gate(two, { metrics: ['chrf'] }).outcome).toBe('pass')
  })
  it.each<[string, Comparison | null]>([
    ['a comparison without metrics', comparisonOf()],
    ['no comparison', null],
  ])('has nothing to judge in %s', (_, comparison) => {
    expect(gate(comparison)).toMatchObject({ outcome: 'nothing-to-judge', metrics: [] })
  })
  it('has nothing to judge where no segment is in both runs', () => {
    expect(gate({ ...comparisonOf({ ...worse, base: null, head: null, delta: null }), pairs: 0 }).outcome).toBe(
      'nothing-to-judge',
    )
  })
  it.each([
    ['head', { unpaired: { base: ['s1'], head: [] } }],
    ['base', { unpaired: { base: [], head: ['s1'] } }],
    ['both', { unpaired: { base: [], head: [] } }],
  ])('has nothing to judge where %s holds totals alone, whatever else differs', (_, sides) => {
    const other = { ...comparisonOf({ comparable: 'no', delta: null }), pairs: 0, changed: [], ...sides }
    expect(gate(other)).toMatchObject({ outcome: 'nothing-to-judge', metrics: [{ code: 'only-totals' }] })
    const posted = {
      metric: 'ter',
      comparable: 'no',
      differences: [],
      base: 1,
      head: 2,
      delta: null,
      reason: '',
    } as const
    const beside = { ...comparisonOf(unclear), postedOnly: [posted] }
    expect(gate(beside, { metrics: ['ter'] }).metrics[0].code).toBe('only-totals')
  })
  it('cannot tell where head lacks more of base’s segments than the policy lets it', () => {
    const lacking = { ...comparisonOf(worse), unpaired: { base: ['x'], head: [] } }
    expect(gate(lacking).metrics[0]).toMatchObject({ outcome: 'cannot-tell', code: 'segments-lost' })
    expect(gate(lacking, { coverageDrop: 0.03 }).outcome).toBe('fail')
  })
  it('does not say that head covers fewer segments than base where it scored all that it has', () => {
    const other = { ...comparisonOf(unclear), unpaired: { base: ['x'], head: [] } }
    const scoredAll = { ...other, results: [{ ...other.results[0], scored: { base: 40, head: 40 } }] }
    expect(gate(scoredAll).metrics[0].reason).toMatch(/test set lacks/)
  })
  it('says so where an interval that says better is not backed by the adjusted p', () => {
    const better = { verdict: 'better', delta: 1, ci: [0.1, 1.9] } as const
    const [backed, bare] = [0.001, 0.2].map((p) => gate(comparisonOf({ ...better, p })).metrics[0])
    expect(backed).toMatchObject({ outcome: 'pass', code: 'better' })
    expect(bare).toMatchObject({ outcome: 'pass', code: 'better-after-correction' })
    expect(bare.reason).not.toMatch(/^Better/)
  })
  it('judges bounds without a baseline, by head’s own scores, and nothing else', () => {
    const scores = { bleu: 19, chrf: 50 }
    expect(gate(null, { metrics: [], minimum: { bleu: 20 } }, { scores }).outcome).toBe('fail')
    expect(gate(null, { metrics: [], minimum: { bleu: 19 } }, { scores }).outcome).toBe('pass')
    expect(gate(null, { metrics: ['chrf'], minimum: { bleu: 19 } }, { scores })).toMatchObject({
      outcome: 'nothing-to-judge',
      metrics: [{ code: 'no-baseline' }, { outcome: 'pass' }],
    })
  })
  it('holds a bound of what may not be compared against head’s own score', () => {
    const other = comparisonOf({ comparable: 'no', delta: null, head: null, whole: { base: null, head: null } })
    const policy: GatePolicy = { incomparable: 'neutral', minimum: { bleu: 20 } }
    expect(gate(other, policy, { scores: { bleu: 19 } }).outcome).toBe('fail')
  })
  it('a metric that may not be compared is left out under neutral, and it is said', () => {
    const two = comparisonOf({ ...unclear, spec: 'chrf', metric: 'chrf' }, { comparable: 'no', delta: null })
    expect(gate(two).outcome).toBe('not-comparable')
    const neutral = gate(two, { incomparable: 'neutral' })
    expect(neutral).toMatchObject({ outcome: 'pass', metrics: [{ outcome: 'pass' }, { outcome: 'not-comparable' }] })
    expect(neutral.warnings.join()).toContain('left out')
  })
  it('a plain name means every SPEC of the metric where that very SPEC is not there', () => {
    const chinese = comparisonOf({ ...worse, spec: 'bleu:tok=zh' })
    expect(gate(chinese, { metrics: ['bleu'] }).outcome).toBe('fail')
    expect(gate(chinese, { metrics: ['bleu:tok=intl'] }).outcome).toBe('nothing-to-judge')
    expect(gate(comparisonOf({ ...unclear, spec: 'bleu:tok=zh' }), { minimum: { bleu: 101 } }).outcome).toBe('fail')
  })
  it('the policy’s smallest effect stands in place of that of the comparison, verdict and all', () => {
    const small = { verdict: 'too-small', delta: -0.2, ci: [-0.3, -0.1], p: 0.001, smallestEffect: 0.5 } as const
    expect(gate(comparisonOf(small), { smallestEffects: { bleu: 0.15 } }).outcome).toBe('fail')
    expect(gate(comparisonOf({ ...worse, smallestEffect: 0.5 }), { smallestEffects: { bleu: 2 } }).outcome).toBe('pass')
  })
})

describe('the correction of a gate', () => {
  const two = comparisonOf({ ...worse, p: 0.03 }, { ...unclear, spec: 'chrf', metric: 'chrf', p: 0.9 })
  it.each<[string, GatePolicy, number | null, number, GateOutcome]>([
    ['Holm over both', {}, 0.06, 2, 'cannot-tell'],
    ['Holm over the one that is gated', { metrics: ['bleu'] }, 0.03, 1, 'fail'],
    ['none', { correction: 'none' }, 0.03, 1, 'fail'],
  ])('%s', (_, policy, pAdjusted, family, outcome) => {
    expect(gate(two, policy)).toMatchObject({ outcome, family, metrics: expect.any(Array) })
    expect(gate(two, policy).metrics[0].pAdjusted).toBe(pAdjusted)
  })
})

/** Two domains of forty segments each; head is spoilt in one of them. */
const tagged = (spoilt: string | null) => {
  const all = Array.from({ length: 80 }, (_, i) => {
    const text = `the cat number ${i} sat on a mat today`
    const domain = i % 2 ? 'law' : 'news'
    return {
      id: `t${i}`,
      references: [text],
      hypothesis: domain === spoilt ? text.replace('sat on', 'is') : text,
      domain,
    }
  })
  return { ...makeSide(['bleu'], all), tags: all.map(({ domain }) => ({ domain })) }
}

describe('slices of a gate', () => {
  const comparison = compareWithSlices(tagged(null), tagged('law'), { trials: 500, resamples: 50, slices: ['domain'] })
  it('take part in the family, and one that fails fails the whole', () => {
    const result = gate(comparison, { slices: ['domain'] })
    expect(result).toMatchObject({ outcome: 'fail', family: 3 })
    expect(result.metrics.map(({ slice, outcome }) => [slice?.value ?? 'whole', outcome])).toEqual([
      ['whole', 'fail'],
      ['law', 'fail'],
      ['news', 'pass'],
    ])
  })
  it('one value alone may be gated', () => {
    const result = gate(comparison, { slices: ['domain=news'] })
    expect(result.metrics.map(({ slice }) => slice?.value)).toEqual([undefined, 'news'])
    expect(result.family).toBe(2)
  })
})

describe('a waiver', () => {
  const now = '2026-06-15T12:00:00Z'
  const waiver: Waiver = { metric: 'bleu', author: 'Ana', reason: 'new glossary', expiresAt: '2026-07-01T00:00:00Z' }
  const judge = (over: Partial<Waiver> = {}, context: GateContext = { now, head: { id: 'r1', branch: 'feature' } }) =>
    gate(comparisonOf(worse), { waivers: [{ ...waiver, ...over }] }, context)

  it('lets a failure pass, and says whose it is with the metric alone', () => {
    expect(judge()).toMatchObject({
      outcome: 'pass',
      metrics: [{ outcome: 'pass', code: 'worse', waiver: { author: 'Ana', reason: 'new glossary' } }],
    })
    expect(judge().warnings.join()).not.toMatch(/waive|Ana/)
  })
  it.each<[string, Partial<Waiver>, GateContext | undefined]>([
    ['that ran out', { expiresAt: '2026-06-15T11:59:59Z' }, undefined],
    ['whose end is no date', { expiresAt: 'soon' }, undefined],
    ['where nobody knows what time it is', {}, { head: { id: 'r1', branch: 'feature' } }],
    ['for another metric', { metric: 'chrf' }, undefined],
    ['for another run', { headRunId: 'r2' }, undefined],
    ['for another branch', { branch: 'main' }, undefined],
  ])('does nothing %s', (_, over, context) => {
    expect(judge(over, context)).toMatchObject({ outcome: 'fail', metrics: [{ outcome: 'fail' }] })
    expect(judge(over, context).metrics[0].waiver).toBeUndefined()
  })
  it('that ran out is said', () => {
    const [said] = judge({ expiresAt: '2026-06-01T00:00:00Z' }).warnings.filter((text) => text.includes('ran out'))
    expect(said).toBe('The waiver of Ana for bleu ran out on 1 Jun 2026 and does nothing.')
  })
  it('for scores from elsewhere means them by their name', () => {
    const spec = 'external:name=odd,model=m'
    const odd = comparisonOf({ ...worse, metric: 'external', spec })
    const waivers = [{ ...waiver, metric: 'external:name=odd' }]
    expect(gate(odd, { waivers }, { now }).outcome).toBe('pass')
    expect(gate(odd, { waivers: [{ ...waiver, metric: 'external:name=even' }] }, { now }).outcome).toBe('fail')
  })
  it.each([
    ['its run', { headRunId: 'r1' }],
    ['its branch', { branch: 'feature' }],
    ['all runs, said by null', { headRunId: null, branch: null }],
  ])('holds for %s', (_, over) => {
    expect(judge(over).outcome).toBe('pass')
  })
  it('covers a broken bound, but never what was not judged', () => {
    const bound = gate(comparisonOf(unclear), { minimum: { bleu: 101 }, waivers: [waiver] }, { now })
    expect(bound.outcome).toBe('pass')
    const missing = gate(comparisonOf(), { metrics: ['bleu'], waivers: [waiver] }, { now })
    expect(missing.outcome).toBe('nothing-to-judge')
  })
  it.each<[string, Partial<MetricComparison>, GateOutcome]>([
    ['not comparable', { comparable: 'no', delta: null }, 'not-comparable'],
    ['to be rescored first', { comparable: 'after-repair', delta: null }, 'not-comparable'],
    ['without a score on one side', { ...unclear, base: null, whole: { base: null, head: 20 } }, 'nothing-to-judge'],
    ['few segments', { ...worse, few: true }, 'cannot-tell'],
    ['worse, which the waiver covers as well', worse, 'pass'],
    ['unclear', unclear, 'pass'],
  ])('of a broken bound covers the bound alone: %s', (_, change, outcome) => {
    const result = gate(comparisonOf(change), { minimum: { bleu: 101 }, waivers: [waiver] }, { now })
    expect(result).toMatchObject({ outcome, metrics: [{ outcome, waiver: { author: 'Ana' } }] })
  })
  it('of a bound that nothing but was asked for passes, compared or not', () => {
    const policy: GatePolicy = { metrics: ['chrf'], maximum: { bleu: 0 }, waivers: [waiver] }
    const two = comparisonOf({ ...unclear, spec: 'chrf', metric: 'chrf' }, { comparable: 'no', delta: null })
    expect(gate(two, policy, { now }).outcome).toBe('pass')
    expect(
      gate(null, { metrics: [], maximum: { bleu: 0 }, waivers: [waiver] }, { now, scores: { bleu: 1 } }),
    ).toMatchObject({ outcome: 'pass' })
  })
  it('of a bound gives no baseline where there is none', () => {
    const policy: GatePolicy = { metrics: ['bleu'], minimum: { bleu: 101 }, waivers: [waiver] }
    expect(gate(null, policy, { now, scores: { bleu: 1 } })).toMatchObject({
      outcome: 'nothing-to-judge',
      metrics: [{ code: 'no-baseline' }],
    })
  })
})

describe('what a gate says of itself', () => {
  it('one surface metric alone is weak', () => {
    expect(gate(comparisonOf(unclear)).warnings.join()).toMatch(/Only BLEU is gated/)
    expect(gate(comparisonOf(unclear, { ...unclear, spec: 'chrf', metric: 'chrf' })).warnings).toEqual([])
    expect(gate(comparisonOf({ ...unclear, layer: 'semantic' })).warnings).toEqual([])
  })
  it.each([
    [0.7, [], true],
    [0.69, [], false],
    [null, [], false],
    [0.9, ['macro_f1'], false],
  ])('accuracy where one class holds %s, beside %s: warned %s', (majorityShare, beside, warned) => {
    const results = ['accuracy', ...beside].map((metric) => ({ ...unclear, metric, spec: metric, layer: 'task' }))
    const { warnings } = gate(comparisonOf(...results), {}, { majorityShare })
    expect(warnings.some((text) => text.includes('macro_f1'))).toBe(warned)
  })
})

describe('rules that are none', () => {
  it.each<[string, GatePolicy, string]>([
    ['a bound of NaN', { minimum: { bleu: Number.NaN } }, '/minimum/bleu'],
    ['an infinite bound', { maximum: { bleu: Number.POSITIVE_INFINITY } }, '/maximum/bleu'],
    ['a smallest effect of 0', { smallestEffects: { bleu: 0 } }, '/smallestEffects/bleu'],
    ['an unknown metric', { metrics: ['blue'] }, '/metrics/0'],
    ['one metric twice', { metrics: ['bleu', 'bleu:order=4'] }, '/metrics'],
    ['bounds of one metric twice', { minimum: { bleu: 1, 'bleu:order=4': 2 } }, '/minimum'],
    ['a minimum above the maximum', { minimum: { bleu: 2 }, maximum: { bleu: 1 } }, '/minimum/bleu'],
  ])('%s is refused at its place', (_, policy, pointer) => {
    try {
      gate(comparisonOf(unclear), policy)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(InputError)
      expect((error as InputError).problems[0]).toMatchObject({ place: { pointer }, mend: expect.any(String) })
    }
  })
})

interface CaseFile {
  readonly cases: readonly {
    readonly id: string
    readonly input: {
      readonly gates: readonly { name: string; items?: number; metrics?: Record<string, number | null>; rule: string }[]
    }
    readonly expected: { readonly results: Record<string, string> }
  }[]
}
const { cases } = JSON.parse(
  readFileSync(new URL('../fixtures/cases/ci-export.json', import.meta.url), 'utf8'),
) as CaseFile
const nothing = cases.find(({ id }) => id === 'ci-01-gate-on-nothing') as CaseFile['cases'][number]

describe(nothing.id, () => {
  it.each(nothing.input.gates.map((one) => [one.name, one] as const))('%s', (name, { rule, metrics = {} }) => {
    const [, metric, limit] = /^(\w+) >= (.+)$/.exec(rule) as RegExpExecArray
    const judge = () => gate(null, { metrics: [], minimum: { [metric]: Number(limit) } }, { scores: metrics })
    const expected = nothing.expected.results[name]
    if (expected === 'error (bad rule)') expect(judge).toThrow(InputError)
    else expect(judge().outcome).toBe(expected === 'error' ? 'nothing-to-judge' : expected)
  })
  it('19.999 is never said to be 20 beside the word fail', () => {
    const { metrics } = gate(null, { metrics: [], minimum: { bleu: 20 } }, { scores: { bleu: 19.999 } })
    expect(metrics[0]).toMatchObject({ outcome: 'fail', reason: '19.999 is below the minimum of 20.' })
  })
})
