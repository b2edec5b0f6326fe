import { InputError, type Place } from '../../errors.ts'
import type { ExternalScoreInput, SegmentInput } from '../../schema/run-input.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportedRun } from '../imported-run.ts'
import { findNumber, findText, isRecord, type JsonRecord, memberAt, toList } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'
import { findChoiceLabels } from './lm-eval-choices.ts'
import { isOneWord, toTargetLikelihood } from './lm-eval-likelihood.ts'
import {
  findMetricKinds,
  type MetricKinds,
  ROLLING,
  toKindNotes,
  toRowScores,
  toScoredTexts,
} from './lm-eval-values.ts'
import { type JsonRow, readJsonRows } from './read-json-rows.ts'

type Kind = 'generate_until' | 'loglikelihood' | 'multiple choice' | 'loglikelihood_rolling'

/** What an item's own question is called in common data sets; anything else is no guess of ours. */
const SOURCES = ['question', 'problem', 'Problem', 'source', 'query', 'input', 'sentence', 'body', 'prompt']
const ANSWERS = ['correct_answers', 'answers', 'references']
/** A row of a loglikelihood task has its log-likelihood under this name, of which the harness makes exp(−mean). */
const PERPLEXITY = 'perplexity'

export function isLmEvalSample(row: unknown): boolean {
  return isRecord(row) && 'doc_id' in row && 'resps' in row && 'filtered_resps' in row && 'target' in row
}

interface Item {
  readonly id: string
  readonly first: JsonRow
  /** Rows by filter; `null` where the version has no filters. */
  readonly rows: Map<string | null, JsonRow>
}

/** Where the samples of one task stand: a file of their own, or a member of a results file. */
export interface SampleSource {
  readonly file: ImportFile
  readonly rows: Iterable<JsonRow>
  readonly task: string | null
}

export interface Samples {
  readonly run: ImportedRun
  /** Names of metrics that are computed here from what the rows hold, and the SPEC that does it. */
  readonly computed: ReadonlyMap<string, string>
}

/** The samples file as a source; its task stands in its name alone. */
export function toSampleSource(file: ImportFile): SampleSource {
  const name = file.file.split(/[\\/]/).at(-1) ?? ''
  const task = /^samples_(.+?)_\d{4}-\d\d-\d\dT[\d.-]+\.jsonl?(?:\.gz)?$/.exec(name)?.[1] ?? null
  return { file, rows: readJsonRows(file), task }
}

/** The run of the samples of one task: items by `doc_id`, whose rows of several filters are several scores. */
export function readLmEvalSamples({ file, rows, task }: SampleSource, format: string): Samples {
  const { items, notes } = groupRows(file, rows)
  const firsts = items.map(({ first }) => first.value as JsonRecord)
  const kind = findKind(firsts[0])
  const all = findMetricKinds(items.flatMap((item) => [...item.rows.values()].map(({ value }) => value as JsonRecord)))
  const words = kind === 'loglikelihood' && firsts.every(({ target }) => isOneWord(target))
  const hasPerplexity = all.get(PERPLEXITY) === 'number' && firsts.every((row) => isLogarithm(row[PERPLEXITY]))
  const kinds = new Map([...all].filter(([metric]) => !(hasPerplexity && metric === PERPLEXITY)))
  const filters = [...new Set(items.flatMap((item) => [...item.rows.keys()]))]
  const labels = kind === 'multiple choice' ? findChoiceLabels(firsts) : null
  const texts = [...kinds.values()].includes('texts')
  const blank =
    kind === 'generate_until' &&
    !texts &&
    firsts.every(({ target }) => typeof target === 'string' && target.trim() === '')
  if (labels?.note) notes.push(`${file.file}: ${labels.note}`)
  const outputs = firsts.reduce((most, { resps }) => Math.max(most, toList(toList(resps)[0]).length), 0)
  if (kind === 'generate_until' && outputs > 1)
    notes.push(
      `${file.file}: up to ${outputs} outputs a document are kept as repeats; scores are of the document, and stand at each of them.`,
    )
  if (blank) notes.push(`${file.file}: target is blank in every row; references are taken from doc where it has them.`)
  if (filters.length > 1 && kind === 'generate_until')
    notes.push(
      `${file.file}: filters ${filters.join(', ')} cut the outputs differently; outputs are kept unfiltered, scores by filter.`,
    )
  notes.push(...toKindNotes(file.file, kinds))
  const reading: Reading = {
    kind,
    kinds,
    unfiltered: filters.length > 1 || outputs > 1,
    likelihood: !hasPerplexity ? 'left out' : words ? 'nll' : 'score',
  }
  const segments = items.flatMap((item, index) => toSegments(item, labels?.labels[index] ?? null, reading))
  if (kind === 'loglikelihood' || hasPerplexity) notes.push(...toLikelihoodNotes(file.file, reading, firsts))
  const run = buildImportedRun({
    format,
    readAs: `lm-eval samples, ${kind}`,
    files: [file],
    testSet: task,
    segments,
    settings: {
      output_type: kind.replace(' ', '_'),
      ...(kind === 'loglikelihood_rolling' && { unit: 'document sums, natural log' }),
    },
    unknown: [
      'model, version, few-shot (only in the results file)',
      ...(task === null ? ['task'] : []),
      ...(filters.includes(null) ? ['filter'] : []),
      ...(kind === 'generate_until' && !texts ? ['what the task cut from the outputs before scoring'] : []),
      ...(kind === 'loglikelihood_rolling' ? ['tokens, windows, stride'] : []),
      ...(kind === 'multiple choice' && labels === null ? ['right choice'] : []),
    ],
    notes,
  })
  return { run, computed: toComputed(reading) }
}

interface Reading {
  readonly kind: Kind
  readonly kinds: MetricKinds
  /** Outputs as they came, where one filtered text is not the output that all scores are of. */
  readonly unfiltered: boolean
  /** What becomes of the log-likelihood of a target. */
  readonly likelihood: 'nll' | 'score' | 'left out'
}

/** The harness's names for what is recomputed, by the SPEC that gives the same number. */
function toComputed({ kind, kinds, likelihood }: Reading): ReadonlyMap<string, string> {
  const specs = new Map<string, string>()
  if (likelihood === 'nll') specs.set(PERPLEXITY, 'ppl:unit=word')
  if (kind === 'loglikelihood_rolling')
    for (const [metric, spec] of [
      ['word_perplexity', 'ppl:unit=word'],
      ['byte_perplexity', 'ppl:unit=byte'],
      ['bits_per_byte', 'bits_per_byte'],
    ])
      specs.set(metric, spec)
  for (const [metric, of] of kinds) {
    if (of === 'texts' && /^(?:bleu|chrf|ter)$/.test(metric)) specs.set(metric, metric)
    if (of === 'answers' && (metric === 'exact' || metric === 'f1')) specs.set(metric, metric === 'f1' ? 'qa_f1' : 'em')
  }
  return specs
}

function toLikelihoodNotes(file: string, { likelihood }: Reading, rows: readonly JsonRecord[]): string[] {
  const impossible = rows.filter((row) => isImpossible(toList(toList(row.filtered_resps)[0])[0])).length
  const said = {
    nll: 'perplexity of a row is its log-likelihood; the harness makes exp(−mean) of it, which is ppl:unit=word here, with one word a target',
    score:
      'perplexity of a row is its log-likelihood, kept as "log-likelihood"; the harness\'s perplexity is exp of minus the mean',
    'left out': 'the log-likelihoods of the targets are no metric of this task and were left out',
  }
  return [
    `${file}: ${said[likelihood]}.`,
    ...(impossible > 0 && likelihood !== 'left out'
      ? [
          `${file}: ${impossible} log-likelihood${impossible > 1 ? 's are' : ' is'} minus infinity, and has no value here.`,
        ]
      : []),
  ]
}

function groupRows(file: ImportFile, rows: Iterable<JsonRow>): { items: readonly Item[]; notes: string[] } {
  const items = new Map<string, Item>()
  let repeated = 0
  for (const row of rows) {
    const { value, place } = row
    if (!isRecord(value) || !isLmEvalSample(value))
      throw invalidRow(place, 'a sample with doc_id, target, resps and filtered_resps')
    if (typeof value.doc_id !== 'number' && typeof value.doc_id !== 'string')
      throw invalidRow(place, 'a sample with its doc_id')
    const id = String(value.doc_id)
    const filter = findText(value.filter)
    const item = items.get(id) ?? { id, first: row, rows: new Map() }
    items.set(id, item)
    const earlier = item.rows.get(filter)
    if (earlier === undefined) item.rows.set(filter, row)
    else if (JSON.stringify(earlier.value) === JSON.stringify(value)) repeated++
    else
      throw new InputError({
        code: 'duplicate-segment',
        message: `Document ${id}${filter === null ? '' : `, filter ${filter},`} is there twice with other content.`,
        place,
        mend: 'The harness appends to an existing samples file: keep the rows of one run.',
      })
  }
  const notes =
    repeated > 0 ? [`${file.file}: ${repeated} rows stand there twice, word for word; each counts once.`] : []
  return { items: [...items.values()], notes }
}

function findKind(row: JsonRecord): Kind {
  const resps = toList(row.resps)
  const first = toList(resps[0])[0]
  if (Array.isArray(first)) return resps.length > 1 ? 'multiple choice' : 'loglikelihood'
  const rolling = ROLLING.some((key) => Array.isArray(row[key]))
  return rolling ? 'loglikelihood_rolling' : 'generate_until'
}

/** One segment a document, or one an output of it. */
function toSegments(
  item: Item,
  label: string | null,
  { kind, kinds, unfiltered, likelihood }: Reading,
): PlacedSegment[] {
  const row = item.first.value as JsonRecord
  const { place } = item.first
  const source = findSource(row)
  const base = { id: item.id, ...(source !== null && { source }) }
  const scores = [...item.rows].flatMap(([filter, { value, place }]) => [
    ...toRowScores(value as JsonRecord, { kinds, filter, place }),
    ...(likelihood === 'score' ? [toLikelihoodScore((value as JsonRecord)[PERPLEXITY], filter)] : []),
  ])
  const one = (input: SegmentInput) => [{ place, input }]
  if (kind === 'loglikelihood_rolling') return one({ id: item.id, ...toRolling(row, place), ...withScores(scores) })
  if (kind === 'generate_until') {
    const scored = toScoredTexts(row, kinds, place)
    const { answers } = scored
    const gold = answers ? { answers } : { references: scored.references ?? findReferences(row) }
    const outputs = toOutputs(row, unfiltered, scored.hypothesis)
    return outputs.map((hypothesis, repeat) => ({
      place,
      input: { ...base, ...gold, ...(repeat > 0 && { repeat }), hypothesis, scores },
    }))
  }
  const likelihoods = toList(row.filtered_resps).map((pair) => toLikelihood(toList(pair)[0], place))
  if (kind === 'loglikelihood') {
    const reference = findText(row.target)
    const gold = { ...base, ...(reference !== null && { reference }) }
    return one({
      ...gold,
      ...(likelihood === 'nll' && toTargetLikelihood(likelihoods[0], reference ?? '')),
      scores,
    })
  }
  if (likelihoods.length === 0) throw invalidRow(place, 'a log-likelihood for each choice under filtered_resps')
  const best = likelihoods.reduce<number>((top, value, index) => (value > likelihoods[top] ? index : top), 0)
  return one({ ...base, ...(label !== null && { label }), predictedLabel: String(best), scores })
}

function withScores(scores: ExternalScoreInput[]): Pick<SegmentInput, 'scores'> {
  return scores.length > 0 ? { scores } : {}
}

function toRolling(row: JsonRecord, place: Place): Partial<SegmentInput> {
  const [words, bytes, bits] = ROLLING.map((key) => toList(row[key]))
  const sum = findNumber(words[0]) ?? findNumber(bytes[0]) ?? findNumber(bits[0])
  for (const key of ROLLING) if (row[key] !== undefined) requirePair(row[key], place, key)
  if (sum === null) throw invalidRow(place, 'a log-likelihood with its count')
  return {
    ...(typeof row.target === 'string' && { source: row.target }),
    nll: sum === 0 ? 0 : -sum,
    // The harness sums natural logarithms.
    logBase: 'e',
    ...(findNumber(words[1]) !== null && { wordCount: Number(words[1]) }),
    ...((findNumber(bytes[1]) ?? findNumber(bits[1])) !== null && { byteCount: Number(bytes[1] ?? bits[1]) }),
  }
}

function toOutputs(row: JsonRecord, unfiltered: boolean, scored: string | undefined): readonly (string | null)[] {
  const raw = toList(toList(row.resps)[0])
  if (raw.length > 1) return raw.map(firstText)
  if (scored !== undefined) return [scored]
  return [firstText(unfiltered ? raw[0] : toList(row.filtered_resps)[0])]
}

function requirePair(value: unknown, place: Place, key: string) {
  const pair = Array.isArray(value) ? [value[0], value[1]] : [value]
  for (const part of pair) requireScore(part, place, key)
}

function findSource(row: JsonRecord): string | null {
  const { doc } = row
  if (!isRecord(doc)) return null
  for (const key of SOURCES) if (findText(doc[key]) !== null) return doc[key] as string
  const texts = Object.values(doc).filter((value) => findText(value) !== null && value !== row.target)
  return texts.length === 1 ? (texts[0] as string) : null
}

function findReferences(row: JsonRecord): string[] {
  const { target } = row
  if (Array.isArray(target)) return target.filter((text): text is string => typeof text === 'string')
  if (findText(target) !== null) return [target as string]
  for (const key of ANSWERS) {
    const list = toList(memberAt(row.doc, key)).filter((text): text is string => findText(text) !== null)
    if (list.length > 0) return list
  }
  return []
}

function firstText(value: unknown): string | null {
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'number' ? String(text) : typeof text === 'string' ? text : null
}

/** The harness prints log-likelihoods as text; a text that a model thinks impossible has minus infinity. */
function toLikelihood(value: unknown, place: Place): number {
  if (isImpossible(value)) return -Infinity
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : requireScore(value, place, 'filtered_resps')
}

function isImpossible(value: unknown): boolean {
  return value === '-inf' || value === '-Infinity'
}

/** A logarithm of a probability is never above 0, a perplexity never below 1; null stands for minus infinity. */
function isLogarithm(value: unknown): boolean {
  const number = findNumber(value)
  return value === null || (number !== null && number <= 0)
}

function toLikelihoodScore(value: unknown, filter: string | null): ExternalScoreInput {
  const facts = { metric: 'log-likelihood', ...(filter !== null && { signature: `filter:${filter}` }) }
  const number = findNumber(value)
  return number === null ? { ...facts, value: null, reason: 'It is minus infinity.' } : { ...facts, value: number }
}
