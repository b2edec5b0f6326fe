import type { MetricSegment } from '../metrics/metric.ts'
import { goldAnswersOf } from '../metrics/squad.ts'
import { answerTokens, removeAsciiPunctuation } from '../text/answer-text.ts'
import { scoreSpec } from './score-spec.ts'

/** One gold answer beside the prediction; figures 0–1, null where a side has no tokens. */
export interface AnswerPair {
  readonly gold: string
  readonly tokens: readonly string[]
  /** Per token of the prediction: whether it counts as shared, each gold token being used once. */
  readonly shared: readonly boolean[]
  readonly common: number
  readonly precision: number | null
  readonly recall: number | null
  /** Points, as the metric has it for this gold answer alone. */
  readonly f1: number | null
  readonly exact: number | null
  /** F1 over the sets of tokens, 0–1, as DROP's script compares. */
  readonly setF1: number
}

/** Exact match and F1 of one answer, worked out. */
export interface AnswerSteps {
  readonly tokens: readonly string[]
  readonly golds: readonly AnswerPair[]
  /** The gold answer with the highest F1. */
  readonly best: number
  /** Points, 0–100, by the metric itself over all gold answers. */
  readonly exact: number | null
  readonly f1: number | null
}

/**
 * SQuAD's exact match and token F1 of one answer step by step: normalised tokens, shared ones, precision, recall, F1 for
 * each gold answer. Figures are the metrics' own (`em`, `qa_f1`). Source: Rajpurkar et al. 2016, section 6.1, and the
 * evaluation script v2.0. Null without a hypothesis or gold answer.
 *
 * @example explainAnswer({ id: '1', hypothesis: 'red door handle', answers: ['the red door'] })?.f1 // 80
 */
export function explainAnswer(segment: MetricSegment, squad: 'v1' | 'v2' = 'v2'): AnswerSteps | null {
  const { hypothesis } = segment
  const golds = goldAnswersOf(segment)
  if (hypothesis === undefined || golds === undefined || golds.length === 0) return null
  const figure = (name: string, answers: readonly string[]) =>
    scoreSpec(`${name}:squad=${squad}`, [{ id: segment.id, hypothesis, answers }]).score.value
  const tokens = answerTokens(hypothesis)
  const pairs = golds.map((gold): AnswerPair => {
    const goldTokens = answerTokens(gold)
    const shared = markShared(tokens, goldTokens)
    const common = shared.filter(Boolean).length
    return {
      gold,
      tokens: goldTokens,
      shared,
      common,
      precision: tokens.length === 0 ? null : common / tokens.length,
      recall: goldTokens.length === 0 ? null : common / goldTokens.length,
      f1: figure('qa_f1', [gold]),
      exact: figure('em', [gold]),
      setF1: setF1(hypothesis, gold),
    }
  })
  const figures = pairs.map(({ f1 }) => f1 ?? -1)
  return {
    tokens,
    golds: pairs,
    best: figures.indexOf(Math.max(...figures)),
    exact: figure('em', golds),
    f1: figure('qa_f1', golds),
  }
}

function markShared(prediction: readonly string[], gold: readonly string[]): boolean[] {
  const left = new Map<string, number>()
  for (const token of gold) left.set(token, (left.get(token) ?? 0) + 1)
  return prediction.map((token) => {
    const count = left.get(token) ?? 0
    left.set(token, count - 1)
    return count > 0
  })
}

/**
 * F1 over the sets of tokens, 0–1: a token said twice counts once, hyphens part words, and numbers are compared by value;
 * where the gold answer has numbers and the answer none of them, it is 0. Source: DROP's evaluation script `drop_eval.py`
 * (`_normalize_answer`, `_match_numbers_if_present`, `_compute_f1`), for one span. Two sides without tokens agree: 1.
 *
 * @example setF1('red red door', 'the red door') // 1, where SQuAD's F1 is 0.8
 */
export function setF1(prediction: string, gold: string): number {
  const a = new Set(dropTokens(prediction))
  const b = new Set(dropTokens(gold))
  const numbers = [...b].filter(isNumber)
  if (numbers.length > 0 && !numbers.some((number) => a.has(number))) return 0
  const common = [...a].filter((token) => b.has(token)).length
  const precision = a.size === 0 ? 1 : common / a.size
  const recall = b.size === 0 ? 1 : common / b.size
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/

function isNumber(token: string): boolean {
  return NUMBER.test(token)
}

/** Tokens as DROP's script makes them: a number keeps its point, any other token loses its punctuation. */
function dropTokens(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[ -]/)
    .flatMap((piece) => {
      const token = isNumber(piece) ? piece : removeAsciiPunctuation(piece)
      return isNumber(token) ? [String(Number(token))] : answerTokens(token)
    })
}
