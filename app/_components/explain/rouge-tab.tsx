'use client'

import { explainRouge, type RougeSteps } from '../../../lib/explain/explain-rouge.ts'
import type { SegmentScore } from '../../../lib/metrics/score-segments.ts'
import { parseSpec } from '../../../lib/metrics/spec.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { FiguresRow } from './figures-row.tsx'
import { MarkedTokens } from './marked-tokens.tsx'
import { MeanFormula } from './mean-formula.tsx'
import { MissingGrams, NgramLadder } from './ngram-ladder.tsx'
import { PartsTable } from './parts-table.tsx'
import type { TabProps } from './tab-frame.tsx'
import { type Whole, WorkedTab } from './worked-tab.tsx'

const CHOICES = [
  { key: 'tok', values: ['rouge', 'char', 'mixed'] },
  { key: 'stemmer', values: ['no', 'yes'] },
] as const

/** ROUGE of pasted texts: shared n-grams or subsequence, precision, recall, F. */
export default function RougeTab(props: TabProps) {
  const words = useWords().messages.rouge
  const notes: Readonly<Record<string, string>> = { rougeL: words.lcsNote, rougeLsum: words.linesNote }
  return (
    <WorkedTab
      {...props}
      tab="rouge"
      choicesOf={() => CHOICES}
      work={explainRouge}
      titleOf={(label) => words.title(label ?? 'ROUGE')}
      notesOf={(spec) => [notes[parseSpec(spec).name] ?? words.note]}
      all={(whole) => <WorkedAll whole={whole} />}
    >
      {(steps) => <Worked steps={steps} />}
    </WorkedTab>
  )
}

function WorkedAll({ whole: { corpus, choose } }: { whole: Whole }) {
  const { messages } = useWords()
  const columns = (['precision', 'recall', 'f'] as const).map((key) => ({
    key,
    label: messages.rouge[key],
    decimals: 4,
    of: ({ details }: SegmentScore) => (details[key] as number | undefined) ?? null,
    total: (corpus.details[key] as number | undefined) ?? null,
  }))
  return (
    <>
      <p className="sig">{corpus.signature}</p>
      <MeanFormula corpus={corpus} />
      <PartsTable name="rouge" corpus={corpus} columns={columns} choose={choose} />
    </>
  )
}

function Worked({ steps }: { steps: RougeSteps }) {
  const { messages } = useWords()
  const words = messages.rouge
  return (
    <>
      <p className="sig">{steps.signature}</p>
      {steps.hypothesis.length === 0 || steps.reference.length === 0 ? <p className="note">{words.nothing}</p> : null}
      <Counted steps={steps} />
      <FiguresRow
        items={[
          { label: words.hits, value: <Figure name="rouge.hits" value={steps.hits} /> },
          { label: words.inHypothesis, value: <Figure name="rouge.hypothesis" value={steps.inHypothesis} /> },
          { label: words.inReference, value: <Figure name="rouge.reference" value={steps.inReference} /> },
          { label: words.precision, value: <Figure name="rouge.precision" value={steps.precision} decimals={4} /> },
          { label: words.recall, value: <Figure name="rouge.recall" value={steps.recall} decimals={4} /> },
          { label: words.f, value: <Figure name="rouge.f" value={steps.f} decimals={4} /> },
        ]}
      />
    </>
  )
}

function Counted({ steps }: { steps: RougeSteps }) {
  const { messages } = useWords()
  const words = messages.rouge
  const { counted } = steps
  if (counted.kind === 'ngrams')
    return (
      <>
        <NgramLadder tokens={steps.hypothesis} orders={[counted.grams]} />
        <p className="note">
          {messages.bleu.missing}
          {messages.limits.colon}
          <MissingGrams rows={counted.grams.rows} most={8} />
        </p>
      </>
    )
  if (counted.kind === 'lcs') {
    if (counted.path === null) return <p className="note">{words.tooLong}</p>
    const onSide = (side: 'reference' | 'hypothesis') => new Set(counted.path?.map((pair) => pair[side]))
    return (
      <dl className="texts">
        <dt>{words.hypothesis}</dt>
        <dd>
          <MarkedTokens tokens={steps.hypothesis} marked={onSide('hypothesis')} />
        </dd>
        <dt>{words.reference}</dt>
        <dd>
          <MarkedTokens tokens={steps.reference} marked={onSide('reference')} />
        </dd>
      </dl>
    )
  }
  if (counted.lines === null) return <p className="note">{words.tooLong}</p>
  return (
    <dl className="texts">
      {counted.lines.map(({ tokens, marked }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={i} className="texts-row">
          <dt>{words.line(i + 1)}</dt>
          <dd>
            <MarkedTokens tokens={tokens} marked={new Set(marked.flatMap((is, k) => (is ? [k] : [])))} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
