/**
 * Whether the statistics keep their promise: how often a difference is claimed where there is none, and how often 95 %
 * intervals hold the truth. Seeded, so that it prints the same figures every time; takes some minutes on one core.
 * `--sets N` draws other than 2 000 data sets; `--only TEXT` runs the studies whose name holds it.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { binaryPopulation, madeUpPopulation, wmtPopulation } from '../test/calibration/populations.ts'
import { coverage, nullRates, type Population } from '../test/calibration/study.ts'

const { values } = parseArgs({
  options: { sets: { type: 'string', default: '2000' }, only: { type: 'string', default: '' } },
})
const sets = Number(values.sets)
if (!Number.isInteger(sets) || sets < 1)
  throw new RangeError(`--sets must be a whole number from 1, not "${values.sets}"`)

const hasCorpus = existsSync(new URL('../../shared/corpora/wmt17-ende/', import.meta.url))
const seed = 12345

interface Study {
  readonly name: string
  readonly needsCorpus: boolean
  readonly run: () => { readonly text: string; readonly ok: boolean }
}

/** At a nominal 5 % a gate's test may reject at most 6.5 % of true nulls, and at least 3.5 % where nothing ties. */
function nullStudy(
  name: string,
  make: () => Population,
  n: number,
  { continuous = true, needsCorpus = false } = {},
): Study {
  return {
    name: `nulls  ${name}, ${n} pairs`,
    needsCorpus,
    run() {
      const rates = nullRates({ population: make(), n, sets, resamples: 1000, trials: 1999, seed })
      const ok = rates.randomization <= 0.065 && rates.gate <= 0.065 && (!continuous || rates.randomization >= 0.035)
      const sacrebleu = rates.sacrebleu === null ? '' : `  sacreBLEU ${percent(rates.sacrebleu)}`
      const text = `p ${percent(rates.randomization)}  gate ${percent(rates.gate)}  interval ${percent(rates.interval)}${sacrebleu}`
      return { text, ok }
    },
  }
}

/**
 * 95 % intervals must hold the truth in 93.5 to 96.5 % from 200 pairs or 50 documents on; below, it is only printed.
 * Small data sets are drawn four times as often: their share lies near the lower bound, and 2 000 draws tell it only to
 * within 1 %.
 */
function coverageStudy(
  name: string,
  make: () => Population,
  n: number,
  { needsCorpus = false, asked = true } = {},
): Study {
  return {
    name: `covers ${name}, ${n}`,
    needsCorpus,
    run() {
      const drawn = n <= 300 ? 4 * sets : sets
      const share = coverage({ population: make(), n, sets: drawn, resamples: 1000, trials: 1, seed })
      return { text: percent(share), ok: !asked || (share >= 0.935 && share <= 0.965) }
    },
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

const real = { needsCorpus: true }
const em = () => binaryPopulation(3000, { gain: 0.08, loss: 0.05 })
const STUDIES: readonly Study[] = [
  ...[50, 300, 3004].map((n) => nullStudy('BLEU of WMT17', () => wmtPopulation('bleu'), n, real)),
  ...[50, 300, 3004].map((n) => nullStudy('chrF of WMT17', () => wmtPopulation('chrf'), n, real)),
  ...[50, 300, 3000].map((n) => nullStudy('exact match with ties', em, n, { continuous: false })),
  nullStudy('word error rate of made-up texts', () => madeUpPopulation('wer', 1000), 300),
  ...[20, 50, 100].map((n) =>
    coverageStudy('BLEU of WMT17, pairs', () => wmtPopulation('bleu'), n, { ...real, asked: false }),
  ),
  ...[200, 300, 3004].map((n) => coverageStudy('BLEU of WMT17, pairs', () => wmtPopulation('bleu'), n, real)),
  coverageStudy('chrF of WMT17, pairs', () => wmtPopulation('chrf'), 200, real),
  coverageStudy('exact match with ties, pairs', em, 50, { asked: false }),
  coverageStudy('exact match with ties, pairs', em, 200),
  ...[20, 30].map((n) =>
    coverageStudy('BLEU of WMT17, documents of 10', () => wmtPopulation('bleu', 10), n, { ...real, asked: false }),
  ),
  ...[50, 100].map((n) => coverageStudy('BLEU of WMT17, documents of 10', () => wmtPopulation('bleu', 10), n, real)),
]

let failed = 0
for (const study of STUDIES.filter(({ name }) => name.includes(values.only))) {
  if (study.needsCorpus && !hasCorpus) {
    console.log(`${study.name.padEnd(56)} skipped: ../shared is absent`)
    continue
  }
  const { text, ok } = study.run()
  if (!ok) failed++
  console.log(`${study.name.padEnd(56)} ${text}${ok ? '' : '  OUT OF BOUNDS'}`)
}
if (failed > 0) process.exitCode = 1
