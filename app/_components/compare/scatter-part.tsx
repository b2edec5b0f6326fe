import { formatCount } from '../../../lib/report/format-number.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { ScatterView } from '../../../lib/report/prepare-scatter.ts'
import { ScatterDrawing } from '../charts/scatter-drawing.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'

const words = compareMessages.scatter

/** Base against head, segment by segment: a drawing, and the same as a table. */
export function ScatterPart({ view, label, exportPath }: { view: ScatterView; label: string; exportPath: string }) {
  return (
    <section id="scatter" aria-labelledby="h-scatter">
      <h3 className="sub" id="h-scatter">
        {words.heading}
      </h3>
      <ScatterDrawing view={view} x={words.base(label)} y={words.head(label)} />
      <details className="fold">
        <summary>{words.asTable}</summary>
        <ScrollBox label={view.description}>
          <table className="plain">
            <caption className="vh">{view.description}</caption>
            <thead>
              <tr>
                <th scope="col">{words.corner}</th>
                {view.bands.map((band) => (
                  <th key={band.label} scope="col" className="n">
                    {band.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.bands.map((band) => (
                <tr key={band.label}>
                  <th scope="row" className="cell num">
                    {band.label}
                  </th>
                  {band.counts.map((count, index) => (
                    <td key={view.bands[index].label} className="n">
                      {formatCount(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <Downloads path={exportPath} table="scatter" />
      </details>
    </section>
  )
}
