import type { ComponentProps, ReactNode } from 'react'

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
      <caption className={showCaption ? undefined : 'vh'}>{caption}</caption>
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
export function Cell({ numeric, narrowLabel, className, ...rest }: CellLook & ComponentProps<'td'>) {
  // What is not there is left out: written as undefined it travels to the browser, in every cell.
  const label = narrowLabel === undefined ? null : { 'data-l': narrowLabel }
  // biome-ignore lint/a11y/noRedundantRoles: display other than table-cell drops the role
  return <td role="cell" {...toClass(numeric, className)} {...label} {...rest} />
}

/** Head of a column. */
export function ColumnHead({ numeric, className, ...rest }: { numeric?: boolean } & ComponentProps<'th'>) {
  // biome-ignore lint/a11y/noRedundantRoles: display other than table-cell drops the role
  return <th role="columnheader" scope="col" {...toClass(numeric, className)} {...rest} />
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
        {children}
      </th>
    </Row>
  )
}
