/** What `assay verify` says, in English; another language is a file beside this one with the same keys. */
export const verifyMessages = {
  about: 'recompute scores that another tool printed, and say whether they are the same; needs no server',
  score: 'a score to verify, as name=value with the digits that were printed; may be repeated',
  none: 'There is no score to verify.',
  noneMend: 'Give --score bleu=26.6, or a file that holds scores.',
  noOutputs: 'There are no outputs to compute anything from.',
  noOutputsMend: 'Give --hyp and --ref, --input, or the file that the tool wrote for its samples.',
  otherSignature: (signature: string) => `Computed here under another signature: ${signature}.`,
  notComputed: 'No such metric is computed here.',
  columns: { metric: 'metric', posted: 'posted', computed: 'computed', outcome: 'outcome', note: '' },
  outcomes: { verified: 'verified', differs: 'DIFFERS', unverified: 'not verified' },
  toDecimals: (decimals: number) => `to ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`,
} as const
