import { isCompared } from '../compare/is-compared.ts'
import { type StatedVerdict, statedVerdict } from '../compare/stated-verdict.ts'
import type { RunStepRecord } from '../schema/records.ts'
import { runMessages } from './messages/en/run.ts'
import type { StepKind } from './prepare-trend.ts'

/** What a run page opens with: how the run fared against what it is to be judged by. */
export interface RunStepView {
  readonly kind: StepKind
  /** `Worse`; the sentence goes on behind it. Null while the comparison is being made. */
  readonly word: string | null
  readonly text: string
  /** Ids to compare. */
  readonly base: string
  readonly head: string
}

type Result = RunStepRecord['results'][number]
type Said = StatedVerdict | 'not-comparable'

/** What is said first where metrics say different things: the gravest finding, then what is open, then what is quiet. */
const ORDER: readonly Said[] = [
  'worse',
  'better',
  'few',
  'not-after-correction',
  'inconclusive',
  'too-small',
  'identical',
  'not-comparable',
]

/**
 * A run against its merge base (or what else its verdict is against) in one sentence over all metrics. Null where there
 * is nothing to compare with.
 */
export function prepareRunStep(step: RunStepRecord | null, runId: string): RunStepView | null {
  if (step === null) return null
  const words = runMessages.step
  const against = words.against[step.how](step.base.branch, step.skipped)
  const ends = { base: step.base.id, head: runId }
  if (step.results.length === 0)
    return { ...ends, kind: null, word: null, text: step.waiting ? words.waiting(against) : words.notCompared(against) }
  const first = ORDER.find((said) => step.results.some((result) => say(result) === said))
  if (first === undefined)
    return { ...ends, kind: null, word: words.noVerdict, text: words.because({ against, why: step.results[0].reason }) }
  const labels = (said: Said | null) => step.results.filter((result) => say(result) === said).map(({ label }) => label)
  const better = first === 'worse' ? labels('better') : []
  // What the sentence is not about is named, too: nobody shall take it for every metric.
  const apart = first === 'not-comparable' ? [] : labels('not-comparable')
  const open = labels(null)
  const isShared = step.results.some((result) => result.comparable === 'after-repair' && isCompared(result))
  return {
    ...ends,
    kind: first === 'not-after-correction' || first === 'few' ? 'inconclusive' : first,
    word: words.words[first],
    text: [
      words.moved[first]({ against, metrics: labels(first) }),
      ...(better.length > 0 ? [words.butBetter(better)] : []),
      ...(apart.length > 0 ? [words.notComparable(apart)] : []),
      ...(open.length > 0 ? [words.noVerdictOn(open)] : []),
      ...(isShared ? [words.onShared] : []),
      ...(step.skipped > 0 ? [words.skipped(step.skipped)] : []),
    ].join(' '),
  }
}

function say(result: Result): Said | null {
  return isCompared(result) ? statedVerdict(result) : 'not-comparable'
}
