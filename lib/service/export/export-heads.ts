import type { Comparison } from '../../compare/comparison.ts'
import type { RankedRun, Ranking } from '../../compare/ranking.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import { formatCount } from '../../report/format-number.ts'
import { compareMessages } from '../../report/messages/en/compare.ts'
import { nameTestSet } from '../../report/name-test-set.ts'
import type { RunRecord } from '../../schema/records.ts'
import { type ComparedMany, compareMany } from '../compare-many.ts'
import { VERSION } from '../version.ts'
import { COMPARISON_COLUMNS, methodOf, STANDING_COLUMNS, toComparisonRow } from './comparison-columns.ts'

type Request = Parameters<typeof compareMany>[0]

export const RUN_COLUMNS = [
  { name: 'run', kind: 'text' },
  { name: 'system', kind: 'text' },
  { name: 'commit', kind: 'text' },
] as const satisfies ExportTable['columns']

/** Differences of several heads from one base, a line a head and metric, as `exportComparison` has them of each alone. */
export async function exportHeads(request: Request): Promise<ExportTable> {
  const compared = await compareMany(request)
  return {
    ...headsHead(compared, 'comparison'),
    columns: [...RUN_COLUMNS, ...COMPARISON_COLUMNS],
    rows: compared.heads.flatMap(({ head, comparison }) =>
      comparison.results.map((result) => [...runCells(head), ...toComparisonRow(result, comparison)]),
    ),
  }
}

/** All runs under each metric, best first, with their groups; runs without a place in it come last, with the reason. */
export async function exportRanking(request: Request): Promise<ExportTable> {
  const compared = await compareMany(request)
  return {
    ...headsHead(compared, 'ranking'),
    columns: [
      { name: 'metric', kind: 'text' },
      // A run may stand in several groups: `1 2`.
      { name: 'group', kind: 'text' },
      ...RUN_COLUMNS,
      { name: 'side', kind: 'text' },
      { name: 'score', kind: 'number' },
      { name: 'low', kind: 'number' },
      { name: 'high', kind: 'number' },
      { name: 'betterThan', kind: 'number', decimals: 0 },
      { name: 'worseThan', kind: 'number', decimals: 0 },
      { name: 'n', kind: 'number', decimals: 0 },
      { name: 'family', kind: 'number', decimals: 0 },
      ...STANDING_COLUMNS,
    ],
    rows: compared.ranking.flatMap((ranking) => toRows(ranking, compared)),
  }
}

/** Name, title and facts of a table about several heads; `method` where its figures are not those of the comparisons. */
export function headsHead({ base, heads }: ComparedMany, what: string, method = methodOf(heads[0].comparison)) {
  return {
    name: `assay-${base.id}-${heads.length}-heads-${what}`,
    title: `${compareMessages.heads.title(heads.length)}, ${what}`,
    meta: {
      project: base.projectSlug,
      base: base.id,
      heads: heads.map(({ head }) => head.id).join(' '),
      testSet: nameTestSet(base.testSet),
      testSetHash: base.testSet.hash,
      method,
      assay: VERSION,
    },
  }
}

export function runCells({ id, system, commit }: RunRecord): ExportRow {
  return [id, system, commit]
}

function toRows(ranking: Ranking, { base, heads }: ComparedMany): ExportRow[] {
  const { spec, metric, n, family, groups, runs, left } = ranking
  const results = heads.flatMap(({ comparison }) => comparison.results.filter((result) => result.spec === spec))
  const label = results[0]?.label ?? metric
  const scale = [results[0]?.unit ?? null, results[0]?.direction ?? null]
  const signature = results.find(({ comparable }) => comparable === 'yes')?.signature ?? null
  const method = rankingMethod(ranking, heads[0].comparison)
  const few = ranking.few
    ? compareMessages.heads.few({
        n: formatCount(n),
        documents: ranking.documents === null ? null : formatCount(ranking.documents),
        runs: formatCount(runs.length),
      })
    : null
  const rows = [base, ...heads.map(({ head }) => head).filter(({ id }) => id !== base.id)].map((run) => {
    const place = runs.findIndex(({ name }) => name === run.id)
    const who = [...runCells(run), run.id === base.id ? 'base' : 'head']
    if (place < 0) {
      const isLeft = left.includes(run.id)
      const why = isLeft ? ['no', compareMessages.heads.leftOut] : [null, ranking.reason]
      return { place: runs.length, row: [label, null, ...who, ...NO_FIGURES, ...why, ...scale, null, null] }
    }
    const group = groups.flatMap((names, g) => (names.includes(run.id) ? [g + 1] : [])).join(' ')
    const figures = [...figuresOf(runs[place]), n, family, 'yes', few]
    return { place, row: [label, group, ...who, ...figures, ...scale, signature, method] }
  })
  return rows.sort((a, b) => a.place - b.place).map(({ row }) => row)
}

function figuresOf({ score, interval, better, worse }: RankedRun): ExportRow {
  return [score, interval?.[0] ?? null, interval?.[1] ?? null, better, worse]
}

/** In place of the figures, n and family of a run that has no place. */
const NO_FIGURES: ExportRow = [null, null, null, null, null, null, null]

function rankingMethod({ documents, family }: Ranking, { resamples, trials, seed }: Comparison): string {
  const unit = documents === null ? 'segment' : 'document'
  return `bootstrap over the segments of all runs, ${resamples} resamples by ${unit}, 95 % percentile interval; approximate randomisation, ${trials} trials, Holm over ${family} pairs; seed ${seed}`
}
