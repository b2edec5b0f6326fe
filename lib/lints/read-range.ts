import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import type { Quantity } from './quantity.ts'

const BETWEEN = /^(?:to|and|or|bis|auf|und|oder|[-–—~～至到])$/
const LEAST_SCALE = 1000
const CHINESE_SCALES: Readonly<Record<string, number>> = { 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 }

/**
 * Numbers before `to` or `and` may be as large as the next one: from 12 to 9 million euros, 3到5万元.
 * Both readings are kept, since 3 to 5,000 may be meant as it stands.
 */
export function withRanges(items: Quantity[], tokens: readonly LintToken[], lists: LanguageLists): Quantity[] {
  return items.map((item, i) => {
    const next = items[i + 1]
    if (next === undefined || item.role !== 'plain' || next.role !== 'plain') return item
    const isJoined = next.at <= item.end + 2 && next.at > item.end && BETWEEN.test(tokens[item.end].norm)
    if (!isJoined || item.weak) return item
    const scale = scaleOf(tokens.slice(next.at, next.end), lists)
    if (scale === 1 || item.values.some((value) => Math.abs(value) >= LEAST_SCALE)) return item
    return { ...item, values: [...item.values, ...item.values.map((value) => value * scale)] }
  })
}

function scaleOf(tokens: readonly LintToken[], { language, scales }: LanguageLists): number {
  for (const { norm } of tokens) {
    const scale = language === 'zh' ? CHINESE_SCALES[norm] : scales.get(norm)
    if (scale !== undefined && scale >= LEAST_SCALE) return scale
  }
  return 1
}
