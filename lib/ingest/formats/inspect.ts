import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import {
  findNumber,
  findText,
  isRecord,
  type JsonRecord,
  memberAt,
  memberOf,
  toList,
  toSettings,
} from '../json-values.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'inspect-ai'
/** What Inspect's own metrics make of letters (value_to_float): correct, incorrect, partial, no answer. */
const LETTERS: Readonly<Record<string, number>> = { C: 1, I: 0, P: 0.5, N: 0 }

/** Spreads beside the metrics proper. */
const SPREAD = /^(?:stderr|std|var|bootstrap_std|bootstrap_stderr)$/

/** Inspect AI's evaluation log as JSON, versions 1 and 2. Epochs are repeats of a sample. */
export const inspectFormat: ImportFormat = {
  name: NAME,
  title: 'Inspect AI JSON log',
  detect: ({ shape, wholeJson: json }) => {
    if (shape !== 'json' || !isRecord(json)) return 0
    return isRecord(json.eval) && findText(json.eval.task) !== null && ('status' in json || 'samples' in json) ? 1 : 0
  },
  read: (files) => files.map(readLog),
}

function readLog(file: ImportFile): ImportedRun {
  const root = file.json as JsonRecord
  const run = root.eval
  const samples = toList(root.samples)
  const status = findText(root.status)
  const size = findNumber(memberAt(run, 'dataset', 'samples'))
  const ids = new Set(samples.map((sample) => String(memberOf(sample, 'id'))))
  const notes: string[] = []
  if (status !== null && status !== 'success')
    notes.push(
      `${file.file}: status is "${status}": not a run that came to its end, though ${ids.size} samples are there.`,
    )
  if (samples.length === 0) notes.push(`${file.file}: it has no samples (header only).`)
  else if (size !== null && ids.size < size)
    notes.push(`${file.file}: ${ids.size} of ${size} items of the data set were run: a partial run.`)
  if (root.version === undefined) notes.push(`${file.file}: it names no version of the log format.`)
  const packages = memberAt(run, 'packages')
  // Version 1 has one scorer, and one unnamed score a sample.
  const only = findText(memberAt(root, 'results', 'scorer', 'name')) ?? 'score'
  return buildImportedRun({
    format: NAME,
    readAs: `Inspect log version ${String(root.version ?? 'unknown')}${toVersion(packages)}`,
    files: [file],
    system: findText(memberOf(run, 'model')),
    testSet: findText(memberOf(run, 'task')),
    itemsReported: findNumber(memberAt(root, 'results', 'total_samples')),
    segments: samples.map((sample, index) => toSegment(sample, `${file.file}#/samples/${index}`, only)),
    scores: readScores(file),
    settings: toSettings({
      task_version: memberOf(run, 'task_version'),
      status,
      dataset: memberAt(run, 'dataset', 'name'),
      dataset_size: size,
      limit: memberAt(run, 'config', 'limit'),
      epochs: memberAt(run, 'config', 'epochs'),
      epochs_reducer: memberAt(run, 'config', 'epochs_reducer'),
      inspect_ai: memberOf(packages, 'inspect_ai'),
      git: memberAt(run, 'revision', 'commit'),
      ...prefixed('generate', memberAt(root, 'plan', 'config')),
      ...prefixed('task_args', memberOf(run, 'task_args')),
      ...prefixed('model_args', memberOf(run, 'model_args')),
      ...toDirections(samples),
    }),
    unknown: [
      'options of the scorers beyond their params',
      ...(memberOf(packages, 'inspect_ai') === undefined ? ['version of inspect_ai'] : []),
    ],
    notes,
  })
}

function toVersion(packages: unknown): string {
  const version = findText(memberOf(packages, 'inspect_ai'))
  return version === null ? '' : ` (inspect_ai ${version})`
}

function prefixed(prefix: string, values: unknown): Record<string, unknown> {
  return isRecord(values)
    ? Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]))
    : {}
}

/** Letters and true or false are verdicts, of which more right ones are better; what numbers mean no log says. */
function toDirections(samples: readonly unknown[]): Record<string, unknown> {
  const names = samples.flatMap((sample) => {
    const scores = memberOf(sample, 'scores')
    return Object.entries(isRecord(scores) ? scores : {}).flatMap(([scorer, score]) => {
      const value = memberOf(score, 'value')
      return typeof value === 'boolean' || (typeof value === 'string' && Object.hasOwn(LETTERS, value)) ? [scorer] : []
    })
  })
  return Object.fromEntries([...new Set(names)].map((name) => [`direction.${name}`, 'higher']))
}

function toSegment(sample: unknown, at: string, only: string): PlacedSegment {
  const place = { file: at }
  if (!isRecord(sample) || (typeof sample.id !== 'string' && typeof sample.id !== 'number'))
    throw invalidRow(place, 'a sample with its id')
  const target = Array.isArray(sample.target) ? sample.target : [sample.target]
  const references = target.filter((text): text is string => typeof text === 'string')
  const choice = Array.isArray(sample.choices) && sample.choices.length > 0
  const error = sample.error ? (findText(memberOf(sample.error, 'message')) ?? 'The sample ended with an error.') : null
  const output = error === null ? toOutput(sample.output) : null
  const answer = Object.values(isRecord(sample.scores) ? sample.scores : {}).map((score) =>
    findText(memberOf(score, 'answer')),
  )[0]
  const source = toPrompt(sample.input)
  const epoch = findNumber(sample.epoch)
  return {
    place,
    input: {
      id: String(sample.id),
      ...(epoch !== null && epoch > 1 && { repeat: epoch - 1 }),
      ...(source !== null && { source }),
      references,
      hypothesis: output,
      ...(choice && references.length === 1 && { label: references[0] }),
      ...(choice && error === null && answer && { predictedLabel: answer }),
      scores: error === null ? toScores(sample.scores ?? (isRecord(sample.score) ? { [only]: sample.score } : {})) : [],
      ...(error !== null && { state: 'failed' as const, reason: error.slice(0, 2000) }),
    },
  }
}

function toPrompt(input: unknown): string | null {
  if (typeof input === 'string') return input
  const user = toList(input).filter((message) => memberOf(message, 'role') === 'user')
  return user.length > 0 ? toContent(memberOf(user.at(-1), 'content')) : null
}

function toOutput(output: unknown): string | null {
  const completion = memberOf(output, 'completion')
  if (typeof completion === 'string') return completion
  return toContent(memberAt(toList(memberOf(output, 'choices'))[0], 'message', 'content'))
}

function toContent(content: unknown): string | null {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  const texts = content.flatMap((part) => (memberOf(part, 'type') === 'text' ? [String(memberOf(part, 'text'))] : []))
  return texts.length > 0 ? texts.join('\n') : null
}

function toScores(scores: unknown) {
  if (!isRecord(scores)) return []
  return Object.entries(scores).flatMap(([scorer, score]) => {
    const value = memberOf(score, 'value')
    if (isRecord(value)) return Object.entries(value).map(([key, inner]) => toScore(`${scorer}/${key}`, inner))
    return [toScore(scorer, value)]
  })
}

function toScore(metric: string, value: unknown) {
  const number =
    typeof value === 'boolean'
      ? Number(value)
      : typeof value === 'string'
        ? Object.hasOwn(LETTERS, value)
          ? LETTERS[value]
          : null
        : findNumber(value)
  const reason =
    number === null
      ? { reason: `The log has ${JSON.stringify(value)?.slice(0, 200) ?? 'nothing'}, which is no number.` }
      : {}
  return { metric, value: number, ...reason }
}

function readScores(file: ImportFile): ImportedScore[] {
  const results = memberOf(file.printedJson, 'results')
  const { scorer } = isRecord(results) ? results : {}
  if (isRecord(scorer))
    return toTotals({ name: scorer.name, metrics: memberOf(results, 'metrics') }, `${file.file}#/results`)
  // The first logs of version 2 call the list scorers.
  return ['scores', 'scorers'].flatMap((key) =>
    toList(memberOf(results, key)).flatMap((score, index) => toTotals(score, `${file.file}#/results/${key}/${index}`)),
  )
}

function toTotals(score: unknown, at: string): ImportedScore[] {
  const name = findText(memberOf(score, 'name'))
  const scorer = findText(memberOf(score, 'scorer')) ?? name ?? 'unknown'
  const reducer = findText(memberOf(score, 'reducer'))
  // A scorer with several values has a score of each, named by the value.
  const full = name === null || name === scorer ? scorer : `${scorer}/${name}`
  const metrics = memberOf(score, 'metrics')
  const own = isRecord(metrics) ? metrics : {}
  const stderr = findNumber(memberAt(own, 'stderr', 'value'))
  return Object.entries(own).map(([key, metric]) => {
    const called = findText(memberOf(metric, 'name')) ?? key
    const isDetail = SPREAD.test(called)
    return toImportedScore(
      called,
      memberOf(metric, 'value'),
      { file: `${at}/metrics/${key}/value` },
      {
        reason: 'The log says null.',
        signature: `scorer:${full}${reducer ? `|reducer:${reducer}` : ''}`,
        facets: { scorer, ...(full !== scorer && { value: name }), ...(stderr !== null && !isDetail && { stderr }) },
        isDetail,
      },
    )
  })
}
