import type { TrendPoint } from '../schema/records.ts'
import { commonDecimals } from './common-decimals.ts'
import { formatNumber } from './format-number.ts'
import { projectsMessages } from './messages/en/projects.ts'
import { prepareTrend, type TrendSlot } from './prepare-trend.ts'

/** A small trend without axes. */
export interface Spark {
  readonly points: readonly Pick<TrendSlot, 'score' | 'interval' | 'line'>[]
  readonly label: string
}

/** A small trend of one line and what it says in words; null where no run has a score. */
export function prepareSpark(trend: readonly TrendPoint[], metric: string): Spark | null {
  const scored = trend.filter((point) => point.value !== null)
  if (scored.length === 0) return null
  const decimals = commonDecimals(scored.map((point) => point.interval))
  const say = (point: TrendPoint) => formatNumber(point.value as number, decimals)
  return {
    points: prepareTrend(trend, { followedBranch: null }).slots,
    label: projectsMessages.sparkLabel(metric, trend.length, say(scored[0]), say(scored[scored.length - 1])),
  }
}
