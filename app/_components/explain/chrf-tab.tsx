'use client'

import { type ChrfReckoning, explainChrf, explainChrfCorpus } from '../../../lib/explain/explain-chrf.ts'
import type { SegmentScore } from '../../../lib/metrics/score-segments.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { listMissing, MissingGrams } from './ngram-ladder.tsx'
import { PartsTable } from './parts-table.tsx'
import type { TabProps } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { type Whole, WorkedTab } from './worked-tab.tsx'

const CHOICES = [
  { key: 'nw', values: ['0', '1', '2'] },
  { key: 'beta', values: ['1', '2', '3'] },
  { key: 'case', values: ['mixed', 'lc'] },
  { key: 'space', values: ['no', 'yes'] },
] as const
/** Column of the n-grams without a partner. */
const MISSING = 6

/** chrF of pasted texts: shared n-grams per order, mean precision and recall, F. */
export default function ChrfTab(props: TabProps) {
  const { messages } = useWords()
  return (
    <WorkedTab
      {...props}
      tab="chrf"
      choicesOf={() => CHOICES}
      work={explainChrf}
      titleOf={(label) => messages.chrf.title(label ?? 'chrF')}
      notesOf={() => [messages.chrf.note]}
      all={(whole) => <WorkedAll whole={whole} />}
    >
      {(steps) => <Worked steps={steps} n={1} />}
    </WorkedTab>
  )
}

function WorkedAll({ whole: { corpus, segments, spec, choose } }: { whole: Whole }) {
  const words = useWords().messages.chrf
  const steps = explainChrfCorpus(segments, spec, corpus)
  if (steps === null) return null
  const columns = steps.orders.map(({ unit, order, matches }, i) => ({
    key: `${unit}.${order}`,
    label: words[unit](order),
    of: ({ details }: SegmentScore) => (details as Partial<Orders>).orders?.[i].matches ?? null,
    total: matches,
  }))
  return (
    <>
      <Worked steps={steps} n={corpus.scored} />
      <p className="note">{words.sharedOfEach}</p>
      <PartsTable name="chrf" corpus={corpus} columns={columns} choose={choose} />
    </>
  )
}

interface Orders {
  readonly orders: readonly { readonly matches: number }[]
}

function Worked({ steps, n }: { steps: ChrfReckoning; n: number }) {
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
                <Cell className="wide dim" narrowLabel={words.missing}>
                  <MissingGrams rows={order.grams.rows} joint={jointOf(order.unit)} />
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </DataTable>
      <TableFile
        name="chrf"
        signature={steps.signature}
        n={n}
        whole={() => ({ [MISSING]: steps.orders.map(({ grams, unit }) => listMissing(grams.rows, jointOf(unit))) })}
      />
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

function jointOf(unit: 'character' | 'word'): string {
  return unit === 'character' ? '' : ' '
}
