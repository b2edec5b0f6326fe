/*
 * Every table that a page shows has a name here, and under it a download: a new one is a name here, its words in the
 * messages of the frame, and a line in `lib/service/export/tables.ts`.
 */

/** Tables about no project in particular. */
export const SITE_TABLES = ['projects', 'found-projects', 'found-runs', 'found-segments'] as const

export const PROJECT_TABLES = [
  'runs',
  'trend',
  'baseline',
  'waivers',
  'test-sets',
  'versions',
  'changes',
  'references',
  'tags',
  'segment-scores',
  'segment-time',
] as const

export const RUN_TABLES = [
  'segments',
  'scores',
  'slices',
  'signature',
  'confusion',
  'variants',
  'distribution',
  'lints',
  'gate',
  'correlation',
  'slice-correlations',
  'agreement-scatter',
  'disagreements',
] as const

export const COMPARE_TABLES = [
  'comparison',
  'slices',
  'ranking',
  'fields',
  'gate',
  'flips',
  'outcomes',
  'histogram',
  'scatter',
  'carried',
  'moved',
  'posted',
  'sacrebleu',
] as const

export type SiteTable = (typeof SITE_TABLES)[number]
export type ProjectTable = (typeof PROJECT_TABLES)[number]
export type RunTable = (typeof RUN_TABLES)[number]
export type CompareTable = (typeof COMPARE_TABLES)[number]
export type TableName = SiteTable | ProjectTable | RunTable | CompareTable
