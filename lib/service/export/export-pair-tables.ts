import { count, number, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { lintMessages } from '../../report/messages/en/lints.ts'
import type { ComparabilityRow } from '../../report/prepare-comparability.ts'
import type { CompareExportQuery } from '../../schema/export-query.ts'
import { compareLints } from '../compare-lints.ts'
import { loadPair } from './load-lead.ts'
import { pairHead } from './pair-head.ts'

/** Fields in which two runs differ, with why that matters and what would mend it. */
export async function exportFields(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadPair(query)
  const { rows, leftOut } = pair.view.comparability
  const head = pairHead(pair, 'fields', 'signatures and test sets of both runs, field by field')
  return {
    ...head,
    meta: { ...head.meta, n: pair.comparison.pairs, signature: null },
    columns: [text('field'), text('metrics'), text('base'), text('head'), text('why'), text('repair')],
    rows: [...rows, ...leftOut.flatMap((metric) => metric.rows)].map(toFieldRow),
  }
}

function toFieldRow({ field, metrics, base, head, why, repair }: ComparabilityRow) {
  return [field, metrics.join(', '), base, head, why, repair]
}

/** Flips of meaning by kind, with all segments of each: a download leaves nothing out. */
export async function exportFlips(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadPair(query)
  const { base, head, comparison } = pair
  const flips = await compareLints({
    base,
    head,
    resamples: comparison.resamples,
    seed: comparison.seed,
    most: base.testSet.segmentCount,
  })
  const about = pairHead(pair, 'flips', 'a lint that reads each output against its references; no score rests on it')
  return {
    ...about,
    meta: { ...about.meta, n: flips?.pairs ?? 0, signature: null },
    columns: [
      text('kind'),
      count('base'),
      count('head'),
      count('introduced'),
      count('removed'),
      text('introducedIds'),
      text('removedIds'),
    ],
    rows: (flips?.kinds ?? []).map(({ kind, introduced, removed, ...sides }) => [
      lintMessages.flips.kinds[kind] ?? kind,
      sides.base,
      sides.head,
      introduced.count,
      removed.count,
      JSON.stringify(introduced.ids),
      JSON.stringify(removed.ids),
    ]),
  }
}

/** Totals that only were posted, side by side. */
export async function exportPosted(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadPair(query)
  const head = pairHead(pair, 'posted', 'totals as they were posted, not recomputed here')
  return {
    ...head,
    meta: { ...head.meta, n: null, signature: null },
    columns: [text('metric'), number('base'), number('head'), number('difference'), text('reason')],
    rows: (pair.comparison.postedOnly ?? []).map((one) => [one.metric, one.base, one.head, one.delta, one.reason]),
  }
}

/** sacreBLEU's own paired figures, named so. */
export async function exportSacrebleu(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadPair(query)
  const { comparison } = pair
  const method = `sacreBLEU’s own paired test, ${comparison.resamples} resamples, ${comparison.trials} trials, seed ${comparison.seed}; no verdict and no gate rests on it`
  return {
    ...pairHead(pair, 'sacrebleu', method),
    columns: [
      text('metric'),
      number('base'),
      number('baseMean'),
      number('baseHalfWidth'),
      number('head'),
      number('headMean'),
      number('headHalfWidth'),
      number('p'),
      text('test'),
      count('n'),
      text('signature'),
    ],
    rows: comparison.results.flatMap(({ label, n, signature, sacrebleu }) => {
      if (sacrebleu === null) return []
      const { base, head, test } = sacrebleu
      const sides = [base.score, base.mean, base.halfWidth, head.score, head.mean, head.halfWidth]
      return [[label, ...sides, head.pValue, test, n, signature]]
    }),
  }
}
