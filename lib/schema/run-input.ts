import { z } from 'zod'

/** Names that end up in addresses. */
export const Slug = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/,
    'lower-case letters, digits, dot, hyphen and underscore, 1 to 64 characters',
  )

const Finite = z.number()
const Count = z.int().nonnegative()

/** Deeper values cannot be written back by every JSON writer, and say nothing to a reader. */
const MOST_LEVELS = 20

function isShallow(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

/** A segment score from elsewhere: a learned metric, a judge, a person. */
export const ExternalScoreInput = z.strictObject({
  metric: z.string().min(1).max(200),
  value: Finite.nullable(),
  signature: z.string().max(2000).optional(),
  rater: z.string().max(200).optional(),
  reason: z.string().max(2000).optional(),
})
export type ExternalScoreInput = z.infer<typeof ExternalScoreInput>

/** One segment, the same in JSON, NDJSON and the CLI's JSONL; only `id` is needed, unknown keys are an error. */
export const SegmentInput = z.strictObject({
  id: z.string().min(1).max(500),
  document: z.string().max(500).optional(),
  tags: z.record(z.string().max(200), z.string().max(500)).optional(),
  source: z.string().optional(),
  references: z.array(z.string()).optional(),
  reference: z.string().optional(),
  hypothesis: z.string().nullable().optional(),
  prediction: z.string().nullable().optional(),
  output: z.string().nullable().optional(),
  state: z.enum(['scored', 'failed', 'na']).optional(),
  reason: z.string().max(2000).optional(),
  repeat: Count.optional(),
  label: z.string().optional(),
  predictedLabel: z.string().optional(),
  answers: z.array(z.string()).optional(),
  logprobs: z.array(Finite.nullable()).optional(),
  logBase: z.enum(['e', '2', '10']).optional(),
  tokens: z.array(z.string()).optional(),
  windows: z.array(z.strictObject({ begin: Count, end: Count, scoredFrom: Count, nll: Finite })).optional(),
  nll: Finite.optional(),
  tokenCount: Count.optional(),
  wordCount: Count.optional(),
  byteCount: Count.optional(),
  samples: Count.optional(),
  passed: Count.optional(),
  scores: z.array(ExternalScoreInput).optional(),
})
export type SegmentInput = z.infer<typeof SegmentInput>

/** A score as the sender printed it; the precision of the string (or `decimals`) decides what "equal" means. */
export const PostedScore = z.strictObject({
  metric: z.string().min(1).max(200),
  value: z.union([Finite, z.string().regex(/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/, 'a decimal number')]).nullable(),
  decimals: z.int().min(0).max(17).optional(),
  signature: z.string().max(2000).optional(),
  reason: z.string().max(2000).optional(),
})
export type PostedScore = z.infer<typeof PostedScore>

/** The test set by name; with `hash` alone its segments must already be stored. */
export const TestSetInput = z.strictObject({
  name: z.string().min(1).max(200),
  version: z.string().max(100).optional(),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hexadecimal')
    .optional(),
})
export type TestSetInput = z.infer<typeof TestSetInput>

const Group = z.string().min(1).max(200)
const PartCount = z.int().positive().max(10_000)

/** The head of a run: everything but its segments. */
export const RunHead = z.strictObject({
  project: Slug,
  system: z.string().min(1).max(200),
  systemVersion: z.string().max(200).optional(),
  testSet: z.union([z.string().min(1).max(200), TestSetInput]).default('default'),
  commit: z.string().max(100).optional(),
  commitMessage: z.string().max(2000).optional(),
  commitDate: z.iso.datetime({ offset: true }).optional(),
  branch: z.string().max(300).optional(),
  pullRequest: z.union([z.int(), z.string().max(100)]).optional(),
  baseCommit: z.string().max(100).optional(),
  ciUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  /** SPECs to recompute; by default what the segments allow. */
  metrics: z.array(z.string().min(1).max(500)).max(200).optional(),
  /** How the outputs were made (prompt, shots, temperature, decoding): shown beside, blocks nothing by itself. */
  declared: z.record(z.string().max(200), z.union([z.string().max(10_000), Finite, z.boolean()])).optional(),
  scores: z.array(PostedScore).max(1000).optional(),
  metadata: z
    .record(z.string(), z.unknown())
    .refine((value) => isShallow(value, MOST_LEVELS), `nested at most ${MOST_LEVELS} levels deep`)
    .optional(),
  /** A part of a run; without `count` the run is made when the group is closed, without `index` parts are numbered as they come. */
  shard: z.strictObject({ group: Group, index: Count.max(9999).optional(), count: PartCount.optional() }).optional(),
})
export type RunHead = z.infer<typeof RunHead>

/** `POST /api/v1/runs` as JSON. Without segments it is a run of totals, of which nothing can be recomputed. */
export const RunInput = RunHead.extend({ segments: z.array(SegmentInput).default([]) }).check(({ value, issues }) => {
  if (value.segments.length > 0 || (value.scores ?? []).length > 0) return
  issues.push({
    code: 'too_small',
    origin: 'array',
    minimum: 1,
    inclusive: true,
    path: ['segments'],
    input: value.segments,
    message: 'Give at least one segment, or scores of a run whose outputs stay elsewhere',
  })
})
export type RunInput = z.infer<typeof RunInput>

/** `POST /api/v1/runs/finalize`: closes a group of parts; with `count` only where so many are there. */
export const FinalizeInput = z.strictObject({ project: Slug, group: Group, count: PartCount.optional() })
export type FinalizeInput = z.infer<typeof FinalizeInput>
