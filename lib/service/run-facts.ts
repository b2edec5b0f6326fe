import type { Database } from '../db/open-database.ts'
import { findFacts } from '../db/run-writes.ts'
import type { TestSetFacts } from '../metrics/metric.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import type { RunRecord } from '../schema/records.ts'
import { loadRunTexts } from './load-run-texts.ts'

/** Facts of a run that metrics depend on: those kept with its scores, else from its texts; with what it declared. */
export async function getRunFacts(db: Database, run: RunRecord): Promise<TestSetFacts> {
  const stored = (await findFacts(db, run.id)) as TestSetFacts | null
  const facts = stored ?? testSetFacts((await loadRunTexts(db, run)).flat().filter((segment) => segment !== null))
  return { references: facts.references, labels: facts.labels, models: facts.models, declared: run.declared }
}
