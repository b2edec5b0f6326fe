'use client'

import { type ChrfSteps, explainChrf } from '../../../lib/explain/explain-chrf.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { MissingGrams } from './ngram-ladder.tsx'
import type { TabProps } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { WorkedTab } from './worked-tab.tsx'

const CHOICES = [
  { key: 'nw', values: ['0', '1', '2'] },
  { key: 'beta', values: ['1', '2', '3'] },
  { key: 'case', values: ['mixed', 'lc'] },
  { key: 'space', values: ['no', 'yes'] },
] as const

/** chrF of pasted texts: shared n-grams per order, mean precision and recall, F. */
export default function ChrfTab(props: TabProps) {
  const { messages } = useWords()
  return (
    <WorkedTab
      {...props}
      tab="chrf"
      choices={CHOICES}
      work={explainChrf}
      titleOf={(steps) => messages.chrf.title(steps?.label ?? 'chrF')}
      notes={[messages.chrf.note]}
    >
      {(steps) => <Worked steps={steps} />}
    </WorkedTab>
  )
}

function Worked({ steps }: { steps: ChrfSteps }) {
  const { messages } = useWords()
  const words = messages.chrf
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead>{words.order}</ColumnHead>
            <ColumnHead numeric>{words.shared}</ColumnHead>
            <ColumnHead numeric>{words.inHypothesis}</ColumnHead>
            <ColumnHead numeric>{words.inReference}</ColumnHead>
            <ColumnHead numeric>{words.precision}</ColumnHead>
            <ColumnHead numeric>{words.recall}</ColumnHead>
            <ColumnHead>{words.missing}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {steps.orders.map((order) => {
            const name = `chrf.${order.unit}.${order.order}`
            return (
              <Row key={name}>
                <Cell className="nowrap">{words[order.unit](order.order)}</Cell>
                <Cell numeric narrowLabel={words.shared}>
                  <Figure name={`${name}.matches`} value={order.matches} />
                </Cell>
                <Cell numeric narrowLabel={words.inHypothesis}>
                  <Figure name={`${name}.hypothesis`} value={order.hypothesis} />
                </Cell>
                <Cell numeric narrowLabel={words.inReference}>
                  <Figure name={`${name}.reference`} value={order.reference} />
                </Cell>
                <Cell numeric narrowLabel={words.precision}>
                  <Figure name={`${name}.precision`} value={order.precision} decimals={2} />
                </Cell>
                <Cell numeric narrowLabel={words.recall}>
                  <Figure name={`${name}.recall`} value={order.recall} decimals={2} />
                </Cell>
                <Cell className="wide dim">
                  <MissingGrams rows={order.grams.rows} joint={order.unit === 'character' ? '' : ' '} />
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </DataTable>
      <TableFile name="chrf" signature={steps.signature} n={1} />
      <div className="formula formulas">
        <div>
          <small>{words.meanPrecision}</small>
          <br />
          <Figure name="chrf.precision" value={steps.precision} decimals={2} />
        </div>
        <div>
          <small>{words.meanRecall}</small>
          <br />
          <Figure name="chrf.recall" value={steps.recall} decimals={2} />
        </div>
        <div>
          <small>{words.score(steps.beta)}</small>
          <br />
          {steps.label} ={' '}
          <b>
            <Figure name="chrf.score" value={steps.score} decimals={2} />
          </b>
        </div>
      </div>
    </>
  )
}
