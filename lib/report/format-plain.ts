import { formatNumber, formatSigned } from './format-number.ts'

/**
 * Decimals that a setting or an axis tick needs to be written out in full, at most 12; trailing noise of binary
 * fractions does not count.
 *
 * @example
 * toPlainDecimals(0.1 + 0.2) // 1
 */
export function toPlainDecimals(value: number): number {
  const [digits, exponent] = Number(value.toPrecision(12)).toExponential().split('e')
  const decimals = (digits.split('.')[1] ?? '').length - Number(exponent)
  return Math.min(12, Math.max(0, decimals))
}

/**
 * A number that somebody set (a smallest effect) or that an axis is marked with: as short as it is exact.
 *
 * @example
 * formatPlain(0.5, { sign: true }) // '+0.5'
 */
export function formatPlain(value: number, { sign = false, digits }: { sign?: boolean; digits?: number } = {}): string {
  const decimals = digits ?? toPlainDecimals(value)
  return sign ? formatSigned(value, decimals) : formatNumber(value, decimals)
}

/**
 * A large count that is only known roughly: two significant figures.
 *
 * @example
 * formatAbout(23_417) // '23 000' with a narrow no-break space
 */
export function formatAbout(count: number): string {
  return formatNumber(Number(count.toPrecision(2)), 0)
}
