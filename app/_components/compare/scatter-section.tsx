import { formatCount } from '../../../lib/report/format-number.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { ScatterView } from '../../../lib/report/prepare-scatter.ts'
import { ScatterDrawing } from '../charts/scatter-drawing.tsx'
import { Section } from '../ui/section.tsx'

const words = compareMessages.scatter

/** Base against head, segment by segment: a drawing, what it says in words, and the same as a table. */
export function ScatterSection({ view, label }: { view: ScatterView | null; label: string }) {
  if (view === null) return null
  return (
    <Section
      id="scatter"
      title={words.heading}
      notes={[words.above, ...(view.hexagons.length > 0 ? [words.hexagons] : [])]}
    >
      <ScatterDrawing view={view} x={words.base(label)} y={words.head(label)} />
      <details className="fold">
        <summary>{words.asTable}</summary>
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
      </details>
    </Section>
  )
}
