import { Fragment, type ReactNode } from 'react'
import type { RunVariant } from '../../../lib/explain/run-variants.ts'
import type { ExplainTexts } from '../../../lib/explain/texts/explain-texts.ts'
import type { SourceId } from '../../../lib/explain/texts/sources.ts'
import type { Family } from '../../../lib/explain/variants.ts'
import type { ExplainMessages } from '../../../lib/report/messages/en/explain.ts'
import { Cell, ColumnHead, DataTable, GroupRow, Row } from '../ui/data-table.tsx'
import { Citation } from './citation.tsx'
import { FigureData } from './figure-data.tsx'

export type VariantRow = RunVariant

/** Points have two decimals, shares of 1 four. */
export function toVariantDecimals(top: number | null, family: Family): number {
  return top === 1 || family === 'errors' ? 4 : family === 'perplexity' ? 3 : 2
}

/** What a variant is called, and which tool prints it; settings that no tool has by default go by their SPEC. */
export function nameVariant(
  { id, spec }: Pick<VariantRow, 'id' | 'spec'>,
  messages: ExplainMessages,
  texts: ExplainTexts,
): { readonly name: string; readonly tool: string; readonly source: SourceId | null; readonly where?: string } {
  return id === 'own' ? { name: spec, tool: messages.variants.ownTool, source: null } : texts.variants[id]
}

/**
 * How variants in common use score the same texts, each on its own scale; the one at hand is filled. Those of its
 * quantity stand first, and the others under a heading that says so.
 */
export function VariantsTable({
  rows,
  family,
  caption,
  own: ownWord,
  messages,
  texts,
}: {
  rows: readonly VariantRow[]
  family: Family
  caption: string
  /** Says which one is at hand: `this page`. */
  own: string
  messages: ExplainMessages
  texts: ExplainTexts
}) {
  const words = messages.variants
  const unbounded = Math.max(1, ...rows.flatMap(({ value }) => value ?? [])) * 1.04
  const shown = rows.find((row) => row.own && row.value !== null)
  const ruler = shown ? toShare(shown, unbounded) : null
  return (
    <DataTable caption={caption} className="variants plain">
      <thead>
        <Row>
          <ColumnHead>{words.variant}</ColumnHead>
          <ColumnHead className="p">
            <span className="vh">{words.scale}</span>
          </ColumnHead>
          <ColumnHead numeric>{words.value}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {groupRows(rows, words).flatMap(({ title, rows: own }) => [
          title === null ? null : (
            <GroupRow key={title} span={3}>
              {title}
            </GroupRow>
          ),
          ...own.map((row) => (
            <VariantLine
              key={row.id}
              row={row}
              at={toShare(row, unbounded)}
              ruler={ruler}
              {...{ family, own: ownWord, messages, texts }}
            />
          )),
        ])}
      </tbody>
    </DataTable>
  )
}

/** Nothing to tell apart leaves one group without a heading. */
function groupRows(rows: readonly VariantRow[], words: ExplainMessages['variants']) {
  const [alike, others] = [rows.filter((row) => row.alike), rows.filter((row) => !row.alike)]
  if (others.length === 0) return [{ title: null, rows: alike }]
  return [
    { title: words.alike, rows: alike },
    { title: words.others, rows: others },
  ]
}

function VariantLine({
  row,
  at,
  ruler,
  family,
  own,
  messages,
  texts,
}: {
  row: VariantRow
  at: number | null
  /** Where the number at hand stands. */
  ruler: number | null
  family: Family
  own: string
  messages: ExplainMessages
  texts: ExplainTexts
}) {
  const { name, tool, source, where } = nameVariant(row, messages, texts)
  return (
    <Row className={row.own ? 'current' : undefined}>
      <Cell>
        <span className="name">
          {name}
          {row.own ? `${messages.limits.comma}${own}` : ''}
        </span>
        <span className="subl">
          {tool}
          {source === null ? null : (
            <>
              {' · '}
              <Citation source={source} where={where} />
            </>
          )}
        </span>
        <span className="subl sig">{breakFields(row.signature)}</span>
      </Cell>
      <Cell className="p">
        <Dot at={at} own={ruler} filled={row.own} />
      </Cell>
      <Cell numeric>
        {row.value === null ? (
          <span className="qual">{messages.variants.reasons[row.reason ?? ''] ?? messages.undefinedValue}</span>
        ) : (
          <FigureData name={`variant.${row.id}`} value={row.value} decimals={toVariantDecimals(row.top, family)} />
        )}
      </Cell>
    </Row>
  )
}

/** A signature may break between its fields, and within one only where it is wider than the line. */
function breakFields(signature: string): ReactNode[] {
  return signature.split('|').map((field, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
    <Fragment key={i}>
      {i === 0 ? null : '|'}
      {i === 0 ? null : <wbr />}
      {field}
    </Fragment>
  ))
}

/** Place on a scale as a share of its width; scales without an upper end run to a little above the highest value. */
function toShare({ value, bottom, top }: VariantRow, unbounded: number): number | null {
  if (value === null) return null
  const low = Math.min(bottom ?? 0, 0)
  const share = (value - low) / ((top ?? unbounded) - low)
  // An infinite figure has no place on a scale.
  return Number.isNaN(share) ? null : Math.min(1, Math.max(0, share))
}

function Dot({ at, own, filled }: { at: number | null; own: number | null; filled: boolean }) {
  const percent = (share: number) => `${(100 * share).toFixed(3)}%`
  return (
    <svg height="20" width="100%" aria-hidden="true" focusable="false">
      <line className="gridline" x1="0" x2="100%" y1="10" y2="10" />
      {own === null ? null : (
        <line x1={percent(own)} x2={percent(own)} y1="-8" y2="28" stroke="var(--line-strong)" strokeDasharray="2 2" />
      )}
      {at === null ? null : (
        <circle
          cx={percent(at)}
          cy="10"
          r="5"
          fill={filled ? 'var(--ink)' : 'var(--paper)'}
          stroke="var(--ink)"
          strokeWidth="1.75"
        />
      )}
    </svg>
  )
}
