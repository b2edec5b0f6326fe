import type { TokenRecord } from '../schema/records.ts'
import { type ComparedRuns, type CompareRequest, compareRuns } from './compare-runs.ts'
import { getOwnProject } from './get-own-project.ts'
import { renewStepsOf } from './renew-steps.ts'
import { getRuntime } from './runtime.ts'

/**
 * Compares two runs with both rescored under one signature, and keeps the scores that this made like those that the runs
 * came with. Throws ForbiddenError for a token of another project, else as `compareRuns` does.
 */
export async function repairComparison(
  request: Omit<CompareRequest, 'baseMetrics' | 'pins'>,
  token: Pick<TokenRecord, 'projectId'>,
): Promise<ComparedRuns> {
  await getOwnProject(request.project, token)
  const compared = await compareRuns({ ...request, repair: request.repair ?? 'rescore' })
  const { base, head, comparison } = compared
  const { pools } = await getRuntime()
  const specs = comparison.results.map(({ spec }) => spec)
  for (const run of base.id === head.id ? [base] : [base, head]) await pools.run('compute', 'rescore', { run, specs })
  renewStepsOf([base.id, head.id])
  return compared
}
