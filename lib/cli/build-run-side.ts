import { createHash } from 'node:crypto'
import type { RunSide, SideMetric } from '../compare/run-side.ts'
import { sizeTags } from '../compare/size-tags.ts'
import { type GroupedRepeats, groupRepeats } from '../ingest/group-repeats.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import { toMetricSegment, toScorableSegment } from '../ingest/to-metric-segment.ts'
import type { Metric, MetricSegment, TestSetFacts } from '../metrics/metric.ts'
import { toRowTable } from '../metrics/row-table.ts'
import { formatSpec, type Spec } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import { meanScore } from './mean-score.ts'
import './provide-statistics.ts'

/** Both sides of a comparison of files, as by `buildSides`. */
export function buildRunSides(
  base: readonly NormalizedSegment[],
  head: readonly NormalizedSegment[],
  specs: readonly Spec[],
): { readonly base: RunSide; readonly head: RunSide } {
  const [ofBase, ofHead] = buildSides([base, head], specs)
  return { base: ofBase, head: ofHead }
}

/**
 * The sides of a comparison of files, each scored from its texts. The label set is that of all runs together, so that
 * their confusion cells agree; the number of references stays each side's own, since other counts are other numbers.
 */
export function buildSides(
  runs: readonly (readonly NormalizedSegment[])[],
  specs: readonly Spec[],
  { tags = false, declared }: { readonly tags?: boolean; readonly declared?: TestSetFacts['declared'] } = {},
): RunSide[] {
  const { labels } = testSetFacts(runs.flat().map(toScorableSegment))
  return runs.map((segments) => {
    const { references, models, windows } = testSetFacts(segments.map(toScorableSegment))
    const side = buildRunSide(segments, specs, { references, labels, models, windows, declared })
    return tags ? { ...side, tags: groupRepeats(segments).items.map(toTags) } : side
  })
}

function toTags({ references, source, tags }: NormalizedSegment): Readonly<Record<string, string>> {
  const text = references[0] ?? source
  return {
    ...sizeTags({ characters: text === null ? null : countCharacters(text), references: references.length }),
    ...tags,
  }
}

function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

function buildRunSide(segments: readonly NormalizedSegment[], specs: readonly Spec[], facts: TestSetFacts): RunSide {
  const grouped = groupRepeats(segments)
  const repeats = grouped.repeats.map((outputs) => outputs.map((output) => output && toMetricSegment(output)))
  return {
    ids: grouped.ids,
    contentHashes: grouped.items.map(hashContent),
    documents: grouped.items.map((item) => item.document),
    outputHashes: grouped.repeats.map((outputs) => outputs.map((output) => (output ? hashOutput(output) : ''))),
    states: grouped.repeats.map((outputs) => outputs.map((output) => output?.state ?? 'na')),
    metrics: specs.map((spec) =>
      toSideMetric(formatSpec(spec), createMetricWithResources(spec, facts), repeats, grouped),
    ),
  }
}

function toSideMetric(
  spec: string,
  metric: Metric,
  repeats: readonly (readonly (MetricSegment | null)[])[],
  grouped: GroupedRepeats,
): SideMetric {
  if (metric.kind === 'additive') {
    const tables = repeats.map((segments) => toRowTable(metric, segments))
    const failed = grouped.repeats.map((outputs) => outputs.map((output) => output && toEmptyOutput(output)))
    if (failed.every((outputs) => outputs.every((output) => output === null))) return { spec, metric, tables }
    return { spec, metric, tables, failedTables: failed.map((segments) => toRowTable(metric, segments)) }
  }
  const { ids } = grouped
  const all = ids.map((_id, i) => i)
  return {
    spec,
    metric,
    corpusScore: (indices) =>
      meanScore(repeats.map((segments) => metric.evaluate((indices ?? all).flatMap((i) => segments[i] ?? [])))),
  }
}

/** A failed item as if it had given an empty output; null for any other. */
function toEmptyOutput(output: NormalizedSegment): MetricSegment | null {
  if (output.state !== 'failed') return null
  const { state: _state, reason: _reason, ...segment } = toScorableSegment(output)
  return { ...segment, hypothesis: '' }
}

/** What makes an item the same item: source, references and gold. */
function hashContent({ source, references, label, answers }: NormalizedSegment): string {
  return hash([source, references, label, answers])
}

/** All that the system produced; '' where it produced nothing. */
function hashOutput({ state, hypothesis, predictedLabel, statistics, scores }: NormalizedSegment): string {
  return state === 'scored' ? hash([hypothesis, predictedLabel, statistics, scores]) : ''
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
