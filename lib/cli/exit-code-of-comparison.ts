import type { Comparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { EXIT, type ExitCode } from './exit-codes.ts'

/**
 * Not comparable where any metric has no difference because its signatures differ; bad input where nothing was judged:
 * not one pair was scored by both sides, under a metric that was named or under all; else fine, whatever the verdict.
 */
export function exitCodeOfComparison({ pairs, results }: Comparison, areNamed: boolean): ExitCode {
  if (!results.every(isCompared)) return EXIT.notComparable
  const judged = results.map(({ n }) => n > 0)
  const isJudged = areNamed ? judged.every(Boolean) : judged.some(Boolean)
  return pairs > 0 && isJudged ? EXIT.fine : EXIT.input
}

/** Of several comparisons: not comparable before nothing to judge before fine. */
export function exitCodeOfHeads(comparisons: readonly Comparison[], areNamed: boolean): ExitCode {
  const codes = comparisons.map((comparison) => exitCodeOfComparison(comparison, areNamed))
  return [EXIT.notComparable, EXIT.input].find((code) => codes.includes(code)) ?? EXIT.fine
}
