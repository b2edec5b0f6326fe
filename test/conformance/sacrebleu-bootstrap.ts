import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import type { RowTable } from '../../lib/metrics/row-table.ts'
import { exactMean } from '../../lib/stats/exact-mean.ts'
import { createGenerator } from '../../lib/stats/generator.ts'

/** sacreBLEU's resampled scores under numpy 2, written out from its description: float32 sums, one after the other. */
export function resampleFloat32(
  metric: AdditiveMetric,
  table: RowTable,
  { seed, resamples }: { seed: number; resamples: number },
): number[] {
  const generator = createGenerator(seed)
  const indices = new Int32Array(table.count)
  const rows = Float32Array.from(table.rows)
  return Array.from({ length: resamples }, () => {
    generator.fillIndices(indices, table.count)
    const sums = new Float32Array(table.width)
    for (const i of indices) for (let c = 0; c < table.width; c++) sums[c] += rows[i * table.width + c]
    return metric.valueFloat32!(sums)
  })
}

export function toConfidence(scores: readonly number[]): { mean: number; halfWidth: number } {
  const sorted = [...scores].sort((a, b) => a - b)
  const low = Math.floor(scores.length / 40)
  return { mean: exactMean(scores), halfWidth: 0.5 * (sorted[scores.length - low - 1] - sorted[low]) }
}
