import { processWide } from './process-wide.ts'

/** Shares done of comparisons that are being made, by their runs. */
const shares = processWide('compare-progress', () => new Map<string, number>())

/** Does the work of comparing two runs, and keeps how far it says to be until it ends. */
export async function withProgress<T>(
  runs: readonly [base: string, head: string],
  work: (report: (share: number) => void) => Promise<T>,
): Promise<T> {
  const key = runs.join(' ')
  shares.set(key, 0)
  try {
    return await work((share) => {
      shares.set(key, share)
    })
  } finally {
    shares.delete(key)
  }
}

/** Which share of a comparison's resamples and trials is done, from 0 to 1; null where none of the two is being made. */
export function getCompareProgress(base: string, head: string): number | null {
  return shares.get(`${base} ${head}`) ?? null
}
