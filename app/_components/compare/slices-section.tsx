import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { SliceForest } from '../../../lib/report/prepare-slice-forest.ts'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { type SegmentedLink, SegmentedLinks } from '../ui/segmented-links.tsx'
import { UserText } from '../ui/user-text.tsx'
import { ForestTable } from './forest-table.tsx'
import { MetricSwitch } from './metric-switch.tsx'

const words = compareMessages.slices
const CHOICES = ['none', '*', 'length', 'references', 'document'] as const

/** The comparison within slices, dimension after dimension in one forest table; computed when chosen. */
export function SlicesSection({
  slices,
  label,
  unit,
  metrics,
  chosen,
  hrefOf,
  exportPath,
}: {
  slices: readonly SliceForest[]
  label: string
  unit: string
  /** The same page about another metric. */
  metrics: readonly SegmentedLink[]
  chosen: string | null
  hrefOf: (slice: string | null) => string
  exportPath: string
}) {
  return (
    <Section id="slices" title={words.heading} notes={[words.margin]}>
      {chosen === null ? null : <MetricSwitch metrics={metrics} of="slices" />}
      <div className="tools">
        <SegmentedLinks
          label={words.choose}
          links={CHOICES.map((choice) => ({
            href: hrefOf(choice === 'none' ? null : choice),
            label: words.choices[choice],
            current: choice === (chosen ?? 'none'),
          }))}
        />
      </div>
      {chosen === null ? <p className="dim">{words.notAsked}</p> : null}
      {chosen !== null && slices.length === 0 ? <p className="dim">{words.none}</p> : null}
      {slices.length === 0 ? null : (
        <ForestTable
          view={{
            ...slices[0].view,
            groups: slices.map(({ name, view }) => ({ layer: name, rows: view.groups[0].rows })),
          }}
          lead=""
          hrefOf={null}
          caption={words.caption(label)}
          first={words.slice}
          measure={compareMessages.forest.differenceOf({ label, unit })}
          named
        />
      )}
      {slices.flatMap((slice) =>
        slice.notes.map((note) => (
          <p key={`${slice.name} ${note}`} className="note">
            <UserText>{slices.length > 1 ? `${slice.name}: ${note}` : note}</UserText>
          </p>
        )),
      )}
      {chosen === null || slices.length === 0 ? null : (
        <Downloads path={`${exportPath}&${new URLSearchParams({ slice: chosen })}`} table="slices" />
      )}
    </Section>
  )
}
