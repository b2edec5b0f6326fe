/**
 * Quantile of values that are sorted ascending, linear between neighbours at position (n − 1)·q (numpy's and R's
 * default, type 7 of Hyndman and Fan 1996). q from 0 to 1. An empty list has none: NaN.
 *
 * Upper quantiles are counted from the top, so that the quantiles of mirrored values are exactly mirrored.
 *
 * @example quantileSorted([1, 2, 3, 4], 0.5) // 2.5
 */
export function quantileSorted(sorted: ArrayLike<number>, q: number): number {
  const last = sorted.length - 1
  if (last < 0 || !(q >= 0 && q <= 1)) return Number.NaN
  const fromTop = q > 0.5
  const position = last * (fromTop ? 1 - q : q)
  const whole = Math.floor(position)
  const at = (k: number): number => sorted[fromTop ? last - k : k]
  if (whole >= last) return at(last)
  // The middle of an even count must not depend on the side from which it is counted.
  if (position - whole === 0.5) return (at(whole) + at(whole + 1)) / 2
  return at(whole) + (position - whole) * (at(whole + 1) - at(whole))
}
