const view = new DataView(new ArrayBuffer(8))

/**
 * Mean with one single rounding: the exact rational sum, divided, then rounded to the nearest double (ties to even),
 * as Python's `statistics.mean` does it. NaN when empty or when a value is not finite.
 *
 * Adding up 0.1, 0.2 and 0.3 and dividing gives 0.20000000000000004.
 *
 * @example exactMean([0.1, 0.2, 0.3]) === 0.2 // true
 */
export function exactMean(values: ArrayLike<number>): number {
  if (values.length === 0) return Number.NaN
  let lowest = Number.POSITIVE_INFINITY
  const parts: { mantissa: bigint; exponent: number }[] = []
  for (let i = 0; i < values.length; i++) {
    if (!Number.isFinite(values[i])) return Number.NaN
    const part = split(values[i])
    parts.push(part)
    if (part.mantissa !== 0n) lowest = Math.min(lowest, part.exponent)
  }
  if (lowest === Number.POSITIVE_INFINITY) return 0
  let sum = 0n
  for (const { mantissa, exponent } of parts) if (mantissa !== 0n) sum += mantissa << BigInt(exponent - lowest)
  const magnitude = ratio(sum < 0n ? -sum : sum, BigInt(values.length), lowest)
  return sum < 0n ? -magnitude : magnitude
}

/** value = mantissa · 2^exponent, the mantissa whole and signed. */
function split(value: number): { mantissa: bigint; exponent: number } {
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  const biased = Number((bits >> 52n) & 0x7ffn)
  const fraction = bits & 0xfffffffffffffn
  const mantissa = biased === 0 ? fraction : fraction | 0x10000000000000n
  return { mantissa: bits >> 63n ? -mantissa : mantissa, exponent: (biased === 0 ? 1 : biased) - 1075 }
}

/** numerator / denominator · 2^exponent as the nearest double. */
function ratio(numerator: bigint, denominator: bigint, exponent: number): number {
  if (numerator === 0n) return 0
  // Scale so that the quotient has at least 55 bits; fewer are kept only where the double itself is subnormal.
  const bits = numerator.toString(2).length - denominator.toString(2).length
  const shift = Math.max(0, 56 - bits)
  const scaled = numerator << BigInt(shift)
  let quotient = scaled / denominator
  let power = exponent - shift
  const exact = quotient * denominator === scaled
  // A sticky last bit keeps a remainder from being taken for a tie.
  quotient = (quotient << 1n) | (exact ? 0n : 1n)
  power -= 1
  const excess = Math.max(quotient.toString(2).length - 53, -1074 - power)
  if (excess > 0) {
    const cut = BigInt(excess)
    const rest = quotient & ((1n << cut) - 1n)
    const half = 1n << (cut - 1n)
    quotient >>= cut
    if (rest > half || (rest === half && (quotient & 1n) === 1n)) quotient += 1n
    power += excess
  }
  // Two factors, since 2^power alone may be below the smallest double.
  const first = Math.max(power, -1000)
  return Number(quotient) * 2 ** first * 2 ** (power - first)
}
