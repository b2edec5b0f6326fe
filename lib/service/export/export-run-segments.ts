import { listOutputs } from '../../db/outputs.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import type { RunRecord, ScoreRecord } from '../../schema/records.ts'
import { getRun } from '../get-run.ts'
import { getRunScores } from '../get-run-scores.ts'
import { getRuntime } from '../runtime.ts'
import { segmentScores } from '../segment-scores.ts'
import { runMeta } from './run-meta.ts'
import { toReferencesCell, toTagsCell } from './segment-cells.ts'

/** Outputs read at a time: a stream of a run of any size holds no more than these. */
const A_PIECE = 500

/** Every segment of a run with its texts, states and scores; a score's column is headed by its signature too. */
export async function exportRunSegments(id: string): Promise<ExportTable> {
  const run = await getRun(id)
  const columns = run.compute === 'done' ? await scoreColumns(run, await getRunScores(run.id)) : []
  const directions = columns.map(({ spec, direction, unit }) => `${spec}: ${direction} is better, ${unit}`)
  return {
    name: `assay-${run.system}-${run.id}-segments`,
    title: `Segments of run ${run.id}`,
    meta: {
      ...runMeta(run),
      method: 'scores of single segments, under the signature at the head of their column',
      direction: directions.join('; '),
    },
    columns: [
      { name: 'id', kind: 'text' },
      { name: 'repeat', kind: 'number', decimals: 0 },
      { name: 'state', kind: 'text' },
      { name: 'reason', kind: 'text' },
      { name: 'document', kind: 'text' },
      { name: 'tags', kind: 'text' },
      { name: 'source', kind: 'text' },
      { name: 'references', kind: 'text' },
      { name: 'gold', kind: 'text' },
      { name: 'hypothesis', kind: 'text' },
      { name: 'predicted', kind: 'text' },
      ...columns.map(({ name }) => ({ name, kind: 'number' as const })),
    ],
    rows: readRows(
      run,
      columns.map((column) => column.values),
    ),
  }
}

async function scoreColumns(run: RunRecord, scores: readonly ScoreRecord[]) {
  const made = await Promise.all(
    scores.map(async ({ spec, layer, signature, direction, unit }) => {
      if (spec === null || layer === 'corpus') return null
      try {
        return { spec, direction, unit, name: `${spec} [${signature}]`, values: await segmentScores(run, spec) }
      } catch (error) {
        // Not every metric has segment scores, and not every stored SPEC can be made here.
        if (['input', 'not-found'].includes((error as { kind?: string }).kind ?? '')) return null
        throw error
      }
    }),
  )
  return made.filter((column) => column !== null)
}

async function* readRows(run: RunRecord, scores: readonly Float64Array[]): AsyncGenerator<ExportRow> {
  const { db } = await getRuntime()
  for (let repeat = 0; repeat < run.repeats; repeat++) {
    let from = 0
    for (;;) {
      const at = { runId: run.id, versionId: run.testSet.id, repeat, from, limit: A_PIECE }
      const outputs = await listOutputs(db, at)
      for (const output of outputs)
        yield [
          output.key,
          output.repeat,
          output.state,
          output.reason,
          output.document,
          toTagsCell(output.tags),
          output.source,
          toReferencesCell(output.references),
          output.label,
          output.text,
          output.predictedLabel,
          ...scores.map((values) => (Number.isFinite(values[output.position]) ? values[output.position] : null)),
        ]
      const last = outputs.at(-1)
      if (!last || outputs.length < A_PIECE) break
      from = last.position + 1
    }
  }
}
