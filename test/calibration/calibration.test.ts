import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { binaryPopulation, madeUpPopulation, wmtPopulation } from './populations.ts'
import { coverage, nullRates } from './study.ts'

const hasCorpus = existsSync(new URL('../../../shared/corpora/wmt17-ende/', import.meta.url))

/** Sampling error of a share over so many data sets: three standard errors beside what the whole study asks. */
const slack = (share: number, sets: number): number => 3 * Math.sqrt((share * (1 - share)) / sets)
const few = { sets: 300, resamples: 300, trials: 399, seed: 12345 }

describe('calibration, in short (the whole: npm run calibrate)', { timeout: 120_000 }, () => {
  it.each([
    ['BLEU of made-up texts, 50 pairs', () => madeUpPopulation('bleu', 1000), 50, true],
    ['word error rate of made-up texts, 200 pairs', () => madeUpPopulation('wer', 1000), 200, true],
    ['exact match with many ties, 60 pairs', () => binaryPopulation(1000, { gain: 0.08, loss: 0.05 }), 60, false],
  ] as const)('%s: a difference is claimed in one true null of twenty', (_, make, n, continuous) => {
    const rates = nullRates({ population: make(), n, ...few })
    expect(rates.randomization).toBeLessThanOrEqual(0.05 + slack(0.05, few.sets))
    expect(rates.gate).toBeLessThanOrEqual(rates.randomization)
    if (continuous) expect(rates.randomization).toBeGreaterThanOrEqual(0.05 - slack(0.05, few.sets))
  })

  it.skipIf(!hasCorpus)(`two real systems, 200 pairs${hasCorpus ? '' : ' (needs ../shared)'}`, () => {
    const rates = nullRates({ population: wmtPopulation('bleu'), n: 200, ...few })
    expect(Math.abs(rates.randomization - 0.05)).toBeLessThanOrEqual(slack(0.05, few.sets))
    // What its block is labelled with: sacreBLEU's bootstrap claims about twice too many.
    expect(rates.sacrebleu).toBeGreaterThan(0.07)
  })

  it.each([
    ['200 pairs', () => madeUpPopulation('bleu', 1000), 200],
    ['50 documents of 5', () => madeUpPopulation('bleu', 1000, 5), 50],
  ] as const)('%s: intervals hold the truth nineteen times in twenty', (_, make, n) => {
    const share = coverage({ population: make(), n, ...few, trials: 1 })
    expect(Math.abs(share - 0.95)).toBeLessThanOrEqual(0.015 + slack(0.95, few.sets))
  })
})
