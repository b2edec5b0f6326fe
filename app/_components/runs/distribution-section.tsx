import { formatCount } from '../../../lib/report/format-number.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import type { ScoreHistogram } from '../../../lib/report/prepare-score-histogram.ts'
import { BinsTable } from '../charts/bins-table.tsx'
import { HistogramChart } from '../charts/histogram-chart.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'

const words = runMessages.distribution

/** How the segment scores of the chosen metric are spread, as a chart and as a table. */
export function DistributionSection({
  label,
  histogram,
  segments,
  exportPath,
}: {
  label: string
  /** `working` as long as the first look at it takes. */
  histogram: ScoreHistogram | null | 'working'
  segments: number
  exportPath: string
}) {
  return (
    <Section id="distribution" title={words.heading} notes={[words.margin(label)]}>
      {histogram === 'working' ? (
        <p className="dim">{words.working(formatCount(segments))}</p>
      ) : histogram === null ? (
        <p className="dim">{words.none}</p>
      ) : (
        <>
          <HistogramChart view={histogram.view} />
          <p className="note">{histogram.summary}</p>
          <BinsTable
            view={histogram.view}
            words={words}
            downloads={<Downloads path={exportPath} table="distribution" />}
          />
        </>
      )}
    </Section>
  )
}
