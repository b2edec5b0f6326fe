import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import { DOZEN, type NumberReading, plain, SCORE } from './number-reading.ts'
import { parseGermanNumber } from './parse-german-number.ts'

const MILLION = 1e6

/** The number in words that begins at token `at`, or null. Example: `twelve hundred eighty` is 1280. */
export function readWords(tokens: readonly LintToken[], at: number, lists: LanguageLists): NumberReading | null {
  let total = 0
  let current = 0
  let seen = false
  let afterScale = false
  let k = at
  // "a hundred", "a dozen"
  if (lists.language === 'en' && /^an?$/.test(tokens[k].norm)) {
    const next = tokens[k + 1]?.norm ?? ''
    const amount = lists.amounts.get(next)
    if (next === 'dozen' && amount !== undefined) return plain([amount], 2, false)
    if (!lists.scales.has(next)) return null
    k++
  }
  for (; k < tokens.length; k++) {
    const { norm, kind } = tokens[k]
    if (kind !== 'word') break
    const value = wordValue(norm, lists)
    const scale = lists.scales.get(norm)
    if (value !== undefined) {
      if (!seen) current = value
      else if (afterScale && value < 1000) current += value
      else if (current % 10 === 0 && current % 100 >= 20 && value > 0 && value < 10) current += value
      else if (lists.language === 'en' && current >= 10 && current <= 99 && value >= 10 && value <= 99) {
        // nineteen ninety-five
        current = current * 100 + value
      } else break
      afterScale = value >= 100
      seen = true
    } else if (
      scale !== undefined &&
      (seen || k > at || scale === 100 || scale === 1000) &&
      !(lists.language === 'en' && !seen && k === at)
    ) {
      if (!seen) current = 1
      if (scale === 100) current *= 100
      else {
        total += (current || 1) * scale
        current = 0
      }
      afterScale = true
      seen = true
    } else if (
      (norm === 'and' || norm === 'und') &&
      afterScale &&
      wordValue(tokens[k + 1]?.norm ?? '', lists) !== undefined &&
      // Between five million and ten million: another number.
      (lists.scales.get(tokens[k + 2]?.norm ?? '') ?? 0) < MILLION
    )
      continue
    else break
  }
  if (!seen) return null
  if (lists.amounts.get(tokens[k]?.norm ?? '') === DOZEN) return plain([(total + current) * DOZEN], k + 1 - at, false)
  if (lists.language === 'en' && tokens[k]?.norm === 'score' && current > 1 && current < 10)
    return readScores(tokens, k + 1, at, current * SCORE, lists)
  return plain([total + current], k - at, k === at + 1 && lists.weakNumbers.has(tokens[at].norm))
}

/** Four score and seven. */
function readScores(
  tokens: readonly LintToken[],
  end: number,
  at: number,
  value: number,
  lists: LanguageLists,
): NumberReading {
  const more = tokens[end]?.norm === 'and' ? wordValue(tokens[end + 1]?.norm ?? '', lists) : undefined
  return more === undefined || more > SCORE
    ? plain([value], end - at, false)
    : plain([value + more], end + 2 - at, false)
}

/** What a single word counts, in German a joined one as well (`zweiundzwanzig`). */
export function wordValue(norm: string, lists: LanguageLists): number | undefined {
  const value = lists.numbers.get(norm)
  if (value !== undefined || lists.language !== 'de') return value
  return parseGermanNumber(norm, lists.numbers) ?? undefined
}
