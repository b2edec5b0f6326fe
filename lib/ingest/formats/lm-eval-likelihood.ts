import type { SegmentInput } from '../../schema/run-input.ts'

/** Whether a target is one word, so that a mean over items is a mean over words. */
export function isOneWord(target: unknown): boolean {
  return typeof target === 'string' && /^\s*\S+\s*$/.test(target)
}

/** The likelihood of a one-word target as sums; nothing for a target that the model thinks impossible. */
export function toTargetLikelihood(value: number | undefined, target: string): Partial<SegmentInput> {
  if (value === undefined || value === -Infinity) return {}
  return {
    nll: value === 0 ? 0 : -value,
    // The harness sums natural logarithms.
    logBase: 'e',
    wordCount: 1,
    byteCount: new TextEncoder().encode(target).length,
  }
}
