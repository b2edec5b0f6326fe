import type { RunRecord, ScoreRecord } from '../schema/records.ts'
import type { RunRemarks } from '../service/get-run-remarks.ts'

/** Statuses of a stored run's answer: scored, still being scored, there already. */
export const RUN_STATUS = { created: 201, computing: 202, replayed: 200 } as const

/** A run as the API gives it: its id, where to look, the run, its scores, and what to mind about them: in words, and as the lints saw it. */
export function runAnswer(run: RunRecord, scores: readonly ScoreRecord[], { warnings, lints }: RunRemarks) {
  return {
    id: run.id,
    links: {
      page: `/runs/${run.id}`,
      self: `/api/v1/runs/${run.id}`,
      segments: `/api/v1/runs/${run.id}/segments`,
      project: `/projects/${run.projectSlug}`,
    },
    run,
    scores,
    warnings,
    lints,
  }
}
