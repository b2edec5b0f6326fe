import { z } from 'zod'

/** A number in an address. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const Spec = z.string().min(1).max(500)
const RunReference = z.string().min(1).max(400)
const Name = z.string().min(1).max(300)
const SLICE = z.string().min(1).max(200)
const MOST_METRICS = 50
const MOST_HEADS = 20

/** `SPEC=EFFECT`, in the metric's own unit; or `none` for none at all. */
export const SmallestEffect = z
  .string()
  .max(600)
  .regex(/^(?:none|.+=\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i, 'SPEC=NUMBER, or none')

/** Parameters of `GET /api/v1/compare`; `base` and `head` are `run:ID`, `branch:NAME` or `commit:SHA`. */
export const CompareQuery = z.strictObject({
  project: Name,
  base: RunReference,
  /** May be repeated: one base against several heads, with a ranking. */
  head: z.array(RunReference).min(1).max(MOST_HEADS),
  /** SPECs; may be repeated. */
  metric: z.array(Spec).max(MOST_METRICS).optional(),
  /** SPECs of base where they are others, one for each `metric`. */
  baseMetric: z.array(Spec).max(MOST_METRICS).optional(),
  /** Both from their outputs under one signature: that of `metric`, else head's (`rescore`) or base's (`rescore-base`). */
  repair: z.enum(['rescore', 'rescore-base']).optional(),
  /** Tags, `document`, `length` or `references` to compare within; `*` for all tags. May be repeated. */
  slice: z.array(SLICE).max(20).optional(),
  system: Name.optional(),
  testSet: Name.optional(),
  resamples: whole(1, 100_000).optional(),
  trials: whole(1, 1_000_000).optional(),
  seed: whole(0, Number.MAX_SAFE_INTEGER).optional(),
  test: z.enum(['bootstrap', 'randomization']).optional(),
  /** `yes`: the bias-corrected and accelerated interval, too. */
  bca: z.enum(['yes', 'no']).optional(),
  /** In place of the project's own; may be repeated. */
  smallestEffect: z.array(SmallestEffect).max(MOST_METRICS).optional(),
  /** What a permanent link holds besides: the answer is 409 where one of them is no longer so. */
  signature: z.array(z.string().max(4000)).max(MOST_METRICS).optional(),
  implementation: z.array(z.string().max(300)).max(MOST_METRICS).optional(),
  edited: z.array(z.string().max(40)).length(2).optional(),
})
export type CompareQuery = z.infer<typeof CompareQuery>

/** The body of `POST /api/v1/compare`: a repair whose scores are kept. */
export const RepairInput = z.strictObject({
  project: Name,
  base: RunReference,
  head: RunReference,
  /** SPECs; by default those of head, or of base for `rescore-base`. */
  metrics: z.array(Spec).min(1).max(MOST_METRICS).optional(),
  repair: z.enum(['rescore', 'rescore-base']),
  system: Name.optional(),
  testSet: Name.optional(),
  resamples: z.int().min(1).max(100_000).optional(),
  trials: z.int().min(1).max(1_000_000).optional(),
  seed: z.int().nonnegative().optional(),
  test: z.enum(['bootstrap', 'randomization']).optional(),
})
export type RepairInput = z.infer<typeof RepairInput>
