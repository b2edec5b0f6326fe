import type { Comparison } from '../compare/comparison.ts'
import type { GateResult } from '../compare/gate.ts'
import { isCompared } from '../compare/is-compared.ts'
import { toPairRows } from '../compare/pair-rows.ts'
import { pairSegments } from '../compare/pair-segments.ts'
import { isTie, segmentDeltas } from '../compare/segment-deltas.ts'
import { groupRepeats } from '../ingest/group-repeats.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import { parseSpec } from '../metrics/spec.ts'
import type { WorstSegments } from '../report/report.ts'
import { reportHeading } from '../report/report-heading.ts'
import { listReportRows } from '../report/report-rows.ts'
import { worstOrder } from '../report/report-segments.ts'
import type { MovedSide } from '../schema/records.ts'
import { buildSides } from './build-run-side.ts'

/** The segments of files that got worse under the metric that a report speaks about; null for one without segment scores. */
export function findWorst(of: {
  readonly base: readonly NormalizedSegment[]
  readonly head: readonly NormalizedSegment[]
  readonly comparison: Comparison
  readonly gate: GateResult
  readonly limit: number
}): WorstSegments | null {
  const { comparison, gate, limit } = of
  const { spec } = reportHeading(comparison, gate, listReportRows(comparison, gate))
  const compared = comparison.results.filter(isCompared)
  const result = compared.find((one) => one.spec === spec) ?? compared[0]
  if (!result || limit === 0) return null
  const [base, head] = buildSides([of.base, of.head], [parseSpec(result.spec)])
  const [ofBase, ofHead] = [base.metrics[0], head.metrics[0]]
  const { metric } = ofHead
  if (metric.kind !== 'additive' || !ofBase.tables || !ofHead.tables) return null
  const pairing = pairSegments(base, head)
  const rows = toPairRows(metric, ofBase.tables, ofHead.tables, pairing)
  const scores = segmentDeltas(metric, rows)
  const sign = { losses: 1, gains: -1, largest: 0 }[worstOrder(result)]
  const key = (k: number) => {
    const delta = scores.head[k] - scores.base[k]
    return sign === 0 ? -Math.abs(delta) : sign * delta
  }
  const moved = [...rows.pairs.keys()]
    .filter((k) => !isTie(scores.base[k], scores.head[k]) && key(k) < 0)
    .sort((a, b) => key(a) - key(b) || a - b)
  const items = { base: groupRepeats(of.base).items, head: groupRepeats(of.head).items }
  return {
    spec: result.spec,
    total: moved.length,
    items: moved.slice(0, limit).map((k) => {
      const [from, to] = [items.base[pairing.base[rows.pairs[k]]], items.head[pairing.head[rows.pairs[k]]]]
      const { id, document, tags, source, references, label } = to
      return {
        position: pairing.head[rows.pairs[k]],
        id,
        document,
        tags,
        source,
        references,
        label,
        base: toMovedSide(from, scores.base[k]),
        head: toMovedSide(to, scores.head[k]),
        delta: scores.head[k] - scores.base[k],
      }
    }),
  }
}

function toMovedSide({ hypothesis, predictedLabel, state, reason }: NormalizedSegment, score: number): MovedSide {
  return { hypothesis, predictedLabel, state, reason, score }
}
