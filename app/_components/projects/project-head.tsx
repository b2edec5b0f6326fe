import Link from 'next/link'
import { Fragment } from 'react'
import { formatCount } from '../../../lib/report/format-number.ts'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { gateMessages } from '../../../lib/report/messages/en/gate.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { nameTestSet } from '../../../lib/report/name-test-set.ts'
import type { DriftView } from '../../../lib/report/prepare-drift.ts'
import type { ProjectTrend } from '../../../lib/report/prepare-project-trend.ts'
import { nameRun } from '../../../lib/report/prepare-trend-readings.ts'
import type { DriftRecord, ProjectRecord, RunRecord } from '../../../lib/schema/records.ts'
import { toTestSetHref } from '../test-sets/test-set-href.ts'
import { type Fact, FactsRow } from '../ui/facts-row.tsx'
import { IgnoredNote } from '../ui/ignored-note.tsx'
import { Moment } from '../ui/moment.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SentenceParts } from '../ui/sentence-parts.tsx'
import { Statement } from '../ui/statement.tsx'
import { Tag } from '../ui/tag.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'

/** Name, finding and facts of a project. */
export function ProjectHead({
  project,
  view,
  runCount,
  drift,
}: {
  project: ProjectRecord
  view: ProjectTrend
  runCount: number
  /** Where the project stands against its pinned baseline, if it has one. */
  drift: { readonly record: DriftRecord; readonly view: DriftView } | null
}) {
  const { statement } = view
  const words = projectMessages
  const query = statement.compare && {
    project: project.slug,
    base: `run:${statement.compare.base}`,
    head: `run:${statement.compare.head}`,
  }
  return (
    <PageHead
      kicker={
        <>
          {words.kicker} {project.demo ? <Tag>{frameMessages.demo}</Tag> : null}
        </>
      }
      title={<UserText>{project.name}</UserText>}
    >
      <IgnoredNote sentences={view.ignored} />
      {drift?.view.finding ? (
        <Statement kind={drift.view.finding.kind} word={drift.view.finding.word}>
          <SentenceParts parts={drift.view.finding.parts} />
        </Statement>
      ) : null}
      <Statement kind={statement.kind ?? undefined} word={statement.word}>
        {statement.kind === null && statement.word ? `${statement.word} ` : null}
        <SentenceParts parts={statement.parts} />{' '}
        {query ? (
          <Link className="see" href={`/compare?${new URLSearchParams(query)}`}>
            {words.statement.see}
          </Link>
        ) : null}
      </Statement>
      {statement.earlier ? (
        <p className="gate">
          <MixedText>{statement.earlier}</MixedText>
        </p>
      ) : null}
      {project.description ? (
        <p className="gate">
          <UserText>{project.description}</UserText>
        </p>
      ) : null}
      <FactsRow facts={factsOf(project, view, runCount, drift?.record.baseline ?? null)} />
    </PageHead>
  )
}

function factsOf(project: ProjectRecord, view: ProjectTrend, runCount: number, baseline: RunRecord | null): Fact[] {
  const words = projectMessages.facts
  const shown = view.trend.slots.reduce((sum, slot) => sum + slot.count, 0)
  const facts: Fact[] = []
  if (view.latest) {
    const { point, score } = view.latest
    facts.push(
      {
        label: view.branch ? words.latestOn(view.branch) : words.latest,
        value: (
          <Link className="quiet" href={`/runs/${point.run.id}`}>
            {score ?? frameMessages.verdict['no-score']}
          </Link>
        ),
        note: (
          <>
            <MixedText>{view.metric?.label}</MixedText>, <Moment iso={point.run.date} show="day" />
          </>
        ),
      },
      {
        label: words.baseline,
        value: baseline ? (
          <Link className="quiet" href={`/runs/${baseline.id}`}>
            <UserText>{nameRun(baseline)}</UserText>
          </Link>
        ) : (
          words.noBaseline
        ),
        note: baseline ? <Moment iso={baseline.date} show="day" /> : undefined,
      },
      { label: words.system, value: <UserText>{point.run.system}</UserText>, note: point.run.systemVersion },
      {
        label: words.testSet,
        value: (
          <Link className="quiet" href={toTestSetHref(project.slug, point.run.testSet.name)}>
            <MixedText>{nameTestSet(point.run.testSet)}</MixedText>
          </Link>
        ),
        note: words.segments(formatCount(point.run.testSet.segmentCount)),
      },
    )
  }
  if (view.pullRequests) facts.push(pullRequestFact(project.slug, view.pullRequests))
  facts.push(
    { label: words.runs, value: formatCount(runCount), note: words.shown(formatCount(shown)) },
    {
      label: words.gate,
      value: (
        <Link className="quiet" href={`/projects/${encodeURIComponent(project.slug)}/settings`}>
          {gateMessages.settings.gateHeading}
        </Link>
      ),
    },
  )
  return facts
}

/** How many requests are open and how they fared; each that got worse leads to its comparison. */
function pullRequestFact(project: string, requests: NonNullable<ProjectTrend['pullRequests']>): Fact {
  return {
    label: projectMessages.facts.pullRequests,
    value: requests.count,
    note: (
      <>
        <MixedText>{requests.note}</MixedText>
        {requests.worse.map(({ name, base, head }) => (
          <Fragment key={head}>
            {' · '}
            <Link href={`/compare?${new URLSearchParams({ project, base: `run:${base}`, head: `run:${head}` })}`}>
              <UserText>{name}</UserText>
            </Link>
          </Fragment>
        ))}
      </>
    ),
  }
}
