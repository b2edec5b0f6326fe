import type { Comparison } from '../compare/comparison.ts'
import { EXIT, type ExitCode } from './exit-codes.ts'

/**
 * Not comparable where any metric that was asked for has no difference because its signatures differ; bad input where
 * not one segment could be paired, for then nothing was judged; else fine, whatever the verdict.
 */
export function exitCodeOfComparison({ pairs, results }: Comparison): ExitCode {
  if (results.some((result) => result.comparable !== 'yes' && result.delta === null)) return EXIT.notComparable
  return pairs === 0 ? EXIT.input : EXIT.fine
}

/** Of several comparisons: not comparable before nothing to judge before fine. */
export function exitCodeOfHeads(comparisons: readonly Comparison[]): ExitCode {
  const codes = comparisons.map(exitCodeOfComparison)
  return [EXIT.notComparable, EXIT.input].find((code) => codes.includes(code)) ?? EXIT.fine
}
