import type { Quantity } from './quantity.ts'
import type { TextReading } from './text-reading.ts'

/** Between how many and of how many: one in five, nine out of ten, neun von zehn, 20 of the 50. */
const OF_MANY = /^(?:in|of|out|von|aus|the|der|den|a|every|each)$/
const CLOSE = 0.0051
const FAR = 3

/** Two numbers of a text whose share is that of `share`, a fraction or per cent: `one in five` for `20 %`; null where there are none. */
export function findShareOfMany(
  share: Quantity,
  { quantities, tokens }: TextReading,
): readonly [Quantity, Quantity] | null {
  if (share.role !== 'share') return null
  for (let i = 1; i < quantities.length; i++) {
    const [few, many] = [quantities[i - 1], quantities[i]]
    if (few.role !== 'plain' || many.role !== 'plain' || many.at === few.end || many.at > few.end + FAR) continue
    if (!tokens.slice(few.end, many.at).every(({ norm }) => OF_MANY.test(norm))) continue
    if (share.values.some((value) => Math.abs(value - few.values[0] / many.values[0]) <= CLOSE)) return [few, many]
  }
  return null
}
