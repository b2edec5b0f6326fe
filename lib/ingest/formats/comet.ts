import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findText, isRecord, type JsonRecord, toList, toSettings } from '../json-values.ts'
import { brokenScore, requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'comet'
const SEGMENT_LINE = /^(.+)\tSegment (\d+)\tscore: (.*?)(\tvariance: .*)?$/
const SYSTEM_LINE = /^(.+)\tscore: (.*)$/
const SYSTEM_PRINT = /^(.+)\tscore: \S+$/
/** The tool prints four decimals, always. */
const PRINTED = /^-?\d+\.\d{4}$/

/** `comet-score` and `comet-compare`: `--to_json` files and what they print. */
export const cometFormat: ImportFormat = {
  name: NAME,
  title: 'COMET (comet-score, comet-compare)',
  detect: (file) => {
    if (file.shape === 'text')
      return file.sampleLines.some((line) => SEGMENT_LINE.test(line)) ||
        isSystemPrint(file.sampleLines) ||
        isComparePrint(file.sampleLines)
        ? 0.95
        : 0
    if (file.shape !== 'json') return 0
    if (isCompare(file.json)) return 1
    const rows = allRows(file.json)
    if (isMostly(rows, (row) => 'mt' in row && 'src' in row) && rows.some((row) => 'COMET' in row)) return 1
    if (isMostly(rows, (row) => 'mt' in row && 'COMET' in row)) return 1
    return isMostly(rows, (row) => 'mt' in row && 'src' in row && 'score' in row) ? 0.8 : 0
  },
  read: (files) => files.flatMap(readFile),
}

function isCompare(json: unknown): json is JsonRecord {
  return (
    isRecord(json) && Array.isArray(json.translations) && Array.isArray(json.source) && 'statistical_results' in json
  )
}

/** `--only_system`: a line a system, with no more than the lines of loading a model before it. */
function isSystemPrint(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? ''
  return isMostly(lines, (line) => SYSTEM_PRINT.test(line), 1 / 3) && /\tscore: |^Predictions saved/.test(last)
}

function isComparePrint(lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith('x_name: ')) && lines.includes('Paired T-Test Results:')
}

function allRows(json: unknown): JsonRecord[] {
  if (!isRecord(json)) return []
  const lists = Object.values(json)
  if (lists.length === 0 || !lists.every(Array.isArray)) return []
  return lists.flatMap((list) => (list as unknown[]).filter(isRecord))
}

function readFile(file: ImportFile): ImportedRun[] {
  if (file.shape === 'text') return isComparePrint(file.sampleLines) ? [readComparePrint(file)] : readScorePrint(file)
  const { json } = file
  if (isCompare(json)) return readCompare(file, json)
  const systems = Object.entries(json as Record<string, unknown[]>)
  const [[first, rows]] = systems
  const other = systems.find(([, list]) => list.length !== rows.length)
  if (other)
    throw invalidRow(
      { file: `${file.file}#/${other[0]}` },
      `${rows.length} segments, as "${first}" has (there are ${other[1].length})`,
    )
  return allRows(json).some((row) => 'COMET' in row)
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
    if (referenced && typeof row.ref !== 'string') throw invalidRow(place, 'a segment with "ref", as others have it')
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
        scores: [
          { metric: referenced ? 'COMET' : 'COMET (no reference)', value: requireScore(row.COMET, place, 'COMET') },
        ],
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
          return {
            metric: model,
            value: requireScore(other.score, { file: `${file.file}#/${model}/${index}` }, 'score'),
          }
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
          hypothesis: requireText(text, { file: `${at}/mt/${index}` }),
          scores: [
            {
              metric: 'COMET',
              value: requireScore(scores[index], { file: `${at}/scores/${index}` }, 'COMET'),
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

function requireText(text: unknown, place: Place): string {
  if (typeof text !== 'string') throw invalidRow(place, 'a text')
  return text
}

function requirePrinted(text: string, place: Place): string {
  if (PRINTED.test(text)) return text
  throw brokenScore(text, place, 'score', 'The tool prints numbers with four decimals: give its whole output.')
}

function readScorePrint(file: ImportFile): ImportedRun[] {
  const systems = new Map<string, { segments: PlacedSegment[]; total: string | null }>()
  const of = (name: string) => {
    const known = systems.get(name) ?? { segments: [], total: null }
    systems.set(name, known)
    return known
  }
  let besides = 0
  let varied = false
  let last = 0
  for (const { text, number } of file.lines()) {
    const place = { file: file.file, line: number }
    last = number
    const segment = SEGMENT_LINE.exec(text)
    const system = segment ? null : SYSTEM_LINE.exec(text)
    if (segment) {
      varied ||= segment[4] !== undefined
      const { segments, total } = of(segment[1])
      if (Number(segment[2]) !== segments.length || total !== null)
        throw invalidRow(place, `segment ${segments.length} of ${segment[1]}`)
      const value = Number(requirePrinted(segment[3], place))
      segments.push({ place, input: { id: String(segments.length + 1), scores: [{ metric: 'COMET', value }] } })
    } else if (system) of(system[1]).total = requirePrinted(system[2], place)
    else if (text.trim() !== '') {
      // The tool tells of its model before the first score, and where it saved the scores after the last.
      const within = [...systems.values()].some(({ total }) => total === null)
      if (within) throw invalidRow(place, 'the score of a segment or of a system')
      besides++
    }
  }
  for (const [system, { total }] of systems)
    if (total === null)
      throw new InputError({
        code: 'truncated-output',
        message: `${system} has no line with its total, which comet-score prints last: the output was cut.`,
        place: { file: file.file, line: last },
        mend: 'Give the whole output of comet-score.',
      })
  return [...systems].map(([system, { segments, total }]) =>
    buildImportedRun({
      format: NAME,
      readAs: segments.length > 0 ? 'comet-score console output' : 'comet-score --only_system',
      files: [file],
      system,
      segments,
      scores: total === null ? [] : [{ metric: 'COMET', text: total, reason: null, signature: null, facets: {} }],
      unknown: ['model and its revision', 'texts', 'whether references were used'],
      notes: [
        ...(segments.length > 0 ? [`${file.file}: ids count from 1 (the tool counts from 0).`] : []),
        ...(varied ? [`${file.file}: variances of the dropout were left out.`] : []),
        ...(besides > 0 ? [`${file.file}: ${besides} lines before or after the scores were passed over.`] : []),
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
