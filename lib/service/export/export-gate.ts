import { count, number, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { prepareGate } from '../../report/prepare-gate.ts'
import { findSliceResult } from '../../report/report-rows.ts'
import type { CompareExportQuery } from '../../schema/export-query.ts'
import type { RunRecord } from '../../schema/records.ts'
import { type GatedRuns, gateRuns } from '../gate-runs.ts'
import { VERSION } from '../version.ts'
import { methodOf } from './comparison-columns.ts'
import { runMeta } from './run-meta.ts'

/** What the project's gate says of two runs, rule by rule. */
export async function exportPairGate(query: CompareExportQuery): Promise<ExportTable> {
  const { project, base, head, system, testSet } = query
  return toTable(await gateRuns({ project, base, head: head[0], system, testSet }))
}

/** The same of a run against its baseline, as far as it has been compared. */
export async function exportRunGate(run: RunRecord): Promise<ExportTable> {
  const ancestors = run.baseCommit === null ? undefined : [run.baseCommit]
  return toTable(await gateRuns({ project: run.projectSlug, head: `run:${run.id}`, ancestors }, { onlyStored: true }))
}

function toTable({ gate, comparison, baseline, base, head }: GatedRuns): ExportTable {
  const view = prepareGate({ gate, comparison, baseline })
  return {
    name: `assay-${head.id}-gate`,
    title: `Gate of run ${head.id}`,
    meta: {
      ...runMeta(head),
      base: base?.id ?? null,
      outcome: gate.outcome,
      family: gate.family,
      method: comparison && methodOf(comparison),
      assay: VERSION,
    },
    columns: [
      text('rule'),
      text('outcome'),
      text('result'),
      text('reason'),
      text('waived'),
      number('difference'),
      number('low'),
      number('high'),
      number('p'),
      number('pAdjusted'),
      number('smallestEffect'),
      count('n'),
      text('direction'),
      text('unit'),
      text('signature'),
    ],
    rows: gate.metrics.map((metric, i) => {
      const { name, word, reason, waived } = view.rows[i]
      const whole = comparison?.results.find(({ spec }) => spec === metric.spec)
      const result = metric.slice ? findSliceResult(comparison?.slices, metric) : whole
      return [
        name,
        metric.outcome,
        word,
        reason,
        waived,
        result?.delta ?? null,
        result?.ci?.[0] ?? null,
        result?.ci?.[1] ?? null,
        result?.p ?? null,
        metric.pAdjusted,
        result?.smallestEffect ?? null,
        result?.n ?? null,
        whole?.direction ?? null,
        whole?.unit ?? null,
        whole?.signature ?? null,
      ]
    }),
  }
}
