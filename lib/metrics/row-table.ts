import type { AdditiveMetric, MetricSegment } from './metric.ts'

/**
 * The statistic rows of one run under one signature, in test-set order.
 * `scored[i]` is 1 where row i counts; rows of failed, not applicable or unscorable segments are zeros.
 */
export interface RowTable {
  readonly width: number
  readonly count: number
  readonly rows: Float64Array
  readonly scored: Uint8Array
  /** Why a row is not scored, by index; absent for segments that the caller itself left out. */
  readonly reasons: ReadonlyMap<number, string>
}

/**
 * Stored numbers per segment: 1 for `cell` storage, else one per column.
 *
 * @example rowWidth(createMetric('accuracy', { references: 1, labels: ['ham', 'spam'] })) // 1
 */
export function rowWidth(metric: AdditiveMetric): number {
  return metric.storage === 'cell' ? 1 : metric.columns.length
}

/**
 * Rows of all segments. `segments[i]` null means the item failed or does not apply: its row is zeros and not scored.
 * Cost: one `metric.row` per segment.
 *
 * @example toRowTable(createMetric('em', { references: 1, labels: [] }), [{ id: '1', hypothesis: 'yes', references: ['Yes.'] }]).rows
 * // Float64Array.of(1, 1)
 */
export function toRowTable(metric: AdditiveMetric, segments: readonly (MetricSegment | null)[]): RowTable {
  const width = rowWidth(metric)
  const rows = new Float64Array(width * segments.length)
  const scored = new Uint8Array(segments.length)
  const reasons = new Map<number, string>()
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i]
    if (segment === null) continue
    const reason = metric.row(segment, rows, i * width)
    if (reason === null) scored[i] = 1
    else reasons.set(i, reason)
  }
  return { width, count: segments.length, rows, scored, reasons }
}

/**
 * Column sums over the scored rows (or over `indices`, each counted as often as it occurs).
 *
 * @example sumRows(createMetric('em', { references: 1, labels: [] }), { width: 2, count: 2, rows: Float64Array.of(1, 1, 0, 1), scored: Uint8Array.of(1, 1), reasons: new Map() })
 * // Float64Array.of(1, 2)
 */
export function sumRows(metric: AdditiveMetric, table: RowTable, indices?: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(metric.columns.length)
  const n = indices ? indices.length : table.count
  const { rows, width, scored } = table
  for (let k = 0; k < n; k++) {
    const i = indices ? indices[k] : k
    if (!scored[i]) continue
    if (metric.storage === 'cell') sums[rows[i]] += 1
    else for (let c = 0, at = i * width; c < width; c++, at++) sums[c] += rows[at]
  }
  return sums
}
