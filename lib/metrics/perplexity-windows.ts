import { InputError } from '../errors.ts'

/** One window of a strided evaluation: tokens `begin` to `end` (exclusive) go in, the last `targetLength` are new. */
export interface StridedWindow {
  readonly begin: number
  readonly end: number
  readonly targetLength: number
  /** Targets really scored: the first token of a window has no context inside it. */
  readonly scoredTargets: number
}

/** One window of a rolling evaluation; −1 is the prefix token (BOS or EOS), ends are exclusive. */
export interface RollingWindow {
  readonly input: readonly [number, number]
  readonly target: readonly [number, number]
}

/** A rolling window whose context is cut so that it does not overlap its targets. */
export interface DisjointWindow {
  readonly context: readonly [number, number]
  readonly target: readonly [number, number]
  readonly modelInputLength: number
  readonly scored: number
}

function refuse(code: string, message: string, mend: string): never {
  throw new InputError({ code, message, mend })
}

/**
 * The window plan of the strided recipe in the Hugging Face transformers documentation ("Perplexity of fixed-length
 * models"): begin = 0, stride, 2·stride…; all but the new targets of a window are masked. The very first token is
 * never scored. A stride above the length leaves gaps, which `auditWindows` names. No tokens: no windows.
 *
 * @example planStridedWindows({ tokens: 6, maxLength: 4, stride: 2 }).map((w) => w.scoredTargets) // [3, 2]
 */
export function planStridedWindows(plan: { tokens: number; maxLength: number; stride: number }): StridedWindow[] {
  const { tokens, maxLength, stride } = plan
  if (stride < 1) refuse('bad-stride', 'stride must be positive.', 'Give a stride of at least 1.')
  if (maxLength < 1) refuse('bad-window', 'The window must hold at least one token.', 'Give a window of at least 1.')
  const windows: StridedWindow[] = []
  let previousEnd = 0
  for (let begin = 0; begin < tokens; begin += stride) {
    const end = Math.min(begin + maxLength, tokens)
    const targetLength = end - previousEnd
    windows.push({ begin, end, targetLength, scoredTargets: Math.min(targetLength, end - begin - 1) })
    previousEnd = end
    if (end === tokens) break
  }
  return windows
}

/**
 * The window plan of lm-evaluation-harness' `get_rolling_token_windows`: every token is scored exactly once, the first
 * one given the prefix only; later windows carry `contextLength` tokens of context. No tokens: no windows.
 *
 * @example planRollingWindows({ tokens: 5, maxLength: 4, contextLength: 1 }).map(({ target }) => target)
 * // [[0, 4], [4, 5]]
 */
export function planRollingWindows(plan: {
  tokens: number
  maxLength: number
  contextLength: number
}): RollingWindow[] {
  const { tokens, maxLength, contextLength } = plan
  if (contextLength < 1 || contextLength > maxLength)
    refuse(
      'bad-context',
      'contextLen must be at least 1 and at most maxSeqLen.',
      `Give a context between 1 and ${maxLength}.`,
    )
  if (tokens === 0) return []
  const first = Math.min(maxLength, tokens)
  const windows: RollingWindow[] = [{ input: [-1, first - 1], target: [0, first] }]
  const fresh = maxLength - contextLength + 1
  for (let done = first; done < tokens; ) {
    const end = Math.min(done + fresh, tokens)
    windows.push({ input: [end - maxLength - 1, end - 1], target: [done, end] })
    done = end
  }
  return windows
}

/**
 * The window with its context cut so that context and targets are disjoint (`make_disjoint_window`).
 *
 * @example toDisjointWindow({ input: [0, 4], target: [4, 5] }).context // [0, 4]
 */
export function toDisjointWindow({ input, target }: RollingWindow): DisjointWindow {
  const scored = target[1] - target[0]
  const context = [input[0], Math.max(input[0] + 1, input[1] - scored + 1)] as const
  return { context, target, modelInputLength: context[1] - context[0] + scored - 1, scored }
}

/** A range of targets that one window scored: from `scoredFrom` to `end` (exclusive). */
export interface ScoredRange {
  readonly begin: number
  readonly end: number
  readonly scoredFrom: number
}

/** What is wrong with a set of windows, with the token and the windows to blame. */
export interface WindowFault {
  readonly kind: 'gap' | 'overlap' | 'empty' | 'order' | 'beyond'
  readonly window: number
  readonly token: number
  readonly message: string
}

/**
 * Checks that every target is scored exactly once. The first token may be left unscored (it has no context without a
 * BOS). `tokens` is the length of the text where known. An empty list of faults means that the sums may be added up.
 *
 * @example auditWindows([{ begin: 0, end: 6, scoredFrom: 0 }, { begin: 7, end: 11, scoredFrom: 7 }], 11)[0].message
 * // 'token 6 is not scored: window 0 ends before it and window 1 starts after it'
 */
export function auditWindows(windows: readonly ScoredRange[], tokens?: number): WindowFault[] {
  const faults: WindowFault[] = []
  let next = windows[0]?.scoredFrom === 1 ? 1 : 0
  const add = (kind: WindowFault['kind'], window: number, token: number, message: string) =>
    faults.push({ kind, window, token, message })
  windows.forEach(({ begin, end, scoredFrom }, i) => {
    if (scoredFrom < begin || end < begin)
      add('order', i, scoredFrom, `window ${i} scores from token ${scoredFrom}, outside its tokens ${begin} to ${end}`)
    else if (scoredFrom >= end) add('empty', i, scoredFrom, `window ${i} scores no token`)
    if (scoredFrom > next) {
      const last = scoredFrom - 1 > next ? ` to ${scoredFrom - 1} are` : ' is'
      const before = i === 0 ? 'window 0 starts after' : `window ${i - 1} ends before`
      const after = i === 0 ? '' : ` and window ${i} starts after it`
      add('gap', i, next, `token${last.includes('to') ? 's' : ''} ${next}${last} not scored: ${before} it${after}`)
    } else if (scoredFrom < next) {
      add('overlap', i, scoredFrom, `token ${scoredFrom} is scored twice: by window ${i} and by one before it`)
    }
    next = Math.max(next, end)
  })
  if (tokens !== undefined && next < tokens)
    add('gap', windows.length - 1, next, `token ${next} is not scored: the last window ends before it`)
  if (tokens !== undefined && next > tokens)
    add('beyond', windows.length - 1, tokens, `the last window ends at ${next}, beyond the text's ${tokens} tokens`)
  return faults
}
