import type { MetricComparison } from './comparison.ts'
import type { Pairing } from './pair-segments.ts'

/** What is to be said of a whole comparison, the same from either side. */
export function comparisonWarnings(
  pairing: Pairing,
  documentsDisagree: boolean,
  results: readonly MetricComparison[],
): string[] {
  return [
    ...testSetWarnings(pairing),
    ...(pairing.byContent ? ['Ids are line numbers and lines were inserted or removed: paired by content.'] : []),
    ...(documentsDisagree ? ['The runs put segments into different documents: segments are resampled instead.'] : []),
    ...results.filter((result) => result.signsDisagree).map(signsWarning),
  ]
}

/** What restricting to common segments left out, where the two test sets are not the same. */
function testSetWarnings({ base, changed, onlyBase, onlyHead }: Pairing): string[] {
  if (changed.length + onlyBase.length + onlyHead.length === 0) return []
  return [
    `The test sets differ: only the ${base.length} segments that both share unchanged are compared ` +
      `(${changed.length} changed, ${onlyBase.length + onlyHead.length} on one side only).`,
  ]
}

function signsWarning({ label }: MetricComparison): string {
  return `${label} over the whole and the mean of its segment scores moved in opposite directions: look at both.`
}
