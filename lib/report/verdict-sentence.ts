import type { Comparison, MetricComparison, Verdict } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { type StatedVerdict, shownVerdict, statedVerdict } from '../compare/stated-verdict.ts'
import { comparisonFigures, isOnlyUncorrected } from './comparison-figures.ts'
import { formatCount, formatP } from './format-number.ts'
import { formatAbout } from './format-plain.ts'
import { type SentencePart, verdictMessages as words } from './messages/en/verdict.ts'
import { countSides } from './prepare-comparability.ts'

export interface VerdictSentence {
  /** Decides the shape before the sentence. */
  readonly verdict: Verdict | 'not-comparable' | null
  /** The opening word with its stop: `Worse.` */
  readonly word: string
  readonly parts: readonly SentencePart[]
  /** Who says the same as what the sentence is about, and who the opposite: the end of `parts` again, by itself. */
  readonly agreement: readonly string[]
  /** Paragraphs in smaller type: reach, what is inconclusive, what is left out. */
  readonly notes: readonly string[]
  /** SPEC of the metric that the sentence is about; null where it is about none. */
  readonly spec: string | null
}

/**
 * The finding of a comparison in words: verdict, what moved, by how much, its interval, against what matters, and
 * what else agrees or not. The one place that puts a verdict into a sentence; pages, comments and exports print it.
 *
 * `lead` is the SPEC to speak about; by default the first metric that may be compared.
 *
 * @example toPlainSentence(verdictSentence(comparison))
 * // 'Worse. BLEU is lower by 0.91 points, 95 % interval −1.46 to −0.35; more than the 0.5 that matters here.'
 */
export function verdictSentence(comparison: Comparison, lead?: string): VerdictSentence {
  const compared = comparison.results.filter(isCompared)
  const leftOut = comparison.results.filter((result) => !isCompared(result))
  const result = compared.find((one) => one.spec === lead) ?? compared[0]
  if (!result) return notComparable(leftOut)
  const others = compared.filter((one) => one !== result)
  const stated = statedVerdict(result)
  const agreement = agreementOf(stated, others)
  const beside = {
    agreement,
    notes: [
      ...correctionNotes([result, ...others]),
      ...inconclusiveNotes(others),
      ...(leftOut.length > 0 ? [words.leftOut(leftOut.map((one) => one.label))] : []),
    ],
  }
  if (result.verdict === null) return noVerdict(comparison, result, beside)
  const { verdict } = result
  return {
    verdict: shownVerdict(result),
    word: words.opening[stated ?? 'none'],
    parts: [
      ...(verdict === 'identical' ? identicalParts(comparison) : movedParts(result)),
      { text: '.' },
      ...toParts(agreement),
    ],
    agreement,
    notes: [...reachNotes(result), ...beside.notes],
    spec: result.spec,
  }
}

/** The sentence as plain text, for a title, a comment or a screen reader. */
export function toPlainSentence(sentence: VerdictSentence): string {
  return [sentence.word, sentence.parts.map((part) => part.text).join('')].filter(Boolean).join(' ')
}

function movedParts(result: MetricComparison): SentencePart[] {
  const figures = comparisonFigures(result)
  const delta = result.delta ?? 0
  const way = delta > 0 ? 'higher' : delta < 0 ? 'lower' : 'level'
  return [
    ...words.moved({ metric: result.label, way, size: figures.size, unit: figures.unit }),
    ...(figures.low !== null && figures.high !== null
      ? words.interval({ low: figures.low, high: figures.high })
      : [{ text: words.noInterval }]),
    { text: againstWhatMatters(result, figures) },
  ]
}

function againstWhatMatters(result: MetricComparison, figures: ReturnType<typeof comparisonFigures>): string {
  const effect = figures.smallestEffect
  if (result.verdict === 'inconclusive') return figures.mde === null ? '' : words.couldHaveShown(figures.mde)
  if (effect === null || result.smallestEffect === null || result.delta === null) return ''
  if (result.verdict === 'too-small') return words.insideBand(effect)
  return Math.abs(result.delta) >= result.smallestEffect ? words.moreThanMatters(effect) : words.lessThanMatters(effect)
}

function identicalParts(comparison: Comparison): readonly SentencePart[] {
  return words.identical({ count: formatCount(comparison.pairs), one: comparison.pairs === 1 })
}

const DECIDED = ['better', 'worse', 'too-small'] as const

/**
 * Who says the same as the lead, and who something else; whatever the lead says or cannot say, nobody who reached a
 * verdict is left out. The inconclusive ones have a note of their own.
 */
function agreementOf(lead: StatedVerdict | null, others: readonly MetricComparison[]): string[] {
  const by = (wanted: Verdict) => others.filter((one) => statedVerdict(one) === wanted).map((one) => one.label)
  const same = DECIDED.filter((verdict) => verdict === lead && by(verdict).length > 0)
  const different = DECIDED.filter((verdict) => verdict !== lead && by(verdict).length > 0)
  return [
    ...same.map((verdict) => words.agree(by(verdict))),
    ...different.map((verdict) => words.others({ names: by(verdict), word: words.words[verdict] })),
  ]
}

function toParts(sentences: readonly string[]): SentencePart[] {
  return sentences.map((text) => ({ text: ` ${text}` }))
}

function reachNotes(result: MetricComparison): string[] {
  const figures = comparisonFigures(result)
  const notes: string[] = []
  if (result.verdict === 'identical') notes.push(words.noTest)
  if (result.verdict === 'inconclusive') {
    const sentences = [
      ...(figures.mde === null
        ? result.ci && result.ci[0] < result.ci[1]
          ? [words.noReach(formatCount(result.n))]
          : []
        : [words.reach({ n: formatCount(result.n), mde: figures.mde })]),
      ...(figures.smallestEffect === null || result.segmentsNeeded === null
        ? []
        : [words.needed({ effect: figures.smallestEffect, segments: formatAbout(result.segmentsNeeded) })]),
      words.notEqual,
    ]
    notes.push(sentences.join(' '))
  }
  if (result.few) {
    const unit = result.documents === null ? 'segment' : 'document'
    notes.push(words.few({ count: formatCount(result.documents ?? result.n), unit }).trim())
  }
  return notes
}

function correctionNotes(results: readonly MetricComparison[]): string[] {
  return results
    .filter(isOnlyUncorrected)
    .map(({ label, pAdjusted, family }) =>
      words.notAfterCorrection({ metric: label, p: formatP(pAdjusted ?? 1), family }),
    )
}

function inconclusiveNotes(others: readonly MetricComparison[]): string[] {
  const names = others.filter((one) => one.verdict === 'inconclusive').map((one) => one.label)
  return names.length > 0 ? [words.othersInconclusive(names)] : []
}

function notComparable(results: readonly MetricComparison[]): VerdictSentence {
  const fields = [...new Set(results.flatMap((result) => result.differences.map((one) => one.field)))]
  // The banner above says the same of the pair; see `prepareComparability`.
  const repairable = results.some((result) => result.comparable === 'after-repair')
  return {
    verdict: 'not-comparable',
    word: words.opening[repairable ? 'after-repair' : 'not-comparable'],
    parts:
      results.length === 0
        ? []
        : [{ text: words.notComparable({ metrics: results.map((one) => one.label), fields, repairable }) }],
    agreement: [],
    notes: [],
    spec: null,
  }
}

function noVerdict(
  comparison: Comparison,
  result: MetricComparison,
  { agreement, notes }: Pick<VerdictSentence, 'agreement' | 'notes'>,
): VerdictSentence {
  const { pairs } = comparison
  if (pairs < 2) {
    const sides = countSides(comparison)
    return {
      verdict: null,
      word: words.opening.none,
      parts: [{ text: words.onePair({ pairs }) }],
      agreement: [],
      notes: [
        words.pairing({
          base: formatCount(sides.base),
          head: formatCount(sides.head),
          pairs: formatCount(pairs),
          one: pairs === 1,
        }),
        ...notes,
      ],
      spec: result.spec,
    }
  }
  const parts = result.delta === null ? [{ text: result.label }] : movedParts(result)
  return {
    verdict: null,
    word: words.opening.none,
    parts: [...parts, { text: result.reason ? `: ${result.reason}` : '.' }, ...toParts(agreement)],
    agreement,
    notes,
    spec: result.spec,
  }
}
