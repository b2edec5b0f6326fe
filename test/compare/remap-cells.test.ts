import { describe, expect, it } from 'vitest'
import { remapCells } from '../../lib/compare/remap-cells.ts'
import type { AdditiveMetric, MetricSegment } from '../../lib/metrics/metric.ts'
import { toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'

const segments: (MetricSegment | null)[] = [
  { id: '1', label: 'b', predictedLabel: 'b' },
  { id: '2', label: 'b', predictedLabel: 'd' },
  null,
  { id: '3', label: 'd', predictedLabel: 'b' },
  { id: '4', label: 'd', predictedLabel: 'd' },
]
const over = (spec: string, labels: readonly string[]) => ({
  labels,
  metric: createMetric(spec, { references: 0, labels }) as AdditiveMetric,
})

describe('cells of one label list over another', () => {
  it.each(['accuracy', 'macro_f1', 'kappa', 'macro_f1:labels="b,zz"'])(
    '%s: the rows that the wider list gives',
    (spec) => {
      const own = over(spec, ['b', 'd'])
      const union = over(spec, ['a', 'b', 'c', 'd'])
      const remapped = remapCells(toRowTable(own.metric, segments), own, union)
      expect(remapped).toEqual(toRowTable(union.metric, segments))
    },
  )
  it('a label that the wider list lacks is a fault', () => {
    const [own, other] = [over('accuracy', ['b', 'd']), over('accuracy', ['a', 'b'])]
    expect(() => remapCells(toRowTable(own.metric, segments), own, other)).toThrow(RangeError)
  })
})
