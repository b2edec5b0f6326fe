import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { ScatterView } from '../../../lib/report/prepare-scatter.ts'
import { CrossTable } from '../charts/cross-table.tsx'
import { ScatterDrawing } from '../charts/scatter-drawing.tsx'
import { Downloads } from '../ui/downloads.tsx'

const words = compareMessages.scatter

/** Base against head, segment by segment: a drawing, and the same as a table. */
export function ScatterPart({ view, label, exportPath }: { view: ScatterView; label: string; exportPath: string }) {
  return (
    <section id="scatter" aria-labelledby="h-scatter">
      <h3 className="sub" id="h-scatter">
        {words.heading}
      </h3>
      <ScatterDrawing view={view} x={words.base(label)} y={words.head(label)} />
      <CrossTable
        summary={words.asTable}
        description={view.description}
        corner={words.corner}
        columns={view.bands.map(({ label: band }) => band)}
        rows={view.bands.map(({ label: band, counts }) => ({ band, counts }))}
        downloads={<Downloads path={exportPath} table="scatter" />}
      />
    </section>
  )
}
