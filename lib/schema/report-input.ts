import { z } from 'zod'
import { CompareQuery } from './compare-query.ts'
import { GateInput, GateQuery } from './gate-input.ts'
import { REPORT_FORMATS } from './report-formats.ts'

const MOST_SEGMENTS = 200
const Spec = z.string().min(1).max(500)
const { ancestor, baseSystem, targetBranch } = GateQuery.shape

/**
 * Parameters of `GET /api/v1/compare.md`, `.svg` and `.json`: those of a comparison with one head. Without `base` it is
 * found as the gate finds it.
 */
export const ReportQuery = CompareQuery.extend({
  base: CompareQuery.shape.base.optional(),
  baseSystem,
  targetBranch,
  ancestor,
  /** How many of the segments that got worse are shown; 3 by default. */
  segments: z
    .string()
    .regex(/^\d{1,3}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().max(MOST_SEGMENTS))
    .optional(),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** Parameters of `GET /api/v1/compare/report`: the same, in any format, as a file to keep. */
export const ReportFileQuery = ReportQuery.extend({ format: z.enum(REPORT_FORMATS).default('markdown') })

/** The body of `POST /api/v1/compare/report`: what the gate takes, and settings of the comparison that is shown. */
export const ReportInput = GateInput.extend({
  metrics: z.array(Spec).max(50).optional(),
  slices: z.array(z.string().min(1).max(200)).max(20).optional(),
  smallestEffects: z.record(Spec, z.number().nonnegative()).optional(),
  resamples: z.int().min(1).max(100_000).optional(),
  trials: z.int().min(1).max(1_000_000).optional(),
  seed: z.int().nonnegative().optional(),
  test: z.enum(['bootstrap', 'randomization']).optional(),
  segments: z.int().min(0).max(MOST_SEGMENTS).optional(),
})
export type ReportInput = z.infer<typeof ReportInput>

/** Parameters of a project's badge. */
export const BadgeQuery = z.strictObject({
  /** `verdict` (default) against the run before, or the `score` with its half-width. */
  show: z.enum(['verdict', 'score']).default('verdict'),
  /** A SPEC or the name of a metric; the leading one by default. */
  metric: Spec.optional(),
  /** The project's main branch by default. */
  branch: z.string().min(1).max(300).optional(),
  system: z.string().min(1).max(300).optional(),
  testSet: z.string().min(1).max(300).optional(),
})
export type BadgeQuery = z.infer<typeof BadgeQuery>
