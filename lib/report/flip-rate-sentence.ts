import type { FlipRates } from '../compare/flip-rates.ts'
import { formatBound, formatCount, formatDifference, toDecimals } from './format-number.ts'
import { lintMessages } from './messages/en/lints.ts'

const words = lintMessages.flips.rate

/**
 * The shares of flagged pairs and their difference with its interval, in percentage points; null where there is none, or
 * nothing is flagged on either side. What is exactly nothing reads `0`, never `0.0`.
 *
 * @example
 * flipRateSentence({ base: 0.1, head: 0.2, delta: 0.1, ci: [-0.02, 0.22], changed: 9, documents: null, resamples: 1000, seed: 1 })
 * // 'Flagged pairs: 10 % in base, 20 % in head; difference +10 percentage points, 95 % interval −2 to +22 (1 000 resamples of segments).'
 */
export function flipRateSentence(rates: FlipRates): string | null {
  const { base, head, delta, ci, changed, documents, resamples } = rates
  if (base === null || head === null || delta === null || base + head === 0) return null
  const percent = ci && ([100 * ci[0], 100 * ci[1]] as const)
  const decimals = toDecimals(percent, 1)
  const share = (value: number) => (value === 0 ? '0' : formatBound(100 * value, decimals))
  const difference = (value: number) => (value === 0 ? '0' : formatDifference(value, decimals))
  if (changed === 0) return words.alike({ share: share(base) })
  return words.statement({
    base: share(base),
    head: share(head),
    delta: difference(100 * delta),
    interval:
      percent === null
        ? words.noInterval
        : words.interval({
            low: difference(percent[0]),
            high: difference(percent[1]),
            resamples: formatCount(resamples),
            documents: documents === null ? null : formatCount(documents),
          }),
  })
}
