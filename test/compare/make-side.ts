import { createHash } from 'node:crypto'
import type { RunSide, SideMetric } from '../../lib/compare/run-side.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'

/** A segment of a test run; `failed` where the system gave nothing. */
export interface SideSegment extends MetricSegment {
  readonly document?: string
  readonly failed?: boolean
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** A side scored from segments, as a command line makes it; several lists are repeats of the same segments. */
export function makeSide(specs: readonly string[], ...repeats: readonly (readonly SideSegment[])[]): RunSide {
  const [first] = repeats
  const labels = [...new Set(repeats.flat().flatMap(({ label, predictedLabel }) => [label, predictedLabel]))]
  const facts = { references: 1, labels: labels.filter((label) => label !== undefined).sort() } as const
  const scorable = repeats.map((segments) => segments.map((segment) => (segment.failed ? null : segment)))
  const toSideMetric = (spec: string): SideMetric => {
    const metric = createMetric(spec, facts)
    if (metric.kind === 'additive') {
      const tables = scorable.map((segments) => toRowTable(metric, segments))
      const failed = repeats.map((segments) =>
        segments.map((segment) => (segment.failed ? { ...segment, hypothesis: '' } : null)),
      )
      return { spec, metric, tables, failedTables: failed.map((segments) => toRowTable(metric, segments)) }
    }
    return {
      spec,
      metric,
      corpusScore: (indices) =>
        metric.evaluate((indices ?? first.map((_, i) => i)).flatMap((i) => scorable[0][i] ?? [])),
    }
  }
  return {
    ids: first.map((segment) => segment.id),
    contentHashes: first.map(({ source, references, label, answers }) => hash([source, references, label, answers])),
    documents: first.map((segment) => segment.document ?? null),
    outputHashes: repeats.map((segments) =>
      segments.map(({ failed, hypothesis, predictedLabel, scores }) =>
        failed ? '' : hash([hypothesis, predictedLabel, scores]),
      ),
    ),
    states: repeats.map((segments) => segments.map((segment) => (segment.failed ? 'failed' : 'scored'))),
    metrics: specs.map(toSideMetric),
  }
}
