import { z } from 'zod'

/** A number in an address. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const Spec = z.string().min(1).max(500)
const Cursor = z.string().max(500)
const Name = z.string().min(1).max(300)

/** Parameters of `POST /api/v1/runs`. */
export const PostRunQuery = z.strictObject({
  /** Seconds to wait for the scores. */
  wait: whole(0, 300).optional(),
})

/** Parameters of `GET /api/v1/runs/{id}/segments`. */
export const SegmentsQuery = z.strictObject({
  q: z.string().max(500).optional(),
  /** `position` or a SPEC. */
  sort: Spec.optional(),
  order: z.enum(['asc', 'desc']).optional(),
  state: z.enum(['scored', 'failed', 'na']).optional(),
  cursor: Cursor.optional(),
  limit: whole(1, 500).optional(),
})

/** Parameters of `GET /api/v1/projects/{slug}/runs`. */
export const RunsQuery = z.strictObject({
  branch: Name.optional(),
  system: Name.optional(),
  testSet: Name.optional(),
  commit: z.string().min(1).max(100).optional(),
  cursor: Cursor.optional(),
  limit: whole(1, 200).optional(),
})

/** Parameters of `GET /api/v1/projects/{slug}/trend`. */
export const TrendQuery = z.strictObject({
  metric: Spec.optional(),
  branch: Name.optional(),
  system: Name.optional(),
  testSet: Name.optional(),
  limit: whole(1, 5000).optional(),
})

/** The body of every answer that is no success: RFC 9457, with each problem by itself. */
export const ProblemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  problems: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      /** JSON pointer into the body. */
      pointer: z.string().optional(),
      line: z.int().optional(),
      column: z.int().optional(),
      /** Name of a query parameter or header. */
      parameter: z.string().optional(),
      mend: z.string().optional(),
    }),
  ),
  /** Runs that match, where one is needed. */
  candidates: z.array(z.unknown()).optional(),
})
export type ProblemDocument = z.infer<typeof ProblemDocument>
