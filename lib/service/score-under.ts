import type { Database } from '../db/open-database.ts'
import { replaceRowPacks } from '../db/packs.ts'
import type { StoredScore } from '../db/scores.ts'
import { InputError } from '../errors.ts'
import type { Metric, TestSetFacts } from '../metrics/metric.ts'
import { getMetricDefinition } from '../metrics/registry.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import { parseSpec } from '../metrics/spec.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { packRows } from './pack-rows.ts'
import { type Figure, scoreCorpus, scoreTables } from './run-figures.ts'
import { makeTables } from './run-tables.ts'
import { signatureKey } from './signature-key.ts'

/** A run's texts with what is the same for all of its metrics. */
export interface ScoredTexts {
  readonly facts: TestSetFacts
  readonly repeats: readonly (readonly (ScorableSegment | null)[])[]
  readonly documents: readonly (string | null)[]
}

/**
 * The score of a run under one SPEC from its texts, its rows stored on the way. A SPEC that this test set or this server
 * cannot serve gives a score without a value, with the reason.
 */
export async function scoreUnder(
  db: Database,
  run: RunRecord,
  { spec, position, facts, repeats, documents }: ScoredTexts & { readonly spec: string; readonly position: number },
): Promise<StoredScore> {
  const metric = tryMetric(spec, facts)
  if (metric instanceof InputError) return toUnscored(spec, position, metric.message, run)
  if (metric.kind === 'corpus') return toStored(spec, position, metric, scoreCorpus(metric, repeats))
  const tables = makeTables(metric, repeats)
  await replaceRowPacks(db, { runId: run.id, signatureKey: signatureKey(metric), spec }, packRows(tables))
  return toStored(spec, position, metric, scoreTables(metric, tables, repeats, documents))
}

function tryMetric(spec: string, facts: TestSetFacts): Metric | InputError {
  try {
    return createMetricWithResources(spec, facts)
  } catch (error) {
    // A SPEC that this test set or this server cannot serve is a score without a value, and no reason to lose the rest.
    if (error instanceof InputError) return error
    throw error
  }
}

function toStored(spec: string, position: number, metric: Metric, figure: Figure): StoredScore {
  const { score, interval, scored, failed } = figure
  return {
    spec,
    position,
    metric: metric.name,
    label: metric.label,
    direction: metric.direction,
    layer: metric.layer,
    unit: metric.unit,
    signature: formatSignature(metric.signature),
    signatureKey: signatureKey(metric),
    fields: metric.signature.fields,
    implementation: metric.signature.implementation,
    value: score.value,
    reason: score.reason ?? null,
    details: score.details,
    interval,
    scored,
    failed,
  }
}

function toUnscored(spec: string, position: number, reason: string, run: RunRecord): StoredScore {
  const definition = getMetricDefinition(parseSpec(spec).name)
  return {
    spec,
    position,
    metric: definition.name,
    label: definition.label,
    direction: definition.direction,
    layer: definition.layer,
    unit: 'value',
    signature: '',
    signatureKey: '',
    fields: [],
    implementation: '',
    value: null,
    reason,
    details: {},
    interval: null,
    scored: 0,
    failed: run.counts.scored + run.counts.failed,
  }
}
