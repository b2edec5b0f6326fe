import type { Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findNumber, findText, isRecord, memberAt, memberOf, toList, toSettings } from '../json-values.ts'
import { parsePrintedJson } from '../parse-printed-json.ts'
import { requireScore, requireScoreOrNull } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'openai-evals'
/** Counts of choices, and the spread that the tool spells in its own way. */
const DETAIL = /^counts\/|^(?:boot?strap_std|stderr|std)$/

/** The event log of OpenAI evals: one specification, a final report anywhere, several events a sample. */
export const openaiEvalsFormat: ImportFormat = {
  name: NAME,
  title: 'OpenAI evals event log',
  detect: ({ shape, sampleRows }) => (shape === 'json-lines' && isLog(sampleRows) ? 1 : 0),
  read: (files) => files.map(readLog),
}

/** Its first line is the specification; cut off, the events still look like no other's. */
function isLog(rows: readonly unknown[]): boolean {
  if (rows.some((row) => findText(memberAt(row, 'spec', 'eval_name')) !== null)) return true
  return isMostly(rows, (row) => isRecord(row) && 'event_id' in row && 'sample_id' in row && 'type' in row)
}

interface Sample {
  readonly id: string
  readonly line: number
  source: string | null
  hypothesis: string | null
  references: string[]
  reason: string | null
  readonly scores: { metric: string; value: number | null; reason?: string }[]
  /** As they came. */
  readonly metrics: { metric: string; value: unknown; place: Place }[]
}

function readLog(file: ImportFile): ImportedRun {
  const samples = new Map<string, Sample>()
  let spec: unknown = null
  let scores: ImportedScore[] | null = null
  let stray = 0
  for (const { text, number } of file.lines()) {
    const place = { file: file.file, line: number }
    if (text.trim() === '') continue
    // Digits matter in the report only, but a line is a line.
    const row = parsePrintedJson(text, file.file, { line: number })
    if (!isRecord(row)) throw invalidRow(place, 'the specification, the report or an event')
    if (row.spec !== undefined) spec = row.spec
    else if (row.final_report !== undefined) scores = toReport(row.final_report, place)
    else if (typeof row.sample_id === 'string') {
      const sample: Sample = samples.get(row.sample_id) ?? {
        id: row.sample_id,
        line: number,
        source: null,
        hypothesis: null,
        references: [],
        reason: null,
        scores: [],
        metrics: [],
      }
      samples.set(sample.id, sample)
      takeEvent(sample, findText(row.type) ?? 'unknown', row.data, place)
    } else stray++
  }
  takeMetrics([...samples.values()])
  const config = memberOf(spec, 'run_config')
  const scored = [...samples.values()].filter(({ scores }) => scores.length > 0).length
  const notes: string[] = []
  if (stray > 0) notes.push(`${file.file}: ${stray} lines belong to no sample and were left out.`)
  if (spec === null) notes.push(`${file.file}: it has no specification, so its system and its data set are unknown.`)
  if (scores === null) notes.push(`${file.file}: it has no final report: the run did not come to its end.`)
  if (scored < samples.size) notes.push(`${file.file}: ${scored} of ${samples.size} samples have a match or metrics.`)
  return buildImportedRun({
    format: NAME,
    readAs: 'OpenAI evals log',
    files: [file],
    system: findText(toList(memberOf(spec, 'completion_fns'))[0]),
    testSet: findText(memberOf(spec, 'eval_name')),
    segments: [...samples.values()].map((sample) => toSegment(file, sample)),
    scores: scores ?? [],
    settings: toSettings({
      completion_fn: toList(memberOf(spec, 'completion_fns'))[0],
      eval: memberOf(spec, 'eval_name'),
      class: memberAt(config, 'eval_spec', 'cls'),
      seed: memberOf(config, 'seed'),
      max_samples: memberOf(config, 'max_samples'),
    }),
    unknown: ['rule of matching (only the class is named)', 'version of the tool'],
    notes,
  })
}

function toReport(report: unknown, place: Place): ImportedScore[] {
  return Object.entries(isRecord(report) ? report : {}).map(([metric, value]) =>
    // What is no single number is a detail of the report.
    toImportedScore(metric, isRecord(value) || Array.isArray(value) ? null : value, place, {
      reason: 'The report holds no single number here.',
      isDetail: DETAIL.test(metric),
    }),
  )
}

function takeEvent(sample: Sample, type: string, data: unknown, place: Place) {
  if (type === 'sampling') {
    sample.source ??= toPrompt(memberOf(data, 'prompt'))
    const sampled = memberOf(data, 'sampled')
    const text = Array.isArray(sampled) ? sampled[0] : sampled
    if (typeof text === 'string') sample.hypothesis ??= text
  } else if (type === 'match') {
    const expected = memberOf(data, 'expected')
    const sampled = memberOf(data, 'sampled')
    sample.references = (Array.isArray(expected) ? expected : [expected]).filter(
      (text): text is string => typeof text === 'string',
    )
    if (typeof sampled === 'string') sample.hypothesis ??= sampled
    const correct = memberOf(data, 'correct')
    sample.scores.push({
      metric: 'match',
      value: typeof correct === 'boolean' ? Number(correct) : requireScore(correct, place, 'correct'),
    })
  } else if (type === 'metrics')
    for (const [metric, value] of Object.entries(isRecord(data) ? data : {}))
      sample.metrics.push({ metric, value, place })
  else if (type === 'error') sample.reason = findText(memberOf(data, 'message')) ?? 'The sample ended with an error.'
}

/** A key that holds a number in some sample is a metric, and then has to hold one wherever it stands. */
function takeMetrics(samples: readonly Sample[]) {
  const isNumber = (value: unknown) => typeof value === 'boolean' || findNumber(value) !== null
  const keys = new Set(
    samples.flatMap(({ metrics }) => metrics.filter(({ value }) => isNumber(value)).map(({ metric }) => metric)),
  )
  for (const { metrics, scores } of samples)
    for (const { metric, value, place } of metrics)
      if (keys.has(metric))
        scores.push({
          metric,
          value: typeof value === 'boolean' ? Number(value) : requireScoreOrNull(value, place, metric),
          ...(value === null && { reason: 'The log says null.' }),
        })
}

function toPrompt(prompt: unknown): string | null {
  if (typeof prompt === 'string') return prompt
  const user = toList(prompt).filter((message) => memberOf(message, 'role') === 'user')
  return findText(memberOf(user.at(-1), 'content'))
}

function toSegment(file: ImportFile, sample: Sample): PlacedSegment {
  const { id, line, source, hypothesis, references, scores, reason } = sample
  return {
    place: { file: file.file, line },
    input: {
      id,
      ...(source !== null && { source }),
      references,
      hypothesis,
      scores,
      ...(reason !== null && { state: 'failed' as const, reason: reason.slice(0, 2000) }),
    },
  }
}
