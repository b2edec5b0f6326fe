import type { Comparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { formatCount } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'
import type { ForestScale } from './prepare-forest.ts'

const words = compareMessages.forest

/** Whether any pair was scored by both sides: else nothing was resampled, and nothing is said of how. */
export function isTested({ results }: Pick<Comparison, 'results'>): boolean {
  return results.some((result) => isCompared(result) && result.n > 0)
}

/** What stands under the table of differences: its scale, smallest effects that nobody has set, and how it was made. */
export function forestNote(comparison: Comparison, scale: ForestScale): string {
  const compared = comparison.results.filter(isCompared)
  const undefinedResamples = Math.max(0, ...compared.map((result) => (result.n > 0 ? result.undefinedResamples : 0)))
  return [
    ...(scale === 'effects' ? [words.noteScale] : []),
    // Rows that could not be drawn have their smallest effect all the same.
    ...(compared.every(({ smallestEffect }) => smallestEffect === null) ? [words.noEffects] : []),
    isTested(comparison)
      ? words.note({
          resamples: formatCount(comparison.resamples),
          trials: formatCount(comparison.trials),
          seed: comparison.seed,
          unit: comparison.unit,
        })
      : words.nothingTested,
    ...(undefinedResamples > 0 ? [words.undefinedResamples(formatCount(undefinedResamples))] : []),
  ].join(' ')
}
