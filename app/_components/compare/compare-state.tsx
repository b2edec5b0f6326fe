import Link from 'next/link'
import type { ReactNode } from 'react'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { shortCommit } from '../../../lib/report/prepare-run.ts'
import { Button } from '../ui/button.tsx'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { EmptyState } from '../ui/state-box.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = compareMessages.states

/** A compare page that has no comparison to show: what is so, why, and what to do next. */
export function CompareState({
  title,
  why,
  mend,
  children,
}: {
  title: string
  why?: ReactNode
  mend?: ReactNode
  children?: ReactNode
}) {
  return (
    <PageHead>
      <EmptyState title={title} as="h1">
        {why ? <p className="dim">{why}</p> : null}
        {mend ? <p className="dim">{mend}</p> : null}
        {children}
      </EmptyState>
    </PageHead>
  )
}

export interface RunChoice {
  readonly ref: string
  readonly href: string
  readonly system: string
  readonly testSet: string
  readonly commit: string | null
  readonly date: string
}

/** The runs that an ambiguous reference may mean, each with its own address. */
export function RunChoices({ choices }: { choices: readonly RunChoice[] }) {
  const { columns } = words.several
  return (
    <DataTable caption={words.several.caption} className="rows">
      <thead>
        <Row>
          <ColumnHead>{columns.run}</ColumnHead>
          <ColumnHead>{columns.testSet}</ColumnHead>
          <ColumnHead>{columns.commit}</ColumnHead>
          <ColumnHead>{columns.date}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <Row key={choice.ref}>
            <Cell>
              <Link href={choice.href}>
                <UserText>{choice.system}</UserText>
              </Link>{' '}
              <span className="sig">{choice.ref}</span>
            </Cell>
            <Cell>
              <UserText>{choice.testSet}</UserText>
            </Cell>
            <Cell className="mono">{shortCommit(choice.commit)}</Cell>
            <Cell>
              <Moment iso={choice.date} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** Base and head to choose among the newest runs of a project; a plain form, no script needed. */
export function PickRuns({
  project,
  runs,
  base,
  head,
}: {
  project: string
  runs: readonly { readonly ref: string; readonly label: string }[]
  base: string | null
  head: string | null
}) {
  const sides = [
    { name: 'base', value: base ?? runs[1]?.ref ?? null },
    { name: 'head', value: head },
  ]
  return (
    <form action="/compare" className="filters">
      <input type="hidden" name="project" value={project} />
      {sides.map((side) => (
        <label key={side.name} className="select">
          <span>{side.name}</span>
          <select name={side.name} defaultValue={side.value ?? undefined}>
            {runs.map((run) => (
              <option key={run.ref} value={run.ref}>
                {toPlainText(run.label)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" primary>
        {words.missing.button}
      </Button>
    </form>
  )
}
