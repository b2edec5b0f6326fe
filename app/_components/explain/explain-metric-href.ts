import { findFamily } from '../../../lib/explain/also-known-as.ts'
import type { Family } from '../../../lib/explain/variants.ts'
import { parseSpec } from '../../../lib/metrics/spec.ts'
import { FIRST_STATE, type Tab, toExplainHash, toExplainHref } from './explain-address.ts'

const TAB_OF: Readonly<Record<Family, Tab>> = {
  bleu: 'bleu',
  chrf: 'chrf',
  ter: 'edits',
  errors: 'edits',
  rouge: 'rouge',
  answers: 'answers',
  labels: 'labels',
  perplexity: 'perplexity',
}
/** Texts beyond this would make a list of links heavier than what it lists. */
const LONGEST = 1200

/** Where a metric is worked out on an example; null for one that the explain page does not know. */
export function toExplainMetricHref(spec: string): string | null {
  const family = findFamily(parseSpec(spec).name)
  const hash = family && toExplainHash({ ...FIRST_STATE, tab: TAB_OF[family], spec })
  return hash === null ? null : `/explain#${hash}`
}

/** Where a metric is worked out on a segment's own texts; null where there are none, or too long ones. */
export function toExplainSegmentHref(
  segment: { readonly hypothesis: string | null; readonly references: readonly string[] },
  spec: string,
): string | null {
  const { hypothesis, references } = segment
  const family = findFamily(parseSpec(spec).name)
  if (family === null || family === 'labels' || family === 'perplexity') return null
  if (!hypothesis || references.length === 0 || [hypothesis, ...references].join('').length > LONGEST) return null
  return toExplainHref({ hypothesis, references }, { tab: TAB_OF[family], spec })
}
