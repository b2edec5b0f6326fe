import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import { nameTestSet } from '../../report/name-test-set.ts'
import { getProject } from '../get-project.ts'
import { listRunScores } from '../get-run-scores.ts'
import { listRuns, type RunListing } from '../list-runs.ts'
import { VERSION } from '../version.ts'
import { RUN_INTERVAL } from './export-run-scores.ts'

const RUNS_A_PIECE = 200
/** In place of metric, score and what goes with it, of a run that has none. */
const NO_SCORE: ExportRow = Array.from({ length: 10 }, () => null)

/** Every run of a project (or those that a filter keeps) with every score, a line a score; newest first. */
export async function exportRuns(
  slug: string,
  filter: Omit<RunListing, 'cursor' | 'limit'> = {},
): Promise<ExportTable> {
  const project = await getProject(slug)
  return {
    name: `assay-${project.slug}-runs`,
    title: `Runs of ${project.name}`,
    meta: { project: project.slug, method: RUN_INTERVAL, assay: VERSION },
    columns: [
      { name: 'run', kind: 'text' },
      { name: 'date', kind: 'text' },
      { name: 'system', kind: 'text' },
      { name: 'commit', kind: 'text' },
      { name: 'branch', kind: 'text' },
      { name: 'pullRequest', kind: 'text' },
      { name: 'testSet', kind: 'text' },
      { name: 'testSetHash', kind: 'text' },
      { name: 'metric', kind: 'text' },
      { name: 'score', kind: 'number' },
      { name: 'low', kind: 'number' },
      { name: 'high', kind: 'number' },
      { name: 'scored', kind: 'number', decimals: 0 },
      { name: 'failed', kind: 'number', decimals: 0 },
      { name: 'unit', kind: 'text' },
      { name: 'direction', kind: 'text' },
      { name: 'trust', kind: 'text' },
      { name: 'signature', kind: 'text' },
      { name: 'reason', kind: 'text' },
    ],
    rows: readRows(slug, filter),
  }
}

async function* readRows(slug: string, filter: Omit<RunListing, 'cursor' | 'limit'>): AsyncGenerator<ExportRow> {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listRuns>> = await listRuns(slug, { ...filter, cursor, limit: RUNS_A_PIECE })
    const scores = await listRunScores(page.items.map((run) => run.id))
    for (const run of page.items) {
      const { id, date, system, commit, branch, pullRequest, testSet } = run
      const facts = [id, date, system, commit, branch, pullRequest, nameTestSet(testSet), testSet.hash]
      const own = scores.get(id) ?? []
      if (own.length === 0) yield [...facts, ...NO_SCORE, `scores ${run.compute}`]
      for (const score of own)
        yield [
          ...facts,
          score.label,
          score.value,
          score.interval?.[0] ?? null,
          score.interval?.[1] ?? null,
          score.scored,
          score.failed,
          score.unit,
          score.direction,
          score.trust,
          score.signature,
          score.reason,
        ]
    }
    cursor = page.next
  } while (cursor !== null)
}
