import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findNumber, findText, isRecord, memberAt, memberOf, toList, toSettings } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'
import { readJsonRows, sampleJsonRows } from './read-json-rows.ts'

const NAME = 'every-eval-ever'

/** Every Eval Ever: aggregate records and instance lines, schema 0.2. */
export const everyEvalEverFormat: ImportFormat = {
  name: NAME,
  title: 'Every Eval Ever',
  detect: (file) => (isAggregate(file) || isInstances(file) ? 1 : 0),
  read: (files) => files.map((file) => (isAggregate(file) ? readAggregate(file) : readInstances(file))),
}

function isAggregate({ shape, wholeJson: json }: ImportFile): boolean {
  return shape === 'json' && isRecord(json) && 'schema_version' in json && Array.isArray(json.evaluation_results)
}

function isInstances(file: ImportFile): boolean {
  const rows = sampleJsonRows(file)
  return (
    isMostly(rows, (row) => isRecord(row) && 'schema_version' in row && 'sample_id' in row) &&
    rows.some((row) => isRecord(memberOf(row, 'evaluation')))
  )
}

function readAggregate(file: ImportFile): ImportedRun {
  const root = file.printedJson
  const results = toList(memberOf(root, 'evaluation_results'))
  const ids = results.flatMap((result) => toList(memberAt(result, 'source_data', 'sample_ids')))
  const count = findNumber(memberAt(results[0], 'source_data', 'samples_number'))
  const notes = results.flatMap((result) =>
    /win rate/i.test(String(memberOf(result, 'evaluation_name')))
      ? [
          `${file.file}: "${String(memberOf(result, 'evaluation_name'))}" depends on which other models were there: no series over time.`,
        ]
      : [],
  )
  if (ids.length > 0 && count !== null && ids.length !== count)
    notes.push(`${file.file}: samples_number says ${count}, but ${ids.length} sample ids were run.`)
  return buildImportedRun({
    format: NAME,
    readAs: `every_eval_ever aggregate, schema ${String(memberOf(root, 'schema_version'))}`,
    files: [file],
    system: findText(memberAt(root, 'model_info', 'id')) ?? findText(memberAt(root, 'model_info', 'name')),
    testSet: results.length === 1 ? findText(memberAt(results[0], 'source_data', 'dataset_name')) : null,
    itemsReported: ids.length > 0 ? ids.length : count,
    scores: results.map((result, index) => {
      const details = memberOf(result, 'score_details')
      const interval =
        memberOf(details, 'confidence_interval') ?? memberAt(details, 'uncertainty', 'confidence_interval')
      const name = findText(memberOf(result, 'evaluation_name')) ?? 'unknown'
      const place = { file: `${file.file}#/evaluation_results/${index}/score_details/score` }
      return toImportedScore(name, memberOf(details, 'score'), place, {
        facets: {
          description: findText(memberAt(result, 'metric_config', 'evaluation_description')),
          lowerIsBetter: memberAt(result, 'metric_config', 'lower_is_better') === true,
          dataset: findText(memberAt(result, 'source_data', 'dataset_name')),
          ...(isRecord(interval) && { low: findNumber(interval.lower), high: findNumber(interval.upper) }),
        },
      })
    }),
    settings: toSettings({
      model: memberAt(root, 'model_info', 'id'),
      source: memberAt(root, 'source_metadata', 'source_name'),
      dataset: memberAt(results[0], 'source_data', 'dataset_name'),
      ...(ids.length > 0 && { sample_ids: ids }),
    }),
    unknown: ['implementation of the metrics', ...(count === null ? ['number of items'] : [])],
    notes,
  })
}

function readInstances(file: ImportFile): ImportedRun {
  const systems = new Set<string>()
  const tasks = new Set<string>()
  const seen = new Map<string, number>()
  const segments: PlacedSegment[] = []
  for (const { value, place } of readJsonRows(file)) {
    if (!isRecord(value) || value.sample_id === undefined)
      throw invalidRow(place, 'a row with sample_id and evaluation')
    systems.add(String(value.model_id))
    tasks.add(String(value.evaluation_name))
    const id = String(value.sample_id)
    const epoch = findNumber(memberAt(value, 'metadata', 'epoch'))
    const repeat = seen.get(id) ?? 0
    seen.set(id, repeat + 1)
    const raw = memberAt(value, 'output', 'raw')
    const output = Array.isArray(raw) ? raw[0] : raw
    const reference = memberAt(value, 'input', 'reference')
    const error = findText(value.error)
    segments.push({
      place,
      input: {
        id,
        ...((repeat > 0 || (epoch !== null && epoch > 1)) && {
          repeat: epoch !== null && epoch > 0 ? epoch - 1 : repeat,
        }),
        ...(typeof memberAt(value, 'input', 'raw') === 'string' && {
          source: memberAt(value, 'input', 'raw') as string,
        }),
        references: (Array.isArray(reference) ? reference : [reference]).filter(
          (text): text is string => typeof text === 'string',
        ),
        hypothesis: typeof output === 'string' ? output : null,
        scores:
          error !== null
            ? []
            : [{ metric: 'score', value: requireScore(memberAt(value, 'evaluation', 'score'), place, 'score') }],
        ...(error !== null && { state: 'failed' as const, reason: error.slice(0, 2000) }),
      },
    })
  }
  return buildImportedRun({
    format: NAME,
    readAs: 'every_eval_ever instance lines',
    files: [file],
    system: systems.size === 1 ? [...systems][0] : null,
    testSet: tasks.size === 1 ? [...tasks][0] : null,
    segments,
    settings: toSettings({ model: [...systems].join(', ') }),
    unknown: ['metric behind "score" (see the aggregate record)', 'settings of the model'],
  })
}
