import type { MetricSegment } from './metric.ts'
import { auditWindows } from './perplexity-windows.ts'

/** One thing that makes a segment's likelihood worthless. */
export interface LikelihoodFault {
  readonly code:
    | 'missing-log-base'
    | 'positive-logprob'
    | 'non-finite-logprob'
    | 'sentinel-logprob'
    | 'count-mismatch'
    | 'window-gap'
    | 'window-overlap'
    | 'window-bounds'
    | 'negative-nll'
  /** The key of the segment that is to blame. */
  readonly key: 'logBase' | 'logprobs' | 'windows' | 'nll' | 'tokenCount'
  /** A clause in lower case, without the segment's name. */
  readonly message: string
  readonly mend: string
}

/** The parts of a segment that are looked at. */
export type LikelihoodInput = Pick<MetricSegment, 'logprobs' | 'windows' | 'nll' | 'logBase' | 'tokens' | 'tokenCount'>

/** What programs write where they have no value. Exact values only: a token may really be as unlikely as e^-101. */
const SENTINELS: readonly number[] = [-100, -999, -1000, -9999, -10_000, -99_999, -65_504, -1e6, -1e9, -1e10, -1e30]
const FLOAT32_LEAST = -3.4028234663852886e38
const SENTINEL_SUMS: readonly number[] = [1e9, 1e10, 1e30, -FLOAT32_LEAST]

const FIRST_TOKENS = 'Send null at positions that are not scored.'
const SCORE_ONCE = 'Let every token be scored by exactly one window: "scoredFrom" is where the window before it ends.'

/**
 * What is wrong with the log-probabilities, windows or sums of a segment; none for a segment without any of them. Found
 * are: no base of the logarithms, a log-probability above 0 or not finite, a value that stands for "none" (-100, -9999,
 * 1e9…), counts and sums that do not fit, and windows that leave tokens out or score them twice. Of each kind the first is named.
 *
 * @example checkLikelihood({ logprobs: [-1, 0.5], logBase: 'e' })[0].code // 'positive-logprob'
 */
export function checkLikelihood(segment: LikelihoodInput): LikelihoodFault[] {
  const { logprobs, windows, nll, logBase, tokens, tokenCount } = segment
  if (!logprobs && !windows && nll === undefined) return []
  const faults: LikelihoodFault[] = []
  const add = (code: LikelihoodFault['code'], key: LikelihoodFault['key'], message: string, mend: string) => {
    if (!faults.some((fault) => fault.code === code)) faults.push({ code, key, message, mend })
  }
  if (logBase === undefined)
    add('missing-log-base', 'logBase', 'the base of the logarithms is missing', 'Add "logBase": "e", "2" or "10".')
  if (tokens && tokenCount !== undefined && tokens.length !== tokenCount)
    add(
      'count-mismatch',
      'tokenCount',
      `it says ${tokenCount} tokens and lists ${tokens.length}`,
      'Send a count that fits, or leave it out.',
    )
  const length = tokens?.length ?? tokenCount
  if (logprobs) checkLogprobs(logprobs, length, add)
  if (windows) checkWindows(windows, length, add)
  if (logprobs?.length && windows?.length) checkWindowsAgainstLogprobs(logprobs, windows, add)
  if (nll !== undefined) {
    checkSum(nll, tokenCount, 'nll', 'the negative log-likelihood', add)
    checkAgainstParts(nll, segment, add)
  }
  return faults
}

/** Printed with three digits or more, a sum and its parts agree to this share. */
const SUM_TOLERANCE = 1e-3

/** A sum beside the log-probabilities or windows that it should be the sum of. */
function checkAgainstParts(nll: number, { logprobs, windows }: LikelihoodInput, add: Add): void {
  const ofLogprobs = logprobs?.length ? logprobs.reduce<number>((sum, value) => sum - (value ?? 0), 0) : null
  const ofWindows = windows?.length ? windows.reduce((sum, window) => sum + window.nll, 0) : null
  for (const [parts, sum] of [
    ['log-probabilities', ofLogprobs],
    ['windows', ofWindows],
  ] as const)
    if (sum !== null && Math.abs(nll - sum) > SUM_TOLERANCE * Math.max(1, Math.abs(nll), Math.abs(sum)))
      add(
        'count-mismatch',
        'nll',
        `the negative log-likelihood is ${nll}, and the ${parts} add up to ${sum}`,
        'Send one of the two, or make them fit.',
      )
}

/** Windows beside the log-probabilities that they should be made of. */
function checkWindowsAgainstLogprobs(
  logprobs: readonly (number | null)[],
  windows: NonNullable<MetricSegment['windows']>,
  add: Add,
): void {
  const mend = 'Send one of the two, or make them fit.'
  const targets = windows.reduce((sum, { end, scoredFrom }) => sum + end - scoredFrom, 0)
  const scored = logprobs.filter((value) => value !== null).length
  const ofWindows = windows.reduce((sum, { nll }) => sum + nll, 0)
  const ofLogprobs = logprobs.reduce<number>((sum, value) => sum - (value ?? 0), 0)
  // The first token may be a target of its window without a log-probability.
  if (targets !== scored && targets !== scored + 1)
    add(
      'count-mismatch',
      'logprobs',
      `there are ${scored} log-probabilities, and the windows score ${targets} tokens`,
      mend,
    )
  else if (Math.abs(ofWindows - ofLogprobs) > SUM_TOLERANCE * Math.max(1, Math.abs(ofWindows), Math.abs(ofLogprobs)))
    add(
      'count-mismatch',
      'windows',
      `the windows add up to ${ofWindows}, and the log-probabilities to ${ofLogprobs}`,
      mend,
    )
}

type Add = (code: LikelihoodFault['code'], key: LikelihoodFault['key'], message: string, mend: string) => void

function checkLogprobs(logprobs: readonly (number | null)[], length: number | undefined, add: Add): void {
  // The first token may have no log-probability at all.
  if (length !== undefined && length !== logprobs.length && length !== logprobs.length + 1)
    add(
      'count-mismatch',
      'logprobs',
      `there are ${logprobs.length} log-probabilities for ${length} tokens`,
      'Send one for each token, or one fewer where the first is not scored.',
    )
  logprobs.forEach((value, i) => {
    if (value === null) return
    const what = `the log-probability of token ${i}`
    if (SENTINELS.includes(value) || value === FLOAT32_LEAST || SENTINEL_SUMS.includes(value))
      add('sentinel-logprob', 'logprobs', `${what} is ${value}, which stands for "none"`, FIRST_TOKENS)
    else if (!Number.isFinite(value)) add('non-finite-logprob', 'logprobs', `${what} is not finite`, FIRST_TOKENS)
    else if (value > 0)
      add(
        'positive-logprob',
        'logprobs',
        `${what} is ${value}, above 0`,
        'Send logarithms of probabilities, with their sign.',
      )
  })
}

function checkWindows(windows: NonNullable<MetricSegment['windows']>, length: number | undefined, add: Add): void {
  for (const { kind, message } of auditWindows(windows, length)) {
    const code = kind === 'gap' ? 'window-gap' : kind === 'overlap' ? 'window-overlap' : 'window-bounds'
    add(code, 'windows', message, SCORE_ONCE)
  }
  windows.forEach(({ nll, end, scoredFrom }, i) => {
    checkSum(nll, end - scoredFrom, 'windows', `the negative log-likelihood of window ${i}`, add)
  })
}

function checkSum(nll: number, targets: number | undefined, key: 'nll' | 'windows', what: string, add: Add): void {
  if (!Number.isFinite(nll)) add('non-finite-logprob', key, `${what} is not finite`, FIRST_TOKENS)
  else if (nll < 0)
    add('negative-nll', key, `${what} is ${nll}, below 0`, 'Send the negative of the summed logarithms.')
  else if (SENTINEL_SUMS.includes(nll))
    add('sentinel-logprob', key, `${what} is ${nll}, which stands for "none"`, 'Leave the item out, or mark it failed.')
  else if (nll > 0 && targets === 0)
    add('count-mismatch', key, `${what} is ${nll} over no token`, 'Send the count of tokens that were scored.')
}
