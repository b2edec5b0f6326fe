'use client'

import {
  type BleuCorpusSteps,
  type BleuReckoning,
  type BleuSteps,
  explainBleu,
  explainBleuCorpus,
} from '../../../lib/explain/explain-bleu.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { listMissing, MissingGrams, NgramLadder } from './ngram-ladder.tsx'
import { type PartColumn, PartsTable } from './parts-table.tsx'
import type { TabProps } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { type Whole, WorkedTab } from './worked-tab.tsx'

const CHOICES = [
  { key: 'tok', values: ['13a', 'intl', 'zh', 'char', 'none'] },
  { key: 'smooth', values: ['exp', 'floor', 'add-k', 'none'] },
  { key: 'order', values: ['1', '2', '3', '4'] },
  { key: 'eff', values: ['no', 'yes'] },
  { key: 'case', values: ['mixed', 'lc'] },
] as const
/** Column of the n-grams that do not count. */
const MISSING = 4

/** BLEU of pasted texts: ladder or sums, precisions, penalty, score. */
export default function BleuTab(props: TabProps) {
  const words = useWords().messages.bleu
  return (
    <WorkedTab
      {...props}
      tab="bleu"
      choicesOf={() => CHOICES}
      work={explainBleu}
      titleOf={() => words.title}
      notesOf={() => [words.note]}
      countsOf={({ hypothesis, references }) => ({
        hypothesis: hypothesis.length,
        references: references.map(({ length }) => length),
      })}
      all={(whole) => <WorkedAll whole={whole} />}
    >
      {(steps) => <Worked steps={steps} />}
    </WorkedTab>
  )
}

function Worked({ steps }: { steps: BleuSteps }) {
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <NgramLadder tokens={steps.hypothesis} orders={steps.orders} />
      <Orders steps={steps} n={1} />
      <TooShort steps={steps} tokens={steps.hypothesis.length} />
      <Formula steps={steps} />
    </>
  )
}

function WorkedAll({ whole: { corpus, segments, spec, choose } }: { whole: Whole }) {
  const { messages } = useWords()
  const steps = explainBleuCorpus(segments, spec, corpus)
  if (steps === null) return null
  const lengths = (['hypothesisLength', 'referenceLength'] as const).map(
    (key): PartColumn => ({
      key,
      label: messages.whole[key],
      of: ({ details }) => (details[key] as number | undefined) ?? null,
      total: steps[key],
    }),
  )
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <Orders steps={steps} n={corpus.scored} />
      <TooShort steps={steps} tokens={null} />
      <Formula steps={steps} />
      <PartsTable
        name="bleu"
        corpus={corpus}
        columns={[...steps.orders.map((_, i) => toColumn(steps, i, messages)), ...lengths]}
        choose={choose}
      />
    </>
  )
}

/** Matches of an order beside how many n-grams there are. */
function toColumn(
  { orders, parts }: BleuCorpusSteps,
  i: number,
  { ladder, bleu }: ReturnType<typeof useWords>['messages'],
): PartColumn {
  const { order, matches, total } = orders[i]
  return {
    key: `${order}.matches`,
    label: ladder.order(order),
    of: (_, at) => parts[at].matches[i],
    total: matches,
    outOf: {
      key: `${order}.total`,
      label: `${ladder.order(order)} (${bleu.of})`,
      of: (_, at) => parts[at].totals[i],
      total,
    },
  }
}

/** Counts and precision of each order. */
function Orders({ steps, n }: { steps: BleuReckoning; n: number }) {
  const { messages } = useWords()
  const words = messages.bleu
  return (
    <>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead>{words.order}</ColumnHead>
            <ColumnHead numeric>{words.matched}</ColumnHead>
            <ColumnHead numeric>{words.of}</ColumnHead>
            <ColumnHead numeric>{words.precision}</ColumnHead>
            <ColumnHead>{words.missing}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {steps.orders.map((order) => (
            <Row key={order.order} className={order.used ? undefined : 'faint'}>
              <Cell className="nowrap">{messages.ladder.order(order.order)}</Cell>
              <Cell numeric narrowLabel={words.matched}>
                <Figure name={`bleu.${order.order}.matches`} value={order.matches} />
              </Cell>
              <Cell numeric narrowLabel={words.of}>
                <Figure name={`bleu.${order.order}.total`} value={order.total} />
              </Cell>
              <Cell numeric narrowLabel={words.precision}>
                <Figure name={`bleu.${order.order}.precision`} value={order.precision} decimals={2} /> %
                {order.smoothed ? <span className="qual">{words.smoothed}</span> : null}
                {order.used ? null : <span className="qual">{words.unused}</span>}
                {order.used && order.outOf === 0 ? <span className="qual">{words.nothingToDivide}</span> : null}
              </Cell>
              <Cell className="wide dim" narrowLabel={words.missing}>
                <MissingGrams rows={order.rows} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <TableFile
        name="bleu"
        signature={steps.signature}
        n={n}
        whole={() => ({ [MISSING]: steps.orders.map(({ rows }) => listMissing(rows)) })}
      />
    </>
  )
}

/** What 0 ÷ 0 means here: a text of so many tokens, or every one of several, has no n-grams of that length, so that the score says nothing of its words. */
function TooShort({ steps, tokens }: { steps: BleuReckoning; tokens: number | null }) {
  const words = useWords().messages.bleu
  const without = steps.orders.find(({ total }) => total === 0)
  if (!without) return null
  if (!without.used) return <p className="note">{words.tooShortLeftOut(tokens, without.order)}</p>
  // Adding k to both counts makes a precision of 0 ÷ 0.
  if (without.outOf > 0) return <p className="note">{words.tooShortAdded(tokens, without.order)}</p>
  return <p className="note">{words.tooShort(tokens, without.order)}</p>
}

function Formula({ steps }: { steps: BleuReckoning }) {
  const { messages } = useWords()
  const words = messages.bleu
  const { hypothesisLength, referenceLength, brevityPenalty, mean, score } = steps
  const used = steps.orders.filter((order) => order.used)
  const short = hypothesisLength < referenceLength
  const lengths = [formatCount(hypothesisLength), formatCount(referenceLength)] as const
  return (
    <div className="formula formulas">
      <div>
        <small>{short ? words.penaltyShort(...lengths) : words.penaltyLong(...lengths)}</small>
        <br />
        {short && hypothesisLength > 0 ? (
          <>
            e
            <sup>
              1 − <Figure name="bleu.reference-length" value={referenceLength} />/
              <Figure name="bleu.hypothesis-length" value={hypothesisLength} />
            </sup>{' '}
            ={' '}
          </>
        ) : null}
        <b>
          <Figure name="bleu.penalty" value={brevityPenalty} decimals={4} />
        </b>
      </div>
      <div>
        <small>{words.mean(used.length)}</small>
        <br />
        {used.length > 0 ? '(' : null}
        {used.map((order, i) => (
          <span key={order.order}>
            {i > 0 ? ' · ' : ''}
            {order.smoothed ? (
              <Figure name={`bleu.${order.order}.share`} value={order.precision / 100} decimals={4} />
            ) : (
              <span className="frac">
                <span>{formatCount(order.matches)}</span>
                <span>{formatCount(order.total)}</span>
              </span>
            )}
          </span>
        ))}
        {used.length > 0 ? ')' : null}
        {used.length > 1 ? <sup>1/{used.length}</sup> : null} ={' '}
        <b>
          <Figure name="bleu.mean" value={mean} decimals={4} />
        </b>
      </div>
      <div>
        <small>{words.score}</small>
        <br />
        100 × {brevityPenalty.toFixed(4)} × {mean.toFixed(4)} ={' '}
        <b>
          <Figure name="bleu.score" value={score} decimals={2} />
        </b>
      </div>
    </div>
  )
}
