import Link from 'next/link'
import { formatCount, formatNumber } from '../../../lib/report/format-number.ts'
import { explainMessages } from '../../../lib/report/messages/en/explain.ts'
import { segmentMessages } from '../../../lib/report/messages/en/segment.ts'
import { toExplainHref } from '../explain/explain-address.ts'
import { Section } from '../ui/section.tsx'
import { AlignmentGrid } from './alignment-grid.tsx'
import { LadderTable } from './ladder-table.tsx'
import type { WorkedOut } from './work-out.ts'

const words = segmentMessages.matches

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
          <p className="note">
            <Link href={toExplainHref(texts, { tab: 'bleu', spec: bleu.spec })}>{words.explain('BLEU')}</Link>
          </p>
        </Section>
      ) : null}
      {edits ? (
        <Section id="alignment" title={words.alignment} notes={[alignmentNote(edits.steps)]}>
          <AlignmentGrid columns={edits.steps.columns} messages={explainMessages} />
          <p className="note">
            <Link href={toExplainHref(texts, { tab: 'edits', spec: edits.spec })}>
              {words.explain(edits.steps.label)}
            </Link>
          </p>
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
          <p className="note">
            {alignmentNote(edits.steps)}{' '}
            <Link href={toExplainHref(texts, { tab: 'edits', spec: edits.spec })}>
              {words.explain(edits.steps.label)}
            </Link>
          </p>
        </>
      ) : null}
    </>
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
