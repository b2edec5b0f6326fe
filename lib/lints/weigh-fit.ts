import { areSameBags, bagOverlap, type WordBag } from './word-bag.ts'

/**
 * How a text fits one of two others better: `clear` where these have little in common, of near duplicates `same` where it
 * has the one's very words, else `near`.
 */
export type Fit = 'clear' | 'same' | 'near'

/** The better one must fit this well by itself. */
const LEAST_FIT = 0.35
/** So much better is better. */
const MARGIN = 0.2
/** F1 of the words from which on two texts are near duplicates. */
const LEAST_ALIKE = 0.5
/** Of texts that are nearly equal: so much more of the one's own words than of the other's. */
const NEAR_MARGIN = 0.5

/**
 * Whether a text fits `other` better than `own`. Two sentences of one template have nearly all words in common and any
 * output fits both, so that these are set against each other by the words that only one of them has.
 *
 * @example weighFit(toWordBag('Check pump two.'), toWordBag('Check pump one.'), toWordBag('Check pump two.')) // 'same'
 */
export function weighFit(
  text: WordBag,
  own: WordBag,
  other: WordBag,
  fits = { own: bagOverlap(text, own), other: bagOverlap(text, other) },
): Fit | null {
  if (fits.other < LEAST_FIT || fits.other < fits.own) return null
  if (fits.other === 1 && areSameBags(own, other)) return null
  const isBetter =
    fits.other >= fits.own + MARGIN ||
    areSameBags(text, other) ||
    shareOfOwn(text, other, own) >= shareOfOwn(text, own, other) + NEAR_MARGIN
  if (!isBetter) return null
  if (bagOverlap(own, other) < LEAST_ALIKE) return 'clear'
  return areSameBags(text, other) ? 'same' : 'near'
}

/** Of the words that `of` has and `beside` has not, the share that the text has, beyond those that it needs for both. */
function shareOfOwn(text: WordBag, of: WordBag, beside: WordBag): number {
  let only = 0
  let had = 0
  for (const [word, count] of of.counts) {
    const common = Math.min(count, beside.counts.get(word) ?? 0)
    if (common === count) continue
    only += count - common
    had += Math.min(count - common, Math.max(0, (text.counts.get(word) ?? 0) - common))
  }
  return only === 0 ? 0 : had / only
}
