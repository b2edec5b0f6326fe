'use client'

import type { CorpusSteps } from '../../../lib/explain/explain-corpus.ts'
import type { SegmentScore } from '../../../lib/metrics/score-segments.ts'
import { formatCount, toUnitDecimals } from '../../../lib/report/format-number.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import type { TableCells } from './save-table.ts'
import { TableFile } from './table-file.tsx'

/** Rows that are drawn; the last row holds all. */
const MOST_PARTS = 20

/** One figure of each segment, and what all of them come to; undefined where that means nothing. */
export interface PartColumn {
  readonly key: string
  readonly label: string
  readonly decimals?: number
  readonly of: (part: SegmentScore, at: number) => number | null
  readonly total?: number | null
  /** What the figure is a part of, in the same cell. */
  readonly outOf?: Omit<PartColumn, 'decimals' | 'outOf'>
}

/** What each of several segments brings to the score, each one's own score, and in the last row the sum or the mean. */
export function PartsTable({
  name,
  corpus,
  columns,
  choose,
}: {
  name: string
  corpus: CorpusSteps
  columns: readonly PartColumn[]
  choose: (segment: number) => void
}) {
  const { messages } = useWords()
  const words = messages.whole
  const { parts } = corpus
  const score: PartColumn = {
    key: 'score',
    label: corpus.label,
    decimals: toUnitDecimals(corpus.unit),
    of: ({ value }) => value,
    total: corpus.value,
  }
  const all = [...columns, score]
  const shown = parts.slice(0, MOST_PARTS)
  return (
    <>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead>{words.segment}</ColumnHead>
            {all.map(({ key, label }) => (
              <ColumnHead key={key} numeric>
                {label}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {shown.map((part, i) => (
            <Row key={part.id}>
              <Cell className="nowrap" narrowLabel={words.segment}>
                <button
                  type="button"
                  className="as-link"
                  aria-label={toPlainText(words.workOut(i + 1))}
                  onClick={() => choose(i)}
                >
                  {words.one(i + 1)}
                </button>
              </Cell>
              {all.map((column) => (
                <PartCell key={column.key} column={column} name={`part.${i}`} read={(one) => one.of(part, i)} />
              ))}
            </Row>
          ))}
          <Row className="total">
            <Cell className="nowrap">
              <b>{words.last[corpus.rule]}</b>
            </Cell>
            {all.map((column) =>
              column.total === undefined ? (
                <Cell key={column.key} numeric />
              ) : (
                <PartCell key={column.key} column={column} name="whole" read={(one) => one.total ?? null} />
              ),
            )}
          </Row>
        </tbody>
      </DataTable>
      <TableFile
        name={`${name}-segments`}
        signature={corpus.signature}
        n={corpus.scored}
        cells={() => toCells(all, corpus, words)}
      />
      {parts.length > shown.length ? (
        <p className="note">{words.more(formatCount(parts.length - shown.length))}</p>
      ) : null}
    </>
  )
}

function PartCell({
  column,
  name,
  read,
}: {
  column: PartColumn
  name: string
  read: (one: Pick<PartColumn, 'of' | 'total'>) => number | null
}) {
  const { outOf, decimals, key, label } = column
  return (
    <Cell numeric narrowLabel={label}>
      <Figure name={`${name}.${key}`} value={read(column)} decimals={decimals} />
      {outOf ? (
        <>
          {' ÷ '}
          <Figure name={`${name}.${outOf.key}`} value={read(outOf)} />
        </>
      ) : null}
    </Cell>
  )
}

/** Every segment with a column for each figure, since a file is not read by eye. */
function toCells(
  columns: readonly PartColumn[],
  { parts, rule }: CorpusSteps,
  words: { segment: string; last: Readonly<Record<CorpusSteps['rule'], string>> },
): TableCells {
  const flat = columns.flatMap((column) => (column.outOf ? [column, column.outOf] : [column]))
  return {
    head: [words.segment, ...flat.map(({ label }) => label)],
    rows: [
      ...parts.map((part, i) => [i + 1, ...flat.map((column) => column.of(part, i))]),
      [words.last[rule], ...flat.map(({ total }) => total ?? null)],
    ],
  }
}
