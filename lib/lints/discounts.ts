import type { LintToken } from './lint-tokens.ts'
import type { Quantity } from './quantity.ts'
import type { TextReading } from './text-reading.ts'

const AFTER =
  /^(?:off|discount|discounts|cheaper|rabatt|nachlass|preisnachlass|skonto|günstiger|billiger|ermäßigt|ermäßigung|reduziert)$/
/** Ends of words before the share: 优惠20%, 降价两成. */
const BEFORE = /^(?:优惠|降价|减价|让利|直降|立减|便宜)$/
const CLOSE = 1e-6

/** 30 % off is 70 % of the price, 八折 is 优惠20%: the one is taken off, the other is left. */
export function isDiscountOf(a: Quantity, left: TextReading, b: Quantity, right: TextReading): boolean {
  if (a.role !== 'share' || b.role !== 'share') return false
  if (isTakenOff(left.tokens, a) === isTakenOff(right.tokens, b)) return false
  return a.values.some((value) => b.values.some((other) => value < 1 && Math.abs(value + other - 1) < CLOSE))
}

function isTakenOff(tokens: readonly LintToken[], { at, end }: Quantity): boolean {
  if (AFTER.test(tokens[end]?.norm ?? '')) return true
  return at > 1 && BEFORE.test(tokens[at - 2].norm + tokens[at - 1].norm)
}
