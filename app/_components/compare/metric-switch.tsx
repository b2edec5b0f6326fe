import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { type SegmentedLink, SegmentedLinks } from '../ui/segmented-links.tsx'

const words = compareMessages.moved

/** Of which metric the segments are shown, here and in all parts that are about single segments; nothing of one metric. */
export function MetricSwitch({ metrics }: { metrics: readonly SegmentedLink[] }) {
  if (metrics.length < 2) return null
  return (
    <div className="tools">
      <span className="switch">
        <span className="small dim">{words.metric}</span>
        <SegmentedLinks label={words.metric} links={metrics} />
      </span>
    </div>
  )
}
