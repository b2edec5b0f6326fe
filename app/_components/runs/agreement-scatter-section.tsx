import { agreementMessages } from '../../../lib/report/messages/en/agreement.ts'
import type { MetricScatter } from '../../../lib/report/prepare-metric-scatter.ts'
import { CrossTable } from '../charts/cross-table.tsx'
import { MetricScatterDrawing } from '../charts/metric-scatter-drawing.tsx'
import { Downloads } from '../ui/downloads.tsx'
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
      <CrossTable
        summary={words.asTable}
        description={view.description}
        corner={words.corner({ x, y })}
        columns={view.x.bands}
        rows={view.y.bands.map((band, row) => ({ band, counts: view.counts[row] }))}
        downloads={<Downloads path={exportPath} table="agreement-scatter" />}
      />
    </Section>
  )
}
