import { z } from 'zod'
import { GatePolicy } from './gate-policy.ts'

const Spec = z.string().min(1).max(500)

/** The body of `PATCH /api/v1/projects/{slug}`: what is not there stays as it is. */
export const ProjectPatch = z.strictObject({
  name: z.string().trim().min(1).max(200).optional(),
  description: z.string().max(5000).nullable().optional(),
  /** Branch that trends follow and gates compare with. */
  mainBranch: z.string().min(1).max(300).optional(),
  /** Id of the run that all are compared with, or null for the last one before. */
  baselineRunId: z.string().min(1).max(100).nullable().optional(),
  /** SPECs for runs that name none; the first one leads. */
  metrics: z.array(Spec).max(50).optional(),
  /** Smallest effect that matters, by SPEC or name of a metric, in its own unit; null takes one away. */
  smallestEffects: z.record(Spec, z.number().positive().nullable()).optional(),
  /** Settings that the project vouches for where a run does not say them, such as a tokenizer; null takes one away. */
  declared: z
    .record(z.string().min(1).max(200), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))
    .optional(),
  /** Rules of the gate, in place of all that were there; null takes them away. */
  gate: GatePolicy.nullable().optional(),
})
export type ProjectPatch = z.infer<typeof ProjectPatch>
