import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findText, isRecord, type JsonRecord, toSettings } from '../json-values.ts'
import { brokenScore, requireScoreOrNull } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'
import { detectSacrebleuText, readSacrebleuText } from './sacrebleu-text.ts'
import { splitSignature } from './split-signature.ts'

const NAME = 'sacrebleu'
const NO_COUNT = 'number of segments'

/** sacreBLEU's output: JSON of one or several systems, paired tests, text, and sentence level (2.0 to 2.6). */
export const sacrebleuFormat: ImportFormat = {
  name: NAME,
  title: 'sacreBLEU output',
  detect: (file) => {
    if (file.shape === 'text') return detectSacrebleuText(file)
    if (file.shape !== 'json') return 0
    const entries = toEntries(file.json)
    if (entries.length === 0) return 0
    if (isMostly(entries, isScore)) return 1
    return isMostly(entries, isSystem) ? 0.95 : 0
  },
  read: (files) => files.flatMap((file) => (file.shape === 'text' ? readSacrebleuText(file, NAME) : readJson(file))),
}

function toEntries(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [json]
}

function isScore(entry: unknown): boolean {
  return (
    isRecord(entry) &&
    findText(entry.name) !== null &&
    /version[:.]/.test(String(entry.signature)) &&
    !('system' in entry)
  )
}

function isSystem(entry: unknown): boolean {
  if (!isRecord(entry) || findText(entry.system) === null) return false
  const rest = Object.entries(entry).filter(([key]) => key !== 'system')
  return (
    rest.length > 0 &&
    rest.some(([key, value]) =>
      isRecord(value)
        ? 'p_value' in value
        : /^(BLEU|chrF\d?(\+\+)?|TER)$/.test(key) || /^-?\d+(\.\d+)?$/.test(String(value)),
    )
  )
}

function readJson(file: ImportFile): ImportedRun[] {
  const entries = toEntries(file.printedJson).map((entry, index) => {
    if (!isRecord(entry)) throw invalidRow({ file: `${file.file}#/${index}` }, 'a score or a system')
    return entry
  })
  return entries.some((entry) => 'system' in entry) ? readSystems(file, entries) : [readOne(file, entries)]
}

function readOne(file: ImportFile, entries: readonly JsonRecord[]): ImportedRun {
  const confident = entries.some((entry) => 'confidence_mean' in entry)
  const scores = entries.map((entry, index) => {
    const place = { file: entries.length === 1 ? `${file.file}#/score` : `${file.file}#/${index}/score` }
    if (!isScore(entry)) throw invalidRow(place, 'a score with name and signature')
    const { plain, bootstrap } = splitSignature(String(entry.signature))
    return toImportedScore(String(entry.name), entry.score, place, {
      signature: plain,
      facets: {
        ...bootstrap,
        ...(confident && {
          confidenceMean: findOptional(entry.confidence_mean, place, 'confidence_mean'),
          // The key says variance; what stands there is half the width of the interval.
          halfWidth: findOptional(entry.confidence_var, place, 'confidence_var'),
        }),
        ...(findText(entry.verbose_score) !== null && { verbose: String(entry.verbose_score) }),
      },
    })
  })
  return buildImportedRun({
    format: NAME,
    readAs: `sacreBLEU JSON, one system, ${entries.length === 1 ? 'one metric' : `${entries.length} metrics`}${confident ? ', with intervals' : ''}`,
    files: [file],
    scores,
    settings: toSettings(Object.assign({}, ...scores.map(({ facets }) => ({ bs: facets.bs, seed: facets.seed })))),
    unknown: [NO_COUNT, 'system', 'test set', ...(confident ? ['confidence level (95 % by the documentation)'] : [])],
    notes: confident
      ? [
          `${file.file}: bs and seed stand in the signature, but the score does not depend on them; they are kept as settings.`,
        ]
      : [],
  })
}

function findOptional(value: unknown, place: Place, name: string): number | null {
  return value === undefined ? null : requireScoreOrNull(value, place, name)
}

function readSystems(file: ImportFile, entries: readonly JsonRecord[]): ImportedRun[] {
  const paired = entries.some((entry) => Object.values(entry).some(isRecord))
  const names = new Set<string>()
  const metrics = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((key) => key !== 'system')
  const runs = entries.map((entry, index) => {
    const at = `${file.file}#/${index}`
    if (findText(entry.system) === null) throw invalidRow({ file: at }, 'a system with its name')
    const full = String(entry.system)
    const absent = metrics.find((metric) => !(metric in entry))
    if (absent !== undefined) throw brokenScore(undefined, { file: at }, absent)
    const baseline = full.startsWith('Baseline: ')
    const system = baseline ? full.slice('Baseline: '.length) : full
    if (names.has(system))
      throw new InputError({
        code: 'duplicate-system',
        message: `The system "${system}" is there twice.`,
        place: { file: `${file.file}#/${index}/system` },
        mend: 'Give each system its own name.',
      })
    names.add(system)
    const scores = Object.entries(entry).flatMap(([metric, value]): ImportedScore[] => {
      if (metric === 'system') return []
      const place = { file: `${at}/${metric}` }
      if (!isRecord(value)) return [toImportedScore(metric, value, place)]
      const { score, p_value, mean, ci } = value
      return [
        toImportedScore(metric, score, place, {
          facets: {
            pValue: findOptional(p_value, place, 'p_value'),
            confidenceMean: findOptional(mean, place, 'mean'),
            halfWidth: findOptional(ci, place, 'ci'),
          },
        }),
      ]
    })
    return { system, baseline, scores }
  })
  const base = runs.find(({ baseline }) => baseline)
  const kind = !paired
    ? 'several systems'
    : runs.some(({ scores }) => scores.some(({ facets }) => facets.confidenceMean !== null))
      ? 'paired bootstrap'
      : 'approximate randomisation'
  return runs.map(({ system, baseline, scores }) =>
    buildImportedRun({
      format: NAME,
      readAs: `sacreBLEU JSON, ${kind}`,
      files: [file],
      system,
      scores,
      settings: paired ? { baseline } : {},
      unknown: ['every field of the signature', NO_COUNT, ...(paired ? ['resamples or trials, seed'] : [])],
      notes: findTies(system, baseline ? [] : scores, base?.scores ?? []),
    }),
  )
}

function findTies(system: string, scores: readonly ImportedScore[], base: readonly ImportedScore[]): string[] {
  return scores.flatMap((score) => {
    const other = base.find(({ metric }) => metric === score.metric)
    const p = score.facets.pValue
    return other && other.text === score.text && typeof p === 'number' && p < 0.05
      ? [
          `${system}: its ${score.metric} equals the baseline's to the last digit, so p = ${p} says nothing: identical outputs get it too.`,
        ]
      : []
  })
}
