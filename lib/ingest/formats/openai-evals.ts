import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { findNumber, findText, isRecord, memberAt, memberOf, toList, toSettings } from '../json-values.ts'
import { parsePrintedJson } from '../parse-printed-json.ts'
import { toImportedScore } from '../to-imported-score.ts'

const NAME = 'openai-evals'

/** The event log of OpenAI evals: one specification, a final report anywhere, several events a sample. */
export const openaiEvalsFormat: ImportFormat = {
  name: NAME,
  title: 'OpenAI evals event log',
  detect: ({ shape, sampleRows }) =>
    shape === 'json-lines' && findText(memberAt(sampleRows[0], 'spec', 'eval_name')) !== null ? 1 : 0,
  read: (files) => files.map(readLog),
}

interface Sample {
  readonly id: string
  readonly line: number
  source: string | null
  hypothesis: string | null
  references: string[]
  reason: string | null
  readonly scores: { metric: string; value: number | null }[]
}

function readLog(file: ImportFile): ImportedRun {
  const samples = new Map<string, Sample>()
  let spec: unknown = null
  let scores: ImportedScore[] | null = null
  for (const { text, number } of file.lines()) {
    if (text.trim() === '') continue
    // Digits matter in the report only, but a line is a line.
    const row = parsePrintedJson(text, file.file, { line: number })
    if (!isRecord(row)) continue
    if (row.spec !== undefined) spec = row.spec
    else if (row.final_report !== undefined) scores = toReport(row.final_report)
    else if (typeof row.sample_id === 'string') {
      const sample: Sample = samples.get(row.sample_id) ?? {
        id: row.sample_id,
        line: number,
        source: null,
        hypothesis: null,
        references: [],
        reason: null,
        scores: [],
      }
      samples.set(sample.id, sample)
      takeEvent(sample, findText(row.type) ?? 'unknown', row.data)
    }
  }
  const config = memberOf(spec, 'run_config')
  const scored = [...samples.values()].filter(({ scores }) => scores.length > 0).length
  const notes: string[] = []
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

function toReport(report: unknown): ImportedScore[] {
  return Object.entries(isRecord(report) ? report : {}).map(([metric, value]) => toImportedScore(metric, value))
}

function takeEvent(sample: Sample, type: string, data: unknown) {
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
    sample.scores.push({ metric: 'match', value: typeof correct === 'boolean' ? Number(correct) : null })
  } else if (type === 'metrics')
    for (const [metric, value] of Object.entries(isRecord(data) ? data : {})) {
      const number = typeof value === 'boolean' ? Number(value) : findNumber(value)
      if (number !== null) sample.scores.push({ metric, value: number })
    }
  else if (type === 'error') sample.reason = findText(memberOf(data, 'message')) ?? 'The sample ended with an error.'
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
