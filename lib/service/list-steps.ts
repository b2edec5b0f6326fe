import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { effectOf, type JudgedByEffect, withSmallestEffect } from '../compare/with-smallest-effect.ts'
import { listComparisonResults, listStandardKeys } from '../db/comparisons.ts'
import { findProjectOfRun } from '../db/projects.ts'
import type { RunStepRecord, StepVerdict } from '../schema/records.ts'
import { dropOldest } from './kept-answers.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

/** What overviews keep of one metric of a comparison. */
type Step = Omit<StepVerdict, 'baseRunId'> & JudgedByEffect & Pick<MetricComparison, 'spec' | 'metric' | 'label'>

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

/**
 * Steps of runs of one project. Verdicts are by the smallest effects that it has now: those that a comparison was made under
 * may have been others.
 */
export async function listSteps(runIds: readonly string[]): Promise<Steps> {
  const { db } = await getRuntime()
  const effects = runIds.length === 0 ? {} : ((await findProjectOfRun(db, runIds[0]))?.smallestEffects ?? {})
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
      return !found || baseRunId === undefined ? null : toVerdict(found, baseRunId, effects)
    },
    all(runId) {
      const baseRunId = keys.get(runId)?.baseRunId
      if (baseRunId === undefined) return null
      const results = (steps.get(runId) ?? []).map((step) => ({
        ...toVerdict(step, baseRunId, effects),
        label: step.label,
      }))
      return { baseRunId, results }
    },
  }
}

function toVerdict(step: Step, baseRunId: string, effects: Readonly<Record<string, number>>): StepVerdict {
  const { comparable, verdict, reason, delta, ci, mde, pAdjusted, family, few } = withSmallestEffect(
    step,
    effectOf(effects, step),
  )
  return { baseRunId, comparable, verdict, reason, delta, ci, mde, pAdjusted, family, few }
}

function toSteps({ results }: Comparison): Step[] {
  return results.map((result) => ({
    spec: result.spec,
    metric: result.metric,
    label: result.label,
    comparable: result.comparable,
    direction: result.direction,
    base: result.base,
    head: result.head,
    delta: result.delta,
    ci: result.ci,
    p: result.p,
    pAdjusted: result.pAdjusted,
    family: result.family,
    mde: result.mde,
    n: result.n,
    few: result.few,
    smallestEffect: result.smallestEffect,
    verdict: result.verdict,
    reason: result.reason,
  }))
}
