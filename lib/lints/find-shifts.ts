import { strip } from '../text/white-space.ts'
import type { LintSegment } from './data-lint.ts'
import { bagOverlap, toWordBag, type WordBag } from './word-bag.ts'

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
/** The other reference must fit this much better than the own, and this well by itself. */
const MARGIN = 0.2
const LEAST_FIT = 0.35
/** A run has at least so many segments that fit better elsewhere, and that share of all its segments. */
const LEAST_RUN = 4
const LEAST_DENSITY = 0.6
/** Segments in a row that may fit nowhere (a free translation) without ending a run. */
const LONGEST_GAP = 3

/** Two lints ask for the same segments; the answer is kept as long as the segments are. */
const known = new WeakMap<readonly LintSegment[], Shift[]>()

/** Runs of outputs that fit the reference of another line better than their own; segments in file order. */
export function findShifts(segments: readonly LintSegment[]): readonly Shift[] {
  const found = known.get(segments) ?? computeShifts(segments)
  known.set(segments, found)
  return found
}

function computeShifts(segments: readonly LintSegment[]): Shift[] {
  const outputs = segments.map(({ state, hypothesis }) =>
    state === 'scored' && typeof hypothesis === 'string' ? toWordBag(hypothesis) : null,
  )
  const references = segments.map((segment) => (segment.references ?? []).map(toWordBag))
  const own = outputs.map((bag, i) => fitOf(bag, references[i]))
  return STEPS.flatMap((by) => {
    const fitsBetter = outputs.map((bag, i) => {
      if (bag === null || own[i] > 1 - MARGIN) return false
      const fit = fitOf(bag, references[i + by] ?? [])
      return fit >= LEAST_FIT && fit >= own[i] + MARGIN
    })
    return runsOf(fitsBetter).map(([from, to]) => ({ from, to, by, isAtBlank: isAtBlank(segments, from, by) }))
  })
}

function fitOf(bag: WordBag | null, references: readonly WordBag[]): number {
  return bag === null ? 0 : Math.max(0, ...references.map((reference) => bagOverlap(bag, reference)))
}

function runsOf(marks: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (let i = 0; i < marks.length; i++) {
    if (!marks[i]) continue
    let last = i
    let count = 1
    for (let k = i + 1; k < marks.length && k - last <= LONGEST_GAP; k++) {
      if (!marks[k]) continue
      last = k
      count++
    }
    if (count >= LEAST_RUN && count >= LEAST_DENSITY * (last - i + 1)) runs.push([i, last])
    i = last
  }
  return runs
}

/** A blank line just before the first shifted output, or among the lines that it skipped. */
function isAtBlank(segments: readonly LintSegment[], from: number, by: number): boolean {
  const isBlank = ({ source, references }: LintSegment) =>
    (typeof source === 'string' && strip(source) === '') || references?.some((text) => strip(text) === '') === true
  const reach = LONGEST_GAP + Math.abs(by)
  return segments.slice(Math.max(0, from - reach), from + Math.abs(by)).some(isBlank)
}
