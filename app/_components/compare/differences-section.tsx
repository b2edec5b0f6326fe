import type { Comparison } from '../../../lib/compare/comparison.ts'
import { isCompared } from '../../../lib/compare/is-compared.ts'
import { forestNote } from '../../../lib/report/forest-note.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { ForestScale, ForestView } from '../../../lib/report/prepare-forest.ts'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { SegmentedLinks } from '../ui/segmented-links.tsx'
import { ForestTable } from './forest-table.tsx'

const words = compareMessages.forest
const SCALES = ['effects', 'native'] as const

/** The forest table with how to read it: scale, legend, and how intervals and p were made. */
export function DifferencesSection({
  view,
  comparison,
  warnings,
  lead,
  hrefOf,
  exportPath,
}: {
  view: ForestView
  comparison: Comparison
  /** What the page has not said yet. */
  warnings: readonly string[]
  /** SPEC of the metric that the page speaks about. */
  lead: string
  hrefOf: (changes: { scale?: ForestScale; metric?: string }) => string
  exportPath: string
}) {
  const compared = comparison.results.filter(isCompared)
  const family = Math.max(0, ...compared.map((result) => result.family))
  const turned = view.groups.some((group) => group.rows.some((row) => row.turned))
  return (
    <Section
      id="differences"
      title={words.heading}
      notes={[
        words.margin,
        ...(view.scale === 'native' ? [words.nativeMargin] : []),
        ...(view.scale === 'native' && turned ? [words.turned] : []),
        family < 2 ? (
          words.holm(family)
        ) : (
          <>
            <strong>{words.holmName}</strong> {words.holm(family)}
          </>
        ),
      ]}
    >
      <div className="tools">
        <div className="legend">
          {view.hasEffects ? (
            <span>
              <svg width="30" height="12" aria-hidden="true" focusable="false">
                <rect className="bandrect" width="30" height="12" />
                <line className="zero" x1="15" x2="15" y1="0" y2="12" />
              </svg>
              {words.legendBand}
            </span>
          ) : null}
          <span className="only-w">
            <svg width="30" height="12" className="v-same" aria-hidden="true" focusable="false">
              <line className="w" x1="3" x2="27" y1="6" y2="6" />
              <line className="cap" x1="3" x2="3" y1="2" y2="10" />
              <line className="cap" x1="27" x2="27" y1="2" y2="10" />
            </svg>
            {words.legendInterval}
          </span>
        </div>
        {view.hasEffects ? (
          <SegmentedLinks
            label={words.scale.label}
            links={SCALES.map((scale) => ({
              href: hrefOf({ scale }),
              label: words.scale[scale],
              current: scale === view.scale,
            }))}
          />
        ) : null}
      </div>
      <ForestTable view={view} lead={lead} hrefOf={(metric) => hrefOf({ metric })} />
      <p className="note">{forestNote(comparison, view.scale)}</p>
      {warnings.map((warning) => (
        <p key={warning} className="note">
          {warning}
        </p>
      ))}
      <Downloads path={exportPath} table="comparison" />
    </Section>
  )
}
