import type { CalendarPart } from './language-lists.ts'
import { isClose, isSameAmount, type Unit } from './units.ts'

/** A number of a text with what it counts. */
export interface Quantity {
  readonly values: readonly number[]
  /** Minutes since midnight, for a time of day. */
  readonly times: readonly number[]
  readonly units: readonly Unit[]
  readonly currencies: readonly string[]
  /** `rough`: hundreds of them; the value is the least that it stands for. `factor`: so many times as much as before. */
  readonly role: 'plain' | 'share' | 'time' | 'date' | 'rough' | 'factor'
  readonly weak: boolean
  /** First token and the one after the last. */
  readonly at: number
  readonly end: number
}

/** A month, weekday, season, part of the day or day seen from today. */
export interface CalendarItem {
  readonly part: CalendarPart
  readonly values: readonly string[]
  readonly at: number
  readonly end: number
}

/** 1990s, 90s: the century may be left out. */
export function toDecade(value: number): number[] {
  return value < 100 ? [value, 1900 + value] : [value]
}

/** How two numbers differ: not at all, in what they count, or in their value. */
export type QuantityDifference = 'same' | 'unit' | 'currency' | 'value'

/** Currencies that a general word or sign may stand for. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'HKD', 'AUD', 'CAD', 'SGD', 'NZD', 'TWD', 'MXN'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK'],
  franc: ['CHF', 'FRF', 'BEF'],
  lira: ['TRY', 'ITL'],
  shilling: ['ATS'],
  guilder: ['NLG'],
}
/** Parts of a currency: 50 cents are $0.50, 五角 is 0.5元. */
const PARTS: Readonly<Record<string, { readonly part: number; readonly of: readonly string[] }>> = {
  '¢': { part: 0.01, of: ['USD', '$', 'EUR', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'ZAR'] },
  'USD¢': { part: 0.01, of: ['USD', '$', '¢'] },
  'EUR¢': { part: 0.01, of: ['EUR', '¢'] },
  'AUD¢': { part: 0.01, of: ['AUD', '$', '¢'] },
  'CAD¢': { part: 0.01, of: ['CAD', '$', '¢'] },
  'CHF¢': { part: 0.01, of: ['CHF', 'FRF', 'BEF', 'franc'] },
  'RUB¢': { part: 0.01, of: ['RUB'] },
  'INR¢': { part: 0.01, of: ['INR'] },
  'PLN¢': { part: 0.01, of: ['PLN'] },
  'DEM¢': { part: 0.01, of: ['DEM'] },
  'kr¢': { part: 0.01, of: ['SEK', 'NOK', 'DKK', 'kr'] },
  p: { part: 0.01, of: ['GBP'] },
  CNY角: { part: 0.1, of: ['CNY', '¥'] },
  CNY分: { part: 0.01, of: ['CNY', '¥'] },
}

/** What share of the currency `whole` one of `part` is, 0 where it is none. Example: `partOfMoney('p', 'GBP')` is 0.01. */
export function partOfMoney(part: string, whole: string): number {
  const known = PARTS[part]
  return known?.of.includes(whole) && !whole.endsWith('¢') ? known.part : 0
}

/** Compares two numbers with what they count; a unit or currency on one side only is no difference. */
export function compareQuantities(a: Quantity, b: Quantity): QuantityDifference {
  if (a.role === 'rough' || b.role === 'rough') return isSameRough(a, b) ? 'same' : 'value'
  if (a.times.length > 0 || b.times.length > 0) return haveSameTime(a, b) ? 'same' : 'value'
  const isEqual = share(a.values, b.values, isEqualNumber) || areRoundedThirds(a, b)
  if (!isMeasured(a) || !isMeasured(b)) return isEqual ? 'same' : 'value'
  const sameUnit = a.units.some((x) =>
    b.units.some((y) => share(a.values, b.values, (v, w) => isSameAmount(v, x, w, y))),
  )
  if (sameUnit || haveSameMoney(a, b)) return 'same'
  if (!isEqual) return 'value'
  return a.currencies.length > 0 && b.currencies.length > 0 ? 'currency' : 'unit'
}

function isMeasured({ units, currencies }: Quantity): boolean {
  return units.length + currencies.length > 0
}

/** Hundreds may be three hundred, or two thousand where it is not told better; dozens and scores are one. */
function isSameRough(a: Quantity, b: Quantity): boolean {
  if (a.role === b.role) return a.values[0] === b.values[0]
  const [rough, exact] = a.role === 'rough' ? [a.values[0], b.values] : [b.values[0], a.values]
  return exact.some((value) => value >= rough && value <= MOST_ROUGH * rough)
}

const MOST_ROUGH = 20

function haveSameMoney(a: Quantity, b: Quantity): boolean {
  return a.currencies.some((x) =>
    b.currencies.some((y) => {
      const isOne = x === y || GENERAL[x]?.includes(y) || GENERAL[y]?.includes(x)
      // Cents of the euro are cents.
      const areParts = x.endsWith('¢') && y.endsWith('¢') && (PARTS[x].of.includes(y) || PARTS[y].of.includes(x))
      if (isOne || areParts) return share(a.values, b.values, isEqualNumber)
      const part = partOfMoney(x, y)
      if (part > 0) return share(a.values, b.values, (v, w) => isEqualNumber(v * part, w))
      const back = partOfMoney(y, x)
      return back > 0 && share(a.values, b.values, (v, w) => isEqualNumber(v, w * back))
    }),
  )
}

function haveSameTime(a: Quantity, b: Quantity): boolean {
  const timesOf = (item: Quantity) => (item.times.length > 0 ? item.times : item.values.flatMap(toMinutes))
  return share(timesOf(a), timesOf(b), (v, w) => v === w || Math.abs(v - w) === 1440)
}

/** Two thirds are 66.7 %, though never exactly. */
function areRoundedThirds(a: Quantity, b: Quantity): boolean {
  if (a.role !== 'share' || b.role !== 'share') return false
  const isThird = (value: number) => value > 0 && value < 1 && (value * 100) % 1 !== 0 && (value * 6) % 1 < 1e-9
  return share(a.values, b.values, (v, w) => Math.abs(v - w) < ROUNDED && (isThird(v) || isThird(w)))
}

const ROUNDED = 0.0051

/** 22.42 may be eighteen minutes to eleven. */
function toMinutes(hour: number): number[] {
  const minutes = Math.floor(hour) * 60 + Math.round((hour % 1) * 100)
  return hour <= 12 ? [minutes, minutes + 720] : [minutes]
}

function share(a: readonly number[], b: readonly number[], isSame: (v: number, w: number) => boolean): boolean {
  return a.some((v) => b.some((w) => isSame(v, w)))
}

function isEqualNumber(a: number, b: number): boolean {
  // Whole numbers are as written: the last digit of a long one tells, too.
  return a === b || (!(Number.isInteger(a) && Number.isInteger(b)) && isClose(a, b, 1e-9))
}
