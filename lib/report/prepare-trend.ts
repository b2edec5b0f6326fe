import type { Verdict } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { FEW_UNITS } from '../compare/metric-result.ts'
import { statedVerdict } from '../compare/stated-verdict.ts'
import { parseSpec } from '../metrics/spec.ts'
import type { StepVerdict, TrendRun } from '../schema/records.ts'
import { type Bucket, bucketSlots } from './bucket-slots.ts'
import { changedFields, nameSetting } from './changed-fields.ts'
import { formatDay, formatShortDay } from './format-date.ts'
import { projectMessages } from './messages/en/project.ts'
import { nameVersion } from './name-test-set.ts'
import { prepareScoreAxis, type ScoreAxis } from './prepare-score-axis.ts'
import { nameRun } from './prepare-trend-readings.ts'

/** What a trend needs of a point; the service's trend points are such. */
export interface TrendInput {
  readonly run: Pick<TrendRun, 'id' | 'system' | 'testSet' | 'branch' | 'commit' | 'date'>
  readonly value: number | null
  /** Why there is no value. */
  readonly reason: string | null
  readonly interval: readonly [number, number] | null
  /** Under which it was computed; null or absent where it was not. */
  readonly spec?: string | null
  /** Canonical signature string; null is unknown and joins nothing. */
  readonly signature: string | null
  readonly scored: number
  /** Against the run before it; null where there is none, or not yet. */
  readonly step: Pick<
    StepVerdict,
    'comparable' | 'verdict' | 'delta' | 'pAdjusted' | 'family' | 'few' | 'skipped'
  > | null
}

/** A place on the x axis: a run, or (in a long history) several neighbours of one line. */
export interface TrendSlot<P extends TrendInput = TrendInput> {
  /** The run; the last one of a bucket. */
  readonly point: P
  readonly score: number | null
  readonly interval: readonly [number, number] | null
  /** Runs standing here, and the extremes among them. */
  readonly count: number
  readonly min: number | null
  readonly max: number | null
  /** Points with the same number are joined; null stands alone. */
  readonly line: number | null
  /** Points with the same number share a band; null has no interval. */
  readonly band: number | null
  /** Which system and test set, 0 is the first one drawn. */
  readonly series: number
  /** Not on the followed branch: drawn beside the line, never joined. */
  readonly loose: boolean
  readonly verdict: Verdict | 'not-comparable' | 'no-score' | null
  /** What is said in place of *inconclusive*: an interval clear of 0 that nothing backs; else null. */
  readonly unbacked: Unbacked | null
  /** Whether so few segments were scored that the interval is a rough one. */
  readonly few: boolean
  /** Runs of a shared slot that have something to say, oldest first, the last one among them; absent where one run stands here. */
  readonly stops?: readonly TrendSlot<P>[]
}

/** The line ends before slot `before`, because numbers left and right of it may not be joined. */
export interface TrendBreak {
  readonly before: number
  readonly title: string
  readonly detail: string
  /** How the older runs can be joined; null where they cannot. */
  readonly repair: BreakRepair | null
}

/** Older runs of a line that can be scored from their outputs under the SPEC of the newer ones. */
export interface BreakRepair {
  readonly spec: string
  /** What that SPEC has other than the last older run, such as `tok:13a`. */
  readonly settings: string
  readonly runs: number
  /** The last older run, and the first under the SPEC. */
  readonly base: string
  readonly head: string
}

/** Slots `from` to `to` (both included) have no score. */
export interface TrendGap {
  readonly from: number
  readonly to: number
  readonly title: string
  readonly detail: string
  /** Each reason with the runs that it holds for, where there are several; else empty. */
  readonly reasons: readonly string[]
}

export interface Trend<P extends TrendInput = TrendInput> {
  readonly slots: readonly TrendSlot<P>[]
  /** Names of the series, in the order of their numbers. */
  readonly series: readonly string[]
  readonly breaks: readonly TrendBreak[]
  readonly gaps: readonly TrendGap[]
  /** null when no run has a score. */
  readonly axis: ScoreAxis | null
  readonly dates: readonly { readonly slot: number; readonly label: string }[]
  /** By run id where a run stands and its score, also of those that share a slot. */
  readonly places: ReadonlyMap<string, { readonly slot: number; readonly score: number | null }>
  /** Runs that a long history leaves out of the picture; the table holds all. */
  readonly notDrawn: number
}

/**
 * Decides everything that a trend chart draws: places, joined lines, bands, breaks with their reason, gaps with
 * theirs, the score axis. Missing is a gap, never a zero; a line ends where signature or test set changes.
 * `followedBranch` is the branch whose runs are joined (null: all of them). More than `maxSlots` runs share slots.
 * `range` is the metric's scale. No points give an empty trend without an axis.
 */
export function prepareTrend<P extends TrendInput>(
  points: readonly P[],
  {
    followedBranch,
    maxSlots = 400,
    range,
  }: { followedBranch: string | null; maxSlots?: number; range?: readonly [number, number] },
): Trend<P> {
  const ordered = [...points].sort((a, b) => (a.run.date < b.run.date ? -1 : a.run.date > b.run.date ? 1 : 0))
  const { slots, broken, series } = joinLines(ordered, followedBranch)
  const bucketed = bucketSlots(slots, maxSlots)
  const place = new Map<P, number>()
  const places = new Map<string, { slot: number; score: number | null }>()
  bucketed.slots.forEach((slot, index) => {
    for (const { point, score } of slot.members) {
      place.set(point, index)
      places.set(point.run.id, { slot: index, score })
    }
  })
  const breaks = broken.flatMap(({ point, ...said }) => {
    const before = place.get(point)
    return before === undefined ? [] : [{ before, ...said }]
  })
  const drawn = bucketed.slots.map(({ members: _members, ...slot }) => slot)
  return {
    slots: drawn,
    series,
    breaks,
    gaps: findGaps(bucketed.slots),
    axis: prepareScoreAxis(
      drawn.flatMap((slot) => [slot.min, slot.max, ...(slot.interval ?? [])]),
      range,
    ),
    dates: pickDates(drawn),
    places,
    notDrawn: bucketed.notDrawn,
  }
}

type Broken<P> = Omit<TrendBreak, 'before'> & { readonly point: P }

/** Where a line through runs stands while it is being drawn; `specs` counts the runs that were scored under each. */
interface LineState<P> {
  last: P | null
  open: boolean
  line: number
  band: number | null
  readonly specs: Map<string, number>
}

function joinLines<P extends TrendInput>(points: readonly P[], followedBranch: string | null) {
  const series: string[] = []
  const states = new Map<string, LineState<P>>()
  const slots: TrendSlot<P>[] = []
  const broken: Broken<P>[] = []
  let lines = 0
  let bands = 0
  for (const point of points) {
    const { run, value: score, interval } = point
    const name = `${run.system} · ${run.testSet.name}`
    if (!series.includes(name)) series.push(name)
    const own = score === null ? null : interval
    const number = series.indexOf(name)
    const few = own !== null && point.scored < FEW_UNITS
    // One literal: of thousands of runs, spreading objects into others takes longer than all that is decided here.
    const push = (place: Pick<TrendSlot, 'line' | 'band' | 'loose'>, { verdict, unbacked }: Said) =>
      slots.push({
        point,
        score,
        interval: own,
        count: 1,
        min: score,
        max: score,
        line: place.line,
        band: place.band,
        series: number,
        loose: place.loose,
        verdict,
        unbacked,
        few,
      })
    if (followedBranch !== null && run.branch !== null && run.branch !== followedBranch) {
      push({ line: null, band: null, loose: true }, score === null ? NO_SCORE : sayStep(point.step))
      continue
    }
    const state = states.get(name) ?? { last: null, open: false, line: -1, band: null, specs: new Map() }
    states.set(name, state)
    if (score === null) {
      state.open = false
      push({ line: null, band: null, loose: false }, NO_SCORE)
      continue
    }
    // Of two numbers that both only were posted nobody knows whether they belong together: neither joined nor a break.
    const unknown = state.last?.signature === null && point.signature === null
    const difference = state.last && !unknown ? differenceOf(state.last, point) : null
    if (difference) {
      const { title, detail, by } = difference
      broken.push({ point, title, detail, repair: by === 'signature' ? findRepair(state, point) : null })
    }
    if (point.spec) state.specs.set(point.spec, (state.specs.get(point.spec) ?? 0) + 1)
    if (!state.open || difference || unknown) {
      state.line = lines++
      state.band = null
    }
    if (!interval) state.band = null
    else if (state.band === null) state.band = bands++
    state.open = true
    state.last = point
    // Of another test set the shared segments were compared: then their verdict holds here as in the table of runs.
    const isShared = difference?.by === 'test-set' && point.step !== null && isCompared(point.step)
    const isCut = difference !== null && !isShared
    push({ line: state.line, band: state.band, loose: false }, isCut ? NOT_COMPARABLE : sayStep(point.step))
  }
  return { slots, broken, series }
}

/** What charts and tables show of a step. */
export type StepKind = Verdict | 'not-comparable' | null

/** Verdict of a step as charts and tables show it; null where there is none (yet). What no correction backs is open. */
export function toStepVerdict(step: TrendInput['step']): StepKind {
  return sayStep(step).verdict as StepKind
}

/** How a verdict is said that nothing backs. */
export type Unbacked = 'not-after-correction' | 'few'

/** What is said of a step in place of *inconclusive*, everywhere; null where its verdict is said as it is. */
export function toUnbacked(step: TrendInput['step']): Unbacked | null {
  return sayStep(step).unbacked
}

type Said = Pick<TrendSlot, 'verdict' | 'unbacked'>

const NOTHING: Said = { verdict: null, unbacked: null }
const NO_SCORE: Said = { verdict: 'no-score', unbacked: null }
const NOT_COMPARABLE: Said = { verdict: 'not-comparable', unbacked: null }
const OPEN: Readonly<Record<Unbacked, Said>> = {
  'not-after-correction': { verdict: 'inconclusive', unbacked: 'not-after-correction' },
  few: { verdict: 'inconclusive', unbacked: 'few' },
}

function sayStep(step: TrendInput['step']): Said {
  if (step === null) return NOTHING
  if (!isCompared(step)) return NOT_COMPARABLE
  const stated = statedVerdict(step)
  return stated === 'not-after-correction' || stated === 'few' ? OPEN[stated] : { verdict: stated, unbacked: null }
}

/** Scores from elsewhere are not made here: their runs stay as they are. */
const NOT_MADE_HERE = 'external'

function findRepair<P extends TrendInput>({ last, specs }: LineState<P>, point: P): BreakRepair | null {
  const { spec, signature, run } = point
  if (!last?.spec || !spec || last.spec === spec || last.signature === null || signature === null) return null
  if (parseSpec(spec).name === NOT_MADE_HERE) return null
  const all = [...specs.values()].reduce((sum, count) => sum + count, 0)
  const settings = changedFields(last.signature, signature).map(({ key, after }) => nameSetting(key, after))
  return {
    spec,
    settings: settings.join(' · '),
    runs: all - (specs.get(spec) ?? 0),
    base: last.run.id,
    head: run.id,
  }
}

interface Difference {
  readonly by: 'test-set' | 'signature'
  readonly title: string
  readonly detail: string
}

/** Why the numbers of two runs may not be joined, or null where they may. */
function differenceOf(before: TrendInput, after: TrendInput): Difference | null {
  const words = projectMessages.trend
  if (before.run.testSet.hash !== after.run.testSet.hash) {
    return {
      by: 'test-set',
      title: words.testSetChanged(nameVersion(before.run.testSet), nameVersion(after.run.testSet)),
      detail: words.brokenByTestSet,
    }
  }
  if (before.signature === null || after.signature === null)
    return { by: 'signature', title: words.signatureUnknown, detail: words.brokenBySignature }
  if (before.signature === after.signature) return null
  const fields = changedFields(before.signature, after.signature).map(({ key, before: old, after: now }) =>
    words.fieldChanged(key, old, now),
  )
  return { by: 'signature', title: fields.join(', ') || words.signatureChanged, detail: words.brokenBySignature }
}

function findGaps(slots: readonly Bucket<TrendInput>[]): TrendGap[] {
  const gaps: TrendGap[] = []
  for (let from = 0; from < slots.length; from++) {
    if (slots[from].score !== null || slots[from].loose) continue
    let to = from
    while (to + 1 < slots.length && slots[to + 1].score === null && !slots[to + 1].loose) to++
    const inside = slots.slice(from, to + 1).flatMap(({ members }) => members.map(({ point }) => point))
    gaps.push({ from, to, title: projectMessages.trend.gap(inside.length), ...reasonsOf(inside) })
    from = to
  }
  return gaps
}

/** Runs that a reason is given for by name; more are counted. */
const NAMED = 3

function reasonsOf(points: readonly TrendInput[]): Pick<TrendGap, 'detail' | 'reasons'> {
  const words = projectMessages.trend
  const runsOf = new Map<string, string[]>()
  for (const { reason, run } of points) {
    const known = runsOf.get(reason ?? words.reasonUnknown)
    if (known) known.push(nameRun(run))
    else runsOf.set(reason ?? words.reasonUnknown, [nameRun(run)])
  }
  if (runsOf.size === 1) return { detail: [...runsOf.keys()][0], reasons: [] }
  const listed = (names: readonly string[]) => (names.length > NAMED ? words.runs(names.length) : names.join(', '))
  return {
    detail: words.severalReasons(runsOf.size),
    reasons: [...runsOf].map(([reason, names]) => words.reasonOf(listed(names), reason.replace(/\.$/, ''))),
  }
}

/** Up to five days, evenly spread over the slots, with their year where there are several; a day is named once. */
function pickDates(slots: readonly TrendSlot[]): { slot: number; label: string }[] {
  const wanted = Math.min(5, slots.length)
  const picked: { slot: number; label: string }[] = []
  const years = new Set([slots.at(0), slots.at(-1)].map((slot) => slot?.point.run.date.slice(0, 4)))
  const format = years.size > 1 ? formatDay : formatShortDay
  for (let k = 0; k < wanted; k++) {
    const slot = wanted === 1 ? 0 : Math.round((k * (slots.length - 1)) / (wanted - 1))
    const label = format(slots[slot].point.run.date)
    if (!picked.some((known) => known.label === label)) picked.push({ slot, label })
  }
  return picked
}
