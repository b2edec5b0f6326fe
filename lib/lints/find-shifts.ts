import { strip } from '../text/white-space.ts'
import type { LintSegment } from './data-lint.ts'
import { type Fit, weighFit } from './weigh-fit.ts'
import { areSameBags, bagOverlap, toWordBag, type WordBag } from './word-bag.ts'

/** A run of segments whose outputs belong to references some lines on. */
export interface Shift {
  /** First and last segment of the run, by position. */
  readonly from: number
  readonly to: number
  /** Output i answers reference i + by. */
  readonly by: number
  /** A blank source or reference stands where the run begins: a blank line that one of the files lost. */
  readonly isAtBlank: boolean
}

/** How far an output is looked for. */
const STEPS = [1, -1, 2, -2]
/** A run has at least so many segments that fit better elsewhere. */
const LEAST_RUN = 4
/**
 * The most that a segment tells which fits better elsewhere, in bits: of two texts that are nearly equal an output takes
 * one or the other by chance (one bit), but seldom word for word.
 */
const MOST_BITS: Readonly<Record<Fit, number>> = { clear: 6, same: 3, near: 1 }
/** What is taken off for a segment that fits its own reference better, and for one that fits neither. */
const AGAINST = 5
const NEITHER = 1
/** Bits that a run needs beyond log2 of the segments, in each of which one could begin: at most two files of a hundred by chance. */
const LEAST_BITS = 8
/** A run ends where so much was taken off since its best. */
const END = 2 * AGAINST
/** Segments before a run among which a blank line may be its cause. */
const REACH = 3

/** Two lints ask for the same segments; the answer is kept as long as the segments are. */
const known = new WeakMap<readonly LintSegment[], Shift[]>()

/** Runs of outputs that fit the reference of another line better than their own; segments in file order. */
export function findShifts(segments: readonly LintSegment[]): readonly Shift[] {
  const found = known.get(segments) ?? computeShifts(segments)
  known.set(segments, found)
  return found
}

/** An output's best reference of one line, and how well it fits. */
interface Best {
  readonly bag: WordBag
  readonly fit: number
}

interface Run {
  readonly from: number
  readonly to: number
  readonly by: number
  readonly bits: number
}

function computeShifts(segments: readonly LintSegment[]): Shift[] {
  const outputs = segments.map(({ state, hypothesis }) =>
    state === 'scored' && typeof hypothesis === 'string' ? toWordBag(hypothesis) : null,
  )
  const references = segments.map((segment) => (segment.references ?? []).map(toWordBag))
  const own = outputs.map((bag, i) => (bag === null ? null : bestOf(bag, references[i])))
  const sample = toSample(segments.length)
  const runs = STEPS.flatMap((by) => {
    const evidence = outputs.map((output, i) => {
      const mine = own[i]
      const other = output && bestOf(output, references[i + by] ?? [])
      if (output === null || mine === null || other === null) return 0
      const fit = weighFit(output, mine.bag, other.bag, { own: mine.fit, other: other.fit })
      if (fit === null) return against(output, mine, other)
      const lists = sample.flatMap((k) => (k === i || k === i + by ? [] : [references[k]]))
      return bitsOf(fit, shareOfRivals(output, mine.bag, other.bag, lists))
    })
    return runsOf(evidence).map((run) => ({ ...run, by }))
  })
  return withoutRivals(runs).map(({ from, to, by }) => ({ from, to, by, isAtBlank: isAtBlank(segments, from, by) }))
}

/** What speaks against a shift where the other reference does not fit better; nothing where both are the same. */
function against(output: WordBag, own: Best, other: Best): number {
  if (weighFit(output, other.bag, own.bag, { own: other.fit, other: own.fit }) !== null) return -AGAINST
  return areSameBags(own.bag, other.bag) ? 0 : -NEITHER
}

/** Lines that come again every second or third line fit several ways: of these the one that tells most. */
function withoutRivals(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of [...runs].sort((a, b) => b.bits - a.bits))
    if (!kept.some((other) => areRivals(run, other))) kept.push(run)
  return runs.filter((run) => kept.includes(run))
}

/** Whether two runs have more than half of the shorter in common; a second shift may begin where the first ends. */
function areRivals(a: Run, b: Run): boolean {
  const common = Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1
  return 2 * common > Math.min(a.to - a.from, b.to - b.from) + 1
}

const EMPTY: WordBag = { counts: new Map(), size: 0 }

/** Null where there is no reference at all. */
function bestOf(output: WordBag, references: readonly WordBag[]): Best | null {
  if (references.length === 0) return null
  let best: Best = { bag: EMPTY, fit: -1 }
  for (const bag of references) {
    const fit = bagOverlap(output, bag)
    if (fit > best.fit) best = { bag, fit }
  }
  return best
}

/** References in which an output is looked for to see how many would have fitted it as well. */
const SAMPLE = 32
/** By steps of the golden section positions are spread evenly, and never in step with lines that come again. */
const GOLDEN = 0.618034

function toSample(count: number): number[] {
  const positions = Array.from({ length: SAMPLE }, (_, k) =>
    count <= SAMPLE ? k : Math.floor(count * ((k * GOLDEN) % 1)),
  )
  return positions.filter((position) => position < count)
}

/** The share of lists of references of which one fits an output better than its own: all of them for `yes` beside `no`. */
function shareOfRivals(output: WordBag, own: WordBag, other: WordBag, lists: readonly (readonly WordBag[])[]): number {
  const isRival = (bag: WordBag) =>
    weighFit(output, own, bag) !== null && (own.size > 0 || weighFit(output, bag, other) === null)
  const rivals = lists.filter((list) => list.some(isRival))
  return lists.length === 0 ? 0 : rivals.length / lists.length
}

/**
 * So many that a run by chance gains nothing on average: with `share` the chance of this, as much for the contrary, which
 * costs `AGAINST`, and `NEITHER` for the rest.
 */
function bitsOf(fit: Fit, share: number): number {
  if (share === 0) return MOST_BITS[fit]
  return Math.min(MOST_BITS[fit], Math.log2(Math.min(1 / share, 0.5 / share + 0.97)))
}

/** Stretches of which the evidence for it, less what speaks against, is beyond what chance would give. */
function runsOf(evidence: readonly number[]): Omit<Run, 'by'>[] {
  const least = LEAST_BITS + Math.log2(evidence.length)
  const runs: Omit<Run, 'by'>[] = []
  for (let from = 0; from < evidence.length; from++) {
    if (evidence[from] <= 0) continue
    let sum = 0
    let bits = 0
    let to = from
    for (let i = from; i < evidence.length && sum >= 0 && sum > bits - END; i++) {
      sum += evidence[i]
      if (sum > bits) {
        bits = sum
        to = i
      }
    }
    if (bits >= least && evidence.slice(from, to + 1).filter((bit) => bit > 0).length >= LEAST_RUN)
      runs.push({ from, to, bits })
    from = to
  }
  return runs
}

/** A blank line just before the first shifted output, or among the lines that it skipped. */
function isAtBlank(segments: readonly LintSegment[], from: number, by: number): boolean {
  const isBlank = ({ source, references }: LintSegment) =>
    (typeof source === 'string' && strip(source) === '') || references?.some((text) => strip(text) === '') === true
  const reach = REACH + Math.abs(by)
  return segments.slice(Math.max(0, from - reach), from + Math.abs(by)).some(isBlank)
}
