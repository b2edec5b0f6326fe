import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { sumRows, toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import type { Bench } from './bench.ts'
import { readSegments } from './corpus.ts'

const FOLDER = 'corpora/wmt17-ende'
const SIZES = [25_000, 100_000] as const
const SPECS = ['bleu', 'chrf', 'wer'] as const
const LABELS = Array.from({ length: 77 }, (_, i) => `intent ${i}`)

/** Real lines with a number behind each, so that no two segments are the same text. */
function makeSegments(count: number) {
  const lines = readSegments(`${FOLDER}/LIUM-NMT.txt`, `${FOLDER}/ref.txt`)
  return Array.from({ length: count }, (_, i) => {
    const { hypothesis, references } = lines[i % lines.length]
    return {
      id: String(i),
      hypothesis: `${hypothesis} ${i}`,
      references: references?.map((reference) => `${reference} ${i}`),
      label: LABELS[i % 77],
      predictedLabel: LABELS[(i * 7) % 77],
    }
  })
}

/** Rows and sums of very many segments: time should grow as their number does, and memory (`--only` these) stay below 1 GiB. */
export function largeBenches(): Bench[] {
  return SIZES.flatMap((size) =>
    [...SPECS, 'macro_f1'].map((spec) => ({
      name: `rows ${spec}, ${size / 1000} 000 segments`,
      limitMs: null,
      needs: [FOLDER],
      prepare() {
        const segments = makeSegments(size)
        const metric = createMetric(spec, testSetFacts(segments)) as AdditiveMetric
        return () => metric.value(sumRows(metric, toRowTable(metric, segments)))
      },
    })),
  )
}
