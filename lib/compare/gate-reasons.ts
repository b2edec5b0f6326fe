/** Why a gate judged as it did, in English: sentences that another language puts in its own place by code. */
export const GATE_REASONS = {
  'no-metric': 'There is no score of this metric.',
  'no-slice': 'There is no such slice.',
  'no-value': 'There is no value to judge.',
  'no-pairs': 'No segment is in both runs.',
  'only-totals': 'Nothing but totals was posted for a run, and of totals alone there is no verdict.',
  'no-baseline': 'There is no baseline to compare with.',
  'below-minimum': 'Below its minimum.',
  'above-maximum': 'Above its maximum.',
  'within-bounds': 'Within its bounds.',
  'not-comparable': 'The two numbers may not be compared.',
  'no-direction': 'The metric has no better direction.',
  'coverage-fell': 'Head covers fewer of the segments than base did.',
  identical: 'All outputs are identical.',
  'no-verdict': 'There is no verdict.',
  'few-pairs': 'There are fewer pairs than the policy asks for.',
  few: 'The interval rests on too few segments or documents.',
  better: 'Better.',
  worse: 'Worse.',
  'worse-that-matters': 'Worse, by at least the smallest effect that matters.',
  'worse-after-correction': 'The interval says worse, but the adjusted p does not.',
  'not-worse': 'Not worse; no smallest effect is set.',
  'too-small': 'Too small to matter.',
  'no-fall-that-matters': 'Not worse by as much as the smallest effect that matters.',
  'fall-possible': 'A fall by the smallest effect that matters is still possible.',
} as const

export type GateReason = keyof typeof GATE_REASONS
