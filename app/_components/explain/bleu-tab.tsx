'use client'

import { type BleuSteps, explainBleu } from '../../../lib/explain/explain-bleu.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { MissingGrams, NgramLadder } from './ngram-ladder.tsx'
import { readSpec } from './read-spec.ts'
import { SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { TextInputs } from './text-inputs.tsx'
import { toSegments } from './to-segments.ts'

const CHOICES = [
  { key: 'tok', values: ['13a', 'intl', 'zh', 'char', 'none'] },
  { key: 'smooth', values: ['exp', 'floor', 'add-k', 'none'] },
  { key: 'order', values: ['1', '2', '3', '4'] },
  { key: 'eff', values: ['no', 'yes'] },
  { key: 'case', values: ['mixed', 'lc'] },
] as const

/** BLEU of pasted texts: ladder, precisions, penalty, score. */
export default function BleuTab({ state, change }: TabProps) {
  const { messages } = useWords()
  const spec = readSpec(state.spec, 'bleu').spec
  const texts = toSegments(state, 'bleu')
  const at = Math.min(state.segment, (texts.segments?.length ?? 1) - 1)
  const segment = texts.segments?.[at]
  const steps = segment ? explainBleu(segment, spec) : null
  const counts = steps
    ? { hypothesis: steps.hypothesis.length, references: steps.references.map(({ length }) => length) }
    : undefined
  return (
    <>
      <Section id="worked" title={messages.bleu.title} notes={[messages.bleu.note]}>
        <TextInputs
          texts={texts}
          segment={at}
          change={change}
          counts={texts.segments?.length === 1 ? counts : undefined}
        />
        <SpecOptions spec={spec} metrics={['bleu']} choices={CHOICES} onChange={(next) => change({ spec: next })} />
        {steps ? <Worked steps={steps} /> : texts.unequal ? null : <p className="note">{messages.input.empty}</p>}
      </Section>
      <TabRest families={['bleu']} segments={texts.segments ?? []} spec={spec} />
    </>
  )
}

function Worked({ steps }: { steps: BleuSteps }) {
  const { messages } = useWords()
  const words = messages.bleu
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <NgramLadder tokens={steps.hypothesis} orders={steps.orders} />
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
              <Cell numeric>
                <Figure name={`bleu.${order.order}.precision`} value={order.precision} decimals={2} /> %
                {order.smoothed ? <span className="qual">{words.smoothed}</span> : null}
                {order.used ? null : <span className="qual">{words.unused}</span>}
                {order.used && order.outOf === 0 ? <span className="qual">{words.nothingToDivide}</span> : null}
              </Cell>
              <Cell className="wide dim">
                <MissingGrams rows={order.rows} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <TableFile name="bleu" signature={steps.signature} n={1} />
      <TooShort steps={steps} />
      <Formula steps={steps} />
    </>
  )
}

/** What 0 ÷ 0 means here: the text has no n-grams of that length, so that the score says nothing of its words. */
function TooShort({ steps }: { steps: BleuSteps }) {
  const words = useWords().messages.bleu
  const without = steps.orders.find(({ total }) => total === 0)
  if (!without) return null
  const length = steps.hypothesis.length
  if (!without.used) return <p className="note">{words.tooShortLeftOut(length, without.order)}</p>
  // Adding k to both counts makes a precision of 0 ÷ 0.
  if (without.outOf > 0) return <p className="note">{words.tooShortAdded(length, without.order)}</p>
  return <p className="note">{words.tooShort(length, without.order)}</p>
}

function Formula({ steps }: { steps: BleuSteps }) {
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
