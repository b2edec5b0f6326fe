import Link from 'next/link'
import { NotFoundError } from '../../lib/errors.ts'
import { formatCount, toDecimals } from '../../lib/report/format-number.ts'
import { languageOf } from '../../lib/report/language-of.ts'
import { compareMessages as words } from '../../lib/report/messages/en/compare.ts'
import { gateMessages } from '../../lib/report/messages/en/gate.ts'
import { prepareBeside } from '../../lib/report/prepare-beside.ts'
import { prepareCarried } from '../../lib/report/prepare-carried.ts'
import { type ComparisonView, type OutcomeView, prepareComparison } from '../../lib/report/prepare-comparison.ts'
import { prepareGate } from '../../lib/report/prepare-gate.ts'
import { prepareHistogram } from '../../lib/report/prepare-histogram.ts'
import { prepareMoved } from '../../lib/report/prepare-moved.ts'
import { prepareScatter } from '../../lib/report/prepare-scatter.ts'
import { prepareSliceForest } from '../../lib/report/prepare-slice-forest.ts'
import { reportHeading } from '../../lib/report/report-heading.ts'
import { listReportRows } from '../../lib/report/report-rows.ts'
import type { MovedSegment, RunRecord } from '../../lib/schema/records.ts'
import { compareLints } from '../../lib/service/compare-lints.ts'
import { type GatedRuns, gateRuns } from '../../lib/service/gate-runs.ts'
import { getCarriedDifference } from '../../lib/service/get-carried-difference.ts'
import { getSegmentDeltas } from '../../lib/service/get-segment-deltas.ts'
import { getSegmentPairs } from '../../lib/service/get-segment-pairs.ts'
import { warnOfDataErrors } from '../../lib/service/list-data-errors.ts'
import { listMovedSegments } from '../../lib/service/list-moved-segments.ts'
import { numericMovedOrder } from '../../lib/service/numeric-moved-order.ts'
import { getReproduceFacts } from '../../lib/service/reproduce-facts.ts'
import { BesideSection } from '../_components/compare/beside-section.tsx'
import { ComparabilityBanner } from '../_components/compare/comparability-banner.tsx'
import {
  type CompareAddress,
  DIFF_MODES,
  MOST_MOVED,
  MOVED_ORDERS,
  MOVED_STEP,
  toCompareHref,
} from '../_components/compare/compare-address.ts'
import { DifferencesSection } from '../_components/compare/differences-section.tsx'
import { EachSegmentSection } from '../_components/compare/each-segment-section.tsx'
import { Finding } from '../_components/compare/finding.tsx'
import { FlipsSection } from '../_components/compare/flips-section.tsx'
import { MovedSection, movedAnchor } from '../_components/compare/moved-section.tsx'
import { PairHead } from '../_components/compare/pair-head.tsx'
import { ReportLinks } from '../_components/compare/report-links.tsx'
import { ReproduceSection } from '../_components/compare/reproduce-section.tsx'
import { SegmentsSection } from '../_components/compare/segments-section.tsx'
import { SlicesSection } from '../_components/compare/slices-section.tsx'
import { GateTable } from '../_components/gate/gate-table.tsx'
import { MatchesDrawings } from '../_components/segments/matches-sections.tsx'
import { toSegmentHref } from '../_components/segments/segment-address.ts'
import { workOut } from '../_components/segments/work-out.ts'
import { DataErrors } from '../_components/ui/data-errors.tsx'
import { FactsRow } from '../_components/ui/facts-row.tsx'
import type { SegmentedLink } from '../_components/ui/segmented-links.tsx'
import { MixedText } from '../_components/ui/user-text.tsx'
import type { Loaded } from './load-comparison.ts'

type MetricComparison = NonNullable<ComparisonView['lead']>
type Ready = Extract<Loaded, { state: 'ready' }>

/** Two runs that were compared: banner, finding, differences, segments, and what it takes to make them again. */
export async function ComparisonPage({ loaded, address }: { loaded: Ready; address: CompareAddress }) {
  const { base, head, comparison } = loaded
  const [gated, flips, errors, reproduce] = await Promise.all([
    findGate(loaded),
    compareLints({ base, head, resamples: comparison.resamples, seed: comparison.seed }),
    warnOfDataErrors(base, head),
    getReproduceFacts(comparison, base, head),
  ])
  const view = prepareComparison({
    comparison,
    base,
    head,
    lead: address.metric ?? reportedLead(comparison, gated),
    scale: address.scale ?? undefined,
    repair: address.repair,
    reproduce,
  })
  const { lead, outcome } = view
  const exportPath = toExportPath(loaded, address)
  const metrics = view.forest.groups
    .flatMap(({ rows }) => rows)
    .filter(({ verdict }) => verdict !== 'not-compared')
    .map(({ spec, label }) => ({
      href: toCompareHref(address, { metric: spec }),
      label,
      current: spec === lead?.spec,
    }))
  const moves =
    lead && outcome && comparison.outputsChanged > 0
      ? await movedParts({ loaded, address, lead, outcome, metrics, withFlips: flips !== null })
      : null
  return (
    <>
      <div className="head">
        <h1 className="vh">
          <MixedText>{words.heading({ base: base.system, head: head.system, testSet: head.testSet.name })}</MixedText>
        </h1>
        <PairHead
          base={base}
          head={head}
          swapHref={toCompareHref(address, { base: `run:${head.id}`, head: `run:${base.id}` })}
        />
        <DataErrors errors={errors} />
        <ComparabilityBanner
          view={view.comparability}
          alone={<EachAlone base={base} head={head} />}
          repairHref={(repair) => toCompareHref(address, { repair })}
          undoHref={toCompareHref(address, { repair: null })}
          exportPath={exportPath}
        />
        <Finding
          sentence={view.sentence}
          isOfOtherData={errors.length > 0}
          beside={gated && gatePart(gated, loaded, address)}
        />
        {base.id === head.id ? <p className="gate">{words.states.sameRun}</p> : null}
        {lead === null ? null : (
          <FactsRow facts={view.facts.map((fact) => ({ ...fact, note: fact.note ?? undefined }))} />
        )}
        <ReportLinks project={loaded.project} base={base} head={head} />
      </div>
      {comparison.results.length === 0 ? (
        <p className="dim">
          {words.states.nothing.why} {words.states.nothing.mend}
        </p>
      ) : null}
      {lead === null ? null : (
        <DifferencesSection
          view={view.forest}
          comparison={comparison}
          warnings={comparison.warnings.filter((warning) => !errors.includes(warning))}
          lead={lead.spec}
          hrefOf={(changes) => toCompareHref(address, changes)}
          exportPath={exportPath}
        />
      )}
      {lead === null ? null : (
        <SlicesSection
          slices={prepareSliceForest(comparison, lead.spec)}
          label={lead.label}
          unit={lead.unit}
          metrics={metrics}
          chosen={address.slice}
          hrefOf={(slice) => toCompareHref(address, { slice })}
          exportPath={exportPath}
        />
      )}
      <FlipsSection
        flips={flips}
        isOfOtherData={errors.length > 0}
        of={{ project: loaded.project, base, head }}
        exportPath={exportPath}
      />
      {moves}
      <BesideSection view={prepareBeside(comparison)} exportPath={exportPath} />
      {lead === null ? null : (
        <ReproduceSection
          view={view}
          comparison={comparison}
          permalink={loaded.permalink}
          pageHref={toCompareHref(address, { project: loaded.project, base: `run:${base.id}`, head: `run:${head.id}` })}
          exportPath={exportPath}
        />
      )}
    </>
  )
}

function findGate({ project, base, head }: Ready): Promise<GatedRuns> | null {
  return base.id === head.id ? null : gateRuns({ project, base: `run:${base.id}`, head: `run:${head.id}` })
}

/** The metric that a report of the same pair speaks about: what decided the gate comes first here, too. */
function reportedLead(comparison: Ready['comparison'], gated: GatedRuns | null): string | undefined {
  return (gated && reportHeading(comparison, gated.gate, listReportRows(comparison, gated.gate)).spec) ?? undefined
}

/** What the project's gate says of this pair as it was scored, also beside a repair, which no pipeline makes. */
function gatePart(gated: GatedRuns, loaded: Ready, address: CompareAddress) {
  const view = prepareGate({
    ...gated,
    baseline: null,
    warnings: [...(address.repair === null ? [] : [gateMessages.asScored]), ...gated.gate.warnings],
  })
  return (
    <GateTable
      view={view}
      family={gated.gate.family}
      settingsHref={gated.links.settings}
      exportPath={toExportPath(loaded, address)}
    />
  )
}

async function movedParts({
  loaded,
  address,
  lead,
  outcome,
  metrics,
  withFlips,
}: {
  loaded: Ready
  address: CompareAddress
  lead: MetricComparison
  outcome: OutcomeView
  metrics: readonly SegmentedLink[]
  /** Whether both runs were looked at for flips of meaning, beside their own references. */
  withFlips: boolean
}) {
  const found = await findMoves(loaded, address, lead, withFlips)
  if (found === null) return null
  const { deltas, moved, pairs, carried } = found
  const exportPath = `${toExportPath(loaded, address)}&${new URLSearchParams({ metric: lead.spec })}`
  const open = moved.items.find((segment) => segment.id === address.open)
  const histogram = prepareHistogram({ deltas, label: lead.label, unit: lead.unit, direction: lead.direction })
  const segments = moved.items.map((segment) =>
    prepareMoved(segment, {
      direction: lead.direction,
      unit: lead.unit,
      pair: address.diff === 'reference' ? 'head-reference' : 'base-head',
      by: address.diff === 'characters' ? 'characters' : 'auto',
    }),
  )
  return (
    <>
      <SegmentsSection outcome={outcome} histogram={histogram} metrics={metrics} exportPath={exportPath} />
      <EachSegmentSection
        exportPath={exportPath}
        scatter={prepareScatter({ ...pairs, label: lead.label, unit: lead.unit, direction: lead.direction })}
        carried={carried && prepareCarried(carried, { decimals: toDecimals(lead.ci), label: lead.label })}
        label={lead.label}
      />
      <MovedSection
        open={open ? { id: open.id, matches: <OpenMatches segment={open} spec={lead.spec} /> } : null}
        exportPath={`${exportPath}&order=${address.moved}`}
        openHref={(id) => `${toCompareHref(address, { open: id })}#moved`}
        closeHref={`${toCompareHref(address)}#moved`}
        segments={segments}
        label={lead.label}
        orders={MOVED_ORDERS.filter((order) => withFlips || order !== 'flips').map((order) => ({
          href: toCompareHref(address, { moved: order }),
          label: words.moved.orders[order],
          current: order === address.moved,
        }))}
        diffs={DIFF_MODES.map((mode) => ({
          href: toCompareHref(address, { diff: mode }),
          label: words.moved.diffs[mode],
          current: mode === address.diff,
        }))}
        counted={words.moved.shown({ shown: formatCount(segments.length), total: formatCount(moved.total) })}
        empty={words.moved.none[address.moved]}
        firstHref={
          address.cursor === null ? null : `${toCompareHref(address, { cursor: null, shown: MOVED_STEP })}#moved`
        }
        nextHref={moved.next === null ? null : moreHref(address, moved.next, segments.length)}
        segmentHref={(id) =>
          toSegmentHref({
            project: loaded.project,
            testSet: loaded.head.testSet.name,
            id,
            head: loaded.head.id,
            base: loaded.base.id,
          })
        }
      />
    </>
  )
}

/** The same place of the page with more segments after those that are read; a new page where one would grow too long. */
function moreHref(address: CompareAddress, next: string, shown: number): string {
  if (shown >= MOST_MOVED) return `${toCompareHref(address, { cursor: next, shown: MOVED_STEP })}#moved`
  return `${toCompareHref(address, { shown: address.shown + MOVED_STEP })}#${movedAnchor(shown)}`
}

/** Null for a metric that is a figure of the whole corpus: no segment of it moved by itself. */
async function findMoves(
  { base, head }: Ready,
  { moved: order, cursor, shown }: CompareAddress,
  lead: MetricComparison,
  withFlips: boolean,
) {
  const pair = { base, head, spec: lead.spec }
  try {
    const made = `${lead.signature} ${lead.implementation}`
    const [deltas, moved, pairs, carried] = await Promise.all([
      getSegmentDeltas(pair),
      listMovedSegments({ ...pair, order: numericMovedOrder(order, lead.direction), limit: shown, cursor, withFlips }),
      getSegmentPairs(pair),
      getCarriedDifference({ ...pair, made }),
    ])
    return { deltas, moved, pairs, carried }
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

/** Address of the tables as files, of the very runs that are shown. */
function toExportPath({ project, base, head }: Ready, { repair }: CompareAddress): string {
  const query = new URLSearchParams({ project, base: `run:${base.id}`, head: `run:${head.id}` })
  if (repair !== null) query.set('repair', repair)
  return `/api/v1/compare/export?${query}`
}

/** Head's n-grams and edits against the references, of the one segment that the address opens. */
function OpenMatches({ segment, spec }: { segment: MovedSegment; spec: string }) {
  const { id, references, head, tags } = segment
  if (head.hypothesis === null) return null
  const worked = workOut({ id, hypothesis: head.hypothesis, references }, { specs: [spec], language: languageOf(tags) })
  return <MatchesDrawings worked={worked} texts={{ hypothesis: head.hypothesis, references }} />
}

function EachAlone({ base, head }: { base: RunRecord; head: RunRecord }) {
  return (
    <>
      <Link href={`/runs/${base.id}`}>
        <MixedText>{words.comparability.runAlone('base', base.system)}</MixedText>
      </Link>
      <Link href={`/runs/${head.id}`}>
        <MixedText>{words.comparability.runAlone('head', head.system)}</MixedText>
      </Link>
    </>
  )
}
