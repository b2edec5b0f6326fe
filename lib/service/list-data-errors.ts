import { listLintFindings } from '../db/lint-findings.ts'
import { findDataErrors, sayDataErrors } from '../report/data-errors.ts'
import type { RunLints, RunRecord } from '../schema/records.ts'
import { getRuntime } from './runtime.ts'
import { WARNING_CODE } from './warning-code.ts'

type Finding = RunLints['findings'][number]

/** What the lints found by which a run's numbers are about other data than meant; nothing before they looked at it. */
export async function listDataErrors({ id }: RunRecord): Promise<readonly Finding[]> {
  const { db } = await getRuntime()
  const found = await listLintFindings(db, id, { ofWhole: true })
  const findings = found.filter(({ code }) => code !== WARNING_CODE).map(({ detail }) => detail as Finding)
  return findDataErrors({ findings })
}

/** The same of two runs, or of one side alone, as the first warnings of whatever is said of them. */
export async function warnOfDataErrors(base: RunRecord | null, head: RunRecord | null): Promise<string[]> {
  const [ofBase, ofHead] = await Promise.all([base, head].map((run) => (run === null ? [] : listDataErrors(run))))
  return sayDataErrors({ base: { findings: ofBase }, head: { findings: ofHead } })
}
