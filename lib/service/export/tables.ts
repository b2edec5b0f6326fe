import type { ExportTable } from '../../report/export/export-table.ts'
import type {
  CompareExportQuery,
  ProjectExportQuery,
  RunExportQuery,
  SiteExportQuery,
} from '../../schema/export-query.ts'
import type { CompareTable, ProjectTable, RunTable, SiteTable } from '../../schema/export-tables.ts'
import type { RunRecord } from '../../schema/records.ts'
import { getRun } from '../get-run.ts'
import { toCompareRequest } from '../to-compare-request.ts'
import { toPairRequest } from '../to-pair-request.ts'
import {
  exportAgreementScatter,
  exportCorrelation,
  exportDisagreements,
  exportSliceCorrelations,
} from './export-agreement.ts'
import { exportBaseline } from './export-baseline.ts'
import { exportCarried } from './export-carried.ts'
import { exportComparison, exportComparisonSlices } from './export-comparison.ts'
import { exportFoundProjects, exportFoundRuns, exportFoundSegments } from './export-found.ts'
import { exportPairGate, exportRunGate } from './export-gate.ts'
import { exportHeads, exportRanking } from './export-heads.ts'
import { exportHeadsFields } from './export-heads-fields.ts'
import { exportLints } from './export-lints.ts'
import { exportMoved } from './export-moved.ts'
import { exportFields, exportFlips, exportPosted, exportSacrebleu } from './export-pair-tables.ts'
import { exportProjects } from './export-projects.ts'
import { exportConfusion, exportDistribution, exportSignature, exportVariants } from './export-run-figures.ts'
import { exportRunScores } from './export-run-scores.ts'
import { exportRunSegments } from './export-run-segments.ts'
import { exportRunSlices } from './export-run-slices.ts'
import { exportRuns } from './export-runs.ts'
import { exportSegmentScores, exportSegmentTime } from './export-segment.ts'
import { exportHistogram, exportOutcomes, exportScatter } from './export-segment-outcomes.ts'
import { exportChanges, exportReferences, exportTags, exportTestSets, exportVersions } from './export-test-sets.ts'
import { exportTrend } from './export-trend.ts'
import { exportWaivers } from './export-waivers.ts'

/*
 * Every table of a page by its name, each prepared from what its page is prepared from, when it is asked for and not
 * before. A new table is a line here.
 */

const SITE: Record<SiteTable, (query: SiteExportQuery) => Promise<ExportTable>> = {
  projects: exportProjects,
  'found-projects': exportFoundProjects,
  'found-runs': exportFoundRuns,
  'found-segments': exportFoundSegments,
}

const PROJECT: Record<ProjectTable, (slug: string, query: ProjectExportQuery) => Promise<ExportTable>> = {
  runs: (slug, { branch, system, testSet, commit }) => exportRuns(slug, { branch, system, testSet, commit }),
  trend: exportTrend,
  baseline: exportBaseline,
  waivers: (slug) => exportWaivers(slug),
  'test-sets': exportTestSets,
  versions: exportVersions,
  changes: exportChanges,
  references: exportReferences,
  tags: exportTags,
  'segment-scores': exportSegmentScores,
  'segment-time': exportSegmentTime,
}

const RUN: Record<RunTable, (run: RunRecord, query: RunExportQuery) => Promise<ExportTable>> = {
  segments: ({ id }) => exportRunSegments(id),
  scores: ({ id }) => exportRunScores(id),
  slices: ({ id }) => exportRunSlices(id),
  signature: exportSignature,
  confusion: exportConfusion,
  variants: exportVariants,
  distribution: exportDistribution,
  lints: exportLints,
  gate: exportRunGate,
  correlation: exportCorrelation,
  'slice-correlations': exportSliceCorrelations,
  'agreement-scatter': exportAgreementScatter,
  disagreements: exportDisagreements,
}

const COMPARE: Record<CompareTable, (query: CompareExportQuery) => Promise<ExportTable>> = {
  comparison: (query) =>
    query.head.length > 1 ? exportHeads(toCompareRequest(asked(query))) : exportComparison(toPairRequest(asked(query))),
  slices: (query) => exportComparisonSlices(toPairRequest(asked(query))),
  ranking: (query) => exportRanking(toCompareRequest(asked(query))),
  fields: (query) => (query.head.length > 1 ? exportHeadsFields(toCompareRequest(asked(query))) : exportFields(query)),
  gate: exportPairGate,
  flips: exportFlips,
  outcomes: exportOutcomes,
  histogram: exportHistogram,
  scatter: exportScatter,
  carried: exportCarried,
  moved: exportMoved,
  posted: exportPosted,
  sacrebleu: exportSacrebleu,
}

/** A table that belongs to no project. */
export function exportSiteTable(query: SiteExportQuery): Promise<ExportTable> {
  return SITE[query.table](query)
}

/** A table of a project. Throws NotFoundError, also for a test set or segment that is not there. */
export function exportProjectTable(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  return PROJECT[query.table](slug, query)
}

/** A table of a run. Throws NotFoundError, also for a metric that it was not scored with. */
export async function exportRunTable(id: string, query: RunExportQuery): Promise<ExportTable> {
  return RUN[query.table](await getRun(id), query)
}

/** A table of a comparison. Throws InputError for several heads where one is meant, and as `compareRuns`. */
export async function exportCompareTable(query: CompareExportQuery): Promise<ExportTable> {
  return COMPARE[query.table](query)
}

function asked({ format: _, table: _table, order: _order, ...query }: CompareExportQuery) {
  return query
}
