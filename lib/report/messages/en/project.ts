/** Sentences of the project page: statement, facts, trend, runs. */
export const projectMessages = {
  kicker: 'project',
  trend: {
    title: 'Trend',
    testSetChanged: (before: string, after: string) => `test set ${before} → ${after}`,
    brokenByTestSet: 'line broken: other segments',
    signatureChanged: 'other signature',
    signatureUnknown: 'signature unknown',
    brokenBySignature: 'line broken: other signature',
    fieldChanged: (key: string, before: string | null, after: string | null) =>
      `${key} ${before ?? 'none'} → ${after ?? 'none'}`,
    gap: (runs: number) => (runs === 1 ? '1 run without a score' : `${runs} runs without a score`),
    severalReasons: (count: number) => `${count} different reasons`,
    reasonUnknown: 'no reason was given',
  },
} as const
