import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { NotFoundError } from '../../lib/errors.ts'
import { formatDay } from '../../lib/report/format-date.ts'
import { compareMessages as words } from '../../lib/report/messages/en/compare.ts'
import { runMessages } from '../../lib/report/messages/en/run.ts'
import { formatScore, shortCommit } from '../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { getRunScores } from '../../lib/service/get-run-scores.ts'
import { listRuns } from '../../lib/service/list-runs.ts'
import { parseCompareAddress, toCompareHref } from '../_components/compare/compare-address.ts'
import { CompareState, PickRuns, RunChoices } from '../_components/compare/compare-state.tsx'
import { LookAgain } from '../_components/runs/look-again.tsx'
import { type Crumb, Frame } from '../_components/ui/frame.tsx'
import type { PageParams } from '../_components/ui/page-params.ts'
import { UserText } from '../_components/ui/user-text.tsx'
import { problemsOfRequest } from '../_page/problems.ts'
import { ComparisonPage } from './comparison-page.tsx'
import { HeadsPage } from './heads-page.tsx'
import { type Loaded, loadComparison } from './load-comparison.ts'
import { loadHeads } from './load-heads.ts'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<PageParams> }

export const metadata: Metadata = { title: words.titlePlain }

export default async function Page({ searchParams }: Props) {
  const asked = load(searchParams)
  problemsOfRequest().found = asked.then(
    ({ loaded }) => (loaded.state === 'unknown' ? loaded.problems : []),
    () => [],
  )
  const { address, loaded } = await asked
  if (loaded.state === 'heads')
    return (
      <Frame crumbs={crumbsOf({ state: 'missing', names: [] }, loaded.base.projectSlug)}>
        <HeadsPage loaded={loaded} address={address} />
      </Frame>
    )
  if (loaded.state === 'unknown') notFound()
  return <Frame crumbs={crumbsOf(loaded, address.project)}>{await contentOf(loaded, address)}</Frame>
}

/** The address, and what it leads to. */
async function load(searchParams: Props['searchParams']) {
  const address = parseCompareAddress(await searchParams)
  const several = address.others.length > 0 && address.head !== null && address.base !== null
  return { address, loaded: several ? await loadHeads(address) : await loadComparison(address) }
}

async function contentOf(
  loaded: Exclude<Loaded, { state: 'unknown' }>,
  address: ReturnType<typeof parseCompareAddress>,
): Promise<ReactNode> {
  switch (loaded.state) {
    case 'missing':
      return (
        <CompareState title={words.states.missing.word} why={words.states.missing.why(loaded.names)}>
          <Choice address={address} />
        </CompareState>
      )
    case 'several':
      return (
        <CompareState
          title={words.states.several.word}
          why={<UserText>{words.states.several.why(loaded.ref)}</UserText>}
          mend={words.states.several.mend}
        >
          <RunChoices
            choices={loaded.candidates.map((candidate) => ({
              ...candidate,
              href: toCompareHref(address, { [loaded.side]: candidate.ref }),
            }))}
          />
        </CompareState>
      )
    case 'computing':
      return (
        <CompareState
          title={words.states.computing.word}
          why={words.states.computing.why(unfinished(loaded).map((run) => run.system))}
          mend={words.states.computing.mend}
        >
          <LookAgain />
          <ScoresSoFar base={loaded.base} head={loaded.head} />
        </CompareState>
      )
    case 'failed':
      return (
        <CompareState title={words.states.failed.word} mend={words.states.failed.mend}>
          {[loaded.base, loaded.head]
            .filter((run) => run.compute === 'failed')
            .map((run) => (
              <p key={run.id} className="dim">
                <UserText>{words.states.failed.why(run.system, run.computeError ?? '')}</UserText>
              </p>
            ))}
        </CompareState>
      )
    case 'ready':
      return <ComparisonPage loaded={loaded} address={address} />
  }
}

/** The newest runs of the project that the address names; without one, the way to all projects. */
async function Choice({ address }: { address: ReturnType<typeof parseCompareAddress> }) {
  const runs = address.project === null ? null : await findRuns(address.project)
  if (address.project === null || runs === null || runs.length === 0)
    return (
      <p className="dim">
        {words.states.missing.none} <Link href="/">{words.states.missing.projects}</Link>
      </p>
    )
  return (
    <>
      <p className="dim">{words.states.missing.mend}</p>
      <PickRuns
        project={address.project}
        base={address.base}
        head={address.head}
        runs={runs.map((run) => ({
          ref: `run:${run.id}`,
          label: runMessages.compare.option({
            system: run.system,
            commit: shortCommit(run.commit),
            date: formatDay(run.date),
            testSet: run.testSet.name,
          }),
        }))}
      />
    </>
  )
}

async function findRuns(project: string): Promise<readonly RunRecord[] | null> {
  try {
    return (await listRuns(project, { limit: 100 })).items
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

function unfinished({ base, head }: { base: RunRecord; head: RunRecord }): RunRecord[] {
  return [base, head].filter((run) => run.compute !== 'done')
}

/** Scores that are there already; a difference follows when both sides are done. */
async function ScoresSoFar({ base, head }: { base: RunRecord; head: RunRecord }) {
  const sides = await Promise.all([base, head].map(async (run) => ({ run, scores: await getRunScores(run.id) })))
  return (
    <ul className="dim">
      {sides.map(({ run, scores }) => (
        <li key={run.id}>
          <UserText>{run.system}</UserText>:{' '}
          {run.compute === 'done'
            ? scores.map((one) => `${one.label} ${formatScore(one) ?? '–'}`).join(', ')
            : words.states.computing.waiting}
        </li>
      ))}
    </ul>
  )
}

function crumbsOf(loaded: Loaded, project: string | null): Crumb[] {
  const slug = loaded.state === 'ready' ? loaded.project : 'base' in loaded ? loaded.base.projectSlug : project
  const nameOf = (run: RunRecord) => shortCommit(run.commit) ?? run.system
  const here =
    'base' in loaded ? words.crumb({ base: nameOf(loaded.base), head: nameOf(loaded.head) }) : words.crumbPlain
  return [
    ...(slug ? [{ label: slug, href: `/projects/${encodeURIComponent(slug)}` }] : []),
    { label: <UserText>{here}</UserText> },
  ]
}
