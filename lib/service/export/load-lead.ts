import type { MetricComparison } from '../../compare/comparison.ts'
import { NotFoundError } from '../../errors.ts'
import { type ComparisonView, prepareComparison } from '../../report/prepare-comparison.ts'
import type { CompareExportQuery } from '../../schema/export-query.ts'
import { type ComparedRuns, compareRuns } from '../compare-runs.ts'
import { toPairRequest } from '../to-pair-request.ts'

/** Two compared runs as their page shows them, with the metric that its tables of segments are about. */
export interface LeadPair extends ComparedRuns {
  readonly view: ComparisonView
  readonly lead: MetricComparison
}

/** Two runs and all that their page prints of them. A metric that neither was scored with by default is computed. */
export async function loadPair(query: CompareExportQuery): Promise<ComparedRuns & { readonly view: ComparisonView }> {
  const { format: _, table: _table, order: _order, ...asked } = query
  const { metrics, ...request } = toPairRequest(asked)
  const wanted = metrics?.[0]
  let compared = await compareRuns(request)
  if (wanted !== undefined && !compared.comparison.results.some(({ spec }) => spec === wanted))
    compared = await compareRuns({ ...request, metrics })
  const view = prepareComparison({ ...compared, lead: wanted, repair: request.repair })
  return { ...compared, view }
}

/** The same with its leading metric. Throws NotFoundError where no metric may be compared. */
export async function loadLead(query: CompareExportQuery): Promise<LeadPair> {
  const pair = await loadPair(query)
  const { lead } = pair.view
  if (lead !== null) return { ...pair, lead }
  throw new NotFoundError({
    code: 'nothing-compared',
    message: 'No metric of these two runs may be compared, so that there is no table of it.',
    mend: 'Ask for the table "fields", which says why.',
  })
}
