import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { CarriedView } from '../../../lib/report/prepare-carried.ts'
import { CarriedDrawing } from '../charts/carried-drawing.tsx'
import { Downloads } from '../ui/downloads.tsx'

const words = compareMessages.carried

/** How few or many segments carry the difference: drawing, sentence, table. */
export function CarriedPart({ view, exportPath }: { view: CarriedView; exportPath: string }) {
  return (
    <section id="carried" aria-labelledby="h-carried">
      <h3 className="sub" id="h-carried">
        {words.heading}
      </h3>
      <p>{view.sentence}</p>
      <CarriedDrawing view={view} axis={words.axis} />
      <details className="fold">
        <summary>{words.asTable}</summary>
        <table className="plain">
          <caption className="vh">{view.description}</caption>
          <thead>
            <tr>
              <th scope="col" className="n">
                {words.columns.segments}
              </th>
              <th scope="col" className="n">
                {words.columns.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <tr key={row.segments}>
                <td className="n">{row.segments}</td>
                <td className="n">{row.difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Downloads path={exportPath} table="carried" />
      </details>
    </section>
  )
}
