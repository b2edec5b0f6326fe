'use client'

import { type EditSteps, explainEdits } from '../../../lib/explain/explain-edits.ts'
import { explainTer, type TerSteps } from '../../../lib/explain/explain-ter.ts'
import { parseSpec } from '../../../lib/metrics/spec.ts'
import { Section } from '../ui/section.tsx'
import { AlignmentTable } from './alignment-table.tsx'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { FiguresRow } from './figures-row.tsx'
import { readSpec } from './read-spec.ts'
import { SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TextInputs } from './text-inputs.tsx'
import { toSegments } from './to-segments.ts'

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

/** WER, TER and CER of pasted texts: alignment, edits, rate. */
export default function EditsTab({ state, change }: TabProps) {
  const { messages } = useWords()
  const spec = readSpec(state.spec, 'edits').spec
  const name = parseSpec(spec).name as keyof typeof CHOICES
  const texts = toSegments(state, 'edits')
  const at = Math.min(state.segment, (texts.segments?.length ?? 1) - 1)
  const segment = texts.segments?.[at]
  const isTer = name === 'ter'
  const ter = segment && isTer ? explainTer(segment, spec) : null
  const edits = segment && !isTer ? explainEdits(segment, spec) : null
  const words = messages.edits
  return (
    <>
      <Section id="worked" title={words.title(name.toUpperCase())} notes={[isTer ? words.terNote : words.note]}>
        <TextInputs texts={texts} segment={at} change={change} />
        <SpecOptions
          spec={spec}
          metrics={specsOf('edits')}
          choices={CHOICES[name]}
          onChange={(next) => change({ spec: next })}
        />
        {ter ? <WorkedTer steps={ter} /> : null}
        {edits ? <WorkedEdits steps={edits} /> : null}
        {ter || edits || texts.unequal ? null : <p className="note">{messages.input.empty}</p>}
      </Section>
      <TabRest families={isTer ? ['ter', 'errors'] : ['errors', 'ter']} segments={texts.segments ?? []} spec={spec} />
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
      <div className="formula formulas">
        <div>
          <small>{words.rate}</small>
          <br />
          <span className="frac">
            <span>
              <Figure name="edits.errors" value={steps.errors} />
            </span>
            <span>
              <Figure name="edits.length" value={steps.referenceLength} />
            </span>
          </span>{' '}
          ={' '}
          <b>
            <Figure name="edits.score" value={steps.score} decimals={4} />
          </b>
        </div>
      </div>
    </>
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
