import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportedRun } from '../imported-run.ts'
import { findNumber, findText, isRecord, type JsonRecord, memberAt, toList } from '../json-values.ts'
import { requireScore, requireScoreOrNull } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'
import { findChoiceLabels } from './lm-eval-choices.ts'
import { type JsonRow, readJsonRows } from './read-json-rows.ts'

type Kind = 'generate_until' | 'loglikelihood' | 'multiple choice' | 'loglikelihood_rolling'

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

const ROLLING = ['word_perplexity', 'byte_perplexity', 'bits_per_byte']

/** What an item's own question is called in common data sets; anything else is no guess of ours. */
const SOURCES = ['question', 'problem', 'Problem', 'source', 'query', 'input', 'sentence', 'body', 'prompt']
const ANSWERS = ['correct_answers', 'answers', 'references']

export function isLmEvalSample(row: unknown): boolean {
  return isRecord(row) && 'doc_id' in row && 'resps' in row && 'filtered_resps' in row && 'target' in row
}

interface Item {
  readonly id: string
  readonly first: JsonRow
  /** Rows by filter; `null` where the version has no filters. */
  readonly rows: Map<string | null, JsonRow>
}

/** The run of a samples file: items by `doc_id`, whose rows of several filters are several scores. */
export function readLmEvalSamples(file: ImportFile, format: string): ImportedRun {
  const { items, notes } = groupRows(file)
  const firsts = items.map(({ first }) => first.value as JsonRecord)
  const kind = findKind(firsts[0])
  const metrics = findMetrics(items)
  const filters = [...new Set(items.flatMap(({ rows }) => [...rows.keys()]))]
  const labels = kind === 'multiple choice' ? findChoiceLabels(firsts) : null
  const blank =
    kind === 'generate_until' && firsts.every(({ target }) => typeof target === 'string' && target.trim() === '')
  const task =
    /^samples_(.+?)_\d{4}-\d\d-\d\dT[\d.-]+\.jsonl?$/.exec(file.file.split(/[\\/]/).at(-1) ?? '')?.[1] ?? null
  if (labels?.note) notes.push(`${file.file}: ${labels.note}`)
  if (kind === 'generate_until' && firsts.some(({ resps }) => toList(toList(resps)[0]).length > 1))
    notes.push(`${file.file}: some documents have several outputs; the first of them is kept.`)
  if (blank) notes.push(`${file.file}: target is blank in every row; references are taken from doc where it has them.`)
  if (filters.length > 1 && kind === 'generate_until')
    notes.push(
      `${file.file}: filters ${filters.join(', ')} cut the outputs differently; outputs are kept unfiltered, scores by filter.`,
    )
  return buildImportedRun({
    format,
    readAs: `lm-eval samples, ${kind}`,
    files: [file],
    testSet: task,
    segments: items.map((item, index) =>
      toSegment(item, kind, labels?.labels[index] ?? null, filters.length > 1, metrics),
    ),
    settings: {
      output_type: kind.replace(' ', '_'),
      ...(kind === 'loglikelihood_rolling' && { unit: 'document sums, natural log' }),
    },
    unknown: [
      'model, version, few-shot (only in the results file)',
      ...(task === null ? ['task'] : []),
      ...(filters.includes(null) ? ['filter'] : []),
      ...(kind === 'generate_until' ? ['what the task cut from the outputs before scoring'] : []),
      ...(kind === 'loglikelihood_rolling' ? ['tokens, windows, stride'] : []),
      ...(kind === 'multiple choice' && labels === null ? ['right choice'] : []),
    ],
    notes,
  })
}

function groupRows(file: ImportFile): { items: readonly Item[]; notes: string[] } {
  const items = new Map<string, Item>()
  let repeated = 0
  for (const row of readJsonRows(file)) {
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

function toSegment(
  item: Item,
  kind: Kind,
  label: string | null,
  unfiltered: boolean,
  metrics: ReadonlySet<string>,
): PlacedSegment {
  const row = item.first.value as JsonRecord
  const source = findSource(row)
  const base = { id: item.id, ...(source !== null && { source }) }
  const scores = [...item.rows].flatMap(([filter, { value, place }]) =>
    toScores(value as JsonRecord, filter, place, metrics),
  )
  const { place } = item.first
  if (kind === 'loglikelihood_rolling') {
    const [words, bytes] = [toList(row.word_perplexity), toList(row.byte_perplexity)]
    const sum = findNumber(words[0]) ?? findNumber(bytes[0]) ?? findNumber(toList(row.bits_per_byte)[0])
    for (const key of ROLLING) if (row[key] !== undefined) requirePair(row[key], place, key)
    if (sum === null) throw invalidRow(place, 'a log-likelihood with its count')
    return {
      place,
      input: {
        id: item.id,
        ...(typeof row.target === 'string' && { source: row.target }),
        nll: sum === 0 ? 0 : -sum,
        // The harness sums natural logarithms.
        logBase: 'e',
        ...(findNumber(words[1]) !== null && { wordCount: Number(words[1]) }),
        ...((findNumber(bytes[1]) ?? findNumber(toList(row.bits_per_byte)[1])) !== null && {
          byteCount: Number(bytes[1] ?? toList(row.bits_per_byte)[1]),
        }),
      },
    }
  }
  if (kind === 'generate_until') {
    const output = unfiltered ? toList(toList(row.resps)[0])[0] : firstText(toList(row.filtered_resps)[0])
    return { place, input: { ...base, references: findReferences(row), hypothesis: firstText(output), scores } }
  }
  const likelihoods = toList(row.filtered_resps).map((pair) => toLikelihood(toList(pair)[0], place))
  if (kind === 'loglikelihood') {
    const reference = findText(row.target)
    return {
      place,
      input: {
        ...base,
        ...(reference !== null && { reference }),
        scores: [...scores, toLikelihoodScore(likelihoods[0])],
      },
    }
  }
  if (likelihoods.length === 0) throw invalidRow(place, 'a log-likelihood for each choice under filtered_resps')
  const best = likelihoods.reduce<number>((top, value, index) => (value > likelihoods[top] ? index : top), 0)
  return { place, input: { ...base, ...(label !== null && { label }), predictedLabel: String(best), scores } }
}

/** Without a list of metrics, every key that is no part of the structure and holds numbers in some row is one. */
function findMetrics(items: readonly Item[]): ReadonlySet<string> {
  const metrics = new Set<string>()
  for (const { rows } of items)
    for (const { value } of rows.values())
      for (const [key, inner] of Object.entries(value as JsonRecord))
        if (!STRUCTURE.has(key) && (typeof inner === 'boolean' || findNumber(inner) !== null)) metrics.add(key)
  return metrics
}

function toScores(row: JsonRecord, filter: string | null, place: Place, metrics: ReadonlySet<string>) {
  const keys = Array.isArray(row.metrics) ? row.metrics.map(String) : [...metrics]
  return keys.flatMap((metric) => {
    const value = row[metric]
    // A pair or an object is what the harness needs for a total, and no score of the item.
    if (typeof value === 'object' && value !== null) return []
    return [
      {
        metric,
        value: typeof value === 'boolean' ? Number(value) : requireScoreOrNull(value, place, metric),
        ...(value === null && { reason: 'The harness says null.' }),
        ...(filter !== null && { signature: `filter:${filter}` }),
      },
    ]
  })
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
  if (value === '-inf' || value === '-Infinity') return -Infinity
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : requireScore(value, place, 'filtered_resps')
}

function toLikelihoodScore(value: number | undefined) {
  const metric = 'loglikelihood'
  return value === undefined || value === -Infinity
    ? { metric, value: null, reason: value === undefined ? 'The row has none.' : 'It is minus infinity.' }
    : { metric, value }
}
