import { haveSameNeighbour, isSamePlace, type TokenRange } from './align-tokens.ts'
import { isDiscountOf } from './discounts.ts'
import { mayFallOn } from './festivals.ts'
import { type FlipCandidate, type FlipKind, isShortChange, type ReadPair } from './flip.ts'
import { type CalendarItem, compareQuantities, type Quantity } from './quantity.ts'
import { findShareOfMany } from './share-of-many.ts'
import type { TextReading } from './text-reading.ts'
import { isSamePartOfYear } from './year-parts.ts'

/**
 * Numbers, amounts and dates of the reference that the hypothesis replaces. Whatever says the same is paired first, in
 * any order; then equal numbers of another unit; what is left on both sides and stands in the same place is a flip.
 * A number that is only left out, or only added, is none.
 */
export function numberFlips(pair: ReadPair): FlipCandidate[] {
  return [...amountFlips(pair), ...turnedScores(pair), ...calendarFlips(pair)]
}

function amountFlips(pair: ReadPair): FlipCandidate[] {
  const left = [...pair.reference.quantities]
  const right = [...pair.hypothesis.quantities]
  if (left.length === 0 || right.length === 0) return []
  const flips: FlipCandidate[] = []
  // Equals in the same place before equals elsewhere, so that a repeated number is not taken from its own place.
  takePairs(left, right, (a, b) => isSamePlace(pair.alignment, a, b) && compareQuantities(a, b) === 'same')
  takePairs(left, right, (a, b) => compareQuantities(a, b) === 'same')
  takePairs(left, right, (a, b) => isDiscountOf(a, pair.reference, b, pair.hypothesis))
  takePairs(left, right, (a, b) => isSamePartOfYear(a, pair.reference, b, pair.hypothesis))
  takeShares(left, right, pair.hypothesis)
  takeShares(right, left, pair.reference)
  const sameNumber = (a: Quantity, b: Quantity) => {
    const difference = compareQuantities(a, b)
    return (
      (difference === 'unit' || difference === 'currency') && (!(a.weak || b.weak) || isSamePlace(pair.alignment, a, b))
    )
  }
  for (const [a, b] of takePairs(left, right, sameNumber)) flips.push(toFlip(compareQuantities(a, b) as FlipKind, a, b))
  for (const [a, b] of takePairs(left, right, (x, y) => isReplaced(pair, x, y, left, right))) {
    flips.push(toFlip(a.role === 'date' && b.role === 'date' ? 'date' : 'number', a, b))
  }
  return flips
}

/** A share on one side that is written as two numbers on the other is the same. */
function takeShares(shares: Quantity[], numbers: Quantity[], reading: TextReading): void {
  for (let i = shares.length - 1; i >= 0; i--) {
    const both = findShareOfMany(shares[i], reading)
    if (both === null) continue
    shares.splice(i, 1)
    for (const each of both) if (numbers.includes(each)) numbers.splice(numbers.indexOf(each), 1)
  }
}

/** Between the two numbers of a score. */
const AGAINST = /^(?:[-–—:：]|to|zu|比)$/
const MOST_POINTS = 199

/** Two numbers joined as a score, 3-1 or 3 zu 1, that have changed places. */
function turnedScores(pair: ReadPair): FlipCandidate[] {
  if (pair.reference.quantities.length < 2 || pair.hypothesis.quantities.length < 2) return []
  const left = scoresOf(pair.reference)
  const right = left.length === 0 ? [] : scoresOf(pair.hypothesis)
  return left.flatMap((a) => {
    const b = right.find((each) => each.points[0] === a.points[1] && each.points[1] === a.points[0])
    if (b === undefined || a.points[0] === a.points[1] || !isSamePlace(pair.alignment, a, b)) return []
    const isSame = (each: { points: readonly number[] }) => each.points.every((value, i) => value === b.points[i])
    if (left.some(isSame)) return []
    return [{ kind: 'number' as const, reference: a, hypothesis: b, agrees: (other) => scoresOf(other).some(isSame) }]
  })
}

function scoresOf({ quantities, tokens }: TextReading): (TokenRange & { readonly points: readonly number[] })[] {
  return quantities.slice(1).flatMap((b, i) => {
    const a = quantities[i]
    const isJoined = b.at === a.end + 1 && AGAINST.test(tokens[a.end].norm)
    return isJoined && isPoints(a) && isPoints(b) ? [{ points: [a.values[0], b.values[0]], at: a.at, end: b.end }] : []
  })
}

function isPoints({ values, units, role }: Quantity): boolean {
  return (
    role === 'plain' && units.length === 0 && Number.isInteger(values[0]) && values[0] >= 0 && values[0] <= MOST_POINTS
  )
}

function toFlip(kind: FlipKind, a: Quantity, b: Quantity): FlipCandidate {
  const agrees: FlipCandidate['agrees'] = (other) =>
    other.quantities.some((each) => compareQuantities(each, b) === 'same')
  return { kind, reference: a, hypothesis: b, agrees }
}

/** Takes from both lists what belongs together, from left to right. */
function takePairs<T>(left: T[], right: T[], belong: (a: T, b: T) => boolean): [T, T][] {
  const pairs: [T, T][] = []
  for (let i = 0; i < left.length; ) {
    const at = right.findIndex((item) => belong(left[i], item))
    if (at < 0) {
      i++
      continue
    }
    pairs.push([left[i], right[at]])
    left.splice(i, 1)
    right.splice(at, 1)
  }
  return pairs
}

function isReplaced(
  pair: ReadPair,
  a: Quantity,
  b: Quantity,
  left: readonly Quantity[],
  right: readonly Quantity[],
): boolean {
  if (classOf(a) !== classOf(b) && (a.role === 'date' || b.role === 'date')) return false
  // Doubled is another number than tripled, but rose from 20 to 40 says it with others.
  if ((a.role === 'factor') !== (b.role === 'factor')) return false
  // An article is no number beside a third.
  if ((a.weak && b.role === 'share') || (b.weak && a.role === 'share')) return false
  // An hour and per hour are no number beside money.
  if (classOf(a) !== classOf(b) && ((a.weak && a.units.length > 0) || (b.weak && b.units.length > 0))) return false
  if (isSamePlace(pair.alignment, a, b)) return isShortChange(pair, a)
  if (a.weak || b.weak || classOf(a) !== classOf(b)) return false
  if (haveSameNeighbour(pair.reference.tokens, a, pair.hypothesis.tokens, b)) return true
  const isLone = (list: readonly Quantity[]) =>
    list.filter((each) => !each.weak && classOf(each) === classOf(a)).length === 1
  return classOf(a) !== 'plain' && isLone(left) && isLone(right)
}

function classOf(item: Quantity): string {
  if (item.role !== 'plain') return item.role
  if (item.currencies.length > 0) return 'money'
  return item.units[0]?.dimension ?? 'plain'
}

/** Months, weekdays, seasons and days of which each side has another. */
function calendarFlips(pair: ReadPair): FlipCandidate[] {
  const left = [...pair.reference.calendar]
  const right = [...pair.hypothesis.calendar]
  if (left.length === 0 || right.length === 0) return []
  const isSame = (a: CalendarItem, b: CalendarItem) =>
    a.part === b.part && a.values.some((value) => b.values.includes(value))
  takePairs(left, right, isSame)
  const isLone = (list: readonly CalendarItem[], part: string) => list.filter((each) => each.part === part).length === 1
  const replaced = takePairs(left, right, (a, b) => {
    if (a.part !== b.part) return isOtherDate(pair, a, b)
    if (isSamePlace(pair.alignment, a, b)) return true
    return (a.part === 'month' || a.part === 'weekday') && isLone(left, a.part) && isLone(right, b.part)
  })
  return replaced.map(([a, b]) => ({
    kind: 'date',
    reference: a,
    hypothesis: b,
    agrees: (other) => other.calendar.some((each) => isSame(each, b)),
  }))
}

/** A festival, and in its place a date that it cannot have: Christmas, 3 March. */
function isOtherDate(pair: ReadPair, a: CalendarItem, b: CalendarItem): boolean {
  if (!isSamePlace(pair.alignment, a, b) || !isShortChange(pair, a)) return false
  if (a.part === 'festival' && b.part === 'month') return !mayFallOn(a, b.values, dayBeside(b, pair.hypothesis))
  return a.part === 'month' && b.part === 'festival' && !mayFallOn(b, a.values, dayBeside(a, pair.reference))
}

/** The day that stands next to a month, or within the same date. */
function dayBeside({ at, end }: CalendarItem, { quantities }: TextReading): number | null {
  const isBeside = (day: Quantity) => day.at <= end && day.end >= at - 1 && day.values[0] <= 31
  return quantities.find((each) => each.role === 'date' && isBeside(each))?.values[0] ?? null
}
