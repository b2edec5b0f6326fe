import { countScripts } from '../text/spaceless-script.ts'
import { isSpace, strip } from '../text/white-space.ts'
import { emptiedAnswerWarnings, tooFewSamplesWarnings } from './answer-warnings.ts'
import { severalModelsWarnings } from './external-warnings.ts'
import { nearLabelWarnings, unbalancedWarnings } from './label-warnings.ts'
import { certainTokensWarnings, textCountWarnings } from './likelihood-warnings.ts'
import { listIds } from './list-ids.ts'
import type { Metric, MetricSegment, Score } from './metric.ts'
import { tokenizerWarnings } from './tokenizer-warnings.ts'

/** Something about the data that makes a number mean less than it seems; the number itself stands. */
export interface DataWarning {
  readonly code:
    | 'script-without-spaces'
    | 'empty-reference'
    | 'empty-output'
    | 'tokenized-output'
    | 'no-ngrams'
    | 'emptied-text'
    | 'dropped-letters'
    | 'no-line-breaks'
    | 'near-labels'
    | 'unbalanced-classes'
    | 'emptied-answer'
    | 'too-few-samples'
    | 'certain-tokens'
    | 'count-beside-text'
    | 'partly-scored'
    | 'several-models'
  /** Label of the metric that it is about; absent where it is about the data alone. */
  readonly metric?: string
  /** One sentence, with what to do. */
  readonly message: string
  /** The segments it is about, where it is about some. */
  readonly ids?: readonly string[]
}

/**
 * What to say about the texts before looking at a score: blank references and outputs by id, a script without spaces
 * under a metric that goes by spaces, output that is already cut into tokens; labels that differ only in case or white space, gold
 * answers that normalise to nothing, problems with too few samples.
 *
 * @example dataWarnings([createMetric('bleu', { references: 1, labels: [] })], [{ id: '1', hypothesis: '猫在睡觉', references: ['猫睡着了'] }])[0].code
 * // 'script-without-spaces'
 */
export function dataWarnings(metrics: readonly Metric[], segments: readonly MetricSegment[]): DataWarning[] {
  const onReferences = metrics.filter(({ name }) => name in GOES_BY_SPACES)
  const warnings: DataWarning[] = [
    ...nearLabelWarnings(metrics, segments),
    ...emptiedAnswerWarnings(metrics, segments),
    ...tooFewSamplesWarnings(metrics, segments),
    ...certainTokensWarnings(metrics, segments),
    ...textCountWarnings(metrics, segments),
    ...severalModelsWarnings(metrics, segments),
  ]
  const blank = segments.filter(({ references }) => references?.some(isBlank)).map(({ id }) => id)
  if (blank.length > 0) {
    const message = `${count(blank, 'segment has', 'segments have')} an empty reference: ${listIds(blank)}. Give the reference, or leave the segment out.`
    warnings.push({ code: 'empty-reference', message, ids: blank })
  }
  const empty = segments
    .filter(({ hypothesis, references }) => hypothesis !== undefined && isBlank(hypothesis) && references !== undefined)
    .map(({ id }) => id)
  if (empty.length > 0) {
    const message = `${count(empty, 'output is', 'outputs are')} empty and counted as such: ${listIds(empty)}. Post an item that failed with state "failed".`
    warnings.push({ code: 'empty-output', message, ids: empty })
  }
  if (onReferences.length === 0) return warnings
  if (isWithoutSpaces(segments)) {
    for (const metric of onReferences) {
      const advice = GOES_BY_SPACES[metric.name](new Map(metric.signature.fields.map(({ key, value }) => [key, value])))
      if (advice === null) continue
      const message = `Most letters are in a script without spaces between words, and ${metric.label} with these settings goes by spaces. ${advice}`
      warnings.push({ code: 'script-without-spaces', metric: metric.label, message })
    }
  }
  if (isTokenized(segments)) {
    const message =
      'Most outputs end in a period with a space before it, and the references do not: they seem to be cut into tokens. Detokenize them before scoring.'
    warnings.push({ code: 'tokenized-output', message })
  }
  return warnings
}

/**
 * What to say about a score: BLEU without effective order is 0 where no output is as long as the longest n-gram,
 * however good the outputs are; what a tokenizer did to the texts (see `tokenizerWarnings`); accuracy over
 * unbalanced classes.
 *
 * @example scoreWarnings(createMetric('bleu', { references: 1, labels: [] }), { value: 0, details: { totals: [2, 1, 0, 0] } })[0].code
 * // 'no-ngrams'
 */
export function scoreWarnings(metric: Metric, score: Score): DataWarning[] {
  if (metric.name !== 'bleu') return [...tokenizerWarnings(metric, score), ...unbalancedWarnings(metric, score)]
  const totals = score.details.totals as readonly number[] | undefined
  const effective = metric.signature.fields.some(({ key, value }) => key === 'eff' && value === 'yes')
  if (effective || !totals || totals.at(-1) !== 0) return []
  const message = `${metric.label} is 0 because no ${totals.length}-grams exist in the outputs: all are shorter. Use eff=yes or a lower order for short texts, or chrF.`
  return [{ code: 'no-ngrams', metric: metric.label, message }]
}

type Fields = ReadonlyMap<string, string | null>

/** Metrics that cut at spaces, with the advice for a script without them; null where the settings already fit. */
const GOES_BY_SPACES: Readonly<Record<string, (fields: Fields) => string | null>> = {
  bleu: (fields) =>
    ['13a', 'intl', 'none'].includes(fields.get('tok') ?? '')
      ? 'Use tok=zh or tok=zh-jieba for Chinese, tok=ja-mecab for Japanese, tok=char for others.'
      : null,
  chrf: (fields) => (fields.get('nw') === '0' ? null : 'Use nw=0.'),
  ter: (fields) =>
    fields.get('norm') === 'yes' && fields.get('asian') === 'yes' ? null : 'Use norm=yes,asian=yes, or cer.',
  wer: adviceForWords,
  mer: adviceForWords,
  wil: adviceForWords,
  wip: adviceForWords,
  meteor: (fields) => (['nltk', 'space'].includes(fields.get('tok') ?? '') ? 'Use tok=mixed or tok=word.' : null),
}

/** Error rates over words; a tokenizer that knows the script, or characters, need no advice. */
function adviceForWords(fields: Fields): string | null {
  return ['jiwer', 'space'].includes(fields.get('tok') ?? '') ? 'Use cer, or tok=mixed or tok=word.' : null
}

function isWithoutSpaces(segments: readonly MetricSegment[]): boolean {
  let letters = 0
  let spaceless = 0
  let words = 0
  let texts = 0
  for (const { hypothesis, references } of segments) {
    for (const text of [...(references ?? []), hypothesis ?? '']) {
      const counts = countScripts(text)
      letters += counts.letters
      spaceless += counts.spaceless
      words += countWords(text)
      texts++
    }
  }
  // Text that somebody already cut into words has spaces after all.
  const isCut = words / texts >= 4 && letters / words <= 5
  return spaceless > letters / 2 && !isCut
}

function countWords(text: string): number {
  let words = 0
  let inside = false
  for (let i = 0; i < text.length; i++) {
    const space = isSpace(text.charCodeAt(i))
    if (!space && !inside) words++
    inside = !space
  }
  return words
}

function isTokenized(segments: readonly MetricSegment[]): boolean {
  const share = (texts: readonly string[]) => texts.filter((text) => strip(text).endsWith(' .')).length / texts.length
  const outputs = segments.flatMap(({ hypothesis }) => hypothesis ?? [])
  const references = segments.flatMap((segment) => segment.references ?? [])
  return outputs.length > 0 && references.length > 0 && share(outputs) > 0.5 && share(references) < 0.5
}

function isBlank(text: string): boolean {
  return strip(text) === ''
}

function count(ids: readonly string[], one: string, many: string): string {
  return `${ids.length} ${ids.length === 1 ? one : many}`
}
