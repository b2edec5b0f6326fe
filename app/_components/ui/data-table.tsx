import type { ComponentProps, ReactNode } from 'react'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { MixedText } from './user-text.tsx'

/*
 * At 390 px rows become grids and blocks, and browsers then drop the table's own roles; so these parts name the
 * roles explicitly. Use them wherever the class is `rows` or `forest`.
 */

/**
 * A table with a caption (hidden unless `showCaption`). `className` is one or more of `rows` (stacks at 390 px), `runs`,
 * `lints`, `forest`, `native`, `plain` (no hover).
 */
export function DataTable({
  caption,
  showCaption = false,
  className,
  children,
}: {
  caption: ReactNode
  showCaption?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display other than table drops the role
    <table role="table" className={className}>
      <caption className={showCaption ? undefined : 'vh'}>
        <MixedText>{caption}</MixedText>
      </caption>
      {children}
    </table>
  )
}

/** A row with its role kept. */
export function Row(props: ComponentProps<'tr'>) {
  // biome-ignore lint/a11y/noRedundantRoles: display other than table-row drops the role
  return <tr role="row" {...props} />
}

interface CellLook {
  /** A number: right-aligned, tabular figures. */
  numeric?: boolean
  /** Printed before the value where the head is out of sight (390 px). */
  narrowLabel?: string
}

/** A cell with its role kept. */
export function Cell({ numeric, narrowLabel, className, children, ...rest }: CellLook & ComponentProps<'td'>) {
  // What is not there is left out: written as undefined it travels to the browser, in every cell.
  const label = narrowLabel === undefined ? null : { 'data-l': toPlainText(narrowLabel) }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display other than table-cell drops the role
    <td role="cell" {...toClass(numeric, className)} {...label} {...rest}>
      <MixedText>{children}</MixedText>
    </td>
  )
}

/** Head of a column. */
export function ColumnHead({ numeric, className, children, ...rest }: { numeric?: boolean } & ComponentProps<'th'>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display other than table-cell drops the role
    <th role="columnheader" scope="col" {...toClass(numeric, className)} {...rest}>
      <MixedText>{children}</MixedText>
    </th>
  )
}

function toClass(numeric: boolean | undefined, className: string | undefined) {
  const classes = [numeric ? 'n' : '', className ?? ''].filter(Boolean).join(' ')
  return classes === '' ? null : { className: classes }
}

/** A line that names the rows below it; `span` is the number of columns. */
export function GroupRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <Row className="group">
      <th colSpan={span} scope="colgroup">
        <MixedText>{children}</MixedText>
      </th>
    </Row>
  )
}
