import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bcaInterval } from '../../lib/stats/bca-interval.ts'
import { benjaminiHochberg } from '../../lib/stats/benjamini-hochberg.ts'
import { holm } from '../../lib/stats/holm.ts'
import { mcNemar } from '../../lib/stats/mcnemar.ts'
import type { PackedRows } from '../../lib/stats/packed-rows.ts'
import { summarizeReplicates } from '../../lib/stats/percentile-interval.ts'
import { itemsNeeded, powerOf, smallestDetectable } from '../../lib/stats/power.ts'
import { quantileSorted } from '../../lib/stats/quantile.ts'
import { approximateRandomization } from '../../lib/stats/randomization.ts'
import { resampleSums } from '../../lib/stats/resample-sums.ts'

// biome-ignore lint/suspicious/noExplicitAny: each kind of case has its own shape
type Case = { id: string; kind: string; expected: any; [key: string]: any }
const { cases } = JSON.parse(
  readFileSync(new URL('../fixtures/conformance/bootstrap.json', import.meta.url), 'utf8'),
) as { cases: Case[] }
const ofKind = (kind: string): Case[] => {
  const found = cases.filter((one) => one.kind === kind)
  if (found.length === 0) throw new Error(`no case of kind ${kind}`)
  return found
}

/** Relative 1e-12, absolute 1e-12 near 0. */
function expectClose(actual: number | null, expected: number, tolerance = 1e-12): void {
  expect(actual).not.toBeNull()
  expect(Math.abs((actual as number) - expected)).toBeLessThanOrEqual(tolerance * Math.max(1, Math.abs(expected)))
}
function expectPair(actual: readonly [number, number] | null, expected: readonly [number, number], tolerance = 1e-12) {
  expectClose(actual?.[0] ?? null, expected[0], tolerance)
  expectClose(actual?.[1] ?? null, expected[1], tolerance)
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length
const column = (values: readonly number[]): PackedRows => ({
  rows: Float64Array.from(values.flatMap((value) => [value, 1])),
  width: 2,
  count: values.length,
  storage: 'dense',
  sumWidth: 2,
})
const ratio = (sums: Float64Array): number => sums[0] / sums[1]

/** Where rounding broke two ties with the observed mean in the reference: the interval in exact rational arithmetic. */
const EXACT_TIES: Record<string, readonly [number, number]> = {
  'idx-8-200': [0.09318789432806329, 0.13906362193578053],
}

describe('bootstrap intervals from listed resamples (numpy 1.24, scipy 1.10)', () => {
  it.each(ofKind('bootstrapFromIndices'))('$id', ({ id, a, b, indices, expected }) => {
    const meansOf = (values: number[]) => (indices as number[][]).map((rows) => mean(rows.map((i) => values[i])))
    const [ofA, ofB] = [meansOf(a), meansOf(b)]
    const differences = ofB.map((value, i) => value - ofA[i])
    expectPair(summarizeReplicates(differences).interval, expected.percentileDifference)
    expectPair(summarizeReplicates(ofA).interval, expected.percentileA)
    expectPair(summarizeReplicates(ofB).interval, expected.percentileB)
    expectClose(summarizeReplicates(differences).standardError, expected.standardErrorDdof1)
    const each = (b as number[]).map((value, i) => value - a[i])
    const jackknife = each.map((value) => (sum(each) - value) / (each.length - 1))
    const replicates = (indices as number[][]).map((rows) => mean(rows.map((i) => each[i])))
    const bca = bcaInterval({ replicates, observed: mean(each), jackknife })
    if (expected.bcaFromIndices) expectPair(bca, EXACT_TIES[id] ?? expected.bcaFromIndices.interval)
    else if (each.length > 1) expect(bca).toBeNull()
  })

  it.each(ofKind('bootstrapSumsFromIndices'))(
    '$id: sums first, then the statistic',
    ({ rowsA, rowsB, indices, statistic, expected }) => {
      const score = (rows: number[][]): number => {
        const value = sum(rows.map((row) => row[0])) / sum(rows.map((row) => row[1]))
        return statistic.startsWith('exp') ? Math.exp(value) : value
      }
      const scores = (rows: number[][]) => (indices as number[][]).map((chosen) => score(chosen.map((i) => rows[i])))
      const differences = scores(rowsB).map((value, i) => value - scores(rowsA)[i])
      expectPair(summarizeReplicates(differences).interval, expected.percentileDifference)
      expectPair(summarizeReplicates(scores(rowsA)).interval, expected.percentileA)
    },
  )

  it.each(ofKind('bootstrapExactEnumeration'))('$id: all n^n resamples', ({ differences, expected }) => {
    const n = differences.length
    const means = Array.from({ length: n ** n }, (_, code) =>
      mean(Array.from({ length: n }, (_, k) => differences[Math.floor(code / n ** k) % n])),
    )
    if (means.length < 2) {
      expect(summarizeReplicates(means).interval).toBeNull()
      return
    }
    expectPair(summarizeReplicates(means).interval, expected.percentile95)
    expectPair(summarizeReplicates(means, 0.9).interval, expected.percentile90)
  })

  it.each(ofKind('confidenceInterval'))(
    '$id: within the spread over 20 other seeds',
    ({ values, confidence, expected }) => {
      const replicates = new Float64Array(9999)
      resampleSums({
        tables: [column(values)],
        resamples: replicates.length,
        seed: 7,
        visit: (b, [sums]) => {
          replicates[b] = ratio(sums)
        },
      })
      const { low, high, maxSpread } = expected.percentile
      expectPair(summarizeReplicates(replicates, confidence).interval, [low, high], 2 * maxSpread + 1e-12)
      const jackknife = (values as number[]).map((value) => (sum(values) - value) / (values.length - 1))
      const bca = bcaInterval({ replicates, observed: mean(values), jackknife, level: confidence })
      if (expected.BCa.low === 'NaN') expect(bca).toBeNull()
      else expectPair(bca, [expected.BCa.low, expected.BCa.high], 2 * expected.BCa.maxSpread + 1e-12)
    },
  )
})

describe('randomisation counts all exchanges of few pairs (all 2^n sign flips, scipy 1.10)', () => {
  it.each(ofKind('pairedTests').filter((one) => one.expected.permutation))('$id', ({ a, b, expected }) => {
    const [result] = approximateRandomization({
      pairs: [{ base: column(a), head: column(b), value: ratio }],
      trials: 100,
      seed: 1,
    })
    expect(result.exact).toBe(true)
    expectClose(result.p, expected.permutation.twoSidedAbs)
  })
})

describe('adjusted p-values (statsmodels 0.13.5 multipletests)', () => {
  it.each(ofKind('adjust'))('$id', ({ pValues, expected }) => {
    const adjusted = { holm: holm(pValues), benjaminiHochberg: benjaminiHochberg(pValues) }
    for (const method of ['holm', 'benjaminiHochberg'] as const) {
      expect(adjusted[method]).toHaveLength(pValues.length)
      adjusted[method].forEach((p, i) => {
        expectClose(p, expected[method].adjusted[i])
      })
    }
  })
})

describe('McNemar (statsmodels 0.13.5)', () => {
  it.each(ofKind('mcnemar'))('$id', ({ onlyBaselineRight, onlyCandidateRight, expected }) => {
    const result = mcNemar(onlyBaselineRight, onlyCandidateRight)
    expectClose(result.exact, expected.exact)
    expectClose(result.midP, expected.midP)
    if (expected.chi2 === null) expect(result).toMatchObject({ chiSquare: null, chiSquareP: null })
    else {
      expectClose(result.chiSquare, expected.chi2)
      expectClose(result.chiSquareP, expected.chi2P)
    }
  })
})

describe('power by the normal approximation (scipy 1.10 norm)', () => {
  it.each(ofKind('power'))('$id', ({ n, sd, delta, alpha, targetPower, expected }) => {
    const standardError = sd / Math.sqrt(n)
    expectClose(smallestDetectable(standardError, alpha, targetPower), expected.mde)
    expectClose(powerOf(delta, standardError, alpha), expected.power)
    const needed = itemsNeeded({ n, standardError, effect: delta, alpha, power: targetPower })
    if (expected.nCeil === 'Infinity') expect(needed).toBeNull()
    else expect(needed).toBe(Math.max(2, expected.nCeil))
  })
  it.each(ofKind('powerPairedProportions'))('$id: paired right-or-wrong outcomes', (one) => {
    const { n, p01OnlyCandidateRight: gain, p10OnlyBaselineRight: loss, alpha, targetPower, expected } = one
    const standardError = Math.sqrt((gain + loss - (gain - loss) ** 2) / n)
    expectClose(powerOf(gain - loss, standardError, alpha), expected.power)
    expectClose(smallestDetectable(standardError, alpha, targetPower), expected.mdeAtThisSd)
  })
})

describe('quantiles', () => {
  it('interpolates linearly at (n − 1)·q', () => {
    expect(quantileSorted([1, 2, 3, 4], 0.5)).toBe(2.5)
    expect(quantileSorted([10], 0.975)).toBe(10)
    expect(quantileSorted([], 0.5)).toBeNaN()
    expect(quantileSorted([0, 10], 0.25)).toBe(2.5)
    expect(quantileSorted([0, 10], 0.75)).toBe(7.5)
  })
})
