'use client'

import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef } from 'react'
import type { LabelSteps } from '../../../lib/explain/explain-labels.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { Cell, ColumnHead, Row } from '../ui/data-table.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { UserText } from '../ui/user-text.tsx'
import { toDistinctHeads } from './distinct-heads.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'

/** Beyond this, every key typed above would wait for thousands of cells. */
const MOST_WHOLE = 40
/** Sizes of a cell in the stylesheet. */
const ROW_PX = 33
const COLUMN_PX = 84
const LABEL_PX = 148
const OUT_OF_SIGHT = 3
/** Characters of a label that surely fit a column, and the first one. */
const MOST_HEAD = 9
const MOST_SIDE = 18

/** Gold against predicted labels: whole where it is small, else only what is in sight of it. */
export function ConfusionMatrix({ steps }: { steps: LabelSteps }) {
  return steps.labels.length > MOST_WHOLE ? <LargeMatrix steps={steps} /> : <WholeMatrix steps={steps} />
}

function WholeMatrix({ steps: { labels, cells } }: { steps: LabelSteps }) {
  const { messages } = useWords()
  const words = messages.labels
  const heads = useMemo(() => toDistinctHeads(labels, MOST_HEAD), [labels])
  return (
    <ScrollBox label={words.matrix}>
      <table className="confusion">
        <caption className="small faint">{words.matrix}</caption>
        <thead>
          <tr>
            <th scope="col">{words.corner}</th>
            {labels.map((label, p) => (
              <th key={label} scope="col" className="n" title={toPlainText(label)}>
                <HeadText label={label} short={heads[p]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, g) => (
            <tr key={label}>
              <th scope="row">
                <UserText>{label}</UserText>
              </th>
              {labels.map((predicted, p) => (
                <td key={predicted} className={g === p ? 'n diagonal' : 'n'}>
                  <Figure name={`labels.cell.${g}.${p}`} value={cells[g][p]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function LargeMatrix({ steps: { labels, cells } }: { steps: LabelSteps }) {
  const { messages } = useWords()
  const words = messages.labels
  const box = useRef<HTMLDivElement>(null)
  const heads = useMemo(() => toDistinctHeads(labels, MOST_HEAD), [labels])
  const sides = useMemo(() => toDistinctHeads(labels, MOST_SIDE), [labels])
  const axis = {
    count: labels.length,
    getScrollElement: () => box.current,
    overscan: OUT_OF_SIGHT,
    useFlushSync: false,
  }
  const rows = useVirtualizer({ ...axis, estimateSize: () => ROW_PX })
  const columns = useVirtualizer({ ...axis, estimateSize: () => COLUMN_PX, horizontal: true })
  const [shown, across] = [rows.getVirtualItems(), columns.getVirtualItems()]
  const [above, below] = restOf(shown, rows.getTotalSize())
  const [before, after] = restOf(across, columns.getTotalSize())
  const whole = {
    style: { width: LABEL_PX + columns.getTotalSize() },
    'aria-rowcount': labels.length + 1,
    'aria-colcount': labels.length + 1,
  }
  const withGaps = (cellsInSight: ReactNode) => (
    <>
      <td aria-hidden="true" style={{ width: before, padding: 0 }} />
      {cellsInSight}
      <td aria-hidden="true" style={{ width: after, padding: 0 }} />
    </>
  )
  return (
    <>
      <ScrollBox label={words.matrix} ref={box} large>
        {/* biome-ignore lint/a11y/noRedundantRoles: display other than table drops the role, here and below */}
        <table role="table" className="confusion large" {...whole}>
          <caption className="vh">{words.matrix}</caption>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <thead role="rowgroup">
            <Row aria-rowindex={1}>
              <ColumnHead aria-colindex={1}>{words.corner}</ColumnHead>
              {withGaps(
                across.map(({ index }) => (
                  <ColumnHead key={labels[index]} numeric aria-colindex={index + 2} title={toPlainText(labels[index])}>
                    <HeadText label={labels[index]} short={heads[index]} />
                  </ColumnHead>
                )),
              )}
            </Row>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tbody role="rowgroup" style={{ paddingTop: above, paddingBottom: below }}>
            {shown.map(({ index: g }) => (
              <Row key={labels[g]} aria-rowindex={g + 2}>
                {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
                <th scope="row" role="rowheader" aria-colindex={1} title={toPlainText(labels[g])}>
                  <HeadText label={labels[g]} short={sides[g]} />
                </th>
                {withGaps(
                  across.map(({ index: p }) => (
                    <Cell key={labels[p]} numeric className={g === p ? 'diagonal' : undefined} aria-colindex={p + 2}>
                      <Figure name={`labels.cell.${g}.${p}`} value={cells[g][p]} />
                    </Cell>
                  )),
                )}
              </Row>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="note">{words.large(formatCount(labels.length))}</p>
    </>
  )
}

/** A label cut short so that it still differs from the others; whole for the ear. */
function HeadText({ label, short }: { label: string; short: string }) {
  if (short === label) return <UserText>{label}</UserText>
  return (
    <>
      <span aria-hidden="true">
        <UserText>{short}</UserText>
      </span>
      <span className="vh">
        <UserText>{label}</UserText>
      </span>
    </>
  )
}

/** What is out of sight before and after, in pixels. */
function restOf(shown: readonly VirtualItem[], total: number): [number, number] {
  return [shown[0]?.start ?? 0, total - (shown.at(-1)?.end ?? 0)]
}
