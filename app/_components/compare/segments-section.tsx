import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { verdictMessages } from '../../../lib/report/messages/en/verdict.ts'
import type { OutcomeView } from '../../../lib/report/prepare-comparison.ts'
import type { HistogramView } from '../../../lib/report/prepare-histogram.ts'
import { BinsTable } from '../charts/bins-table.tsx'
import { HistogramChart } from '../charts/histogram-chart.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import type { SegmentedLink } from '../ui/segmented-links.tsx'
import { Verdict } from '../ui/verdict.tsx'
import { MetricSwitch } from './metric-switch.tsx'

const words = compareMessages.segments
const FILL = { worse: 'url(#hatch-w)', identical: 'var(--line-strong)', better: 'var(--better)' } as const

/** A few disasters or a small shift: how far changed segments moved, and how many went which way. */
export function SegmentsSection({
  outcome,
  histogram,
  metrics,
  exportPath,
}: {
  outcome: OutcomeView
  histogram: HistogramView | null
  /** The same page about another metric. */
  metrics: readonly SegmentedLink[]
  exportPath: string
}) {
  return (
    <Section id="segments" title={words.heading} notes={[words.margin]}>
      <MetricSwitch metrics={metrics} of="segments" />
      <div className="cols c3-2">
        <div>
          <h3 className="sub">{outcome.histogramTitle}</h3>
          {histogram ? <HistogramChart view={histogram} /> : <p className="dim">{words.none}</p>}
          {histogram ? (
            <BinsTable view={histogram} words={words} downloads={<Downloads path={exportPath} table="histogram" />} />
          ) : null}
        </div>
        <div>
          <h3 className="sub">{outcome.identicalLine}</h3>
          <OutcomeBar outcome={outcome} />
          <table className="plain">
            <caption className="vh">{words.countsCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{outcome.changed}</th>
                <th scope="col" className="n">
                  {words.segments}
                </th>
                <th scope="col" className="n">
                  {words.share}
                </th>
              </tr>
            </thead>
            <tbody>
              {outcome.rows.map((row) => (
                <tr key={row.kind}>
                  <th scope="row" className="cell">
                    <Verdict kind={row.kind}>
                      {row.kind === 'identical' ? words.tie : verdictMessages.words[row.kind]}
                    </Verdict>
                  </th>
                  <td className="n">{row.text}</td>
                  <td className="n">{row.share}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="note">
            {outcome.note} {outcome.unscored} {words.meanNote}
          </p>
          <Downloads path={exportPath} table="outcomes" />
        </div>
      </div>
    </Section>
  )
}

/** Shares of the changed segments as one bar; the table below says the same in numbers. */
function OutcomeBar({ outcome }: { outcome: OutcomeView }) {
  const total = outcome.rows.reduce((sum, row) => sum + row.count, 0)
  if (total === 0) return null
  let from = 0
  return (
    <svg className="outcome" width="100%" height="18" aria-hidden="true" focusable="false">
      {outcome.rows.map((row) => {
        const x = (from / total) * 100
        from += row.count
        return (
          <rect key={row.kind} x={`${x}%`} width={`${(row.count / total) * 100}%`} height="18" fill={FILL[row.kind]} />
        )
      })}
    </svg>
  )
}
