import { type LintLanguage, readLanguage } from './guess-language.ts'

/** References by which the language of a run is told. */
const SAMPLE = 500
/** A run is in one language where so many of the segments that tell theirs agree. */
const MOSTLY = 0.9

/**
 * A reader of languages for the segments of one run. A text that tells its language by itself is read in it, so that one
 * run may hold several; one that does not, such as *nur zehn*, in the language of the run, where that has one.
 *
 * @param texts one text of each segment, such as its first reference
 * @example createLanguageReader(['Das Ventil ist offen.', 'Die Pumpe ist aus.'])(['Pumpe an']) // 'de'
 */
export function createLanguageReader(texts: readonly string[]): (texts: readonly string[]) => LintLanguage | null {
  const sure = texts
    .slice(0, SAMPLE)
    .map((text) => readLanguage([text]))
    .filter(({ isSure }) => isSure)
  const counts = new Map<LintLanguage | null, number>()
  for (const { language } of sure) counts.set(language, (counts.get(language) ?? 0) + 1)
  const main = [...counts].find(([, count]) => count >= MOSTLY * sure.length)
  return (own) => {
    const { language, isSure } = readLanguage(own)
    return isSure || main === undefined ? language : main[0]
  }
}
