import type { TokenRange } from './align-tokens.ts'
import type { ReadPair } from './flip.ts'
import type { LintLanguage } from './guess-language.ts'
import type { LanguageLists, PartPair } from './language-lists.ts'
import type { TextReading } from './text-reading.ts'
import { PART_WORD } from './word-flags.ts'

/** Both words are at least so long. */
const SHORTEST = 5
/** So much of them is the same. */
const SHORTEST_REST = 3

/**
 * Words that stand for each other in a change and are the same but for a part: one with a denying prefix (noticed,
 * unnoticed), or with opposite beginnings (Höchststrafe, Mindeststrafe) or endings (kostenlos, kostenpflichtig).
 */
export function findCompoundOpposites({
  reference: left,
  hypothesis: right,
  alignment,
}: ReadPair): [TokenRange, TokenRange][] {
  const { lists } = left
  const found: [TokenRange, TokenRange][] = []
  if (lists.denyingPrefixes.length === 0) return found
  for (const { reference, hypothesis } of alignment.changes) {
    if (!hasParts(left, reference) && !hasParts(right, hypothesis)) continue
    for (let i = reference.at; i < reference.end; i++) {
      const a = left.tokens[i].norm
      if (a.length < SHORTEST) continue
      for (let j = hypothesis.at; j < hypothesis.end; j++) {
        const b = right.tokens[j].norm
        // One of the two has the part, if only the one with a prefix.
        if (((left.flags[i] | right.flags[j]) & PART_WORD) === 0) continue
        if (b.length < SHORTEST || !mayBeForms(a, b) || !areOppositeForms(a, b, lists)) continue
        found.push([
          { at: i, end: i + 1 },
          { at: j, end: j + 1 },
        ])
      }
    }
  }
  return found
}

/** Whether a stretch of a text has a word with a part that makes opposites. */
function hasParts({ flags }: TextReading, { at, end }: TokenRange): boolean {
  for (let i = at; i < end; i++) if ((flags[i] & PART_WORD) !== 0) return true
  return false
}

/** Every pair of words in a change of which one has a part comes here, and nearly all of them neither begin nor end alike. */
function mayBeForms(a: string, b: string): boolean {
  const [m, n] = [a.length, b.length]
  const endAlike = a.charCodeAt(m - 1) === b.charCodeAt(n - 1) && a.charCodeAt(m - 2) === b.charCodeAt(n - 2)
  if (endAlike && a.charCodeAt(m - 3) === b.charCodeAt(n - 3)) return true
  return (
    a.charCodeAt(0) === b.charCodeAt(0) && a.charCodeAt(1) === b.charCodeAt(1) && a.charCodeAt(2) === b.charCodeAt(2)
  )
}

function areOppositeForms(a: string, b: string, lists: LanguageLists): boolean {
  const isPrefix = a.length !== b.length && (isDenied(a, b, lists) || isDenied(b, a, lists))
  if (!isPrefix && !haveOppositeBeginnings(a, b, lists.oppositeBeginnings) && !haveOppositeEndings(a, b, lists))
    return false
  return !isLookAlike(a, lists.lookAlikes) && !isLookAlike(b, lists.lookAlikes)
}

/** Adjectives and what is made of them: `in` and `im` stand before many other words, too (infamous, inmitten). */
const LATIN_ENDINGS: Readonly<Record<LintLanguage, RegExp | null>> = {
  en: /(?:[ai]ble|[ai]bly|[ai]bility|ate|ately|ant|antly|ent|ently|[ae]nce|[ae]ncy|ive|ively|al|ally|ality|ect|ectly|ection|ite|itely|ure|urely|urity|ous|ously|uity|acy|ete|etely|ular|ularly|ularity|icit|ess|essly)$/,
  de: /(?:[ai]bel|[ai]ble|iv|ent|ant|al|ell|är|il|at|[ae]kt|iert|[ae]nz|ität|ion)(?:e[nrsm]?)?$/,
  zh: null,
}

function isDenied(long: string, short: string, lists: LanguageLists): boolean {
  const extra = long.length - short.length
  if (extra < 2 || extra > 4 || !long.endsWith(short)) return false
  const prefix = long.slice(0, extra)
  if (!lists.denyingPrefixes.includes(prefix)) return false
  const isFree = prefix === 'un' || (lists.language === 'en' && prefix[0] !== 'i')
  return isFree || LATIN_ENDINGS[lists.language]?.test(short) === true
}

function haveOppositeBeginnings(a: string, b: string, pairs: readonly PartPair[]): boolean {
  // Most words of a change end otherwise.
  if (a.slice(-SHORTEST_REST) !== b.slice(-SHORTEST_REST)) return false
  return pairs.some(
    ([one, other]) =>
      (a.startsWith(one) && b.startsWith(other) && sameRest(a.slice(one.length), b.slice(other.length))) ||
      (a.startsWith(other) && b.startsWith(one) && sameRest(a.slice(other.length), b.slice(one.length))),
  )
}

/** Of one word endings of the case and number are the same in both, or left out. */
const GERMAN_ENDING = /(?:e[nrsm]?|[sn])$/

function haveOppositeEndings(a: string, b: string, { oppositeEndings, language }: LanguageLists): boolean {
  if (a.charCodeAt(2) !== b.charCodeAt(2) || a.charCodeAt(0) !== b.charCodeAt(0)) return false
  // Two forms of one word, of which the one only goes on where the other ends, are most of those that come here.
  if (a.startsWith(b) || b.startsWith(a)) return false
  const inflected = language === 'de' ? GERMAN_ENDING.exec(a)?.[0] : undefined
  const isAlike = inflected !== undefined && b.endsWith(inflected)
  const [x, y] = isAlike ? [a.slice(0, -inflected.length), b.slice(0, -inflected.length)] : [a, b]
  return [[x, y], ...(isAlike ? [[a, b]] : [])].some(([v, w]) =>
    oppositeEndings.some(
      ([one, other]) =>
        (v.endsWith(one) && w.endsWith(other) && sameRest(v.slice(0, -one.length), w.slice(0, -other.length))) ||
        (v.endsWith(other) && w.endsWith(one) && sameRest(v.slice(0, -other.length), w.slice(0, -one.length))),
    ),
  )
}

function sameRest(a: string, b: string): boolean {
  return a === b && a.length >= SHORTEST_REST
}

/** Words that only look so, and what is made of them: Unkosten, invaluable. */
function isLookAlike(norm: string, lookAlikes: readonly string[]): boolean {
  return lookAlikes.some((word) => norm.startsWith(word))
}
