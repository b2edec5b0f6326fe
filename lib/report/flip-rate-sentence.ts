import type { FlipRates } from '../compare/flip-rates.ts'
import { formatCount, formatDifference, formatNumber, toDecimals } from './format-number.ts'
import { lintMessages } from './messages/en/lints.ts'

const words = lintMessages.flips.rate

/**
 * The shares of flagged pairs and their difference with its interval, in percentage points; null where there is none.
 *
 * @example
 * flipRateSentence({ base: 0.1, head: 0.2, delta: 0.1, ci: [-0.02, 0.22], documents: null, resamples: 1000, seed: 12345 })
 * // 'Flagged pairs: 10 % in base, 20 % in head; difference +10 percentage points, 95 % interval −2 to +22 (1 000 resamples of segments).'
 */
export function flipRateSentence({ base, head, delta, ci, documents, resamples }: FlipRates): string | null {
  if (base === null || head === null || delta === null) return null
  const percent = ci && ([100 * ci[0], 100 * ci[1]] as const)
  const decimals = toDecimals(percent, 1)
  return words.statement({
    base: formatNumber(100 * base, decimals),
    head: formatNumber(100 * head, decimals),
    delta: formatDifference(100 * delta, decimals),
    interval:
      percent === null
        ? words.noInterval
        : words.interval({
            low: formatDifference(percent[0], decimals),
            high: formatDifference(percent[1], decimals),
            resamples: formatCount(resamples),
            documents: documents === null ? null : formatCount(documents),
          }),
  })
}
