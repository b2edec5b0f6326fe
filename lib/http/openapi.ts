import { z } from 'zod'
import { CompareQuery, RepairInput } from '../schema/compare-query.ts'
import {
  CompareExportQuery,
  ProjectExportQuery,
  RunExportQuery,
  RunLinesQuery,
  SiteExportQuery,
} from '../schema/export-query.ts'
import { GateInput, GateQuery } from '../schema/gate-input.ts'
import { Waiver } from '../schema/gate-policy.ts'
import { ProjectPatch } from '../schema/project-patch.ts'
import { PostRunQuery, ProblemDocument, RunsQuery, SegmentsQuery, TrendQuery } from '../schema/queries.ts'
import { BadgeQuery, ReportFileQuery, ReportInput, ReportQuery } from '../schema/report-input.ts'
import { FinalizeInput, RunInput } from '../schema/run-input.ts'

interface Operation {
  readonly summary: string
  readonly path?: readonly string[]
  readonly query?: z.ZodObject
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: z.ZodType
  /** Whether the body may come in lines, and what they are. */
  readonly lines?: string
  /** Needs a token. */
  readonly token?: boolean
  /** Status and what it says. */
  readonly answers: Readonly<Record<number, string>>
  /** Statuses of problem documents. */
  readonly problems: readonly number[]
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'post /api/v1/runs': {
    summary: 'Post a run: one system on one test set at one commit, all or nothing.',
    query: PostRunQuery,
    headers: {
      'Idempotency-Key': 'The same key with the same body gives the same run; with another body, 409.',
      'Content-Encoding': 'gzip, or none.',
    },
    body: RunInput,
    lines: 'NDJSON: the run without its segments in the first line, then a segment a line.',
    token: true,
    answers: { 200: 'The run was there already.', 201: 'Stored and scored.', 202: 'Stored; scores are being made.' },
    problems: [400, 401, 403, 409, 413, 503],
  },
  'post /api/v1/runs/finalize': {
    summary: 'Close a group of parts: the run is made of all that came, and seen.',
    query: PostRunQuery,
    body: FinalizeInput,
    token: true,
    answers: { 200: 'It was closed already.', 201: 'Closed and scored.', 202: 'Closed; scores are being made.' },
    problems: [400, 401, 403, 404, 409, 503],
  },
  'get /api/v1/runs/{id}': {
    summary:
      'A run with its scores; `warnings` in words, errors in its data first; `lints`: findings and flips of meaning, each with `count`, the first `ids`, and how many more there are in `moreIds`; null before the lints have looked.',
    path: ['id'],
    answers: { 200: 'The run.' },
    problems: [404],
  },
  'get /api/v1/runs/{id}/segments': {
    summary: 'A page of a run’s segments with their scores.',
    path: ['id'],
    query: SegmentsQuery,
    answers: { 200: 'Segments, their number in all, and the cursor of the next page.' },
    problems: [400, 404],
  },
  'get /api/v1/runs/{id}/segments.jsonl': {
    summary:
      'All segments of a run as they may be posted again, in the JSON Lines that the command line reads; streamed.',
    path: ['id'],
    query: RunLinesQuery,
    answers: { 200: 'A segment a line: what `assay compare --base-input` and `assay push --input` take.' },
    problems: [400, 404],
  },
  'get /api/v1/runs/{id}/export': {
    summary: 'A table of a run (all segments by default) as CSV, JSON, Markdown or LaTeX; streamed.',
    path: ['id'],
    query: RunExportQuery,
    answers: { 200: 'The file. In CSV, cells that a spreadsheet would take for formulas are defused.' },
    problems: [400, 404],
  },
  'get /api/v1/projects/{slug}/export': {
    summary: 'A table of a project (all runs with all scores by default) as CSV, JSON, Markdown or LaTeX; streamed.',
    path: ['slug'],
    query: ProjectExportQuery,
    answers: { 200: 'The file.' },
    problems: [400, 404],
  },
  'get /api/v1/export': {
    summary: 'All projects, or what a search found, as CSV, JSON, Markdown or LaTeX.',
    query: SiteExportQuery,
    answers: { 200: 'The file.' },
    problems: [400],
  },
  'get /api/v1/compare/export': {
    summary: 'A table of a comparison (the differences by default) as CSV, JSON, Markdown or LaTeX; streamed.',
    query: CompareExportQuery,
    answers: { 200: 'The file.' },
    problems: [400, 404, 409],
  },
  'get /api/v1/compare': {
    summary: 'Two runs compared: difference, interval, p and verdict of each metric; several heads are ranked as well.',
    query: CompareQuery,
    answers: {
      200: 'The comparison with base, head and its permanent link; for several heads one each, and a ranking.',
    },
    problems: [400, 404, 409],
  },
  'get /api/v1/compare.md': {
    summary: 'A comparison as a comment for a pull request: verdict, gate, table, what was not compared and why.',
    query: ReportQuery,
    answers: { 200: 'GitHub-flavoured Markdown, under 65 000 characters; all that a sender wrote is escaped.' },
    problems: [400, 404, 409],
  },
  'get /api/v1/compare.svg': {
    summary: 'A comparison as a picture to embed.',
    query: ReportQuery,
    answers: { 200: 'SVG with a title and a description.' },
    problems: [400, 404, 409],
  },
  'get /api/v1/compare.json': {
    summary:
      'A comparison with gate, baseline, the segments that got worse, and what the lints saw: `flips` that head introduced and removed, `lints` of each run. Beside each `count` stand the first `ids`, and in `moreIds` how many more there are.',
    query: ReportQuery,
    answers: { 200: 'The comparison’s own keys and all that a report adds.' },
    problems: [400, 404, 409],
  },
  'get /api/v1/compare/report': {
    summary: 'A report as a file: Markdown, JSON, JUnit, job summary, OpenMetrics, HTML or SVG.',
    query: ReportFileQuery,
    answers: { 200: 'The file.' },
    problems: [400, 404, 409],
  },
  'post /api/v1/compare/report': {
    summary: 'The same as JSON, with more ancestors than an address holds. Changes nothing and needs no token.',
    body: ReportInput,
    answers: { 200: 'As compare.json.' },
    problems: [400, 404, 409],
  },
  'get /api/v1/projects/{slug}/badge.svg': {
    summary: 'A badge: how the newest run of the main branch fared, or its score with its half-width.',
    path: ['slug'],
    query: BadgeQuery,
    answers: { 200: 'SVG.' },
    problems: [400, 404],
  },
  'post /api/v1/compare': {
    summary: 'Rescore both runs under one signature, keep these scores, and compare.',
    body: RepairInput,
    token: true,
    answers: { 200: 'The comparison with base, head and its permanent link.' },
    problems: [400, 401, 403, 404, 409],
  },
  'post /api/v1/gate': {
    summary: 'Whether a run fails the gate: baseline found, compared and judged. Changes nothing and needs no token.',
    body: GateInput,
    answers: { 200: 'Outcome, reasons, baseline, comparison, rules, warnings and links.' },
    problems: [400, 404, 409],
  },
  'get /api/v1/gate': {
    summary: 'The same by the project’s own rules.',
    query: GateQuery,
    answers: { 200: 'Outcome, reasons, baseline, comparison, rules, warnings and links.' },
    problems: [400, 404, 409],
  },
  'get /api/v1/projects/{slug}/waivers': {
    summary: 'Waivers of a project, ended ones among them.',
    path: ['slug'],
    answers: { 200: 'Waivers, those that end last first.' },
    problems: [404],
  },
  'post /api/v1/projects/{slug}/waivers': {
    summary: 'Give a metric leave to fail until a date; the gate names it each time.',
    path: ['slug'],
    body: Waiver,
    token: true,
    answers: { 201: 'The waiver.' },
    problems: [400, 401, 403, 404],
  },
  'delete /api/v1/projects/{slug}/waivers/{id}': {
    summary: 'Take a waiver away.',
    path: ['slug', 'id'],
    token: true,
    answers: { 200: 'It is away.' },
    problems: [401, 403, 404],
  },
  'get /api/v1/projects': { summary: 'All projects.', answers: { 200: 'Projects.' }, problems: [] },
  'get /api/v1/projects/{slug}': {
    summary: 'A project and what its runs can be narrowed by.',
    path: ['slug'],
    answers: { 200: 'The project.' },
    problems: [404],
  },
  'patch /api/v1/projects/{slug}': {
    summary: 'Change settings of a project: name, main branch, baseline, metrics, smallest effects, gate.',
    path: ['slug'],
    body: ProjectPatch,
    token: true,
    answers: { 200: 'The project as it is now.' },
    problems: [400, 401, 403, 404],
  },
  'get /api/v1/projects/{slug}/runs': {
    summary: 'Runs of a project, newest first.',
    path: ['slug'],
    query: RunsQuery,
    answers: { 200: 'Runs, their number in all, and the cursor of the next page.' },
    problems: [400, 404],
  },
  'get /api/v1/projects/{slug}/trend': {
    summary: 'A metric over the runs of a project, oldest first.',
    path: ['slug'],
    query: TrendQuery,
    answers: { 200: 'Points; one without a value is a gap.' },
    problems: [400, 404],
  },
  'delete /api/v1/demo': {
    summary: 'Remove the demo projects for good.',
    token: true,
    answers: { 200: 'How many were removed.' },
    problems: [401, 403],
  },
  'get /api/v1/token': {
    summary: 'What the token at hand may do.',
    token: true,
    answers: { 200: 'Its name, its scope, and the one project it may write to (null: all).' },
    problems: [401],
  },
  'get /healthz': {
    summary: 'Whether the server is up and can write.',
    answers: { 200: 'It is; with its version and its clock.', 503: 'It is not.' },
    problems: [],
  },
}

/** The OpenAPI 3.1 document of the API, made from the very schemas that check what comes in. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, operation] of Object.entries(OPERATIONS)) {
    const [method, path] = key.split(' ')
    paths[path] = { ...paths[path], [method]: toOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Assay', version: '1', description: 'Evaluation reports and regression tracking.' },
    paths,
    components: {
      schemas: { Problem: toSchema(ProblemDocument) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function toOperation({ summary, path = [], query, headers = {}, body, lines, token, answers, problems }: Operation) {
  return {
    summary,
    parameters: [
      ...path.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
        name,
        in: 'query',
        required: !(schema instanceof z.ZodOptional),
        schema: toSchema(schema as z.ZodType),
      })),
      ...Object.entries(headers).map(([name, description]) => ({
        name,
        in: 'header',
        description,
        schema: { type: 'string' },
      })),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: toSchema(body) },
          ...(lines && { 'application/x-ndjson': { schema: { type: 'string', description: lines } } }),
        },
      },
    }),
    ...(token && { security: [{ token: [] }] }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, description]) => [
        status,
        { description, content: { 'application/json': {} } },
      ]),
      ...problems.map((status) => [
        String(status),
        {
          description: 'What is wrong, where, and how to mend it.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
    ]),
  }
}

function toSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })
  return rest
}
