import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { cache, type ReactNode, Suspense } from 'react'
import { NotFoundError } from '../../lib/errors.ts'
import { answerStatus } from '../../lib/http/answer-status.ts'
import { formatDay } from '../../lib/report/format-date.ts'
import { compareMessages as words } from '../../lib/report/messages/en/compare.ts'
import { runMessages } from '../../lib/report/messages/en/run.ts'
import { formatScore, shortCommit } from '../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { getRunScores } from '../../lib/service/get-run-scores.ts'
import { listRuns } from '../../lib/service/list-runs.ts'
import { type CompareAddress, parseCompareAddress, toCompareHref } from '../_components/compare/compare-address.ts'
import { CompareState, PickRuns, RunChoices } from '../_components/compare/compare-state.tsx'
import { LookAgain } from '../_components/runs/look-again.tsx'
import { type Crumb, Frame } from '../_components/ui/frame.tsx'
import type { PageParams } from '../_components/ui/page-params.ts'
import { RefreshWithoutScripts } from '../_components/ui/refresh-without-scripts.tsx'
import { MixedText, UserText } from '../_components/ui/user-text.tsx'
import { pageTitle } from '../_page/page-title.ts'
import { BeingCompared, HowFar } from './being-compared.tsx'
import { chooseBase } from './choose-base.ts'
import { ComparisonPage } from './comparison-page.tsx'
import { findNamedRuns, nameOfRun, titleOf } from './find-named-runs.ts'
import { HeadsPage } from './heads-page.tsx'
import { type Loaded, loadComparison } from './load-comparison.ts'
import { type LoadedHeads, loadHeads } from './load-heads.ts'
import { UnknownRuns } from './unknown-runs.tsx'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<PageParams> }

/** What takes longer is said to be on its way; a kept comparison never does. */
const SAID_AFTER_MS = 1000

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageTitle(titleOf(await findNamedRuns(await readAddress(searchParams))))
}

/** The same object within a request, so that what is found for it is found once. */
const readAddress = cache(async (params: Props['searchParams']) => parseCompareAddress(await params))

export default async function Page({ searchParams }: Props) {
  const address = await readAddress(searchParams)
  const based = await chooseBase(address)
  if (based !== null) redirect(toCompareHref(based))
  const made = load(address).then((loaded) => makePage(loaded, address))
  const soon = await within(made, SAID_AFTER_MS)
  if (soon !== 'late') return <Frame crumbs={soon.crumbs}>{soon.content}</Frame>
  const runs = await findNamedRuns(address)
  return (
    <Frame crumbs={runs === null ? [{ label: words.crumbPlain }] : crumbsOfRuns(runs)}>
      <Suspense fallback={<BeingCompared runs={runs} />}>
        <Late made={made} />
      </Suspense>
      <HowFar runs={runs} />
    </Frame>
  )
}

async function Late({ made }: { made: ReturnType<typeof makePage> }) {
  return (await made).content
}

/** What a promise gives, or that it has not by then; a failure goes to whoever waits for the promise itself. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What the address leads to. */
async function load(address: CompareAddress): Promise<Loaded | LoadedHeads> {
  const several = address.others.length > 0 && address.head !== null && address.base !== null
  return several ? await loadHeads(address) : await loadComparison(address)
}

async function makePage(
  loaded: Loaded | LoadedHeads,
  address: CompareAddress,
): Promise<{ crumbs: Crumb[]; content: ReactNode }> {
  if (loaded.state === 'unknown') {
    answerStatus(404)
    return { crumbs: [{ label: words.crumbPlain }], content: <UnknownRuns problems={loaded.problems} /> }
  }
  if (loaded.state === 'unfinished' || loaded.state === 'unscored')
    return {
      crumbs: [...projectCrumb(address.project), { label: words.crumbPlain }],
      content: <HeadsUnready state={loaded.state} problems={loaded.problems} />,
    }
  if (loaded.state !== 'heads')
    return { crumbs: crumbsOf(loaded, address.project), content: await contentOf(loaded, address) }
  const crumbs = crumbsOf({ state: 'missing', names: [] }, loaded.base.projectSlug)
  return { crumbs, content: <HeadsPage loaded={loaded} address={address} /> }
}

/** Several runs of which one has no scores, yet or for good. */
function HeadsUnready({
  state,
  problems,
}: {
  state: 'unfinished' | 'unscored'
  problems: readonly { readonly message: string }[]
}) {
  const { computing, failed } = words.states
  return (
    <CompareState
      title={state === 'unfinished' ? computing.word : failed.word}
      why={<UserText>{problems.map(({ message }) => message).join(' ')}</UserText>}
      mend={state === 'unfinished' ? computing.mend : failed.mend}
    >
      {state === 'unfinished' ? (
        <>
          <LookAgain />
          <RefreshWithoutScripts />
        </>
      ) : null}
    </CompareState>
  )
}

async function contentOf(loaded: Exclude<Loaded, { state: 'unknown' }>, address: CompareAddress): Promise<ReactNode> {
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
          why={<MixedText>{words.states.several.why(loaded.ref)}</MixedText>}
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
          <RefreshWithoutScripts />
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
                <MixedText>{words.states.failed.why(run.system, run.computeError ?? '')}</MixedText>
              </p>
            ))}
        </CompareState>
      )
    case 'ready':
      // Called, not drawn: what it waits for belongs to the comparison.
      return await ComparisonPage({ loaded, address })
  }
}

/** The newest runs of the project that the address names; without one, the way to all projects. */
async function Choice({ address }: { address: CompareAddress }) {
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
  if ('base' in loaded) return crumbsOfRuns(loaded)
  return [...projectCrumb(project), { label: <MixedText>{words.crumbPlain}</MixedText> }]
}

function crumbsOfRuns({ base, head, others = 0 }: { base: RunRecord; head: RunRecord; others?: number }): Crumb[] {
  const here = others > 0 ? words.crumbPlain : words.crumb({ base: nameOfRun(base), head: nameOfRun(head) })
  return [...projectCrumb(base.projectSlug), { label: <UserText>{here}</UserText> }]
}

function projectCrumb(slug: string | null): Crumb[] {
  return slug ? [{ label: slug, href: `/projects/${encodeURIComponent(slug)}` }] : []
}
