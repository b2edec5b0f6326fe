'use client'

import type { WindowSteps } from '../../../lib/explain/explain-perplexity.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { TableFile } from './table-file.tsx'
import { MOST_WINDOWS } from './window-drawing.tsx'

/** What each window reads, scores and costs, with the one sum; and the mean of windows, which is no perplexity. */
export function WindowTable({ steps }: { steps: WindowSteps }) {
  const { messages } = useWords()
  const words = messages.perplexity
  const shown = steps.windows.slice(0, MOST_WINDOWS)
  const { sum } = steps
  const scored = steps.windows.reduce((total, { targets }) => total + targets, 0)
  const range = (from: number, to: number) => (to > from ? `${formatCount(from)}–${formatCount(to - 1)}` : '–')
  return (
    <>
      <DataTable caption={words.windowsCaption} className="plain">
        <thead>
          <Row>
            <ColumnHead numeric>{words.windowColumn}</ColumnHead>
            <ColumnHead numeric>{words.reads}</ColumnHead>
            <ColumnHead numeric>{words.scores}</ColumnHead>
            <ColumnHead numeric>{words.targets}</ColumnHead>
            <ColumnHead numeric>{words.nll}</ColumnHead>
            <ColumnHead numeric className="only-w">
              {words.perTarget}
            </ColumnHead>
          </Row>
        </thead>
        <tbody>
          {shown.map(({ begin, end, scoredFrom, targets, nll }, i) => (
            <Row key={begin}>
              <Cell numeric>{i + 1}</Cell>
              <Cell numeric>{range(begin, end)}</Cell>
              <Cell numeric>{range(scoredFrom, end)}</Cell>
              <Cell numeric>
                <Figure name={`windows.${i}.targets`} value={targets} />
              </Cell>
              <Cell numeric>{nll === null ? '–' : <Figure name={`windows.${i}.nll`} value={nll} decimals={2} />}</Cell>
              <Cell numeric className="only-w">
                {nll === null || targets === 0 ? (
                  '–'
                ) : (
                  <Figure name={`windows.${i}.mean`} value={nll / targets} decimals={3} />
                )}
              </Cell>
            </Row>
          ))}
          <Row>
            <Cell numeric>
              <b>{words.sum}</b>
            </Cell>
            <Cell />
            <Cell />
            <Cell numeric>
              <b>
                <Figure name="windows.targets" value={scored} />
              </b>
            </Cell>
            <Cell numeric>{sum === null ? '–' : <Figure name="windows.nll" value={sum.nll} decimals={2} />}</Cell>
            <Cell numeric className="only-w">
              {sum === null || sum.mean === null ? '–' : <Figure name="windows.mean" value={sum.mean} decimals={3} />}
            </Cell>
          </Row>
        </tbody>
      </DataTable>
      <TableFile name="windows" n={scored} left={steps.windows.length - shown.length} />
      {steps.windows.length > shown.length ? (
        <p className="note">{words.morePlan(formatCount(steps.windows.length - shown.length))}</p>
      ) : null}
      <SumFormula steps={steps} />
      {steps.meanOfWindows === null || steps.windows.length < 2 ? null : (
        <p className="note">
          {words.meanOfWindows}
          {messages.limits.colon}
          <del>
            <Figure name="windows.mean-perplexity" value={steps.meanOfWindows} decimals={3} />
          </del>
          {messages.limits.comma}
          {words.notAPerplexity}
          {messages.limits.comma}
          {words.sameWeight}
          {messages.limits.stop}
        </p>
      )}
    </>
  )
}

/** What the sum comes to: the perplexity of the text, where every target is scored exactly once. */
function SumFormula({ steps: { sum, faults } }: { steps: WindowSteps }) {
  const { messages } = useWords()
  const words = messages.perplexity
  if (sum === null || sum.mean === null) return null
  const isSound = faults.every(({ kind }) => kind === 'empty')
  const figure = <Figure name="windows.perplexity" value={sum.perplexity} decimals={3} />
  return (
    <div className="formula formulas">
      <div>
        <small>{words.perplexityOfSum}</small>
        <br />e
        <sup>
          <Figure name="windows.nll" value={sum.nll} decimals={2} /> ÷{' '}
          <Figure name="windows.targets" value={sum.targets} />
        </sup>{' '}
        = {isSound ? <b>{figure}</b> : <del>{figure}</del>}
        {isSound ? null : <span className="qual">{words.notAPerplexity}</span>}
      </div>
    </div>
  )
}
