import { formatCount } from '../../../lib/report/format-number.ts'
import { agreementMessages } from '../../../lib/report/messages/en/agreement.ts'
import type { MetricScatter } from '../../../lib/report/prepare-metric-scatter.ts'
import { MetricScatterDrawing } from '../charts/metric-scatter-drawing.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { Section } from '../ui/section.tsx'

const words = agreementMessages.scatter

/** One metric against another, segment by segment: a drawing, what it says in words, and the same as a table. */
export function AgreementScatterSection({
  view,
  x,
  y,
  exportPath,
}: {
  view: MetricScatter
  x: string
  y: string
  exportPath: string
}) {
  return (
    <Section
      id="scatter"
      title={words.heading}
      notes={[words.margin, ...(view.hexagons.length > 0 ? [words.hexagons] : [])]}
    >
      <MetricScatterDrawing view={view} x={words.axis(x)} y={words.axis(y)} />
      <details className="fold">
        <summary>{words.asTable}</summary>
        <ScrollBox label={view.description}>
          <table className="plain">
            <caption className="vh">{view.description}</caption>
            <thead>
              <tr>
                <th scope="col">{words.corner({ x, y })}</th>
                {view.x.bands.map((band) => (
                  <th key={band} scope="col" className="n">
                    {band}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.y.bands.map((band, row) => (
                <tr key={band}>
                  <th scope="row" className="cell num">
                    {band}
                  </th>
                  {view.counts[row].map((count, column) => (
                    <td key={view.x.bands[column]} className="n">
                      {formatCount(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <Downloads path={exportPath} table="agreement-scatter" />
      </details>
    </Section>
  )
}
