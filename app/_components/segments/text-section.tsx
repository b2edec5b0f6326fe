import { segmentMessages } from '../../../lib/report/messages/en/segment.ts'
import type { SegmentLine, SegmentView } from '../../../lib/report/prepare-segment.ts'
import { Section } from '../ui/section.tsx'
import { SegmentedLinks } from '../ui/segmented-links.tsx'
import { DiffText } from './diff-text.tsx'
import { FlipText } from './flip-text.tsx'
import { SEGMENT_UNITS, type SegmentAddress, toSegmentHref } from './segment-address.ts'

const words = segmentMessages.text

/** Source, references and outputs as they came, the output read as a diff. */
export function TextSection({ view, address }: { view: SegmentView; address: SegmentAddress }) {
  const shown = view.lines.find((line) => line.kind === 'diff')
  const unit = address.unit === 'auto' ? (shown?.diff.unit ?? 'words') : address.unit
  return (
    <Section id="text" title={words.heading} notes={view.changed ? [words.margin, words.changed] : [words.margin]}>
      <div className="tools">
        <SegmentedLinks
          label={words.diff}
          shortcut="d"
          links={view.diffs.map((diff) => ({
            href: toSegmentHref(address, { diff }),
            label: words.diffs[diff],
            current: diff === view.diff,
          }))}
        />
        <SegmentedLinks
          label={words.unit}
          links={SEGMENT_UNITS.map((one) => ({
            href: toSegmentHref(address, { unit: one }),
            label: words.units[one],
            current: one === unit,
          }))}
        />
      </div>
      <dl className="texts large">
        {view.lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </dl>
    </Section>
  )
}

function Line({ line }: { line: SegmentLine }) {
  return (
    <>
      <dt>{line.label}</dt>
      {line.kind === 'said' ? (
        <dd className="faint">{line.text}</dd>
      ) : (
        <dd dir="auto" lang={line.language ?? undefined} className={line.dim ? 'dim' : undefined}>
          {line.kind === 'diff' ? <DiffText parts={line.diff.parts} limit={4000} /> : <FlipText parts={line.parts} />}
          {line.note ? (
            <span className="subl" dir="ltr" lang="en">
              {line.note}
            </span>
          ) : null}
        </dd>
      )}
    </>
  )
}
