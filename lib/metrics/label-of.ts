import type { MetricSegment } from './metric.ts'

/**
 * The gold label: the label itself, else the only reference.
 *
 * @example goldLabelOf({ id: '1', references: ['spam'] }) // 'spam'
 */
export function goldLabelOf(segment: MetricSegment): string | undefined {
  return segment.label ?? (segment.references?.length === 1 ? segment.references[0] : undefined)
}

/**
 * The predicted label: the label itself, else the hypothesis as it stands.
 *
 * @example predictedLabelOf({ id: '1', hypothesis: 'ham' }) // 'ham'
 */
export function predictedLabelOf(segment: MetricSegment): string | undefined {
  return segment.predictedLabel ?? segment.hypothesis
}
