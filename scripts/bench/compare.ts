import { compareSides } from '../../lib/compare/compare.ts'
import type { CompareOptions, RunSide } from '../../lib/compare/run-side.ts'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { type RowTable, toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { swapSums } from '../../lib/stats/swap-sums.ts'
import type { Bench } from './bench.ts'
import { readSegments } from './corpus.ts'

const FOLDER = 'corpora/wmt17-ende'
const SPECS = ['bleu', 'chrf', 'ter']
const LARGE = 100_000
/** As few trials as there can be, so that a bench of the bootstrap holds no randomisation to speak of. */
const BOOTSTRAP_ONLY: CompareOptions = { resamples: 1000, trials: 1 }

/** Comparing two runs from rows, as a server does it: pairing, resampling, verdict; no text is read. */
export function compareBenches(): Bench[] {
  const compareBench = (
    name: string,
    limitMs: number | null,
    specs: readonly string[],
    count: number,
    options: CompareOptions,
  ): Bench => ({
    name,
    limitMs,
    needs: [FOLDER],
    prepare() {
      const base = makeSide('LIUM-NMT', specs, count)
      const head = makeSide('uedin-nmt', specs, count)
      return () => compareSides(base, head, options).results.map((result) => result.ci)
    },
  })
  return [
    compareBench('bootstrap 1 000, 3 004 segments, BLEU chrF TER', 600, SPECS, 3004, BOOTSTRAP_ONLY),
    compareBench('bootstrap and 10 000 exchanges, the same', null, SPECS, 3004, { resamples: 1000, trials: 10_000 }),
    compareBench('bootstrap 1 000, 100 000 segments, BLEU', 8000, ['bleu'], LARGE, BOOTSTRAP_ONLY),
    compareBench('sacreBLEU 1 000 exchanges, 3 004 segments', null, SPECS, 3004, {
      ...BOOTSTRAP_ONLY,
      test: 'randomization',
    }),
    {
      name: 'exchanges 10 000, 3 004 segments, BLEU sums',
      limitMs: null,
      needs: [FOLDER],
      prepare() {
        const [base, head] = ['LIUM-NMT', 'uedin-nmt'].map((system) => {
          const { rows, width, count } = makeTable(additive('bleu'), system)
          return { rows, width, count, storage: 'dense' as const, sumWidth: width }
        })
        return () => {
          let last = 0
          swapSums({
            pairs: [{ base, head }],
            trials: 10_000,
            seed: 12345,
            visit: (_, [sums]) => {
              last = sums[0]
            },
          })
          return last
        }
      },
    },
    {
      name: 'indices 3 004 000',
      limitMs: null,
      needs: [],
      prepare() {
        const indices = new Int32Array(3004)
        return () => {
          const generator = createGenerator(12345)
          for (let b = 0; b < 1000; b++) generator.fillIndices(indices, indices.length)
          return indices[0]
        }
      },
    },
  ]
}

function additive(spec: string): AdditiveMetric {
  const metric = createMetric(spec, { references: 1, labels: [] })
  if (metric.kind !== 'additive') throw new Error(`${spec} is not additive`)
  return metric
}

function makeTable(metric: AdditiveMetric, system: string): RowTable {
  return toRowTable(metric, readSegments(`${FOLDER}/${system}.txt`, `${FOLDER}/ref.txt`))
}

/** The corpus over and over until there are `count` segments. */
function makeSide(system: string, specs: readonly string[], count: number): RunSide {
  const ids = Array.from({ length: count }, (_, i) => String(i + 1))
  return {
    ids,
    contentHashes: ids,
    outputHashes: [ids.map((id) => `${system} ${id}`)],
    states: [ids.map(() => 'scored')],
    metrics: specs.map((spec) => {
      const metric = additive(spec)
      return { spec, metric, tables: [stretch(makeTable(metric, system), count)] }
    }),
  }
}

function stretch(table: RowTable, count: number): RowTable {
  const rows = new Float64Array(count * table.width)
  for (let at = 0; at < rows.length; at += table.rows.length)
    rows.set(table.rows.subarray(0, Math.min(table.rows.length, rows.length - at)), at)
  return { ...table, count, rows, scored: new Uint8Array(count).fill(1) }
}
