'use client'

import { type EditSteps, explainEdits } from '../../../lib/explain/explain-edits.ts'
import { explainTer, type TerSteps } from '../../../lib/explain/explain-ter.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import type { SegmentScore } from '../../../lib/metrics/score-segments.ts'
import { parseSpec } from '../../../lib/metrics/spec.ts'
import { AlignmentTable } from './alignment-table.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { FiguresRow } from './figures-row.tsx'
import { MeanFormula } from './mean-formula.tsx'
import { PartsTable } from './parts-table.tsx'
import { readSpec } from './read-spec.ts'
import type { TabProps } from './tab-frame.tsx'
import { type Whole, WorkedTab } from './worked-tab.tsx'

const CHOICES = {
  ter: [
    { key: 'case', values: ['lc', 'mixed'] },
    { key: 'punct', values: ['yes', 'no'] },
  ],
  wer: [
    { key: 'case', values: ['mixed', 'lc'] },
    { key: 'punct', values: ['yes', 'no'] },
    { key: 'tok', values: ['jiwer', 'space', 'mixed'] },
  ],
  cer: [
    { key: 'unit', values: ['codepoint', 'grapheme'] },
    { key: 'case', values: ['mixed', 'lc'] },
    { key: 'punct', values: ['yes', 'no'] },
    { key: 'space', values: ['yes', 'no'] },
  ],
} as const

type Steps = { readonly ter: TerSteps } | { readonly edits: EditSteps }

/** WER, TER and CER of pasted texts: alignment, edits, rate. */
export default function EditsTab(props: TabProps) {
  const words = useWords().messages.edits
  const { name } = parseSpec(readSpec(props.state.spec, 'edits').spec)
  const isTer = name === 'ter'
  return (
    <WorkedTab
      {...props}
      tab="edits"
      families={isTer ? ['ter', 'errors'] : ['errors', 'ter']}
      choicesOf={() => CHOICES[name as keyof typeof CHOICES]}
      work={work}
      titleOf={() => words.title(name.toUpperCase())}
      notesOf={() => [isTer ? words.terNote : words.note]}
      all={(whole) => (isTer ? <AllTer whole={whole} /> : <AllEdits whole={whole} />)}
    >
      {(steps) => ('ter' in steps ? <WorkedTer steps={steps.ter} /> : <WorkedEdits steps={steps.edits} />)}
    </WorkedTab>
  )
}

function work(segment: MetricSegment, spec: string): Steps | null {
  if (parseSpec(spec).name === 'ter') {
    const ter = explainTer(segment, spec)
    return ter && { ter }
  }
  const edits = explainEdits(segment, spec)
  return edits && { edits }
}

function AllEdits({ whole: { corpus, choose } }: { whole: Whole }) {
  const words = useWords().messages.edits
  const counts = corpus.details as Readonly<Record<string, number | undefined>>
  const columns = (['hits', 'substitutions', 'deletions', 'insertions', 'errors', 'referenceLength'] as const).map(
    (key) => ({
      key,
      label: key === 'referenceLength' ? words.length : words[key],
      of: ({ details }: SegmentScore) => (details[key] as number | undefined) ?? null,
      total: counts[key] ?? null,
    }),
  )
  return (
    <>
      <p className="sig">{corpus.signature}</p>
      {corpus.rule === 'mean' ? (
        <MeanFormula corpus={corpus} />
      ) : (
        <Rate errors={counts.errors ?? null} length={counts.referenceLength ?? null} score={corpus.value} />
      )}
      <PartsTable name="edits" corpus={corpus} columns={columns} choose={choose} />
    </>
  )
}

function AllTer({ whole: { corpus, choose } }: { whole: Whole }) {
  const words = useWords().messages.edits
  const { edits, referenceLength } = corpus.details as { edits: number; referenceLength: number }
  const column = (key: 'edits' | 'referenceLength', label: string, total: number, decimals: number) => ({
    key,
    label,
    decimals,
    of: ({ details }: SegmentScore) => (details[key] as number | undefined) ?? null,
    total,
  })
  return (
    <>
      <p className="sig">{corpus.signature}</p>
      <div className="formula formulas">
        <div>
          <small>{words.terScore}</small>
          <br />
          100 × <Figure name="ter.edits" value={edits} /> ÷{' '}
          <Figure name="ter.length" value={referenceLength} decimals={2} /> ={' '}
          <b>
            <Figure name="ter.score" value={corpus.value} decimals={2} />
          </b>
        </div>
      </div>
      <PartsTable
        name="ter"
        corpus={corpus}
        columns={[
          column('edits', words.shifted, edits, 0),
          column('referenceLength', words.terLength, referenceLength, 2),
        ]}
        choose={choose}
      />
    </>
  )
}

function WorkedEdits({ steps }: { steps: EditSteps }) {
  const { messages } = useWords()
  const words = messages.edits
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <AlignmentTable columns={steps.columns} />
      <FiguresRow
        items={[
          { label: words.hits, value: <Figure name="edits.hits" value={steps.hits} /> },
          { label: words.substitutions, value: <Figure name="edits.substitutions" value={steps.substitutions} /> },
          { label: words.deletions, value: <Figure name="edits.deletions" value={steps.deletions} /> },
          { label: words.insertions, value: <Figure name="edits.insertions" value={steps.insertions} /> },
        ]}
      />
      <Rate errors={steps.errors} length={steps.referenceLength} score={steps.score} />
    </>
  )
}

/** Errors over the items of the reference. */
function Rate({ errors, length, score }: { errors: number | null; length: number | null; score: number | null }) {
  const words = useWords().messages.edits
  return (
    <div className="formula formulas">
      <div>
        <small>{words.rate}</small>
        <br />
        <span className="frac">
          <span>
            <Figure name="edits.errors" value={errors} />
          </span>
          <span>
            <Figure name="edits.length" value={length} />
          </span>
        </span>{' '}
        ={' '}
        <b>
          <Figure name="edits.score" value={score} decimals={4} />
        </b>
      </div>
    </div>
  )
}

function WorkedTer({ steps }: { steps: TerSteps }) {
  const { messages } = useWords()
  const words = messages.edits
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <AlignmentTable columns={steps.columns} />
      <p className="note">{words.terAlignment}</p>
      <FiguresRow
        items={[
          { label: words.withoutShifts, value: <Figure name="ter.without-shifts" value={steps.withoutShifts} /> },
          { label: words.shifted, value: <Figure name="ter.edits" value={steps.edits} /> },
          { label: words.terLength, value: <Figure name="ter.length" value={steps.referenceLength} decimals={2} /> },
          { label: words.terScore, value: <Figure name="ter.score" value={steps.score} decimals={2} /> },
        ]}
      />
    </>
  )
}
