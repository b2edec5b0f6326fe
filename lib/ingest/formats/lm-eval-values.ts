import type { Place } from '../../errors.ts'
import type { ExternalScoreInput } from '../../schema/run-input.ts'
import { isMostly } from '../is-mostly.ts'
import { findNumber, isRecord, type JsonRecord, memberAt, memberOf, toList } from '../json-values.ts'
import { requireScore, requireScoreOrNull } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'

/**
 * What a row holds under the name of a metric: its own number, or what the harness makes a total of. Sources: `process_results`
 * of its tasks and the aggregations in `lm_eval/api/metrics.py`.
 */
export type ValueKind =
  | 'number'
  /** Reference and output as scored: bleu, chrf, ter. */
  | 'texts'
  /** Gold and predicted label: f1, mcc. */
  | 'labels'
  /** Index of the gold choice and the probabilities of all. */
  | 'brier'
  /** One verdict an instruction: ifeval. */
  | 'verdicts'
  /** Prediction and answers with SQuAD's ids. */
  | 'answers'
  | 'other'

/** Kinds of every metric of the rows, by name. */
export type MetricKinds = ReadonlyMap<string, ValueKind>

/** Texts, answers and labels that stand where a metric's number would. */
export interface ScoredTexts {
  readonly references?: string[]
  readonly answers?: string[]
  readonly hypothesis?: string
}

const STRUCTURE = new Set([
  'doc_id',
  'doc',
  'target',
  'arguments',
  'resps',
  'filtered_resps',
  'filter',
  'metrics',
  'doc_hash',
  'prompt_hash',
  'target_hash',
])

/** Rolling likelihoods have pairs of their own; the segment has them as sums and counts. */
export const ROLLING = ['word_perplexity', 'byte_perplexity', 'bits_per_byte']

/**
 * The metrics of the rows: those that `metrics` lists, else, in older files, every key that is no part of the structure
 * and holds numbers in some row, or a list that a known kind of total is made of.
 */
export function findMetricKinds(rows: readonly JsonRecord[]): MetricKinds {
  const listed = new Set<string>()
  const numeric = new Set<string>()
  const values = new Map<string, unknown[]>()
  for (const row of rows) {
    for (const metric of toList(row.metrics)) listed.add(String(metric))
    for (const [key, value] of Object.entries(row)) {
      if (STRUCTURE.has(key)) continue
      if (isNumeric(value)) numeric.add(key)
      const known = values.get(key)
      if (known) known.push(value)
      else values.set(key, [value])
    }
  }
  const kinds = new Map<string, ValueKind>()
  for (const key of listed.size > 0 ? listed : values.keys()) {
    if (ROLLING.includes(key)) continue
    const kind = kindOf(key, values.get(key) ?? [])
    if (listed.size > 0 || numeric.has(key) || (kind !== 'number' && kind !== 'other')) kinds.set(key, kind)
  }
  return kinds
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'boolean' || findNumber(value) !== null
}

function kindOf(metric: string, values: readonly unknown[]): ValueKind {
  if (!isMostly(values, (value) => typeof value === 'object' && value !== null)) return 'number'
  const all = (test: (first: unknown, second: unknown) => boolean) =>
    isMostly(values, (value) => Array.isArray(value) && value.length === 2 && test(value[0], value[1]))
  if (all((reference, output) => toTexts(reference) !== null && toTexts(output)?.length === 1)) return 'texts'
  if (all((gold, parts) => Number.isInteger(gold) && toList(parts).length > 1 && toList(parts).every(isNumeric)))
    return 'brier'
  if (all((one, two) => memberOf(one, 'prediction_text') !== undefined && memberOf(two, 'answers') !== undefined))
    return 'answers'
  if (/^(?:f1|mcc)(?:_|$)/.test(metric) && all((gold, output) => Number.isInteger(gold) && Number.isInteger(output)))
    return 'labels'
  const isVerdicts = (value: unknown) =>
    toList(value).length > 0 && toList(value).every((one) => typeof one === 'boolean')
  return isMostly(values, isVerdicts) ? 'verdicts' : 'other'
}

/** A text or a list of texts, as the harness takes both. */
function toTexts(value: unknown): string[] | null {
  const list = Array.isArray(value) ? value : [value]
  return list.length > 0 && list.every((text) => typeof text === 'string') ? list : null
}

/** The scores of one row of one filter. */
export function toRowScores(
  row: JsonRecord,
  { kinds, filter, place }: { readonly kinds: MetricKinds; readonly filter: string | null; readonly place: Place },
): ExternalScoreInput[] {
  const own = Array.isArray(row.metrics) ? new Set(row.metrics.map(String)) : null
  const signature = filter === null ? {} : { signature: `filter:${filter}` }
  return [...kinds].flatMap(([metric, kind]): ExternalScoreInput[] => {
    if (own !== null && !own.has(metric)) return []
    const value = row[metric]
    if (kind === 'number') {
      // Among numbers a list or an object is no score of the item; it is counted as missing.
      if (typeof value === 'object' && value !== null) return []
      const number = typeof value === 'boolean' ? Number(value) : requireScoreOrNull(value, place, metric)
      return [{ metric, value: number, ...(value === null && { reason: 'The harness says null.' }), ...signature }]
    }
    if (kind === 'verdicts') {
      const verdicts = toList(value)
      if (verdicts.length === 0 || !verdicts.every((one) => typeof one === 'boolean'))
        throw invalidRow(place, `a list of true and false under ${metric}`)
      const share = verdicts.filter(Boolean).length / verdicts.length
      return [{ metric: nameOfShare(metric), value: share, ...signature }]
    }
    if (kind === 'brier') return [{ metric, value: toBrier(value, place, metric), ...signature }]
    return []
  })
}

/** The mean over items of equal weight is another number than the harness's mean over all verdicts. */
export function nameOfShare(metric: string): string {
  return `${metric} (mean of the item)`
}

/** Sum of squared distances of the probabilities from the gold choice; the harness takes the mean over items. */
function toBrier(value: unknown, place: Place, metric: string): number {
  const [gold, parts] = toList(value)
  const probabilities = toList(parts).map((part) => requireScore(part, place, metric))
  const right = requireScore(gold, place, metric)
  if (!(right in probabilities)) throw invalidRow(place, `the index of a choice and its probabilities under ${metric}`)
  return probabilities.reduce((sum, part, index) => sum + (part - (index === right ? 1 : 0)) ** 2, 0)
}

/** What was scored, from the first metric that holds it; nothing where none does. */
export function toScoredTexts(row: JsonRecord, kinds: MetricKinds, place: Place): ScoredTexts {
  for (const [metric, kind] of kinds) {
    const [first, second] = toList(row[metric])
    if (kind === 'texts') {
      const [references, output] = [toTexts(first), toTexts(second)]
      if (references === null || output === null) throw invalidRow(place, `reference and output under ${metric}`)
      return { references, hypothesis: output[0] }
    }
    if (kind === 'answers') {
      const text = memberOf(first, 'prediction_text')
      const answers = memberAt(second, 'answers', 'text')
      if (!isRecord(second) || typeof text !== 'string')
        throw invalidRow(place, `prediction and answers under ${metric}`)
      return { answers: [...new Set(toTexts(answers) ?? [])], hypothesis: text }
    }
  }
  return {}
}

/** What is to be said of metrics whose rows hold no single number. */
export function toKindNotes(file: string, kinds: MetricKinds): string[] {
  const of = (wanted: ValueKind) =>
    [...kinds]
      .filter(([, kind]) => kind === wanted)
      .map(([metric]) => metric)
      .join(', ')
  const holds = (names: string) => (names.includes(', ') ? 'hold' : 'holds')
  const said: readonly (readonly [string, string])[] = [
    [
      of('texts'),
      'pairs of reference and output as they were scored: kept as the texts, from which they are computed here',
    ],
    [of('labels'), 'pairs of gold and predicted label, of which the harness makes a total: kept as labels'],
    [
      of('answers'),
      'predictions with their answers: kept as output and answers, from which em and qa_f1 are computed here',
    ],
    [of('verdicts'), 'several verdicts a row: kept as the mean of the item; the harness takes the mean over all'],
    [of('other'), 'no single number a row: left out'],
  ]
  return said.flatMap(([names, what]) => (names === '' ? [] : [`${file}: ${names} ${holds(names)} ${what}.`]))
}
