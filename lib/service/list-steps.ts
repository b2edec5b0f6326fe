import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { listComparisonResults, listStandardKeys } from '../db/comparisons.ts'
import type { RunStepRecord, StepVerdict } from '../schema/records.ts'
import { dropOldest } from './kept-answers.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

/** What overviews keep of one metric of a comparison. */
type Step = Omit<StepVerdict, 'baseRunId'> & Pick<MetricComparison, 'spec' | 'metric' | 'label'>

/** Comparisons whose steps are kept: some 350 bytes a metric. */
const MOST_KEPT = 20_000
// A comparison's key says everything that it depends on, so what is kept under it never grows old.
const kept = processWide('steps', () => new Map<string, readonly Step[]>())

/** How each of these runs fared against the run that it is compared with, as their standard comparisons say. */
export interface Steps {
  /** Of the SPEC, else of the metric of that name and label; null where it was not compared (yet). */
  of(
    runId: string,
    score: { readonly spec: string | null; readonly metric: string; readonly label: string },
  ): StepVerdict | null
  /** Of every metric; null where the run was not compared (yet). */
  all(runId: string): (Pick<RunStepRecord, 'results'> & { readonly baseRunId: string }) | null
}

export async function listSteps(runIds: readonly string[]): Promise<Steps> {
  const { db } = await getRuntime()
  const keys = await listStandardKeys(db, runIds)
  const missing = [...keys.values()].map(({ key }) => key).filter((key) => !kept.has(key))
  for (const [key, result] of await listComparisonResults(db, missing)) kept.set(key, toSteps(result as Comparison))
  const steps = new Map([...keys].map(([runId, { key }]) => [runId, kept.get(key) ?? []]))
  dropOldest(kept, MOST_KEPT)
  return {
    of(runId, { spec, metric, label }) {
      const ofRun = steps.get(runId) ?? []
      const found =
        ofRun.find((one) => one.spec === spec) ?? ofRun.find((one) => one.metric === metric && one.label === label)
      const baseRunId = keys.get(runId)?.baseRunId
      return !found || baseRunId === undefined ? null : toVerdict(found, baseRunId)
    },
    all(runId) {
      const baseRunId = keys.get(runId)?.baseRunId
      if (baseRunId === undefined) return null
      const results = (steps.get(runId) ?? []).map((step) => ({ ...toVerdict(step, baseRunId), label: step.label }))
      return { baseRunId, results }
    },
  }
}

function toVerdict({ spec: _spec, metric: _metric, label: _label, ...step }: Step, baseRunId: string): StepVerdict {
  return { baseRunId, ...step }
}

function toSteps({ results }: Comparison): Step[] {
  return results.map(
    ({ spec, metric, label, comparable, verdict, reason, delta, ci, mde, pAdjusted, family, few }) => ({
      spec,
      metric,
      label,
      comparable,
      verdict,
      reason,
      delta,
      ci,
      mde,
      pAdjusted,
      family,
      few,
    }),
  )
}
