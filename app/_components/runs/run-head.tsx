import Link from 'next/link'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/report/format-number.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { nameTestSet } from '../../../lib/report/name-test-set.ts'
import { type RunView, shortCommit } from '../../../lib/report/prepare-run.ts'
import type { RunStepView } from '../../../lib/report/prepare-run-step.ts'
import type { RunRecord } from '../../../lib/schema/records.ts'
import { toTestSetHref } from '../test-sets/test-set-href.ts'
import { DataErrors } from '../ui/data-errors.tsx'
import { FactsList } from '../ui/facts-list.tsx'
import type { Fact } from '../ui/facts-row.tsx'
import { IgnoredNote } from '../ui/ignored-note.tsx'
import { Moment } from '../ui/moment.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SentenceParts } from '../ui/sentence-parts.tsx'
import { Statement } from '../ui/statement.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'

const words = runMessages

/** What a run is: its name, its finding, where it comes from and how much of it was scored. */
export function RunHead({
  run,
  view,
  step,
  errors,
  ignored,
}: {
  run: RunRecord
  view: RunView
  step: RunStepView | null
  /** Errors in its data. */
  errors: readonly string[]
  /** Sentences on what the address asks and nobody has. */
  ignored: readonly string[]
}) {
  const { word, parts } = view.statement
  return (
    <PageHead
      kicker={words.kicker(run.id)}
      title={
        <>
          <UserText>{run.system}</UserText>
          {view.commit ? (
            <>
              {words.at}
              <span className="mono">
                <UserText>{view.commit}</UserText>
              </span>
            </>
          ) : null}
        </>
      }
    >
      <IgnoredNote sentences={ignored} />
      <DataErrors errors={errors} />
      <div className="apart-s" aria-live="polite" aria-busy={view.computing}>
        {step ? (
          <Statement kind={step.kind ?? undefined} word={step.word} small={errors.length > 0}>
            {step.kind === null && step.word ? `${step.word} ` : null}
            <MixedText>{step.text}</MixedText>{' '}
            <Link className="see" href={toComparison(run, step)}>
              {words.step.see}
            </Link>
          </Statement>
        ) : null}
        <Statement small={step !== null || errors.length > 0}>
          {word ? <b>{word}</b> : null}
          {word ? ' ' : null}
          <SentenceParts parts={parts} />
        </Statement>
      </div>
      {run.warnings.map((warning) => (
        <p key={warning} className="gate">
          <MixedText>{warning}</MixedText>
        </p>
      ))}
      <div className="cols c2 apart-s">
        <FactsList facts={originFacts(run)} />
        <FactsList facts={coverageFacts(run)} />
      </div>
    </PageHead>
  )
}

function toComparison({ projectSlug }: RunRecord, { base, head }: RunStepView): string {
  return `/compare?${new URLSearchParams({ project: projectSlug, base: `run:${base}`, head: `run:${head}` })}`
}

function originFacts(run: RunRecord): Fact[] {
  const { facts } = words
  return [
    {
      label: facts.commit,
      value: run.commit ? (
        <>
          <span className="mono">
            <UserText>{shortCommit(run.commit)}</UserText>
          </span>{' '}
          {run.commitMessage ? <MixedText>{facts.quoted(firstLine(run.commitMessage))}</MixedText> : null}
        </>
      ) : null,
      note: run.baseCommit ? facts.base(shortCommit(run.baseCommit) ?? '') : undefined,
    },
    { label: facts.branch, value: run.branch && <UserText>{run.branch}</UserText> },
    ...optional(facts.pullRequest, run.pullRequest && <UserText>{run.pullRequest}</UserText>),
    ...optional(facts.committed, run.date !== run.postedAt && <Moment iso={run.date} />),
    { label: facts.posted, value: <Moment iso={run.postedAt} /> },
    ...optional(
      facts.ci,
      run.ciUrl && (
        <a href={run.ciUrl} rel="noreferrer noopener nofollow">
          {firstLine(run.ciUrl, 60)}
        </a>
      ),
    ),
  ]
}

function coverageFacts(run: RunRecord): Fact[] {
  const { facts } = words
  const { testSet, counts } = run
  return [
    {
      label: facts.testSet,
      value: (
        <Link href={toTestSetHref(run.projectSlug, testSet.name, testSet.number)}>
          <MixedText>{nameTestSet(testSet)}</MixedText>
        </Link>
      ),
      note: (
        <>
          {facts.segments(formatCount(testSet.segmentCount))}, <span className="mono">{testSet.hash.slice(0, 8)}</span>
        </>
      ),
    },
    {
      label: facts.coverage,
      value: (
        <>
          <b>{facts.scored(formatCount(counts.scored))}</b>
          {facts.rest({ failed: formatCount(counts.failed), na: formatCount(counts.na) })}
        </>
      ),
    },
    ...optional(facts.version, run.systemVersion && <UserText>{run.systemVersion}</UserText>),
    { label: facts.declared, value: listPairs(run.declared) },
    {
      label: facts.repeats,
      value: facts.repeatsValue(run.repeats),
      note: run.repeats === 1 ? facts.repeatsNote : undefined,
    },
    ...optional(facts.metadata, listPairs(run.metadata)),
  ]
}

/** A fact that is simply not there says nothing; one that every run should have is "unknown" instead. */
function optional(label: string, value: ReactNode | null): Fact[] {
  return value ? [{ label, value }] : []
}

/** Settings as `name value, …`; deeper values as JSON, long ones cut: the API gives them whole. */
function listPairs(values: Readonly<Record<string, unknown>>): ReactNode | null {
  const entries = Object.entries(values)
  if (entries.length === 0) return null
  const print = (value: unknown) => firstLine(typeof value === 'string' ? value : JSON.stringify(value), 120)
  return <UserText>{entries.map(([name, value]) => `${name} ${print(value)}`).join(', ')}</UserText>
}

function firstLine(text: string, most = 120): string {
  const line = text.split('\n')[0]
  return line.length > most ? `${line.slice(0, most)}…` : line
}
