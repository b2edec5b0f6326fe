import type { WordCutter } from '../text/word-cutter.ts'

/**
 * A word cutter whose dictionary is read when the first line is cut: stored rows are compared without one, and the
 * version is all that a signature needs.
 */
export function lazyWordCutter(version: string, load: () => WordCutter): WordCutter {
  let loaded: WordCutter | null = null
  return {
    version,
    cut(line) {
      loaded ??= load()
      return loaded.cut(line)
    },
  }
}
