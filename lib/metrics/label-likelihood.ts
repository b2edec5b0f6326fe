import { portableExp, portableLog } from '../text/portable-math.ts'
/** Scored targets of one sequence and their negative log-likelihood in nats. */
export interface LabelLikelihood {
  readonly scored: number
  readonly nll: number
}

/**
 * Likelihood of a labelled sequence as causal language models compute their loss: labels are shifted inside, so that
 * the output at position t scores label t + 1; `labels[0]` never counts, and labels equal to `ignoreIndex` are not
 * scored. Source: Hugging Face transformers, loss of causal language models.
 *
 * @example labelLikelihood({ labels: [5, 6, -100], nextTokenLogProbs: [-1, -2] }) // { scored: 1, nll: 1 }
 */
export function labelLikelihood(sequence: {
  labels: readonly number[]
  nextTokenLogProbs: readonly number[]
  ignoreIndex?: number
}): LabelLikelihood {
  const { labels, nextTokenLogProbs, ignoreIndex = -100 } = sequence
  let scored = 0
  let nll = 0
  for (let t = 1; t < labels.length; t++) {
    if (labels[t] === ignoreIndex) continue
    scored += 1
    nll -= nextTokenLogProbs[t - 1]
  }
  return { scored, nll }
}

/**
 * Natural log-probability of one outcome under a row of logits; the maximum is subtracted first, so none overflows.
 *
 * @example logProbability([1000, 1000], 0) // -0.6931471805599453
 */
export function logProbability(logits: readonly number[], outcome: number): number {
  const most = Math.max(...logits)
  let sum = 0
  for (const logit of logits) sum += portableExp(logit - most)
  return logits[outcome] - most - portableLog(sum)
}
