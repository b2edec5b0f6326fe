import type { PostedComparison } from './comparison.ts'

/** A score of a whole run as its sender printed it. */
export interface PostedTotal {
  readonly metric: string
  /** Null where the sender has no value. */
  readonly value: number | null
  readonly signature: string | null
}

/**
 * Totals that only were posted, side by side: from a total alone nothing can be resampled, so that there is never a
 * verdict, and no difference either unless both sides name the same signature. In base's order, then what only head has.
 *
 * @example comparePosted([{ metric: 'comet', value: 0.81, signature: null }], [])[0].comparable // 'no'
 */
export function comparePosted(base: readonly PostedTotal[], head: readonly PostedTotal[]): PostedComparison[] {
  const open = [...head]
  const pairs = base.map((ofBase): [PostedTotal | undefined, PostedTotal | undefined] => {
    const at = open.findIndex((candidate) => candidate.metric === ofBase.metric)
    return [ofBase, at < 0 ? undefined : open.splice(at, 1)[0]]
  })
  return [...pairs, ...open.map((ofHead): [undefined, PostedTotal] => [undefined, ofHead])].map(toPosted)
}

function toPosted([base, head]: readonly [PostedTotal | undefined, PostedTotal | undefined]): PostedComparison {
  const metric = (base ?? head)?.metric ?? ''
  const figures = { metric, base: base?.value ?? null, head: head?.value ?? null }
  if (!base || !head)
    return {
      ...figures,
      comparable: 'no',
      differences: [
        difference('metric', base?.metric ?? null, head?.metric ?? null, 'Only one run has it as a posted total.'),
      ],
      delta: null,
      reason: 'Only one of the two runs has it as a posted total, and for that run it cannot be computed here.',
    }
  if (base.signature !== null && base.signature === head.signature)
    return {
      ...figures,
      comparable: 'yes',
      differences: [],
      delta: base.value === null || head.value === null ? null : head.value - base.value,
      reason: 'Only totals were posted: nothing can be resampled, so there is no interval and no verdict.',
    }
  const why = 'Two totals may be compared only when both say the same of every setting behind them.'
  return {
    ...figures,
    comparable: 'no',
    differences: [difference('signature', base.signature, head.signature, why)],
    delta: null,
    reason: 'Only totals were posted, and their signatures are not known to be equal.',
  }
}

function difference(field: string, base: string | null, head: string | null, why: string) {
  return { field, base, head, why, repair: 'none' } as const
}
