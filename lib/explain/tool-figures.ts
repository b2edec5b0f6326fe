import { distinctCounts } from '../metrics/corpus/distinct.ts'
import type { MetricSegment } from '../metrics/metric.ts'
import { parseSpec } from '../metrics/spec.ts'
import { goldAnswersOf } from '../metrics/squad.ts'
import { portableExp, portableLog, portablePow } from '../text/portable-math.ts'
import { splitWords, strip } from '../text/white-space.ts'
import { setF1 } from './explain-answer.ts'
import { explainPerplexity } from './explain-perplexity.ts'
import type { Scorer } from './score-spec.ts'

/** What a figure that no metric of the registry computes is made from. */
export interface FigureInput {
  readonly segments: readonly MetricSegment[]
  /** SPEC of the row, with the keys that it takes over from the number at hand. */
  readonly spec: string
  readonly scorer: Scorer
}

/** `sys.float_info.min`, which NLTK puts in the place of a precision of 0. */
const LEAST_DOUBLE = 2.2250738585072014e-308

/**
 * BLEU as NLTK's `corpus_bleu` has it, 0–100: in a hypothesis too short for an n-gram of some order it still counts one
 * (`max(1, …)` in `modified_precision`), and an order without a match has the least double for a precision. Source: NLTK
 * 3.8, `nltk/translate/bleu_score.py`.
 *
 * @example nltkBleu({ segments, spec: 'bleu:tok=none,smooth=none', scorer: createScorer(segments) })
 */
export function nltkBleu({ segments, spec, scorer }: FigureInput): number | null {
  const { value, details } = scorer.score(spec).score
  if (value === null) return null
  const { counts, totals, brevityPenalty } = details as {
    counts: readonly number[]
    totals: readonly number[]
    brevityPenalty: number
  }
  if (counts[0] === 0) return 0
  const lengths = segments.flatMap(({ hypothesis, references }) =>
    hypothesis === undefined || !references?.length ? [] : [splitWords(hypothesis).length],
  )
  const logs = counts.map((count, n) => {
    const lacking = lengths.filter((length) => length <= n).length
    return portableLog(count === 0 ? LEAST_DOUBLE : count / (totals[n] + lacking))
  })
  return 100 * brevityPenalty * portableExp(logs.reduce((sum, log) => sum + log / logs.length, 0))
}

/**
 * F1 as DROP's script prints it for one span, in points: the best over the gold answers that are not blank, each rounded
 * to two decimals before the mean. Source: `drop_eval.py`, `get_metrics` and `evaluate_json`.
 */
export function dropF1({ segments }: FigureInput): number | null {
  const values = segments.flatMap(({ hypothesis, ...segment }) => {
    const golds = goldAnswersOf(segment)
    if (hypothesis === undefined || !golds?.length) return []
    const filled = golds.filter((gold) => strip(gold) !== '')
    // The rounding is a part of the definition here, not of how the number is shown.
    return [Math.max(0, ...filled.map((gold) => roundHalfEven(100 * setF1(hypothesis, gold))))]
  })
  return meanOf(values)
}

/** As Python and NumPy round: halves to the even neighbour. */
function roundHalfEven(x: number): number {
  const floor = Math.floor(x)
  if (x - floor !== 0.5) return Math.round(x)
  return floor % 2 === 0 ? floor : floor + 1
}

/** Harmonic mean of macro precision and macro recall: the other "macro F1" (Opitz and Burst 2019). */
export function f1OfMeans({ scorer }: FigureInput): number | null {
  const [precision, recall] = ['macro_precision', 'macro_recall'].map((spec) => scorer.score(spec).score.value)
  if (precision === null || recall === null) return null
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

/** 2 to the power of a mean in nats: what comes out when the bases are mixed up. */
export function wrongBase({ segments }: FigureInput): number | null {
  const { nll, targets } = explainPerplexity(segments)
  return nll === null || !targets ? null : 2 ** (nll / targets)
}

/** Mean of 1 − (1 − c/n)^k, the estimate that Chen et al. 2021, section 2.1, warn of: it is too low. */
export function biasedPass({ segments, spec }: FigureInput): number | null {
  const k = Number(parseSpec(spec).options.k)
  return meanOf(
    segments.flatMap(({ samples, passed }) =>
      samples === undefined || passed === undefined || samples < 1 || passed > samples
        ? []
        : [1 - portablePow(1 - passed / samples, k)],
    ),
  )
}

/** Different n-grams over all words of the outputs, as Li et al. 2016 define distinct-1 and distinct-2. */
export function distinctOverWords({ segments, spec }: FigureInput): number | null {
  const texts = segments.flatMap(({ hypothesis }) => hypothesis ?? [])
  const words = texts.reduce((sum, text) => sum + splitWords(text).length, 0)
  const { unique, total } = distinctCounts(texts, orderOf(spec))
  return total === 0 ? null : unique / words
}

/** Mean of the texts' own distinct-n; texts without an n-gram are left out. */
export function distinctOfTexts({ segments, spec }: FigureInput): number | null {
  return meanOf(
    segments.flatMap(({ hypothesis }) => {
      const { unique, total } = distinctCounts(hypothesis === undefined ? [] : [hypothesis], orderOf(spec))
      return total === 0 ? [] : [unique / total]
    }),
  )
}

function orderOf(spec: string): number {
  return Number(parseSpec(spec).options.n)
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
