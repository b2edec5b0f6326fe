import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { findNumber, findText, isRecord, type JsonRecord, toList, toSettings } from '../json-values.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'comet'
const SEGMENT_LINE = /^(.+)\tSegment (\d+)\tscore: (-?\d+(?:\.\d+)?)$/
const SYSTEM_LINE = /^(.+)\tscore: (-?\d+(?:\.\d+)?)$/

/** `comet-score` and `comet-compare`: `--to_json` files and what they print. */
export const cometFormat: ImportFormat = {
  name: NAME,
  title: 'COMET (comet-score, comet-compare)',
  detect: (file) => {
    if (file.shape === 'text')
      return file.sampleLines.some((line) => SEGMENT_LINE.test(line)) || isComparePrint(file.sampleLines) ? 0.95 : 0
    if (file.shape !== 'json') return 0
    if (isCompare(file.json)) return 1
    const rows = firstRows(file.json)
    if (rows.length === 0) return 0
    if (rows.every((row) => 'mt' in row && 'COMET' in row)) return 1
    return rows.every((row) => 'mt' in row && 'src' in row && 'score' in row) ? 0.8 : 0
  },
  read: (files) => files.flatMap(readFile),
}

function isCompare(json: unknown): json is JsonRecord {
  return (
    isRecord(json) && Array.isArray(json.translations) && Array.isArray(json.source) && 'statistical_results' in json
  )
}

function isComparePrint(lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith('x_name: ')) && lines.includes('Paired T-Test Results:')
}

function firstRows(json: unknown): JsonRecord[] {
  if (!isRecord(json)) return []
  const lists = Object.values(json)
  if (lists.length === 0 || !lists.every(Array.isArray)) return []
  return lists.map((list) => (list as unknown[])[0]).filter(isRecord)
}

function readFile(file: ImportFile): ImportedRun[] {
  if (file.shape === 'text') return isComparePrint(file.sampleLines) ? [readComparePrint(file)] : readScorePrint(file)
  const { json } = file
  if (isCompare(json)) return readCompare(file, json)
  const systems = Object.entries(json as Record<string, unknown[]>)
  return firstRows(json).every((row) => 'COMET' in row)
    ? systems.map(([name, rows]) => readSystem(file, name, rows))
    : [readModels(file, systems)]
}

function readSystem(file: ImportFile, system: string, rows: readonly unknown[]): ImportedRun {
  const spans = rows.some((row) => isRecord(row) && Array.isArray(row.errors))
  const referenced = rows.some((row) => isRecord(row) && 'ref' in row)
  const counts = new Map<string, number>()
  const segments = rows.map((row, index): PlacedSegment => {
    const place = { file: `${file.file}#/${system}/${index}` }
    if (!isRecord(row) || typeof row.mt !== 'string') throw invalidRow(place, 'a segment with "mt"')
    for (const error of toList(row.errors)) {
      const severity = isRecord(error) ? String(error.severity) : 'unknown'
      counts.set(severity, (counts.get(severity) ?? 0) + 1)
    }
    return {
      place,
      input: {
        id: String(index + 1),
        ...(typeof row.src === 'string' && { source: row.src }),
        ...(typeof row.ref === 'string' && { reference: row.ref }),
        hypothesis: row.mt,
        scores: [{ metric: referenced ? 'COMET' : 'COMET (no reference)', value: findNumber(row.COMET) }],
      },
    }
  })
  return buildImportedRun({
    format: NAME,
    readAs: `comet-score --to_json${referenced ? '' : ', without references'}${spans ? ', with error spans (XCOMET)' : ''}`,
    files: [file],
    system,
    segments,
    settings: {
      references: referenced ? 1 : 0,
      ...toSettings(Object.fromEntries([...counts].map(([key, value]) => [`errors.${key}`, value]))),
    },
    unknown: ['model and its revision', 'precision and batch size'],
    notes: [
      `${file.file}: it has no ids; ids are line numbers, and COMET strips lines.`,
      ...(referenced
        ? []
        : [
            `${file.file}: quality estimation without references; it is another metric than COMET, though the key is the same.`,
          ]),
    ],
  })
}

function readModels(file: ImportFile, models: readonly (readonly [string, readonly unknown[]])[]): ImportedRun {
  const [, first] = models[0]
  const segments = first.map((row, index): PlacedSegment => {
    const place = { file: `${file.file}#/${models[0][0]}/${index}` }
    if (!isRecord(row) || typeof row.mt !== 'string') throw invalidRow(place, 'a segment with "mt"')
    return {
      place,
      input: {
        id: String(index + 1),
        ...(typeof row.src === 'string' && { source: row.src }),
        ...(typeof row.ref === 'string' && { reference: row.ref }),
        hypothesis: row.mt,
        scores: models.map(([model, rows]) => {
          const other = rows[index]
          if (!isRecord(other) || other.mt !== row.mt)
            throw invalidRow({ file: `${file.file}#/${model}/${index}` }, `the text that ${models[0][0]} has there`)
          return { metric: model, value: findNumber(other.score) }
        }),
      },
    }
  })
  return buildImportedRun({
    format: NAME,
    readAs: 'scores of several models for the same texts (not a --to_json file)',
    files: [file],
    segments,
    unknown: ['system: outer keys are models, not systems', 'revision of the models'],
    notes: [
      `${file.file}: ${models.length} models scored the same ${first.length} texts: one run with ${models.length} scores a segment.`,
    ],
  })
}

function readCompare(file: ImportFile, json: JsonRecord): ImportedRun[] {
  const sources = toList(json.source)
  const references = toList(json.reference)
  return toList(json.translations).map((entry, t) => {
    const at = `${file.file}#/translations/${t}`
    if (!isRecord(entry) || !Array.isArray(entry.mt) || !Array.isArray(entry.scores))
      throw invalidRow({ file: at }, 'a system with "mt" and "scores"')
    const { mt, scores } = entry
    if (mt.length !== scores.length || (sources.length > 0 && mt.length !== sources.length))
      throw invalidRow(
        { file: at },
        `as many texts as scores and sources (${mt.length}, ${scores.length}, ${sources.length})`,
      )
    return buildImportedRun({
      format: NAME,
      readAs: 'comet-compare --to_json',
      files: [file],
      system: findText(entry.name),
      segments: mt.map((text, index) => ({
        place: { file: `${at}/mt/${index}` },
        input: {
          id: String(index + 1),
          ...(typeof sources[index] === 'string' && { source: sources[index] }),
          ...(typeof references[index] === 'string' && { reference: references[index] }),
          hypothesis: typeof text === 'string' ? text : null,
          scores: [
            {
              metric: 'COMET',
              value: findNumber(scores[index]),
              ...(findText(json.model) && { signature: `model:${json.model}` }),
            },
          ],
        },
      })),
      settings: toSettings({
        model: json.model,
        references: references.length > 0 ? 1 : 0,
        statistical_results: json.statistical_results,
      }),
      unknown: ['number of splits and sample ratio', 'tie epsilon', 'revision of the model'],
      notes: [
        `${file.file}: x-mean and y-mean are means over bootstrap samples, not system scores; "(%)" values lie in 0..1.`,
        `${file.file}: it has no ids; ids are line numbers.`,
      ],
    })
  })
}

function readScorePrint(file: ImportFile): ImportedRun[] {
  const systems = new Map<string, { segments: PlacedSegment[]; total: string | null }>()
  const of = (name: string) => {
    const known = systems.get(name) ?? { segments: [], total: null }
    systems.set(name, known)
    return known
  }
  for (const { text, number } of file.lines()) {
    const segment = SEGMENT_LINE.exec(text)
    const system = segment ? null : SYSTEM_LINE.exec(text)
    if (segment)
      of(segment[1]).segments.push({
        place: { file: file.file, line: number },
        input: { id: String(Number(segment[2]) + 1), scores: [{ metric: 'COMET', value: Number(segment[3]) }] },
      })
    else if (system) of(system[1]).total = system[2]
  }
  return [...systems].map(([system, { segments, total }]) =>
    buildImportedRun({
      format: NAME,
      readAs: 'comet-score console output',
      files: [file],
      system,
      segments,
      scores: total === null ? [] : [{ metric: 'COMET', text: total, reason: null, signature: null, facets: {} }],
      unknown: ['model and its revision', 'texts', 'whether references were used'],
      notes: [
        `${file.file}: ids count from 1 (the tool counts from 0).`,
        ...(total === null ? [`${file.file}: ${system} has no line with its total; the output may be cut.`] : []),
      ],
    }),
  )
}

function readComparePrint(file: ImportFile): ImportedRun {
  const found: Record<string, string> = {}
  for (const { text } of file.lines()) {
    const match =
      /^(x_name|y_name|x-mean|y-mean|ties \(%\)|x_wins \(%\)|y_wins \(%\)|statistic|p_value):\s+(\S.*)$/.exec(text)
    if (match) found[match[1]] ??= match[2]
  }
  return buildImportedRun({
    format: NAME,
    readAs: 'comet-compare console output',
    files: [file],
    settings: found,
    unknown: ['model', 'number of segments', 'scores of the systems'],
    notes: [`${file.file}: a comparison of ${found.x_name} and ${found.y_name}, no score of a run.`],
  })
}
