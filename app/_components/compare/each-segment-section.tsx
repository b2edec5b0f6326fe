import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { CarriedView } from '../../../lib/report/prepare-carried.ts'
import type { ScatterView } from '../../../lib/report/prepare-scatter.ts'
import { Section } from '../ui/section.tsx'
import { CarriedPart } from './carried-part.tsx'
import { ScatterPart } from './scatter-part.tsx'

const words = compareMessages

/** Each segment's score on both sides, and beside it how the corpus difference builds up from them. */
export function EachSegmentSection({
  scatter,
  carried,
  label,
  exportPath,
}: {
  scatter: ScatterView | null
  carried: CarriedView | null
  /** Of the metric whose segments are shown. */
  label: string
  exportPath: string
}) {
  if (scatter === null && carried === null) return null
  const hexagons = scatter !== null && scatter.hexagons.length > 0
  return (
    <Section
      id="each-segment"
      title={words.scatter.together}
      notes={[
        ...(scatter ? [hexagons ? `${words.scatter.above} ${words.scatter.hexagons}` : words.scatter.above] : []),
        ...(carried ? [words.carried.margin] : []),
      ]}
    >
      <div className={scatter && carried ? 'cols two-charts' : undefined}>
        {scatter ? <ScatterPart view={scatter} label={label} exportPath={exportPath} /> : null}
        {carried ? <CarriedPart view={carried} exportPath={exportPath} /> : null}
      </div>
    </Section>
  )
}
