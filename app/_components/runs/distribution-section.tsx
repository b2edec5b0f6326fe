import { runMessages } from '../../../lib/report/messages/en/run.ts'
import type { ScoreHistogram } from '../../../lib/report/prepare-score-histogram.ts'
import { HistogramChart } from '../charts/histogram-chart.tsx'
import { Section } from '../ui/section.tsx'

const words = runMessages.distribution

/** How the segment scores of the chosen metric are spread, as a chart and as a table. */
export function DistributionSection({ label, histogram }: { label: string; histogram: ScoreHistogram | null }) {
  return (
    <Section id="distribution" title={words.heading} notes={[words.margin(label)]}>
      {histogram === null ? (
        <p className="dim">{words.none}</p>
      ) : (
        <>
          <HistogramChart view={histogram.view} />
          <p className="note">{histogram.summary}</p>
          <details className="fold">
            <summary>{words.asTable}</summary>
            <table className="plain">
              <caption className="vh">{histogram.view.axis}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.binColumn}</th>
                  <th scope="col" className="n">
                    {words.segments}
                  </th>
                </tr>
              </thead>
              <tbody>
                {histogram.view.bins
                  .filter((bin) => bin.count > 0)
                  .map((bin) => (
                    <tr key={bin.from}>
                      <th scope="row" className="cell num">
                        {bin.range}
                      </th>
                      <td className="n">{bin.count}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Section>
  )
}
