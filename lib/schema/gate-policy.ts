import { z } from 'zod'
import type { Waiver as GivenWaiver, GatePolicy as Policy } from '../compare/gate-policy.ts'

const Spec = z.string().min(1).max(500)
const Name = z.string().trim().min(1).max(300)
const SliceName = z.string().min(1).max(200)
const bounds = z.record(Spec, z.number())
const MOST_WAIVERS = 200

/** An end of a waiver: a moment with its time zone, or a day, which it lasts to the end of (UTC). */
const Expiry = z.union([z.iso.datetime({ offset: true }), z.iso.date().transform((day) => `${day}T23:59:59Z`)], {
  error: 'expected a date such as 2026-12-31, or a time with its zone',
})

/** Leave for a metric to fail, given by somebody for a time. */
export const Waiver = z.strictObject({
  /** SPEC or name of the metric, in the whole and in every slice. */
  metric: Spec,
  /** Who gives it. */
  author: Name,
  reason: z.string().trim().min(1).max(2000),
  expiresAt: Expiry,
  /** The one run, or the one branch, that it is for; without either it is for all. */
  headRunId: z.string().min(1).max(100).nullable().optional(),
  branch: z.string().min(1).max(300).nullable().optional(),
})
export type Waiver = GivenWaiver

/** When a comparison fails a pull request: the rules of a project, of `assay.config.json` under `gate`, of one request. */
export const GatePolicy = z.strictObject({
  /** SPECs, or names of metrics; default all that the runs were scored by. */
  metrics: z.array(Spec).max(50).optional(),
  /** Smallest effect that matters, in the metric's own unit. */
  smallestEffects: z.record(Spec, z.number().positive()).optional(),
  /** Least and greatest score of the head itself; 0 is a bound like any other. */
  minimum: bounds.optional(),
  maximum: bounds.optional(),
  /** Level of the adjusted p, default 0.05. */
  level: z.number().gt(0).lt(1).optional(),
  /** Segments that both runs scored, below which the gate cannot tell. */
  minimumPairs: z.int().nonnegative().optional(),
  /** Adjustment of p over all that the gate looks at, default `holm`. */
  correction: z.enum(['holm', 'none']).optional(),
  /** Tags (or `document`, `length`, `references`) whose every value is gated as well; `tag=value` for one. */
  slices: z.array(SliceName).max(20).optional(),
  /** Fall of the covered share, from 0 to 1, beyond which the gate cannot tell; default 0.01. */
  coverageDrop: z.number().min(0).max(1).optional(),
  /** What a metric means that may not be compared: it stops the gate (`fail`, default) or is told and left out. */
  incomparable: z.enum(['fail', 'neutral']).optional(),
  /** `pinned`: against the project's pinned baseline; default `rule`, the nearest run before. */
  baseline: z.enum(['rule', 'pinned']).optional(),
  waivers: z.array(Waiver).max(MOST_WAIVERS).optional(),
}) satisfies z.ZodType<Policy>
export type GatePolicy = Policy
