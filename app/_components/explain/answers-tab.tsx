'use client'

import { type AnswerSteps, explainAnswer } from '../../../lib/explain/explain-answer.ts'
import { explainCorpus } from '../../../lib/explain/explain-corpus.ts'
import { createMetric, formatSpec, parseSpec } from '../../../lib/metrics/spec.ts'
import { formatSignature } from '../../../lib/signature/format-signature.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { MarkedTokens } from './marked-tokens.tsx'
import { MeanFormula } from './mean-formula.tsx'
import { PartsTable } from './parts-table.tsx'
import type { TabProps } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { type Whole, WorkedTab } from './worked-tab.tsx'

const CHOICES = [{ key: 'squad', values: ['v2', 'v1'] }] as const

/** Exact match and F1 of a pasted answer against each gold answer. */
export default function AnswersTab(props: TabProps) {
  const { messages } = useWords()
  return (
    <WorkedTab
      {...props}
      tab="answers"
      choicesOf={() => CHOICES}
      gold
      work={(segment, spec) => explainAnswer(segment, scriptOf(spec))}
      titleOf={() => messages.answers.title}
      notesOf={() => [messages.answers.note]}
      all={(whole) => <WorkedAll whole={whole} />}
    >
      {(steps, spec) => <Worked steps={steps} spec={`qa_f1:squad=${scriptOf(spec)}`} />}
    </WorkedTab>
  )
}

function scriptOf(spec: string): 'v1' | 'v2' {
  return spec.includes('squad=v1') ? 'v1' : 'v2'
}

/** Both figures, the one that was chosen last, where every table has the score. */
function WorkedAll({ whole: { corpus, segments, spec, choose } }: { whole: Whole }) {
  const words = useWords().messages.answers
  const { name, options } = parseSpec(spec)
  const other = name === 'em' ? 'qa_f1' : 'em'
  const beside = explainCorpus(segments, formatSpec({ name: other, options }))
  const column = {
    key: other,
    label: other === 'em' ? words.exact : words.f1,
    decimals: 2,
    of: (_: unknown, at: number) => beside.parts[at].value,
    total: beside.value,
  }
  return (
    <>
      <p className="sig">{corpus.signature}</p>
      <MeanFormula corpus={corpus} />
      <MeanFormula corpus={beside} name={other} />
      <PartsTable name="answers" corpus={corpus} columns={[column]} choose={choose} />
    </>
  )
}

function Worked({ steps, spec }: { steps: AnswerSteps; spec: string }) {
  const { messages } = useWords()
  const words = messages.answers
  return (
    <>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead>{words.gold}</ColumnHead>
            <ColumnHead>{words.prediction}</ColumnHead>
            <ColumnHead numeric>{words.shared}</ColumnHead>
            <ColumnHead numeric>{words.precision}</ColumnHead>
            <ColumnHead numeric>{words.recall}</ColumnHead>
            <ColumnHead numeric>{words.exact}</ColumnHead>
            <ColumnHead numeric>{words.f1}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {steps.golds.map((pair, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gold answer is its place
            <Row key={i} className={i === steps.best ? 'current' : undefined}>
              <Cell narrowLabel={words.gold}>
                <MarkedTokens tokens={pair.tokens} marked={null} />
                {i === steps.best ? <span className="qual">{words.best}</span> : null}
              </Cell>
              <Cell className="wide" narrowLabel={words.prediction}>
                <MarkedTokens tokens={steps.tokens} marked={new Set(pair.shared.flatMap((is, k) => (is ? [k] : [])))} />
              </Cell>
              <Cell numeric narrowLabel={words.shared}>
                <Figure name={`answers.${i}.common`} value={pair.common} />
              </Cell>
              <Cell numeric narrowLabel={words.precision}>
                <Figure name={`answers.${i}.precision`} value={pair.precision} decimals={4} />
              </Cell>
              <Cell numeric narrowLabel={words.recall}>
                <Figure name={`answers.${i}.recall`} value={pair.recall} decimals={4} />
              </Cell>
              <Cell numeric narrowLabel={words.exact}>
                <Figure name={`answers.${i}.exact`} value={pair.exact} />
              </Cell>
              <Cell numeric narrowLabel={words.f1}>
                <Figure name={`answers.${i}.f1`} value={pair.f1} decimals={2} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <TableFile
        name="answers"
        signature={formatSignature(createMetric(spec, { references: steps.golds.length, labels: [] }).signature)}
        n={1}
        whole={() => ({
          0: steps.golds.map(({ tokens }) => tokens.join(' ') || null),
          1: steps.golds.map(() => steps.tokens.join(' ') || null),
        })}
      />
      <div className="formula formulas">
        <div>
          <small>
            {words.exact}
            {messages.limits.comma}
            {words.score}
          </small>
          <br />
          <b>
            <Figure name="answers.exact" value={steps.exact} />
          </b>
        </div>
        <div>
          <small>
            {words.f1}
            {messages.limits.comma}
            {words.score}
          </small>
          <br />
          <b>
            <Figure name="answers.f1" value={steps.f1} decimals={2} />
          </b>
        </div>
      </div>
    </>
  )
}
