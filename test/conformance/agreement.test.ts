import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pearson, spearman } from '../../lib/stats/correlation.ts'
import { cohenKappa, fleissKappa } from '../../lib/stats/kappa.ts'
import { kendall } from '../../lib/stats/kendall.ts'
import { krippendorffAlpha } from '../../lib/stats/krippendorff-alpha.ts'
import { isClose } from './close-to.ts'

// biome-ignore lint/suspicious/noExplicitAny: a table of reference figures
type Case = Record<string, any>
const file = new URL('../fixtures/conformance/agreement.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }
const ofKind = (kind: string) => cases.filter((test) => test.kind === kind).map((test) => [test.id, test] as const)
/** Where the reference prints NaN the figure here is null. */
const isSame = (got: number | null | undefined, want: number | string) =>
  want === 'NaN' ? got === null : isClose(got, want)

describe("Cohen's kappa equals scikit-learn 1.2.1", () => {
  it.each(ofKind('cohenKappa'))('%s', (_, { rater1, rater2, labels, expected }) => {
    const kappa = (weights: 'none' | 'linear' | 'quadratic') =>
      cohenKappa<string | number>(rater1, rater2, { weights, labels: labels ?? expected.labels })
    expect(isSame(kappa('none'), expected.unweighted)).toBe(true)
    expect(isSame(kappa('linear'), expected.linear)).toBe(true)
    expect(isSame(kappa('quadratic'), expected.quadratic)).toBe(true)
  })
})

describe("Fleiss' kappa", () => {
  it.each(ofKind('fleissKappa'))('%s', (_, { counts, expected }) => {
    const got = fleissKappa(counts)
    for (const key of ['kappa', 'meanObserved', 'expectedByChance', 'randolphFree'] as const)
      expect(isSame(got?.[key], expected[key]), key).toBe(true)
  })
})

describe("Krippendorff's alpha", () => {
  it.each(ofKind('krippendorffAlpha'))('%s', (_, { ratings, expected }) => {
    for (const level of ['nominal', 'ordinal', 'interval'] as const)
      if (level in expected) expect(isSame(krippendorffAlpha(ratings, level), expected[level]), level).toBe(true)
  })
})

describe('correlations equal scipy 1.10.1', () => {
  it.each(ofKind('correlation'))('%s', (_, { x, y, expected }) => {
    const [a, b] = [x, y].map((list: (number | string)[]) => list.map(Number))
    // The reference lets NaN through in two of three; here a missing score is refused at once.
    if (![...a, ...b].every(Number.isFinite)) {
      for (const correlate of [pearson, spearman, kendall]) expect(() => correlate(a, b)).toThrow(/not a finite number/)
      return
    }
    const got = { pearson: pearson(a, b), spearman: spearman(a, b), kendallTauB: kendall(a, b) }
    for (const [name, { value, pValue }] of Object.entries(got)) {
      const want = expected[name].error ? { value: 'NaN', pValue: 'NaN' } : expected[name]
      expect(isSame(value, want.value), `${name} ${value}`).toBe(true)
      expect(isSame(pValue, want.pValue), `${name} p ${pValue}`).toBe(true)
    }
    if ('kendallTauC' in expected) expect(isSame(got.kendallTauB.tauC, expected.kendallTauC)).toBe(true)
  })
})
