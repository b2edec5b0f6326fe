import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { type SegmentedLink, SegmentedLinks } from '../ui/segmented-links.tsx'

const words = compareMessages.moved

/** Of which metric the segments are shown, here and in all parts that are about single segments; nothing of one metric. */
export function MetricSwitch({
  metrics,
  of,
}: {
  metrics: readonly SegmentedLink[]
  /** The part of the page, which the name of this choice among others says. */
  of: keyof typeof words.metricOf
}) {
  if (metrics.length < 2) return null
  return (
    <div className="tools">
      <span className="switch">
        <span className="small dim">{words.metric}</span>
        <SegmentedLinks label={words.metricOf[of]} links={metrics} />
      </span>
    </div>
  )
}
