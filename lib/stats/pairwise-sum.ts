const BLOCK = 128

/**
 * NumPy's pairwise sum: eight running sums within blocks of up to 128 values, longer arrays cut in two. `round` is
 * applied after every addition: `Math.fround` sums as NumPy sums float32. Empty: 0.
 *
 * Source: numpy 1.24 and 2.4, `pairwise_sum` of the add reduction; reproduced so that means agree to the last bit.
 *
 * @example pairwiseSum([0.5, 0.25, 0.25]) // 1
 */
export function pairwiseSum(values: ArrayLike<number>, round: (value: number) => number = identity): number {
  return sumRange(values, 0, values.length, round)
}

function identity(value: number): number {
  return value
}

function sumRange(values: ArrayLike<number>, from: number, count: number, round: (value: number) => number): number {
  if (count < 8) {
    let sum = 0
    for (let i = from; i < from + count; i++) sum = round(sum + values[i])
    return sum
  }
  if (count > BLOCK) {
    const half = Math.floor(count / 2)
    const left = half - (half % 8)
    return round(sumRange(values, from, left, round) + sumRange(values, from + left, count - left, round))
  }
  const running = Array.from({ length: 8 }, (_, k) => values[from + k])
  const whole = count - (count % 8)
  for (let i = 8; i < whole; i += 8) for (let k = 0; k < 8; k++) running[k] = round(running[k] + values[from + i + k])
  const pair = (a: number, b: number): number => round(running[a] + running[b])
  let sum = round(round(pair(0, 1) + pair(2, 3)) + round(pair(4, 5) + pair(6, 7)))
  for (let i = whole; i < count; i++) sum = round(sum + values[from + i])
  return sum
}
