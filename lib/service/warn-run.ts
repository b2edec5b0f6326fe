import type { StoredFinding } from '../db/lint-findings.ts'
import type { StoredScore } from '../db/scores.ts'
import { InputError } from '../errors.ts'
import type { Metric, TestSetFacts } from '../metrics/metric.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'
import { type DataWarning, dataWarnings, scoreWarnings } from '../metrics/warnings.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import { toCounted } from './run-tables.ts'
import { WARNING_CODE } from './warning-code.ts'

/** Ids kept of each warning. */
const MOST_IDS = 50

type Warned = Parameters<typeof listWarnings>

/** What makes a run's scores mean less than they seem, as the command line says it too, over its first repeat. */
export function warnRun(...of: Warned): StoredFinding[] {
  return listWarnings(...of).map(toFinding)
}

/** The same with all ids that each warning is about. */
export function listWarnings(
  scores: readonly Pick<StoredScore, 'spec' | 'value' | 'details'>[],
  repeats: readonly (readonly (ScorableSegment | null)[])[],
  facts: TestSetFacts,
): DataWarning[] {
  const segments = (repeats[0] ?? []).flatMap((segment) => toCounted(segment) ?? [])
  const made = scores.flatMap(({ spec, value, details }) => {
    const metric = tryMetric(spec, facts)
    return metric === null ? [] : [{ metric, score: { value, details } }]
  })
  return [
    ...dataWarnings(
      made.map(({ metric }) => metric),
      segments,
    ),
    ...made.flatMap(({ metric, score }) => scoreWarnings(metric, score)),
  ]
}

/** Null for a SPEC that cannot be made here: its score says so. */
function tryMetric(spec: string, facts: TestSetFacts): Metric | null {
  try {
    return createMetricWithResources(spec, facts)
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}

function toFinding({ code, metric, message, ids }: DataWarning): StoredFinding {
  const detail = {
    code,
    metric: metric ?? null,
    message,
    count: ids?.length ?? null,
    ids: ids?.slice(0, MOST_IDS) ?? [],
  }
  return { code: WARNING_CODE, position: null, repeat: null, message, detail }
}
