import { z } from 'zod'
import { CompareQuery } from './compare-query.ts'
import { COMPARE_TABLES, PROJECT_TABLES, RUN_TABLES, SITE_TABLES } from './export-tables.ts'

const Format = z.enum(['csv', 'json', 'markdown', 'latex']).default('csv')
const Name = z.string().min(1).max(300)
const Spec = z.string().min(1).max(500)
const Id = z.string().min(1).max(100)

/** Parameters of `GET /api/v1/export`. */
export const SiteExportQuery = z.strictObject({
  format: Format,
  table: z.enum(SITE_TABLES).default('projects'),
  /** What was searched for. */
  q: z.string().max(300).optional(),
})
export type SiteExportQuery = z.infer<typeof SiteExportQuery>

/** Parameters of `GET /api/v1/runs/{id}/export`. */
export const RunExportQuery = z.strictObject({
  format: Format,
  table: z.enum(RUN_TABLES).default('segments'),
  /** SPEC or name of the metric of signature, variants and distribution; the leading one by default. */
  metric: Spec.optional(),
  /** SPECs of the two metrics whose agreement is asked for; by default the first two. */
  x: Spec.optional(),
  y: Spec.optional(),
  /** A part of the segments for their agreement: name and value of a tag. */
  sliceBy: Name.optional(),
  slice: Name.optional(),
})
export type RunExportQuery = z.infer<typeof RunExportQuery>

/** Parameters of `GET /api/v1/runs/{id}/segments.jsonl`. */
export const RunLinesQuery = z.strictObject({
  /** What the file is called: the side of a comparison that it is to be. */
  as: z.enum(['base', 'head']).optional(),
})
export type RunLinesQuery = z.infer<typeof RunLinesQuery>

/** Parameters of `GET /api/v1/projects/{slug}/export`. */
export const ProjectExportQuery = z.strictObject({
  format: Format,
  table: z.enum(PROJECT_TABLES).default('runs'),
  branch: Name.optional(),
  system: Name.optional(),
  testSet: Name.optional(),
  commit: z.string().min(1).max(100).optional(),
  /** Name or SPEC of the metric of a trend; the leading one by default. */
  metric: Spec.optional(),
  /** Number of a version of `testSet`; the newest by default. */
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'a whole number')
    .transform(Number)
    .optional(),
  /** Id of a segment of `testSet`, and ids of the runs to read. */
  segment: z.string().min(1).max(10_000).optional(),
  base: Id.optional(),
  head: Id.optional(),
})
export type ProjectExportQuery = z.infer<typeof ProjectExportQuery>

/**
 * Parameters of `GET /api/v1/compare/export`: those of a comparison. All tables but `comparison`, `fields` and `ranking` are of one
 * head; of those about segments the first `metric` is meant, by default the one that leads.
 */
export const CompareExportQuery = CompareQuery.extend({
  format: Format,
  table: z.enum(COMPARE_TABLES).default('comparison'),
  /** Of moved segments, by what is better: the largest moves, flips of meaning before them, one way alone, or a fair sample from the top. */
  order: z.enum(['largest', 'flips', 'losses', 'gains', 'random']).default('largest'),
})
export type CompareExportQuery = z.infer<typeof CompareExportQuery>
