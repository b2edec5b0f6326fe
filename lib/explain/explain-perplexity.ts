import type { MetricSegment } from '../metrics/metric.ts'
import { auditWindows, planStridedWindows, type ScoredRange, type WindowFault } from '../metrics/perplexity-windows.ts'
import { scoreSpec } from './score-spec.ts'

/** One window of a plan: what it reads, which targets it scores, and how much they cost. */
export interface WindowStep extends ScoredRange {
  readonly targets: number
  /** Negative log-likelihood of its targets in nats; null where no log-probabilities are known. */
  readonly nll: number | null
}

/** How a text of `tokens` tokens is cut into windows, and who scores which target. */
export interface WindowSteps {
  readonly tokens: number
  readonly window: number
  readonly stride: number
  readonly windows: readonly WindowStep[]
  /** Targets scored once by some window. */
  readonly targets: number
  /** Per token the window that scores it first; null where none does (the first token and others may be given). */
  readonly scoredBy: readonly (number | null)[]
  /** Gaps and overlaps; none where each target is scored exactly once. */
  readonly faults: readonly WindowFault[]
  /** Least context, in tokens, of any target from the second window on; null with one window. */
  readonly leastContext: number | null
  /** exp of the mean over the windows of their mean NLL: not a perplexity of the text. Null without log-probabilities. */
  readonly meanOfWindows: number | null
}

/**
 * The window plan of the strided recipe (Hugging Face transformers, "Perplexity of fixed-length models"), with the
 * targets that each window scores. `nlls[i]` is the negative log-likelihood of token i in nats where known, null for one
 * that is given and no target; as every target is scored once, any plan without faults has the same sum. Throws InputError for a window or stride below 1.
 *
 * @example explainWindows({ tokens: 6, window: 4, stride: 2 }).windows.map((w) => w.targets) // [3, 2]
 */
export function explainWindows(plan: {
  tokens: number
  window: number
  stride: number
  nlls?: readonly (number | null)[]
}): WindowSteps {
  const { tokens, window, stride, nlls } = plan
  const windows = planStridedWindows({ tokens, maxLength: window, stride }).map(
    ({ begin, end, scoredTargets }): WindowStep => {
      const scoredFrom = end - scoredTargets
      const costs = nlls?.slice(scoredFrom, end)
      return {
        begin,
        end,
        scoredFrom,
        targets: costs ? costs.filter((cost) => cost !== null).length : scoredTargets,
        nll: costs ? costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) : null,
      }
    },
  )
  const scoredBy: (number | null)[] = new Array(tokens).fill(null)
  windows.forEach(({ scoredFrom, end }, i) => {
    for (let token = scoredFrom; token < end; token++) if (nlls?.[token] !== null) scoredBy[token] ??= i
  })
  const later = windows.slice(1).filter(({ targets }) => targets > 0)
  const means = windows.flatMap(({ nll, targets }) => (nll === null || targets === 0 ? [] : [nll / targets]))
  return {
    tokens,
    window,
    stride,
    windows,
    targets: scoredBy.filter((by) => by !== null).length,
    scoredBy,
    faults: auditWindows(windows, tokens),
    leastContext: later.length === 0 ? null : Math.min(...later.map(({ begin, scoredFrom }) => scoredFrom - begin)),
    meanOfWindows: means.length === 0 ? null : Math.exp(means.reduce((sum, mean) => sum + mean, 0) / means.length),
  }
}

/** Perplexities of some texts, worked out. */
export interface PerplexitySteps {
  /** Total negative log-likelihood in nats, and what it is divided by; counts nobody gave are null. */
  readonly nll: number | null
  readonly targets: number | null
  readonly words: number | null
  readonly bytes: number | null
  readonly perToken: number | null
  readonly perWord: number | null
  readonly perByte: number | null
  readonly bitsPerByte: number | null
  /** Mean of the documents' perplexities: not a perplexity of the corpus, though some tools print it. */
  readonly meanOfDocuments: number | null
  /** Why there is no perplexity. */
  readonly reason?: string
}

/**
 * The four perplexities of a set of documents: one sum of negative log-likelihoods over tokens, words and bytes, and bits
 * per byte. The figures are the metrics' own (`ppl`, `bits_per_byte`). Source: lm-evaluation-harness 0.4,
 * `weighted_perplexity` and `bits_per_byte`; Jelinek et al. 1977. Nothing scored: null with the reason.
 *
 * @example explainPerplexity([{ id: '1', logBase: '2', logprobs: [-2, -2] }]).perToken // 4
 */
export function explainPerplexity(segments: readonly MetricSegment[]): PerplexitySteps {
  const [token, word, byte] = ['token', 'word', 'byte'].map((unit) => scoreSpec(`ppl:unit=${unit}`, segments).score)
  const count = (score: typeof token, key: string) => (score.details[key] as number | undefined) ?? null
  const own = segments.map((segment) => scoreSpec('ppl', [segment]).score.value)
  const defined = own.filter((value) => value !== null)
  return {
    nll: count(token, 'nllNats'),
    targets: count(token, 'tokens'),
    words: count(word, 'words'),
    bytes: count(byte, 'bytes'),
    perToken: token.value,
    perWord: word.value,
    perByte: byte.value,
    bitsPerByte: scoreSpec('bits_per_byte', segments).score.value,
    meanOfDocuments: defined.length === 0 ? null : defined.reduce((sum, value) => sum + value, 0) / defined.length,
    ...(token.reason !== undefined && { reason: token.reason }),
  }
}
