import type { SignatureField } from '../signature/signature.ts'
import { type AlignmentChunk, alignTokens, countEdits, type EditCounts } from '../text/alignment.ts'
import { GRAPHEME_RULES } from '../text/graphemes.ts'
import { SpanInterner } from '../text/span-interner.ts'
import { WORD_RULES } from '../text/tokenizers/tokenize-words.ts'
import { strip } from '../text/white-space.ts'
import {
  type EditUnitOptions,
  NORMALIZATION_KEYS,
  SPACE_KEY,
  SymbolList,
  toEditItems,
  WORD_KEY,
  writeEditSymbols,
} from './edit-units.ts'
import type { EditSums } from './error-rates.ts'
import type { AdditiveMetric, MetricDefinition, OptionKey, Score, TestSetFacts } from './metric.ts'

export interface ErrorRateOptions extends EditUnitOptions {
  /** `sum`: one rate over all counts; `mean`: the mean of the segments' rates, another number. */
  readonly aggregation: 'sum' | 'mean'
}

interface Kind {
  readonly definition: MetricDefinition
  readonly rate: (sums: EditSums) => number
}

const COLUMNS = ['hits', 'substitutions', 'deletions', 'insertions', 'segments', 'emptyReferences', 'emptied']
const MEAN_COLUMNS = [...COLUMNS, 'rates', 'rated']

/**
 * An error rate over the counts of the cheapest edits from reference to hypothesis: WER, MER, WIL, WIP, CER, ratios
 * (0–1; WER and CER have no upper bound). Counts are summed over segments before the division, so a long segment
 * weighs more; with `aggregation: 'mean'` the segments' rates are averaged, and those without a rate left out.
 * Source: jiwer 4.0.0, equal at 1e-12, also in how equally cheap edits are split.
 *
 * A segment without hypothesis or reference is not scored. What is inserted where a reference is empty counts as
 * insertions; where all references together hold nothing and something was inserted, the rate is null and
 * `details.reference` holds jiwer's figure, the count of insertions. Of several references the one with the lowest
 * error rate counts (the first on a tie). `details.emptied` counts segments of which the settings left nothing.
 */
function errorRateMetric(kind: Kind, options: ErrorRateOptions, facts: TestSetFacts): AdditiveMetric {
  const { definition, rate } = kind
  const mean = options.aggregation === 'mean'
  const interner = new SpanInterner()
  // Scratch: every call to row overwrites what the call before left.
  const items = new SymbolList()
  const symbols = new SymbolList()
  const value = (sums: Float64Array) => (mean ? sums[7] / sums[8] : sums[4] === 0 ? Number.NaN : rate(toSums(sums)))
  return {
    kind: 'additive',
    name: definition.name,
    label: labelOf(definition, options),
    layer: definition.layer,
    direction: definition.direction,
    range: definition.range,
    unit: 'ratio',
    signature: {
      metric: definition.name,
      fields: signatureFields(options, facts),
      implementation: `assay-${definition.name} 1.0.0`,
    },
    columns: mean ? MEAN_COLUMNS : COLUMNS,
    storage: 'dense',
    row({ hypothesis, references }, out, offset) {
      if (hypothesis === undefined) return 'no hypothesis'
      if (references === undefined || references.length === 0) return 'no reference'
      interner.clearIfLarge()
      writeEditSymbols(hypothesis, options, interner, items)
      let emptied = items.length === 0 && strip(hypothesis) !== ''
      let best: EditCounts | null = null
      for (const reference of references) {
        writeEditSymbols(reference, options, interner, symbols)
        if (symbols.length === 0 && strip(reference) !== '') emptied = true
        const counts = countEdits(symbols.items, items.items, symbols.length, items.length)
        if (best === null || isBetter(counts, best)) best = counts
      }
      const counts = best as EditCounts
      out[offset] = counts.hits
      out[offset + 1] = counts.substitutions
      out[offset + 2] = counts.deletions
      out[offset + 3] = counts.insertions
      out[offset + 4] = 1
      out[offset + 5] = counts.hits + counts.substitutions + counts.deletions === 0 ? 1 : 0
      out[offset + 6] = emptied ? 1 : 0
      if (!mean) return null
      const own = rate(counts)
      out[offset + 7] = Number.isNaN(own) ? 0 : own
      out[offset + 8] = Number.isNaN(own) ? 0 : 1
      return null
    },
    segmentDetails: ({ hypothesis, references = [] }) =>
      hypothesis === undefined || references.length === 0 ? {} : alignmentOf(hypothesis, references, options),
    value,
    score: (sums) => toScore(sums, value(sums), options),
  }
}

/**
 * How the hypothesis lines up with the reference that counts: [kind, reference start, its end, hypothesis start, its
 * end], ends exclusive, over the items that both were cut into.
 */
function alignmentOf(hypothesis: string, references: readonly string[], options: ErrorRateOptions) {
  const hypothesisItems = toEditItems(hypothesis, options)
  const candidates = references.map((reference, alignedReference) => {
    const referenceItems = toEditItems(reference, options)
    const chunks = alignTokens(referenceItems, hypothesisItems)
    return { alignedReference, referenceItems, chunks, counts: countChunks(chunks) }
  })
  const best = candidates.reduce((best, next) => (isBetter(next.counts, best.counts) ? next : best))
  const { alignedReference, referenceItems, chunks } = best
  return {
    alignedReference,
    referenceItems,
    hypothesisItems,
    alignment: chunks.map((chunk) => [
      chunk.kind,
      chunk.referenceStart,
      chunk.referenceEnd,
      chunk.hypothesisStart,
      chunk.hypothesisEnd,
    ]),
  }
}

function countChunks(chunks: readonly AlignmentChunk[]): EditCounts {
  const counts = { equal: 0, substitute: 0, delete: 0, insert: 0 }
  for (const { kind, referenceStart, referenceEnd, hypothesisStart, hypothesisEnd } of chunks)
    counts[kind] += Math.max(referenceEnd - referenceStart, hypothesisEnd - hypothesisStart)
  return {
    hits: counts.equal,
    substitutions: counts.substitute,
    deletions: counts.delete,
    insertions: counts.insert,
  }
}

function toSums(sums: Float64Array): EditSums {
  return { hits: sums[0], substitutions: sums[1], deletions: sums[2], insertions: sums[3] }
}

function toScore(sums: Float64Array, value: number, options: ErrorRateOptions): Score {
  const counts = toSums(sums)
  const { hits, substitutions, deletions, insertions } = counts
  const details = {
    ...counts,
    errors: substitutions + deletions + insertions,
    referenceLength: hits + substitutions + deletions,
    hypothesisLength: hits + substitutions + insertions,
    segments: sums[4],
    emptyReferences: sums[5],
    emptied: sums[6],
    ...(options.aggregation === 'mean' && { unrated: sums[4] - sums[8] }),
  }
  if (!Number.isNaN(value)) return { value, details }
  if (sums[4] === 0) return { value: null, reason: 'no scored segment', details }
  const items = options.unit === 'word' ? 'words' : 'characters'
  return {
    value: null,
    reason: `the references hold no ${items}, and the hypotheses insert ${insertions}`,
    details: { ...details, reference: insertions },
  }
}

/** Lower error rate, compared without dividing; an empty reference with insertions is worse than any other. */
function isBetter(a: EditCounts, b: EditCounts): boolean {
  const errorsA = a.substitutions + a.deletions + a.insertions
  const errorsB = b.substitutions + b.deletions + b.insertions
  const lengthA = a.hits + a.substitutions + a.deletions
  const lengthB = b.hits + b.substitutions + b.deletions
  if (lengthA === 0 || lengthB === 0) return errorsA === 0 ? errorsB > 0 : lengthA > 0 && errorsB > 0
  return errorsA * lengthB < errorsB * lengthA
}

function labelOf(definition: MetricDefinition, options: ErrorRateOptions): string {
  if (definition.name !== 'wer' || options.unit === 'word') return definition.label
  return options.unit === 'grapheme' ? 'CER (graphemes)' : 'CER'
}

function signatureFields(options: ErrorRateOptions, facts: TestSetFacts): SignatureField[] {
  const { unit, tokenizer, aggregation, keepSpaces } = options
  const asJiwer = facts.references === 1 && aggregation === 'sum' && (unit !== 'word' || tokenizer === 'jiwer')
  const fields: SignatureField[] = [{ key: 'nrefs', value: String(facts.references) }]
  if (facts.references !== 1) fields.push({ key: 'multi', value: 'best' })
  fields.push(
    { key: 'case', value: options.lowercase ? 'lc' : 'mixed' },
    { key: 'punct', value: options.keepPunctuation ? 'yes' : 'no' },
    { key: 'unicode', value: options.form },
    { key: 'unit', value: unit },
  )
  if (unit === 'word') fields.push({ key: 'tok', value: tokenizer })
  else fields.push({ key: 'space', value: keepSpaces ? 'yes' : 'no' })
  if (unit === 'grapheme') fields.push({ key: 'segmenter', value: GRAPHEME_RULES })
  else if (unit === 'word' && tokenizer === 'word') fields.push({ key: 'segmenter', value: WORD_RULES })
  fields.push(
    { key: 'agg', value: aggregation },
    { key: 'empty', value: 'insertions', silent: true },
    { key: 'failed', value: 'skip', silent: true },
    { key: 'version', value: asJiwer && unit !== 'grapheme' ? 'jiwer-4.0.0' : 'assay-1.0.0' },
  )
  return fields
}

const AGGREGATION_KEY: OptionKey = {
  values: ['sum', 'mean'],
  default: 'sum',
  meaning: 'sum: counts of all segments, then one rate; mean: mean of the rates of the segments that have one',
}

function unitKey(units: readonly string[]): OptionKey {
  return { values: units, default: units[0], meaning: 'what is counted: words, code points or graphemes' }
}

/** One line of the registry for a rate over edit counts; `units[0]` is what it counts by default. */
export function errorRateDefinition(
  facts: Pick<MetricDefinition, 'name' | 'label' | 'meaning' | 'direction' | 'range'>,
  units: readonly string[],
  rate: Kind['rate'],
): MetricDefinition {
  const definition: MetricDefinition = {
    ...facts,
    layer: 'surface',
    keys: {
      unit: unitKey(units),
      ...NORMALIZATION_KEYS,
      ...(units.includes('word') && { tok: WORD_KEY }),
      space: SPACE_KEY,
      agg: AGGREGATION_KEY,
    },
    needs: ['hypothesis', 'references'],
    create: (options, testSet) => errorRateMetric({ definition, rate }, toErrorRateOptions(options), testSet),
  }
  return definition
}

/**
 * The typed form of the options of a SPEC of this family, defaults filled in.
 *
 * @example toErrorRateOptions(parseSpec('cer').options).unit // 'codepoint'
 */
export function toErrorRateOptions(options: Readonly<Record<string, string>>): ErrorRateOptions {
  return {
    unit: options.unit as ErrorRateOptions['unit'],
    tokenizer: (options.tok ?? 'jiwer') as ErrorRateOptions['tokenizer'],
    lowercase: options.case === 'lc',
    keepPunctuation: options.punct !== 'no',
    keepSpaces: options.space !== 'no',
    form: options.unicode as ErrorRateOptions['form'],
    aggregation: options.agg as ErrorRateOptions['aggregation'],
  }
}
