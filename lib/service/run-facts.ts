import type { Database } from '../db/open-database.ts'
import { findProject } from '../db/projects.ts'
import { findFacts } from '../db/run-writes.ts'
import type { TestSetFacts } from '../metrics/metric.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadRunTexts } from './load-run-texts.ts'

/** What is declared of a run: by its sender, else by its project. */
export async function getDeclared(db: Database, run: RunRecord): Promise<NonNullable<TestSetFacts['declared']>> {
  return { ...(await findProject(db, run.projectSlug))?.declared, ...run.declared }
}

/** Facts of a run that metrics depend on: those kept with its scores, else from its texts; with what it declared. */
export async function getRunFacts(db: Database, run: RunRecord): Promise<TestSetFacts> {
  const stored = (await findFacts(db, run.id)) as TestSetFacts | null
  const facts = stored ?? testSetFacts((await loadRunTexts(db, run)).flat().filter((segment) => segment !== null))
  const { references, labels, models, windows } = facts
  return { references, labels, models, windows, declared: await getDeclared(db, run) }
}
