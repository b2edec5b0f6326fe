import type { TokenRange } from './align-tokens.ts'
import { haveChangedSides, isSmallWord } from './changed-sides.ts'
import type { ReadPair } from './flip.ts'
import type { LintToken } from './lint-tokens.ts'
import type { TextReading } from './text-reading.ts'

/** Whether two opposites that stand in each other's place say the same all the same, or tell nothing. */
export function areIdleOpposites(pair: ReadPair, a: TokenRange, b: TokenRange): boolean {
  return (
    areBothThere(pair, a, b) ||
    haveSwapped(pair, a, b) ||
    isLooseParticle(pair, a, b) ||
    areBothBeaten(pair, a, b) ||
    areBothHalf(pair, a, b)
  )
}

/** `A is deeper than B` and `B is shallower than A`: more of the shared words stand on the other side than on the same. */
export function haveSwapped(pair: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const { tokens: left, lists } = pair.reference
  const right = pair.hypothesis.tokens
  if (haveChangedSides(pair.reference, a, pair.hypothesis, b)) return true
  let swapped = 0
  let kept = 0
  for (let i = 0; i < left.length; i++) {
    const { norm, kind } = left[i]
    if (kind === 'sign' || (i >= a.at && i < a.end) || (kind === 'word' && isSmallWord(norm, lists.language))) continue
    const at = right.findIndex((token) => token.norm === norm)
    if (at < 0 || (at >= b.at && at < b.end)) continue
    if (left.some((token, k) => k !== i && token.norm === norm)) continue
    if (i < a.at === at < b.at) kept++
    else swapped++
  }
  return swapped > kept
}

/** North and South Korea, South and North Korea: a word in a name is no opposite, but it was not replaced either. */
function areBothThere({ reference, hypothesis }: ReadPair, { at }: TokenRange, b: TokenRange): boolean {
  if (reference.names.length === 0 || hypothesis.names.length === 0) return false
  const [x, y] = [reference.tokens[at].norm, hypothesis.tokens[b.at].norm]
  const isNamed = ({ tokens, names }: TextReading, word: string) =>
    names.some((name) => tokens.slice(name.at, name.end).some(({ norm }) => norm === word))
  return isNamed(hypothesis, x) || isNamed(reference, y)
}

/** 大胜 and 大败 say the same before the one who lost: 大败日本队. */
function areBothBeaten({ reference, hypothesis }: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const has = ({ tokens }: TextReading, { at, end }: TokenRange, signs: RegExp) =>
    tokens.slice(at, end).some(({ norm }) => signs.test(norm))
  const isTurned =
    (has(reference, a, WON) && has(hypothesis, b, LOST)) || (has(reference, a, LOST) && has(hypothesis, b, WON))
  if (!isTurned) return false
  const after = ({ tokens }: TextReading, { end }: TokenRange) => tokens[tokens[end]?.norm === '了' ? end + 1 : end]
  const [next, other] = [after(reference, a), after(hypothesis, b)]
  return next?.kind === 'han' && next.norm === other?.norm && !NO_LOSER.test(next.norm)
}

/** Half full is half empty; but half longer is not half shorter, and of a glass it is a saying that tells how one sees things. */
function areBothHalf({ reference, hypothesis }: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const isHalf = ({ tokens }: TextReading, { at }: TokenRange) =>
    HALF.test(tokens[at - 1]?.norm ?? '') && !COMPARED.test(tokens[at].norm)
  return isHalf(reference, a) && isHalf(hypothesis, b) && !reference.tokens.some(({ norm }) => GLASS.test(norm))
}

const HALF = /^(?:half|halb|半)$/
const GLASS = /^(?:glass|glas|杯)$/
const COMPARED =
  /^(?!(?:leer|voll)(?:e[nrsm]?)?$)(?:more|less|mehr|weniger|up|down|over|under|above|below|before|after|.+ere?[nrsm]?)$/

const WON = /^[胜赢]$/
const LOST = /^败$/
const NO_LOSER = /^[于给了的后仗局阵诉选方利在和而,，]$/

/** A little word (on, for, 前) that was not simply replaced: it belongs to too many phrases to tell anything. */
function isLooseParticle(pair: ReadPair, a: TokenRange, b: TokenRange): boolean {
  const { particles } = pair.reference.lists
  const isParticle = (tokens: readonly LintToken[], { at, end }: TokenRange) =>
    end - at === 1 && particles.has(tokens[at].norm)
  if (!isParticle(pair.reference.tokens, a) && !isParticle(pair.hypothesis.tokens, b)) return false
  // 不亮 for 暗: the denial before it shows that the word means what it says.
  if (isDenied(pair.reference, a) || isDenied(pair.hypothesis, b)) return false
  const change = pair.alignment.changes[pair.alignment.changeOfReference[a.at]]
  if (change === undefined) return true
  const { reference, hypothesis } = change
  return reference.end - reference.at > a.end - a.at || hypothesis.end - hypothesis.at > b.end - b.at
}

/** A negator of up to three tokens ends just before it: 不亮, 没有关. */
function isDenied({ tokens, lists }: TextReading, { at }: TokenRange): boolean {
  for (let length = 1; length <= 3 && length <= at; length++)
    if (lists.negators.match(tokens, at - length)?.length === length) return true
  return false
}
