import { scoreAnswer } from './squad.ts'

/** One question of SQuAD 2: unanswerable when `golds` is empty. */
export interface SquadQuestion {
  readonly prediction: string
  readonly golds: readonly string[]
  /** The system's probability that there is no answer. */
  readonly noAnswerProbability: number
}

/** Figures of one group of questions, 0–100; null where the group is empty. */
export interface SquadGroup {
  readonly exact: number | null
  readonly f1: number | null
  readonly total: number
}

/** The best threshold on the no-answer probability for one figure. */
export interface BestThreshold {
  readonly value: number
  readonly threshold: number
}

/** What SQuAD 2's evaluation script reports over a set. */
export interface SquadV2Figures {
  readonly all: SquadGroup
  readonly answerable: SquadGroup
  readonly unanswerable: SquadGroup
  readonly bestExact: BestThreshold | null
  readonly bestF1: BestThreshold | null
}

/**
 * The set figures of SQuAD v2.0: a prediction counts as "no answer" when its no-answer probability is greater than
 * `threshold`. Percentages, 0–100; an empty set gives nulls. Source: SQuAD evaluation script v2.0.
 *
 * @example squadV2Figures([{ prediction: 'Oslo', golds: ['Oslo'], noAnswerProbability: 0 }]).all.exact // 100
 */
export function squadV2Figures(questions: readonly SquadQuestion[], threshold = 1): SquadV2Figures {
  const raw = questions.map((question) => scoreAnswer(question.prediction, question.golds, 'v2'))
  const scored = questions.map((question, i) => {
    if (question.noAnswerProbability <= threshold) return raw[i] ?? { exact: 0, f1: 0 }
    const value = question.golds.length === 0 ? 1 : 0
    return { exact: value, f1: value }
  })
  const group = (belongs: (question: SquadQuestion) => boolean): SquadGroup => {
    const members = scored.filter((_, i) => belongs(questions[i]))
    const mean = (part: 'exact' | 'f1') =>
      members.length === 0 ? null : (100 * members.reduce((sum, score) => sum + score[part], 0)) / members.length
    return { exact: mean('exact'), f1: mean('f1'), total: members.length }
  }
  const best = (part: 'exact' | 'f1') =>
    bestThreshold(
      questions,
      raw.map((score) => score?.[part] ?? 0),
    )
  return {
    all: group(() => true),
    answerable: group((question) => question.golds.length > 0),
    unanswerable: group((question) => question.golds.length === 0),
    bestExact: best('exact'),
    bestF1: best('f1'),
  }
}

/**
 * Sweeps the threshold upwards from "everything is unanswerable": an answerable question that becomes answered gains
 * its score, an unanswerable one costs 1 only when its prediction is not empty.
 */
function bestThreshold(questions: readonly SquadQuestion[], scores: readonly number[]): BestThreshold | null {
  if (questions.length === 0) return null
  const order = questions.map((_, i) => i)
  order.sort((a, b) => questions[a].noAnswerProbability - questions[b].noAnswerProbability)
  let current = questions.filter(({ golds }) => golds.length === 0).length
  let best = current
  let threshold = 0
  for (const i of order) {
    const { golds, prediction, noAnswerProbability } = questions[i]
    if (golds.length > 0) current += scores[i]
    else if (prediction !== '') current -= 1
    if (current > best) {
      best = current
      threshold = noAnswerProbability
    }
  }
  return { value: (100 * best) / questions.length, threshold }
}
