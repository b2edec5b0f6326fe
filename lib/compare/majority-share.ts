/**
 * The share of the largest gold class, from 0 to 1, as the details of accuracy hold it; null where labels were not scored.
 *
 * @example majorityShareOf([{ metric: 'accuracy', details: { majorityShare: 0.95 } }]) // 0.95
 */
export function majorityShareOf(
  scores: readonly { readonly metric: string; readonly details: Readonly<Record<string, unknown>> }[],
): number | null {
  const share = scores.find(({ metric }) => metric === 'accuracy')?.details.majorityShare
  return typeof share === 'number' ? share : null
}
