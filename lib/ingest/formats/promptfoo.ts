import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findText, isRecord, type JsonRecord, memberAt, memberOf, toList, toSettings } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'
import { isPromptfooTable, readPromptfooTable } from './promptfoo-table.ts'
import { type JsonRow, readJsonRows } from './read-json-rows.ts'

const NAME = 'promptfoo'
/** `failureReason` of version 3: 0 none, 1 an assertion, 2 an error of the provider. */
const PROVIDER_ERROR = 2
/** An assertion that holds scores 1, and a named score is a mean of such. */
const DIRECTIONS = { 'direction.pass': 'higher', 'direction.score': 'higher' }

/** promptfoo's output as JSON (versions 2 to 4), JSON Lines or CSV: one run a provider and prompt, one segment a test. */
export const promptfooFormat: ImportFormat = {
  name: NAME,
  title: 'promptfoo output JSON, JSON Lines or CSV',
  detect: (file) => {
    const { shape, wholeJson: json } = file
    if (shape === 'json-lines') return isMostly(file.sampleRows, isCell) ? 1 : 0
    if (shape === 'text') return isPromptfooTable(file) ? 0.9 : 0
    if (!isRecord(json)) return 0
    if (isRecord(json.results) && Array.isArray(json.results.results) && 'version' in json.results) return 1
    return '_resultsLoaded' in json && Array.isArray(json.prompts) ? 0.9 : 0
  },
  read: (files) =>
    files.flatMap((file) => {
      const runs = file.shape === 'text' ? readPromptfooTable(file, NAME) : readFile(file)
      if (runs.length > 0) return runs
      throw new InputError({
        code: 'empty-file',
        message: 'The file holds no result: the evaluation ran no test, or all were filtered out.',
        place: { file: file.file },
        mend: 'Run promptfoo eval again with tests, and give the file that --output wrote.',
      })
    }),
}

/** A result as JSON Lines have it. */
function isCell(row: unknown): boolean {
  return isRecord(row) && ['promptIdx', 'testIdx', 'provider', 'success'].every((key) => key in row)
}

interface Cell {
  readonly cell: JsonRecord
  readonly place: Place
  readonly test: string
  readonly order: number
}

function readFile(file: ImportFile): ImportedRun[] {
  const lines = file.shape === 'json-lines'
  const root = lines ? {} : (file.json as JsonRecord)
  if ('_resultsLoaded' in root) return [readCounts(file, root)]
  const results = lines ? {} : (root.results as JsonRecord)
  const version = lines ? null : requireScore(results.version, { file: `${file.file}#/results/version` }, 'version')
  const rows: readonly JsonRow[] = lines
    ? [...readJsonRows(file)]
    : toList(results.results).map((value, index) => ({
        value,
        place: { file: `${file.file}#/results/results/${index}` },
      }))
  const cells = rows.map(({ value }) => value)
  const columns = new Map<string, { provider: string; prompt: string; cells: Cell[] }>()
  const width = countColumns(cells)
  const indexed = cells.some((cell) => memberOf(cell, 'testIdx') !== undefined)
  rows.forEach(({ value: cell, place }, index) => {
    if (!isRecord(cell)) throw invalidRow(place, 'a cell with prompt and response')
    const provider = findText(memberOf(cell.provider, 'id')) ?? findText(cell.provider) ?? 'unknown'
    const prompt = toPrompt(cell)
    const key = JSON.stringify([provider, cell.promptIdx ?? prompt])
    const column = columns.get(key) ?? { provider, prompt, cells: [] }
    columns.set(key, column)
    // Version 2 has no index: tests go round the outside, prompts inside.
    const order =
      cell.testIdx === undefined && !indexed ? Math.floor(index / width) : requireScore(cell.testIdx, place, 'testIdx')
    column.cells.push({ cell, place, order, test: String(order) })
  })
  const stats = results.stats
  const providers = new Set([...columns.values()].map(({ provider }) => provider))
  return [...columns.values()].map(({ provider, prompt, cells }) =>
    buildImportedRun({
      format: NAME,
      readAs: version === null ? 'promptfoo JSON Lines' : `promptfoo output version ${version}`,
      files: [file],
      system: columns.size === providers.size ? provider : `${provider}: ${prompt}`.slice(0, 200),
      testSet: findText(memberAt(root, 'config', 'description')),
      segments: toSegments(cells),
      settings: toSettings({
        provider,
        prompt,
        promptfooVersion: memberAt(root, 'metadata', 'promptfooVersion'),
        evalId: root.evalId,
        successes: memberOf(stats, 'successes'),
        failures: memberOf(stats, 'failures'),
        errors: memberOf(stats, 'errors'),
        ...toProviderSettings(memberAt(root, 'config', 'providers')),
        ...DIRECTIONS,
      }),
      unknown: [
        ...(memberAt(root, 'metadata', 'promptfooVersion') === undefined ? ['promptfoo version'] : []),
        'revision and settings of the model beyond what the configuration says',
      ],
      notes: toNotes(file, cells, version),
    }),
  )
}

function countColumns(cells: readonly unknown[]): number {
  const keys = new Set(
    cells.map((cell) =>
      JSON.stringify([
        memberAt(cell, 'provider', 'id') ?? memberOf(cell, 'provider'),
        isRecord(cell) ? toPrompt(cell) : null,
      ]),
    ),
  )
  return Math.max(1, keys.size)
}

function toPrompt(cell: JsonRecord): string {
  return (
    findText(memberOf(cell.prompt, 'display')) ??
    findText(memberOf(cell.prompt, 'label')) ??
    `prompt ${String(cell.promptIdx ?? 'unknown')}`
  )
}

function toSegments(cells: readonly Cell[]): PlacedSegment[] {
  const repeats = new Map<string, number>()
  // Results stand in the order of arrival.
  return [...cells]
    .sort((a, b) => a.order - b.order)
    .map(({ cell, place, test }) => {
      const repeat = repeats.get(test) ?? 0
      repeats.set(test, repeat + 1)
      const failure = findFailure(cell)
      const source = toSource(cell.vars)
      return {
        place,
        input: {
          id: test,
          ...(repeat > 0 && { repeat }),
          ...(source !== null && { source }),
          hypothesis: failure === null ? toOutput(memberOf(cell.response, 'output')) : null,
          ...(failure === null
            ? { scores: toScores(cell, place) }
            : { state: 'failed' as const, reason: failure.slice(0, 2000) }),
        },
      }
    })
}

function findFailure(cell: JsonRecord): string | null {
  const error = findText(memberOf(cell.response, 'error'))
  if (error !== null || cell.failureReason === PROVIDER_ERROR)
    return error ?? findText(cell.error) ?? 'The provider failed.'
  return toOutput(memberOf(cell.response, 'output')) === null
    ? (findText(cell.error) ?? 'The provider gave no output.')
    : null
}

function toOutput(output: unknown): string | null {
  if (output === undefined || output === null) return null
  return typeof output === 'string' ? output : JSON.stringify(output)
}

function toSource(vars: unknown): string | null {
  if (!isRecord(vars)) return null
  const values = Object.values(vars)
  return values.length === 1 && typeof values[0] === 'string'
    ? values[0]
    : values.length > 0
      ? JSON.stringify(vars)
      : null
}

function toScores(cell: JsonRecord, place: Place) {
  const named = Object.entries(isRecord(cell.namedScores) ? cell.namedScores : {})
  return [
    {
      metric: 'pass',
      value: typeof cell.success === 'boolean' ? Number(cell.success) : requireScore(cell.success, place, 'success'),
    },
    { metric: 'score', value: requireScore(cell.score, place, 'score') },
    ...named.map(([metric, value]) => ({ metric: `score/${metric}`, value: requireScore(value, place, metric) })),
  ]
}

function toProviderSettings(providers: unknown): Record<string, unknown> {
  const config = memberOf(toList(providers)[0], 'config')
  return isRecord(config) ? { temperature: config.temperature, max_tokens: config.max_tokens, seed: config.seed } : {}
}

function toNotes(file: ImportFile, cells: readonly Cell[], version: number | null): string[] {
  const failed = cells.filter(({ cell }) => findFailure(cell) !== null).length
  const ordered = cells.every(({ order }, index) => index === 0 || order >= cells[index - 1].order)
  return [
    ...(failed > 0
      ? [`${file.file}: ${failed} of ${cells.length} cells are errors of the provider: failed, not scored 0.`]
      : []),
    ...(ordered ? [] : [`${file.file}: cells stand in the order of arrival; they were sorted by testIdx.`]),
    ...(version === 2 ? [`${file.file}: it has no ids; tests are counted in their order.`] : []),
  ]
}

function readCounts(file: ImportFile, root: JsonRecord): ImportedRun {
  const prompts = toList(root.prompts)
  return buildImportedRun({
    format: NAME,
    readAs: 'promptfoo evaluation object without cells',
    files: [file],
    settings: toSettings(
      Object.fromEntries(prompts.map((prompt, index) => [`prompt ${index} metrics`, memberOf(prompt, 'metrics')])),
    ),
    unknown: ['outputs', 'scores of the tests'],
    notes: [`${file.file}: it holds counts a prompt and no cells; export the output file with --output.`],
  })
}
