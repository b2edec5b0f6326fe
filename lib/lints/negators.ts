import type { TokenRange } from './align-tokens.ts'
import { isGermanNonWord } from './german-non-word.ts'
import type { LintToken } from './lint-tokens.ts'
import { isRhetorical } from './rhetorical-question.ts'
import { NAME, type TextReading } from './text-reading.ts'
import { DENIAL_WORD } from './word-flags.ts'

/** Tokens that deny, phrases that merely hold such a word left out. */
export function findNegators(reading: TextReading): TokenRange[] {
  const { tokens, lists, marks, flags } = reading
  const found: TokenRange[] = []
  for (let i = 0; i < tokens.length; ) {
    if ((flags[i] & DENIAL_WORD) === 0 || marks[i] === NAME) {
      i++
      continue
    }
    const idle = lists.harmless.match(tokens, i)
    const negator = lists.negators.match(tokens, i)
    const length = negator?.length ?? 0
    // Of Chinese words that deny within (无效, 不同) the list of opposites knows better.
    const opposite = lists.language === 'zh' ? lists.opposites.match(tokens, i) : null
    if (idle !== null && idle.length >= length) i += idle.length
    else if (opposite !== null && opposite.length > Math.max(1, length)) i += opposite.length
    else if (negator === null) {
      if (lists.language === 'de' && tokens[i].capital && isGermanNonWord(tokens[i].norm))
        found.push({ at: i, end: i + 1 })
      i++
    } else {
      if (!isIdle(tokens, i, found.length > 0) && !isRhetorical(reading, i, length))
        found.push({ at: i, end: i + length })
      i += length
    }
  }
  return found
}

/** The negator as a part of speech that denies nothing: No. 7, isn't it?, 能不能. */
function isIdle(tokens: readonly LintToken[], at: number, hasOther: boolean): boolean {
  const { norm } = tokens[at]
  const next = tokens[at + 1]
  if (norm === 'no' && (next?.kind === 'number' || (next?.norm === '.' && tokens[at + 2]?.kind === 'number')))
    return true
  if (
    norm === 'not' &&
    tokens[at + 2]?.norm === '?' &&
    /^(?:it|he|she|they|we|you|i|there|that|this)$/.test(next?.norm ?? '')
  )
    return true
  if (norm === 'nor' && hasOther) return true
  if ((norm !== '不' && norm !== '没') || at === 0 || next === undefined) return false
  // 认识不认识
  if (at > 1 && tokens[at - 2].norm === next.norm && tokens[at - 1].norm === tokens[at + 2]?.norm) return true
  if (tokens[at - 1].norm !== next.norm) return false
  // 认不认识, but 承认不认识.
  return !(next.norm === '认' && /^[承确否]$/.test(tokens[at - 2]?.norm ?? ''))
}
