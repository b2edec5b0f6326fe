import type { Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { isRecord, type JsonRecord, memberOf, toList, toSettings } from '../json-values.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'evalplus'
const STATUSES: ReadonlySet<unknown> = new Set(['pass', 'fail', 'timeout'])

/** EvalPlus's `*_eval_results.json`: a task passes "plus" only where it passes the base tests too. */
export const evalplusFormat: ImportFormat = {
  name: NAME,
  title: 'EvalPlus results',
  detect: ({ shape, wholeJson: json }) => {
    if (shape !== 'json' || !isRecord(json) || !isRecord(json.eval)) return 0
    return isMostly(
      Object.values(json.eval),
      (task) => 'base_status' in Object(toList(task)[0]) || Array.isArray(memberOf(task, 'base')),
    )
      ? 1
      : 0
  },
  read: (files) => files.map(readFile),
}

function readFile(file: ImportFile): ImportedRun {
  const root = file.json as JsonRecord
  const tasks = Object.entries(root.eval as JsonRecord)
  let onlyPlus = 0
  const segments = tasks.map(([id, list], index): PlacedSegment => {
    const place = { file: `${file.file}#/eval/${id}` }
    const samples = isRecord(list) ? toSamples(list) : toList(list)
    if (samples.length === 0 || !samples.every((sample) => isRecord(sample) && 'base_status' in sample))
      throw invalidRow(place, 'samples with base_status')
    for (const [index, sample] of samples.entries()) {
      requireStatus(sample, 'base_status', place, index)
      if ((memberOf(sample, 'plus_status') ?? null) !== null) requireStatus(sample, 'plus_status', place, index)
    }
    const base = samples.filter((sample) => passes(sample, 'base_status')).length
    const plus = samples.filter((sample) => passes(sample, 'plus_status')).length
    const both = samples.filter((sample) => passes(sample, 'base_status') && passes(sample, 'plus_status')).length
    const known = samples.some(
      (sample) => memberOf(sample, 'plus_status') !== undefined && memberOf(sample, 'plus_status') !== null,
    )
    if (plus > both) onlyPlus++
    const solution = memberOf(samples[0], 'solution')
    return {
      place,
      input: {
        id: id || String(index + 1),
        ...(samples.length === 1 && typeof solution === 'string' && { hypothesis: solution }),
        samples: samples.length,
        passed: known ? both : base,
        scores: [
          { metric: 'pass@1 base', value: base / samples.length },
          ...(known ? [{ metric: 'pass@1 plus', value: both / samples.length }] : []),
        ],
      },
    }
  })
  const sizes = new Set(segments.map(({ input }) => input.samples))
  return buildImportedRun({
    format: NAME,
    readAs: 'evalplus results',
    files: [file],
    segments,
    scores: toPosted(file, memberOf(file.printedJson, 'pass_at_k')),
    settings: toSettings({
      date: root.date,
      dataset_hash: root.hash,
      samples_per_task: sizes.size === 1 ? [...sizes][0] : [...sizes].join(', '),
    }),
    unknown: ['model and temperature', 'evalplus version', ...(isRecord(root.pass_at_k) ? [] : ['posted pass@k'])],
    notes: [
      `${file.file}: tasks stand in the order of completion.`,
      ...(onlyPlus > 0
        ? [
            `${file.file}: ${onlyPlus} task passes the plus tests and fails the base tests: it counts as failed, as evalplus does.`,
          ]
        : []),
    ],
  })
}

/** Versions before 2024: two lists of [status, details], one entry a sample. */
function toSamples(task: JsonRecord): readonly unknown[] {
  const [base, plus] = [toList(task.base), toList(task.plus)]
  return base.map((status, index) => ({ base_status: status, plus_status: plus[index] ?? null }))
}

function statusOf(sample: unknown, key: string): unknown {
  const status = memberOf(sample, key)
  return Array.isArray(status) ? status[0] : status
}

function requireStatus(sample: unknown, key: string, place: Place, index: number) {
  if (!STATUSES.has(statusOf(sample, key)))
    throw invalidRow(
      { file: `${place.file}/${index}/${key}` },
      `one of ${[...STATUSES].join(', ')} as ${key} (there is ${JSON.stringify(statusOf(sample, key))?.slice(0, 100)})`,
    )
}

function passes(sample: unknown, key: string): boolean {
  return statusOf(sample, key) === 'pass'
}

function toPosted(file: ImportFile, passAtK: unknown): ImportedScore[] {
  if (!isRecord(passAtK)) return []
  return Object.entries(passAtK).flatMap(([kind, values]) =>
    isRecord(values)
      ? Object.entries(values).map(([k, value]) =>
          toImportedScore(
            `${k} ${kind}`,
            value,
            { file: `${file.file}#/pass_at_k/${kind}/${k}` },
            { facets: { kind } },
          ),
        )
      : [],
  )
}
