import type { ReactNode } from 'react'
import type { AskedRepair } from '../../../lib/compare/comparison.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { ComparabilityRow, ComparabilityView } from '../../../lib/report/prepare-comparability.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'

const words = compareMessages.comparability
/** The left edge says the same as word and mark. */
export const EDGE = { comparable: 'ok', 'after-repair': 'fix', repaired: 'fix', 'not-comparable': 'stop' } as const

/**
 * May the two runs be compared? Stands above every figure: mark, word and left edge change together, hue does not.
 * `alone` are links to each run, shown where no difference is.
 */
export function ComparabilityBanner({
  view,
  alone,
  repairHref,
  undoHref,
  exportPath,
}: {
  view: ComparabilityView
  alone: ReactNode
  /** The same comparison with both sides rescored, and without. */
  repairHref: (repair: AskedRepair) => string
  undoHref: string
  exportPath: string
}) {
  return (
    <section className={`cmp ${EDGE[view.state]}`} id="comparability" aria-label={words.heading}>
      <div className="top">
        <span className="word">
          <ComparabilityMark state={view.state} />
          {view.word}
        </span>
        <span className="dim small">
          <MixedText>{view.line}</MixedText>
        </span>
        {view.repair || view.repaired ? (
          <span className="right">
            {view.repair ? (
              view.repair.buttons.map(({ repair, text }, i) => (
                <ButtonLink
                  key={repair}
                  href={repairHref(repair)}
                  primary={view.state === 'after-repair' && i === 0}
                  prefetch={false}
                >
                  {text}
                </ButtonLink>
              ))
            ) : (
              <ButtonLink href={undoHref}>{words.repair.undo}</ButtonLink>
            )}
          </span>
        ) : null}
      </div>
      {view.rows.length > 0 ? <FieldTable rows={view.rows} /> : null}
      {view.rows.length > 0 ? (
        <div className="foot">
          <Downloads path={exportPath} table="fields" />
        </div>
      ) : null}
      {view.asScored ? (
        <div className="foot">
          <MixedText>{view.asScored}</MixedText>
        </div>
      ) : null}
      {view.repair ? <div className="foot faint">{words.repair.text}</div> : null}
      {view.repaired ? (
        <details className="foot fold">
          <summary>{words.repair.repaired}</summary>
          {view.repaired.map((sentence) => (
            <p key={sentence} className="ids">
              <MixedText>{sentence}</MixedText>
            </p>
          ))}
        </details>
      ) : null}
      {view.leftOut.map((metric) => (
        <LeftOut key={metric.label} label={metric.label} rows={metric.rows} />
      ))}
      {view.state === 'comparable' || view.state === 'repaired' ? null : (
        <div className="foot">
          <span>{words.eachAlone}</span>
          {alone}
        </div>
      )}
      {view.unpaired.length > 0 ? (
        <details className="foot fold">
          <summary>{words.pairingDetails}</summary>
          {view.unpaired.map((list) => (
            <p key={list.title} className="ids">
              <b>
                <MixedText>{list.title}</MixedText>
              </b>{' '}
              <span className="mono">
                <MixedText>{list.ids.join(', ')}</MixedText>
              </span>{' '}
              {list.more}
            </p>
          ))}
        </details>
      ) : null}
    </section>
  )
}

function FieldTable({ rows }: { rows: readonly ComparabilityRow[] }) {
  return (
    <DataTable caption={words.tableCaption} className="plain rows">
      <thead>
        <Row>
          <ColumnHead>{words.columns.field}</ColumnHead>
          <ColumnHead>{words.columns.base}</ColumnHead>
          <ColumnHead>{words.columns.head}</ColumnHead>
          <ColumnHead>{words.columns.why}</ColumnHead>
          <ColumnHead>{words.columns.repair}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.field} ${row.base} ${row.head} ${row.metrics.join()}`}>
            <Cell>
              <span className="name">
                <UserText>{row.field}</UserText>
              </span>
              <span className="sig">
                <MixedText>{row.metrics.join(', ')}</MixedText>
              </span>
            </Cell>
            <Cell narrowLabel={words.columns.base}>
              <Value value={row.base} />
            </Cell>
            <Cell narrowLabel={words.columns.head}>
              <Value value={row.head} />
            </Cell>
            <Cell className="dim wide">{row.why}</Cell>
            <Cell className="wide">{row.repair}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function LeftOut({ label, rows }: { label: string; rows: readonly ComparabilityRow[] }) {
  return (
    <div className="foot">
      <b>
        <MixedText>{words.leftOut(label)}</MixedText>
      </b>
      {rows.map((row) => (
        <span key={row.field}>
          <UserText>{row.field}</UserText> <span className="faint">{words.columns.base}</span>{' '}
          <Value value={row.base} />{' '}
          <span role="img" aria-label={words.differsFrom}>
            ≠
          </span>{' '}
          <span className="faint">{words.columns.head}</span> <Value value={row.head} />{' '}
          <span className="faint">
            <MixedText>
              {row.why} {words.toMend(row.repair)}
            </MixedText>
          </span>
        </span>
      ))}
    </div>
  )
}

function Value({ value }: { value: string | null }) {
  return value === null ? (
    <span className="mono">
      <i>{words.unknown}</i>
    </span>
  ) : (
    <span className="mono">
      <UserText>{value}</UserText>
    </span>
  )
}

/** The shape beside the word. */
export function ComparabilityMark({ state }: { state: ComparabilityView['state'] }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" fill="none" stroke="currentColor">
      {state === 'comparable' ? <path d="M3 8.5 6.5 12 13 4.5" strokeWidth="2" /> : null}
      {state === 'after-repair' || state === 'repaired' ? (
        <>
          <path d="M2 8h4.2M9.8 8H14" strokeWidth="2" />
          <circle cx="8" cy="8" r="1.2" fill="currentColor" stroke="none" />
        </>
      ) : null}
      {state === 'not-comparable' ? <path d="M3 5.5h10M3 10.5h10M11 2 5 14" strokeWidth="1.8" /> : null}
    </svg>
  )
}
