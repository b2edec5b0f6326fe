import { z } from 'zod'
import { GatePolicy } from './gate-policy.ts'
import { RunHead, Slug } from './run-input.ts'

const Spec = z.string().min(1).max(500)
const text = (max: number, what: string) => z.string().min(1).max(max).describe(what)

/** `assay.config.json`: what a team would type again and again. Flags and environment stand above it. */
export const CliConfig = z.strictObject({
  $schema: z.string().optional().describe('address of this schema, for editors'),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address of the server'),
  project: Slug.optional().describe('project that runs belong to'),
  system: text(200, 'name of the system that makes the outputs').optional(),
  systemVersion: text(200, 'version of the system').optional(),
  testSet: text(200, 'name of the test set').optional(),
  testSetVersion: text(100, 'label of the version of the test set').optional(),
  metrics: z.array(Spec).min(1).max(200).optional().describe('metrics as name[:key=value,…]'),
  declared: RunHead.shape.declared.describe('how the outputs are made, by key'),
  format: text(100, 'format of the files, where it is not to be recognised').optional(),
  columns: z.array(z.string().min(1).max(200)).min(1).optional().describe('columns of a delimited file, in order'),
  slices: z.array(z.string().min(1).max(200)).optional().describe('tags to compare within'),
  smallestEffects: z
    .record(Spec, z.number().positive())
    .optional()
    .describe('smallest difference that matters, by metric, in its own unit'),
  wait: z.int().min(0).max(3600).optional().describe('seconds that a push waits for its scores'),
  retries: z.int().min(0).max(20).optional().describe('how often to try again after a failure on the way'),
  gate: GatePolicy.optional().describe('when "assay gate" fails'),
  allowOutage: z.boolean().optional().describe('whether an outage of the server lets push and gate end with 0'),
})
export type CliConfig = z.infer<typeof CliConfig>

/** The JSON Schema of `assay.config.json`, in the draft that editors know. */
export function cliConfigJsonSchema(): Record<string, unknown> {
  return { title: 'assay.config.json', ...z.toJSONSchema(CliConfig, { io: 'input', target: 'draft-7' }) }
}
