import Link from 'next/link'
import { segmentMessages } from '../../../lib/report/messages/en/segment.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { SegmentView } from '../../../lib/report/prepare-segment.ts'
import type { SegmentScoreRow } from '../../../lib/report/prepare-segment-scores.ts'
import { type ExplainableSegment, toExplainMetricHref, toExplainSegmentHref } from '../explain/explain-metric-href.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { FactsList } from '../ui/facts-list.tsx'
import { Section } from '../ui/section.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'
import { Verdict } from '../ui/verdict.tsx'

const words = segmentMessages.scores
/** Beyond this an address is refused by some programs. */
const LONGEST = 4000

/** The segment's scores on both sides, and what the lint saw in head. */
export function SegmentScoresSection({
  view,
  base,
  head,
  exportPath,
  segment,
}: {
  view: SegmentView
  base: string | null
  head: string
  exportPath: string
  /** Head's, on which its scores are worked out. */
  segment: ExplainableSegment
}) {
  const { columns, flags } = words
  return (
    <Section
      id="scores"
      title={words.heading}
      notes={[<MixedText key="sides">{words.margin({ base, head })}</MixedText>]}
    >
      <div className="cols c2">
        <div>
          {view.scores.length === 0 ? (
            <p className="dim">{words.none}</p>
          ) : (
            <DataTable caption={words.caption} className="plain">
              <thead>
                <Row>
                  <ColumnHead>{columns.metric}</ColumnHead>
                  <ColumnHead numeric>{columns.base}</ColumnHead>
                  <ColumnHead numeric>{columns.head}</ColumnHead>
                  <ColumnHead numeric>{columns.difference}</ColumnHead>
                </Row>
              </thead>
              <tbody>
                {view.scores.map((row) => (
                  <Row key={row.spec}>
                    <th scope="row" className="cell">
                      <UserText>{row.label}</UserText>
                      {row.turned ? ' ↓' : ''}
                      {row.settings ? <span className="subl sig">{row.settings}</span> : null}
                      {row.why ? <span className="subl">{row.why}</span> : null}
                      <Explain row={row} segment={segment} />
                    </th>
                    <Cell numeric>{row.base}</Cell>
                    <Cell numeric>{row.head}</Cell>
                    <Cell numeric>
                      {row.difference === null ? (
                        words.noScore
                      ) : row.kind === 'identical' ? (
                        row.difference
                      ) : (
                        <Verdict kind={row.kind}>{row.difference}</Verdict>
                      )}
                    </Cell>
                  </Row>
                ))}
              </tbody>
            </DataTable>
          )}
          <p className="note">{words.note}</p>
          {view.scores.length === 0 ? null : <Downloads path={exportPath} table="segment-scores" />}
        </div>
        <div>
          <h3 className="sub">{words.flagged}</h3>
          {view.flags.length === 0 ? <p className="dim">{view.lint.clean}</p> : null}
          {view.flags.map((flag) => (
            <FactsList
              key={`${flag.kind} ${flag.reference} ${flag.output}`}
              facts={[
                { label: flags.kind, value: <b className="v-worse">{flag.kind}</b> },
                {
                  label: flags.reference,
                  value: flag.reference === null ? flags.noneFound : <UserText>{flag.reference}</UserText>,
                },
                {
                  label: flags.output,
                  value: flag.output === null ? flags.noneFound : <UserText>{flag.output}</UserText>,
                },
              ]}
            />
          ))}
          {view.lint.overlap ? <p className="note">{view.lint.overlap}</p> : null}
          {view.flags.length === 0 ? null : <p className="note">{words.flagNote}</p>}
        </div>
      </div>
    </Section>
  )
}

/** Where a score is worked out on the segment's own texts, else its metric on an example. */
function Explain({ row: { spec, label }, segment }: { row: SegmentScoreRow; segment: ExplainableSegment }) {
  const own = toExplainSegmentHref(segment, spec, LONGEST)
  const href = own ?? toExplainMetricHref(spec)
  if (href === null) return null
  return (
    <span className="subl">
      <Link
        href={href}
        prefetch={false}
        aria-label={toPlainText(own === null ? words.exampleOf(label) : words.explainOf(label))}
      >
        {own === null ? words.example : words.explain}
      </Link>
    </span>
  )
}
