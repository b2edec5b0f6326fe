import { FIRST_STATE, toExplainHash, toExplainHref } from './explain-address.ts'
import { findTab } from './explain-tabs.ts'

/** Texts beyond this would make a list of links heavier than what it lists. */
const LONGEST = 1200

/** Where a metric is worked out on an example; null for one that the explain page does not work out. */
export function toExplainMetricHref(spec: string): string | null {
  const tab = findTab(spec)
  const hash = tab && toExplainHash({ ...FIRST_STATE, tab, spec })
  return hash === null ? null : `/explain#${hash}`
}

/** Where a metric is worked out on a segment's own texts; null where there are none, or too long ones. */
export function toExplainSegmentHref(
  segment: { readonly hypothesis: string | null; readonly references: readonly string[] },
  spec: string,
): string | null {
  const { hypothesis, references } = segment
  const tab = findTab(spec)
  if (tab === null || tab === 'labels' || tab === 'perplexity') return null
  if (!hypothesis || references.length === 0 || [hypothesis, ...references].join('').length > LONGEST) return null
  return toExplainHref({ hypothesis, references }, { tab, spec })
}
