import type { MetricSegment } from '../metrics/metric.ts'
import { auditWindows, planStridedWindows, type ScoredRange, type WindowFault } from '../metrics/perplexity-windows.ts'
import { portableExp } from '../text/portable-math.ts'
import { scoreSpec } from './score-spec.ts'

/** One window of a plan: what it reads, which targets it scores, and how much they cost. */
export interface WindowStep extends ScoredRange {
  readonly targets: number
  /** Negative log-likelihood of its targets in nats; null where no log-probabilities are known, or it is beyond a double. */
  readonly nll: number | null
}

/** What all windows of a plan cost together. */
export interface WindowSum {
  readonly nll: number
  /** Targets of all windows, counted as often as they are scored. */
  readonly targets: number
  /** Nats per target; null where there is no target. */
  readonly mean: number | null
  /** e to that power; null as well where it is beyond a double. The text's perplexity where the plan has no faults. */
  readonly perplexity: number | null
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
  /** Null without log-probabilities, or where they add up to more than a double can hold. */
  readonly sum: WindowSum | null
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
        nll: costs ? finiteOrNull(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)) : null,
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
    sum: nlls ? sumOf(windows) : null,
    meanOfWindows: means.length === 0 ? null : finiteOrNull(portableExp(totalOf(means) / means.length)),
  }
}

function sumOf(windows: readonly WindowStep[]): WindowSum | null {
  const costs = windows.flatMap(({ nll }) => (nll === null ? [] : [nll]))
  const nll = totalOf(costs)
  if (costs.length < windows.length || !Number.isFinite(nll)) return null
  const targets = totalOf(windows.map((window) => window.targets))
  const mean = targets === 0 ? null : nll / targets
  return { nll, targets, mean, perplexity: mean === null ? null : finiteOrNull(portableExp(mean)) }
}

function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
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
  const count = (score: typeof token, key: string) => {
    const value = score.details[key] as number | undefined
    return value === undefined ? null : finiteOrNull(value)
  }
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
    meanOfDocuments: defined.length === 0 ? null : finiteOrNull(totalOf(defined) / defined.length),
    ...(token.reason !== undefined && { reason: token.reason }),
  }
}
