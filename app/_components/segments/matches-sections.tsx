import Link from 'next/link'
import { formatCount, formatNumber } from '../../../lib/report/format-number.ts'
import { explainMessages } from '../../../lib/report/messages/en/explain.ts'
import { segmentMessages } from '../../../lib/report/messages/en/segment.ts'
import { toExplainSegmentHref } from '../explain/explain-metric-href.ts'
import { Section } from '../ui/section.tsx'
import { AlignmentGrid } from './alignment-grid.tsx'
import { LadderTable } from './ladder-table.tsx'
import type { WorkedOut } from './work-out.ts'

const words = segmentMessages.matches
/** Texts of a page of its own; what does not fit an address has no link. */
const LONGEST = 4000

/** Which n-grams of head match, and what would have to be edited: drawn by the server, from the metric's own counts. */
export function MatchesSections({
  worked,
  texts,
}: {
  worked: WorkedOut
  texts: { readonly hypothesis: string; readonly references: readonly string[] }
}) {
  const { bleu, edits } = worked
  return (
    <>
      {bleu ? (
        <Section id="matches" title={words.ngrams} notes={[words.ngramsMargin]}>
          <p className="sig">{bleu.steps.signature}</p>
          <LadderTable tokens={bleu.steps.hypothesis} orders={bleu.steps.orders} messages={explainMessages} />
          <ExplainLink worked={bleu} texts={texts} />
        </Section>
      ) : null}
      {edits ? (
        <Section id="alignment" title={words.alignment} notes={[alignmentNote(edits.steps)]}>
          <AlignmentGrid columns={edits.steps.columns} messages={explainMessages} />
          <ExplainLink worked={edits} texts={texts} />
        </Section>
      ) : null}
    </>
  )
}

/** The same without sections, for a card among others. */
export function MatchesDrawings({ worked: { bleu, edits }, texts }: Parameters<typeof MatchesSections>[0]) {
  if (!bleu && !edits) return <p className="note">{words.tooLong}</p>
  return (
    <>
      {bleu ? (
        <LadderTable tokens={bleu.steps.hypothesis} orders={bleu.steps.orders} messages={explainMessages} />
      ) : null}
      {edits ? (
        <>
          <AlignmentGrid columns={edits.steps.columns} messages={explainMessages} />
          <p className="note">{alignmentNote(edits.steps)}</p>
        </>
      ) : null}
      <ExplainLink worked={bleu?.isOfRun ? bleu : edits} texts={texts} />
    </>
  )
}

/** Where the drawing's own metric is worked out on; of one that the run does not have, its score would be news. */
function ExplainLink({
  worked,
  texts,
}: {
  worked: WorkedOut['bleu'] | WorkedOut['edits']
  texts: Parameters<typeof MatchesSections>[0]['texts']
}) {
  const href = worked?.isOfRun ? toExplainSegmentHref(texts, worked.spec, LONGEST) : null
  if (!worked || href === null) return null
  return (
    <p className="note">
      <Link href={href}>{words.explain('label' in worked.steps ? worked.steps.label : 'BLEU')}</Link>
    </p>
  )
}

function alignmentNote({ label, errors, referenceLength, score }: NonNullable<WorkedOut['edits']>['steps']): string {
  return words.alignmentMargin({
    label,
    errors: formatCount(errors),
    one: errors === 1,
    length: formatCount(referenceLength),
    score: score === null ? null : formatNumber(score, 4),
  })
}
