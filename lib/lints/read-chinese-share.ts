import type { LintToken } from './lint-tokens.ts'

/** Words that begin with 成 or 折 and are no share: 三成员, 两折叠. */
const NO_SHARE: Readonly<Record<string, RegExp>> = {
  成: /^[员員为為功立本长年果人绩套份分熟]$/,
  折: /^[叠断腾纸磨中]$/,
}
/** Of a count by twelves the goods may follow, of the verb 打 its object: 一打电话. */
const GETTING = /^[了买要订有送来每约近卖拿用]$/
const BEATEN = /^[开听电算架扮击赌破断印字球雷动扰针工败胜仗]$/

/**
 * What a Chinese number becomes by the ideograph after it, at `end`: a share of ten parts (七折, 三成, 七五折 is 75 %), or
 * dozens (两打); null where it stays as it is.
 */
export function readChineseShare(
  tokens: readonly LintToken[],
  at: number,
  end: number,
  value: number,
): { readonly values: readonly number[]; readonly share: boolean; readonly length: number } | null {
  const sign = tokens[end]?.norm ?? ''
  const next = tokens[end + 1]?.norm ?? ''
  if (sign === '打') {
    const isOne = tokens[at].norm === '一' && end === at + 1
    if (BEATEN.test(next) || ((isOne || value < 1) && !GETTING.test(tokens[at - 1]?.norm ?? ''))) return null
    return { values: [value * 12], share: false, length: 1 }
  }
  if (NO_SHARE[sign] === undefined || NO_SHARE[sign].test(next)) return null
  if (value < 1 || value >= 100 || (sign === '成' && value > 10)) return null
  const isHalf = sign === '成' && (next === '半' || next === '五')
  const parts = value < 10 || (sign === '成' && value === 10) ? value / 10 + (isHalf ? 0.05 : 0) : value / 100
  return { values: [parts, Math.round(parts * 1000) / 10], share: true, length: isHalf ? 2 : 1 }
}
