/**
 * The only place where numbers are rounded. Rules: a difference and its bounds share the digits at which the
 * interval's half-width has two significant figures, scores take the same; a number near a threshold gets digits
 * until it reads on the side where it is. Real minus (U+2212), narrow no-break space (U+202F) between thousands.
 */

const MINUS = '\u2212'
const NARROW_SPACE = '\u202f'
const MOST_DECIMALS = 12

/**
 * A number with a fixed count of decimals; what rounds to zero has no sign.
 *
 * @example
 * formatNumber(-1234.5, 1) // '−1 234.5' with a narrow no-break space
 */
export function formatNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : value < 0 ? `${MINUS}∞` : '–'
  const digits = Math.abs(value).toFixed(Math.min(decimals, 100))
  // toFixed turns to exponents from 1e21 on, where grouping makes no sense.
  const grouped = digits.includes('e') ? digits : digits.replace(/\B(?<!\..*)(?=(\d{3})+(?!\d))/g, NARROW_SPACE)
  return value < 0 && Number(digits) !== 0 ? `${MINUS}${grouped}` : grouped
}

/** As `formatNumber`, with a plus where positive: for differences. */
export function formatSigned(value: number, decimals: number): string {
  const plain = formatNumber(value, decimals)
  return value > 0 && Number(value.toFixed(decimals)) !== 0 ? `+${plain}` : plain
}

/** A whole number: `1 997` with a narrow no-break space. */
export function formatCount(count: number): string {
  return formatNumber(count, 0)
}

/**
 * A size in bytes, in the unit of a thousand bytes that leaves a number below 1000.
 *
 * @example
 * formatBytes(1_234_567) // '1.2 MB'
 */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB']
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return `${formatNumber(bytes / 1000 ** power, power === 0 ? 0 : 1)} ${units[power]}`
}

/**
 * Decimals at which the interval's half-width has two significant figures, at least 0 and at most 12;
 * `fallback` where there is no interval or where it has no width.
 *
 * @example
 * toDecimals([0.12, 0.68]) // 2: half-width 0.28
 */
export function toDecimals(interval: readonly [number, number] | null, fallback = 2): number {
  if (!interval) return fallback
  const halfWidth = (interval[1] - interval[0]) / 2
  if (!(halfWidth > 0) || !Number.isFinite(halfWidth)) return fallback
  // The exponent after rounding to two figures: 0.0996 counts as 0.10.
  const exponent = Number(halfWidth.toExponential(1).split('e')[1])
  return Math.min(MOST_DECIMALS, Math.max(0, 1 - exponent))
}

/**
 * Decimals from `decimals` on at which the rounded value stands on the same side of every threshold as the value:
 * rounding never contradicts a verdict.
 *
 * @example
 * toTellingDecimals(-0.003, 2, [0]) // 3
 */
export function toTellingDecimals(value: number, decimals: number, thresholds: readonly number[]): number {
  for (let d = decimals; d < MOST_DECIMALS; d++) {
    const rounded = Number(value.toFixed(d))
    if (thresholds.every((threshold) => Math.sign(rounded - threshold) === Math.sign(value - threshold))) return d
  }
  return MOST_DECIMALS
}

/** A difference: signed, never read as 0 (or as on the other side of another threshold) unless it is. */
export function formatDifference(value: number, decimals: number, thresholds: readonly number[] = [0]): string {
  return formatSigned(value, toTellingDecimals(value, decimals, thresholds))
}

/** A bound of an interval: unsigned when positive; digits until it cannot be read as 0 or another threshold. */
export function formatBound(value: number, decimals: number, thresholds: readonly number[] = [0]): string {
  return formatNumber(value, toTellingDecimals(value, decimals, thresholds))
}

/**
 * An interval of a difference for tables, both bounds signed.
 *
 * @example
 * formatDifferenceInterval([-1.456, 0.351], 2) // '[−1.46, +0.35]'
 */
export function formatDifferenceInterval(
  [low, high]: readonly [number, number],
  decimals: number,
  thresholds: readonly number[] = [0],
): string {
  return `[${formatDifference(low, decimals, thresholds)}, ${formatDifference(high, decimals, thresholds)}]`
}

/**
 * An interval of a score for tables. In prose it is "95 % interval 33.9 to 35.8".
 *
 * @example
 * formatInterval([-1.456, -0.351], 2) // '[−1.46, −0.35]'
 */
export function formatInterval(
  [low, high]: readonly [number, number],
  decimals: number,
  thresholds: readonly number[] = [0],
): string {
  return `[${formatBound(low, decimals, thresholds)}, ${formatBound(high, decimals, thresholds)}]`
}

/**
 * A p or q value: two significant figures without a leading zero, `< .001` below that, `> .99` where it would read 1.
 * More figures where it would otherwise read as on the other side of a level.
 *
 * @example
 * formatP(0.0342) // '.034'
 */
export function formatP(p: number, levels: readonly number[] = [0.05]): string {
  if (p >= 1) return '1'
  if (p < 0.001) return '< .001'
  if (p > 0.99) return '> .99'
  const exponent = Math.floor(Math.log10(p))
  const decimals = toTellingDecimals(p, 1 - exponent, levels)
  const text = p.toFixed(decimals)
  return Number(text) >= 1 ? '> .99' : text.replace(/^0/, '')
}

/** A share of a whole as percent: `61 %`; one decimal below 10 %, and never 0 or 100 unless it is. */
export function formatShare(share: number): string {
  const percent = share * 100
  const decimals = percent !== 0 && Math.abs(percent) < 10 ? 1 : 0
  return `${formatNumber(percent, toTellingDecimals(percent, decimals, [0, 100]))} %`
}

/** Decimals of a score that has no interval to tell them: two on scales of points, four on scales from 0 to 1. */
export function toUnitDecimals(unit: 'points' | 'ratio' | 'nats' | 'bits' | 'value'): number {
  return unit === 'points' || unit === 'value' ? 2 : 4
}
