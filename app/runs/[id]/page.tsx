import type { Metadata } from 'next'
import { InputError, NotFoundError } from '../../../lib/errors.ts'
import { sayDataErrors } from '../../../lib/report/data-errors.ts'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { runMessages as words } from '../../../lib/report/messages/en/run.ts'
import { prepareFlags } from '../../../lib/report/prepare-flags.ts'
import { prepareGate } from '../../../lib/report/prepare-gate.ts'
import { prepareRun, shortCommit } from '../../../lib/report/prepare-run.ts'
import { prepareRunSlices } from '../../../lib/report/prepare-run-slices.ts'
import { prepareRunStep } from '../../../lib/report/prepare-run-step.ts'
import { prepareScoreHistogram } from '../../../lib/report/prepare-score-histogram.ts'
import { prepareSignature } from '../../../lib/report/prepare-signature.ts'
import type { Page as PageOf, RunRecord, ScoreRecord, SegmentRecord } from '../../../lib/schema/records.ts'
import { gateRuns } from '../../../lib/service/gate-runs.ts'
import { getProject } from '../../../lib/service/get-project.ts'
import { getRun } from '../../../lib/service/get-run.ts'
import { getRunLints } from '../../../lib/service/get-run-lints.ts'
import { getRunScores } from '../../../lib/service/get-run-scores.ts'
import { getRunSlices } from '../../../lib/service/get-run-slices.ts'
import { getRunStep } from '../../../lib/service/get-run-step.ts'
import { getRunVariants } from '../../../lib/service/get-run-variants.ts'
import { listRunSegments } from '../../../lib/service/list-run-segments.ts'
import { listRuns } from '../../../lib/service/list-runs.ts'
import { segmentScores } from '../../../lib/service/segment-scores.ts'
import { soon } from '../../../lib/service/soon.ts'
import { GateSection } from '../../_components/gate/gate-section.tsx'
import { toAgreementHref } from '../../_components/runs/agreement-address.ts'
import { CompareForm } from '../../_components/runs/compare-form.tsx'
import { DistributionSection } from '../../_components/runs/distribution-section.tsx'
import { LintsSection } from '../../_components/runs/lints-section.tsx'
import { LookAgain } from '../../_components/runs/look-again.tsx'
import { parseRunAddress, type RunAddress, toRunHref } from '../../_components/runs/run-address.ts'
import { RunHead } from '../../_components/runs/run-head.tsx'
import { ScoresSection } from '../../_components/runs/scores-section.tsx'
import { listSegmentColumns } from '../../_components/runs/segment-columns.ts'
import { SegmentsSection } from '../../_components/runs/segments-section.tsx'
import { SignatureSection } from '../../_components/runs/signature-section.tsx'
import { SlicesSection } from '../../_components/runs/slices-section.tsx'
import { VariantsSection } from '../../_components/runs/variants-section.tsx'
import { Frame } from '../../_components/ui/frame.tsx'
import { NotFoundPage } from '../../_components/ui/not-found-page.tsx'
import type { PageParams } from '../../_components/ui/page-params.ts'
import { MixedText, UserText } from '../../_components/ui/user-text.tsx'
import { orNotFound } from '../../_page/or-not-found.ts'
import { pageTitle } from '../../_page/page-title.ts'
import { workOutVariantsAction } from './work-out-variants-action.ts'

export const dynamic = 'force-dynamic'

interface Props {
  readonly params: Promise<{ id: string }>
  readonly searchParams: Promise<PageParams>
}

const SEGMENTS_A_PAGE = 50
/** Runs offered as base; an older one can be named in the address. */
const OFFERED_RUNS = 60
/** The first look at a very large run takes longer than anybody should wait for a page. */
const SPREAD_WITHIN_MS = 1500

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const run = await orNotFound(getRun((await params).id))
  return pageTitle(run && words.title({ system: run.system, commit: shortCommit(run.commit) }))
}

export default async function Page({ params, searchParams }: Props) {
  const address = parseRunAddress((await params).id, await searchParams)
  const run = await orNotFound(getRun(address.id))
  if (run === null) return <NotFoundPage />
  const [project, scores, segments, others, lints, step] = await Promise.all([
    getProject(run.projectSlug),
    getRunScores(run.id),
    findSegments(address),
    listRuns(run.projectSlug, { limit: OFFERED_RUNS }),
    getRunLints(run),
    run.compute === 'done' ? getRunStep(run) : null,
  ])
  const view = prepareRun({ run, scores })
  const columns = listSegmentColumns(scores)
  const shown = scores.find((score) => keyOf(score) === address.metric) ?? scores[0]
  const [spread, variants] = await Promise.all([
    shown ? findSpread(run, shown) : null,
    getRunVariants(run, run.compute === 'done' ? scores.flatMap(({ spec }) => spec ?? []) : []),
  ])
  const shownVariants = shown?.spec ? variants.get(shown.spec) : undefined
  const of = { project: project.slug, testSet: run.testSet.name, run: run.id }
  const exportPath = `/api/v1/runs/${encodeURIComponent(run.id)}/export`
  const shownPath = shown ? `${exportPath}?${new URLSearchParams({ metric: keyOf(shown) })}` : exportPath
  const bases = others.items.filter((other) => other.id !== run.id)
  return (
    <Frame
      crumbs={[
        { label: <UserText>{project.name}</UserText>, href: `/projects/${encodeURIComponent(project.slug)}` },
        { label: <MixedText>{words.crumb(view.commit ?? run.system)}</MixedText> },
      ]}
    >
      {view.computing || [...variants.values()].some(({ state }) => state === 'working') ? <LookAgain /> : null}
      <RunHead
        run={run}
        view={view}
        step={prepareRunStep(step, run.id)}
        errors={sayDataErrors({ run: lints })}
        ignored={sayIgnored(address, scores)}
      />
      <ScoresSection
        groups={view.groups}
        exportPath={exportPath}
        variants={variants}
        segments={run.testSet.segmentCount}
        variantsHref={(metric) => toRunHref(address, { metric, cursor: address.cursor }, 'variants')}
        agreementHref={columns.length < 2 ? null : toAgreementHref({ id: run.id, x: null, y: null, slice: null })}
      />
      {shown ? (
        <SignatureSection
          view={prepareSignature(shown)}
          exportPath={shownPath}
          choices={scores.map((score) => ({
            href: toRunHref(address, { metric: keyOf(score), cursor: address.cursor }, 'signature'),
            label: score.label,
            current: score === shown,
          }))}
        />
      ) : null}
      {shown?.spec && shownVariants ? (
        <VariantsSection
          of={{ run: run.id, spec: shown.spec, label: shown.label }}
          found={shownVariants}
          segments={run.testSet.segmentCount}
          repeats={run.repeats}
          action={workOutVariantsAction}
          exportPath={shownPath}
        />
      ) : null}
      {shown && spread === 'working' ? (
        <>
          <LookAgain />
          <DistributionSection
            label={shown.label}
            histogram="working"
            segments={run.testSet.segmentCount}
            exportPath={shownPath}
          />
        </>
      ) : null}
      {shown && spread && spread !== 'working' ? (
        <>
          <DistributionSection
            label={shown.label}
            exportPath={shownPath}
            segments={run.testSet.segmentCount}
            histogram={prepareScoreHistogram({ scores: spread.scores, label: shown.label, unit: shown.unit ?? '' })}
          />
          <SlicesSection
            exportPath={exportPath}
            label={shown.label}
            view={prepareRunSlices({
              slices: spread.slices,
              metric: shown.metric,
              label: shown.label,
              unit: shown.unit ?? '',
              whole: shown.value,
            })}
          />
        </>
      ) : null}
      {run.compute === 'done' ? (
        <LintsSection
          lints={lints}
          scored={run.counts.scored}
          of={of}
          exportPath={exportPath}
          hrefOf={(flagged) => toRunHref(address, { flagged, state: null, q: null }, 'segments')}
        />
      ) : null}
      {run.compute === 'done' ? <GateOfRun run={run} /> : null}
      <CompareForm run={run} others={bases} chosen={baseFor(run, bases, project.baselineRunId)} />
      <SegmentsSection
        page={segments}
        total={run.testSet.segmentCount}
        columns={columns}
        address={address}
        of={of}
        flags={prepareFlags(lints, address.flagged)}
      />
    </Frame>
  )
}

/** By the rule that a pipeline goes by, but for git's history: the server has none. */
async function GateOfRun({ run }: { run: RunRecord }) {
  const ancestors = run.baseCommit === null ? undefined : [run.baseCommit]
  const asked = { project: run.projectSlug, head: `run:${run.id}`, ancestors }
  const { gate, comparison, baseline, links } = await gateRuns(asked, { onlyStored: true })
  return (
    <GateSection
      view={baseline && comparison ? prepareGate({ gate, comparison, baseline }) : null}
      family={gate.family}
      compareHref={links.page}
      settingsHref={links.settings}
      exportPath={`/api/v1/runs/${encodeURIComponent(run.id)}/export`}
    />
  )
}

/** The address can hold a sort or cursor that is not one: then the list starts at its beginning. */
async function findSegments(address: RunAddress): Promise<PageOf<SegmentRecord>> {
  const { id, q, sort, order, state, flagged, cursor } = address
  const listing = {
    search: q ?? undefined,
    state: state ?? undefined,
    flagged,
    limit: SEGMENTS_A_PAGE,
  }
  try {
    return await listRunSegments(id, { ...listing, sort, order, cursor })
  } catch (error) {
    if (error instanceof InputError || error instanceof NotFoundError) return listRunSegments(id, listing)
    throw error
  }
}

/** What the address asks and this run has not. */
function sayIgnored({ ignored, metric, sort }: RunAddress, scores: readonly ScoreRecord[]): string[] {
  const says = frameMessages.ignored
  const isOrder = sort === 'position' || /^random(:\d+)?$/.test(sort)
  const isColumn = listSegmentColumns(scores).some(({ spec }) => spec === sort)
  return [
    ...(metric === null || scores.some((score) => keyOf(score) === metric) ? [] : [says.score(metric)]),
    ...(isOrder || isColumn ? [] : [says.score(sort)]),
    ...ignored.map(says.parameter),
  ]
}

/** Segment scores and slices of a metric; null for a figure of the whole corpus, or one that cannot be made here. */
async function findSpread(run: RunRecord, score: ScoreRecord) {
  if (run.compute !== 'done' || score.spec === null || score.layer === 'corpus' || score.value === null) return null
  try {
    const asked = Promise.all([segmentScores(run, score.spec), getRunSlices(run, score.spec)])
    const found = await soon(asked, SPREAD_WITHIN_MS)
    return found === null ? ('working' as const) : { scores: found[0], slices: found[1] }
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof InputError) return null
    throw error
  }
}

function keyOf(score: ScoreRecord): string {
  return score.spec ?? score.metric
}

/** The base most likely wanted: the merge base, else the baseline, else the newest run on the same test set. */
function baseFor(
  run: Awaited<ReturnType<typeof getRun>>,
  bases: readonly Awaited<ReturnType<typeof getRun>>[],
  baselineRunId: string | null,
): string | null {
  const onSameSet = bases.filter((base) => base.testSet.id === run.testSet.id)
  const mergeBase = run.baseCommit === null ? undefined : onSameSet.find((base) => base.commit === run.baseCommit)
  const baseline = bases.find((base) => base.id === baselineRunId)
  const before = onSameSet.find((base) => base.date <= run.date)
  return (mergeBase ?? baseline ?? before ?? onSameSet[0] ?? bases[0])?.id ?? null
}
