import type { MetricComparison } from '../compare/comparison.ts'
import { lintMessages } from './messages/en/lints.ts'
import { prepareMoved } from './prepare-moved.ts'
import type { ReportData, ReportSegment } from './report.ts'
import { toSegmentLink } from './report-links.ts'

/** The segments that got worse, as a report shows them; none where no metric has segment scores. */
export function listReportSegments(data: ReportData): ReportSegment[] {
  const { worst, comparison } = data
  const result = comparison.results.find((one) => one.spec === worst?.spec)
  if (!worst || !result) return []
  const flips = flipsById(data)
  return worst.items.map((segment): ReportSegment => {
    const view = prepareMoved(segment, { direction: result.direction, unit: result.unit, pair: 'base-head' })
    return {
      id: view.id,
      link: toSegmentLink(data, view.id),
      flips: flips.get(view.id) ?? [],
      scores: `${result.label} ${view.scores}`,
      delta: view.delta,
      reference: view.references[0] ?? view.gold,
      diff: view.diff,
      notes: view.notes,
    }
  })
}

/** Which flips head brought, where they are named. */
function flipsById({ flips }: ReportData): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>()
  for (const { kind, introduced } of flips?.kinds ?? [])
    for (const id of introduced.ids) byId.set(id, [...(byId.get(id) ?? []), nameFlip(kind)])
  return byId
}

/** A kind of flip as readers know it. */
export function nameFlip(kind: string): string {
  return lintMessages.flips.kinds[kind] ?? kind
}

/** Losses go by the number: a metric where lower is better gets worse by gains. */
export function worstOrder({ direction }: Pick<MetricComparison, 'direction'>): 'losses' | 'gains' | 'largest' {
  return direction === 'lower' ? 'gains' : direction === 'higher' ? 'losses' : 'largest'
}
