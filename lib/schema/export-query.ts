import { z } from 'zod'
import { CompareQuery } from './compare-query.ts'

const Format = z.enum(['csv', 'json', 'markdown', 'latex']).default('csv')
const Name = z.string().min(1).max(300)

/** Parameters of `GET /api/v1/runs/{id}/export`. */
export const RunExportQuery = z.strictObject({
  format: Format,
  table: z.enum(['segments', 'scores', 'slices']).default('segments'),
})

/** Parameters of `GET /api/v1/projects/{slug}/export`. */
export const RunsExportQuery = z.strictObject({
  format: Format,
  branch: Name.optional(),
  system: Name.optional(),
  testSet: Name.optional(),
  commit: z.string().min(1).max(100).optional(),
})

/** Parameters of `GET /api/v1/compare/export`: those of a comparison; `slices` are of one head. */
export const CompareExportQuery = CompareQuery.extend({
  format: Format,
  table: z.enum(['comparison', 'slices', 'ranking']).default('comparison'),
})
export type CompareExportQuery = z.infer<typeof CompareExportQuery>
