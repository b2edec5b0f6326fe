import { readFileSync } from 'node:fs'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import type { PackedRows } from '../../lib/stats/packed-rows.ts'
import type { Population } from './study.ts'

function additive(spec: string): AdditiveMetric {
  const metric = createMetric(spec, { references: 1, labels: [] })
  if (metric.kind !== 'additive') throw new Error(`${spec} is not additive`)
  return metric
}

const EXACT_MATCH = 'exact_match'

/**
 * Right-or-wrong outcomes of which most agree: `gain` of the pairs are right only in head, `loss` only in base. Ties are
 * many, as with exact match.
 */
export function binaryPopulation(count: number, { gain, loss }: { gain: number; loss: number }): Population {
  const metric = additive(EXACT_MATCH)
  const words = new Uint32Array(count + (count % 2))
  createGenerator(31).fillWords(words)
  const outcomes = Array.from({ length: count }, (_, i) => {
    const share = words[i] / 2 ** 32
    if (share < gain) return [0, 1]
    if (share < gain + loss) return [1, 0]
    return share < gain + loss + 0.4 ? [1, 1] : [0, 0]
  })
  const table = (side: 0 | 1) =>
    toPacked(
      metric,
      outcomes.map((outcome, i) => ({ id: String(i), hypothesis: outcome[side] ? 'yes' : 'no', answers: ['yes'] })),
    )
  return { metric, base: table(0), head: table(1) }
}

/** Made-up sentences in which words went wrong, more or fewer of them from document to document. */
export function madeUpPopulation(spec: string, count: number, documentSize = 1): Population {
  const metric = additive(spec)
  const vocabulary = Array.from({ length: 60 }, (_, i) => `w${i}`)
  const words = new Uint32Array(64)
  const source = createGenerator(5)
  const references: string[][] = []
  for (let i = 0; i < count; i++) {
    source.fillWords(words)
    references.push(Array.from({ length: 4 + (words[0] % 20) }, (_, k) => vocabulary[words[k + 1] % 60]))
  }
  const table = (seed: number, errors: number): PackedRows => {
    const noise = createGenerator(seed)
    let ofDocument = 0
    return toPacked(
      metric,
      references.map((reference, i) => {
        noise.fillWords(words)
        if (i % documentSize === 0) ofDocument = words[60] % 15
        const hypothesis = reference.map((word, k) =>
          words[k] % 100 < errors + ofDocument ? vocabulary[words[k + 30] % 60] : word,
        )
        return { id: String(i), hypothesis: hypothesis.join(' '), references: [reference.join(' ')] }
      }),
    )
  }
  return { metric, base: table(11, 20), head: table(12, 22), documentSize }
}

const shared = new URL('../../../shared/corpora/wmt17-ende/', import.meta.url)

/** Two real systems of WMT17 English-German. */
export function wmtPopulation(spec: string, documentSize = 1): Population {
  const metric = additive(spec)
  const lines = (name: string) =>
    readFileSync(new URL(`${name}.txt`, shared), 'utf8')
      .replace(/\n$/, '')
      .split('\n')
  const references = lines('ref')
  const table = (system: string) =>
    toPacked(
      metric,
      lines(system).map((hypothesis, i) => ({ id: String(i), hypothesis, references: [references[i]] })),
    )
  return { metric, base: table('LIUM-NMT'), head: table('online-B'), documentSize }
}

function toPacked(metric: AdditiveMetric, segments: Parameters<typeof toRowTable>[1]): PackedRows {
  const { rows, width, count } = toRowTable(metric, segments)
  return { rows, width, count, storage: metric.storage, sumWidth: metric.columns.length }
}
