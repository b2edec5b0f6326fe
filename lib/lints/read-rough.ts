import type { LanguageLists } from './language-lists.ts'
import { type LintToken, normAt } from './lint-tokens.ts'

/** A rough number: hundreds of flights, 数百架. `value` is the least it stands for. */
export interface RoughReading {
  readonly value: number
  readonly length: number
}

/** The rough number that begins at token `at`, or null. Example: `tens of thousands` is 10000 at least. */
export function readRough(tokens: readonly LintToken[], at: number, lists: LanguageLists): RoughReading | null {
  return lists.language === 'zh' ? readChineseRough(tokens, at, lists) : readRoughWords(tokens, at, lists)
}

/** They are other words as well: the scores of a game. */
const ONLY_OF = /^(?:scores|tens)$/

function readRoughWords(tokens: readonly LintToken[], at: number, lists: LanguageLists): RoughReading | null {
  const first = lists.roughNumbers.get(tokens[at].norm)
  if (first === undefined || isCounted(tokens, at, lists)) return null
  const isBeforeOf = tokens[at + 1]?.norm === 'of'
  if (ONLY_OF.test(tokens[at].norm) && !isBeforeOf) return null
  const after = isBeforeOf ? (tokens[at + 2]?.norm ?? '') : ''
  const scale = lists.roughNumbers.get(after) ?? lists.scales.get(after)
  return scale === undefined || scale < 1000 ? { value: first, length: 1 } : { value: first * scale, length: 3 }
}

/** Three millions. */
function isCounted(tokens: readonly LintToken[], at: number, lists: LanguageLists): boolean {
  const before = tokens[at - 1]
  return before !== undefined && (before.kind === 'number' || lists.numbers.has(before.norm))
}

const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 }
const SOME = /^[几数幾數]$/
const AS_MUCH_AS = /^[上成]$/
const FEW_TENS = 20
const DIGIT = /^[一二两三四五六七八九]$/

/** 数百, 几十万, 上千, 十几. */
function readChineseRough(tokens: readonly LintToken[], at: number, lists: LanguageLists): RoughReading | null {
  const isTenOdd =
    normAt(tokens, at) === '十' && SOME.test(normAt(tokens, at + 1)) && SCALES[normAt(tokens, at - 1)] === undefined
  if (isTenOdd && !DIGIT.test(normAt(tokens, at - 1))) return { value: 10, length: 2 }
  const isSome = SOME.test(normAt(tokens, at))
  if (!isSome && !AS_MUCH_AS.test(normAt(tokens, at))) return null
  let end = at + 1
  let value = 1
  for (; SCALES[normAt(tokens, end)] !== undefined; end++) value *= SCALES[normAt(tokens, end)]
  // 上十: hardly ever a number; 总数百分之三, 身上千万别带: another word.
  if (end === at + 1 || (!isSome && value === 10) || DIGIT.test(normAt(tokens, end)) || normAt(tokens, end) === '分')
    return null
  if (lists.notNumbers.match(tokens, at + 1) !== null) return null
  return { value: value === 10 ? FEW_TENS : value, length: end - at }
}
