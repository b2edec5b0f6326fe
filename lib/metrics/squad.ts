import { answerTokens } from '../text/answer-text.ts'
import { meanMetric } from './mean-metric.ts'
import type { MetricDefinition, MetricSegment, OptionKey } from './metric.ts'

/** Which of the two official scripts decides where a text normalises to nothing. */
export type SquadVersion = 'v1' | 'v2'

/**
 * Token F1 of a prediction against one gold answer (0–1) on normalised tokens with clipped counts. Where a side has no
 * tokens, v1.1 gives 0 and v2.0 gives 1 if both are empty, else 0.
 *
 * @example answerF1(['red', 'door', 'handle'], ['red', 'door'], 'v2') // 0.8
 */
export function answerF1(prediction: readonly string[], gold: readonly string[], version: SquadVersion): number {
  if (prediction.length === 0 || gold.length === 0) return version === 'v2' && prediction.length === gold.length ? 1 : 0
  const left = new Map<string, number>()
  for (const token of gold) left.set(token, (left.get(token) ?? 0) + 1)
  let common = 0
  for (const token of prediction) {
    const count = left.get(token) ?? 0
    if (count === 0) continue
    left.set(token, count - 1)
    common += 1
  }
  if (common === 0) return 0
  const precision = common / prediction.length
  const recall = common / gold.length
  return (2 * precision * recall) / (precision + recall)
}

/**
 * Exact match (0 or 1) and F1 (0–1) of one prediction, each the best over the gold answers. Under v2.0 gold answers
 * that normalise to nothing are dropped, and if none is left only the empty answer is right. Under v1.1 an empty list
 * of gold answers is undefined: null. Source: SQuAD evaluation scripts v1.1 and v2.0.
 *
 * @example scoreAnswer('red door handle', ['the red door'], 'v2') // { exact: 0, f1: 0.8 }
 */
export function scoreAnswer(
  prediction: string,
  golds: readonly string[],
  version: SquadVersion,
): { exact: number; f1: number } | null {
  const predicted = answerTokens(prediction)
  let tokens = golds.map(answerTokens)
  if (version === 'v2') {
    tokens = tokens.filter((gold) => gold.length > 0)
    if (tokens.length === 0) tokens = [[]]
  }
  if (tokens.length === 0) return null
  const text = predicted.join(' ')
  return {
    exact: tokens.some((gold) => gold.join(' ') === text) ? 1 : 0,
    f1: Math.max(...tokens.map((gold) => answerF1(predicted, gold, version))),
  }
}

/**
 * Gold answers of a segment: its answers, else its references, else its label; undefined when it has none of them.
 *
 * @example goldAnswersOf({ id: '1', references: ['Oslo'], label: 'city' }) // ['Oslo']
 */
export function goldAnswersOf(segment: MetricSegment): readonly string[] | undefined {
  return segment.answers ?? segment.references ?? (segment.label === undefined ? undefined : [segment.label])
}

const SQUAD_KEY: OptionKey = {
  values: ['v2', 'v1'],
  default: 'v2',
  meaning: 'whose rule holds where an answer normalises to nothing: v2.0 or v1.1',
}

function squadMetric(name: string, label: string, meaning: string, part: 'exact' | 'f1'): MetricDefinition {
  const definition: MetricDefinition = {
    name,
    label,
    meaning,
    layer: 'task',
    direction: 'higher',
    range: [0, 100],
    keys: { squad: SQUAD_KEY },
    needs: ['hypothesis', 'answers'],
    create: (options) =>
      meanMetric({
        definition,
        version: '1.0.0',
        scale: 100,
        unit: 'points',
        fields: [
          { key: 'squad', value: options.squad },
          { key: 'multi', value: 'max' },
        ],
        segmentValue(segment) {
          const golds = goldAnswersOf(segment)
          if (segment.hypothesis === undefined) return 'no hypothesis'
          if (golds === undefined) return 'no gold answer'
          return scoreAnswer(segment.hypothesis, golds, options.squad as SquadVersion)?.[part] ?? 'no gold answer'
        },
      }),
  }
  return definition
}

/** SQuAD's two figures, 0–100: share of exactly matching normalised answers, and mean token F1. */
export const SQUAD: readonly MetricDefinition[] = [
  squadMetric('em', 'EM', 'share of answers equal to a gold answer after SQuAD normalisation', 'exact'),
  squadMetric('qa_f1', 'F1 (answers)', 'mean token F1 with the best gold answer after SQuAD normalisation', 'f1'),
]
