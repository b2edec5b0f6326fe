import { listFindingKinds, listKeysAt, listLintFindings, type StoredFinding } from '../db/lint-findings.ts'
import { findDataErrors } from '../report/data-errors.ts'
import type { RunLints, RunRecord } from '../schema/records.ts'
import { FLIP_CODE, SUMMARY_CODE } from './lint-run.ts'
import { getRuntime } from './runtime.ts'
import { toRun } from './to-run.ts'
import { SAID_BY_LINT, WARNING_CODE } from './warning-code.ts'

/** Ids named of each kind of flip. */
const MOST_IDS = 8

/** What the lints saw when the run came in, and what to mind about its scores; null for a run that was not looked at (yet). */
export async function getRunLints(of: string | RunRecord): Promise<RunLints | null> {
  const run = await toRun(of)
  const { db } = await getRuntime()
  const findings = await listLintFindings(db, run.id, { ofWhole: true })
  const summary = findings.find((finding) => finding.code === SUMMARY_CODE)
  if (!summary) return null
  const isOfLint = ({ code }: StoredFinding) => ![SUMMARY_CODE, WARNING_CODE].includes(code)
  const ofLints = findings.filter(isOfLint)
  const details = ofLints.map(({ detail }) => detail as RunLints['findings'][number])
  // Against another line's reference every number and name differs: such a flip is of the file, not of the system.
  const misread = findDataErrors({ findings: details }).length > 0
  const flips = misread ? [] : await listFindingKinds(db, run.id, FLIP_CODE)
  const byKind = new Map<string, number[]>()
  for (const { position, kinds } of flips)
    for (const kind of kinds) {
      const positions = byKind.get(kind)
      if (positions) positions.push(position)
      else byKind.set(kind, [position])
    }
  const named = [...byKind.values()].flatMap((positions) => positions.slice(0, MOST_IDS))
  const keys = await listKeysAt(db, run.testSet.id, named)
  const {
    segments,
    flipped,
    // A run that was looked at before these were counted has none.
    unread = { language: 0, length: 0 },
  } = summary.detail as Pick<RunLints, 'segments' | 'flipped'> & Partial<Pick<RunLints, 'unread'>>
  const seen = new Set(ofLints.map(({ code }) => code))
  return {
    segments,
    flipped: misread ? 0 : flipped,
    unread,
    ...(misread && { misread }),
    findings: details,
    warnings: findings
      .filter(({ code }) => code === WARNING_CODE)
      .map(({ detail }) => detail as RunLints['warnings'][number])
      .filter(({ code }) => !seen.has(SAID_BY_LINT[code])),
    flips: [...byKind].map(([kind, positions]) => ({
      kind,
      count: positions.length,
      ids: positions.slice(0, MOST_IDS).flatMap((position) => keys.get(position) ?? []),
    })),
  }
}
