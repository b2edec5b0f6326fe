import { alignTokens, type TokenRange } from './align-tokens.ts'
import type { FlipCandidate, FlipKind, ReadPair } from './flip.ts'
import { flipsOfPair } from './flips-of-pair.ts'
import { guessLanguage, type LintLanguage } from './guess-language.ts'
import { getLanguageLists, type LanguageLists } from './language-lists.ts'
import { lintTokens, toTokens } from './lint-tokens.ts'
import { overlap, stemOverlap } from './overlap.ts'
import { NO_PLACE, toPosted, withoutPlaceless } from './placeless.ts'
import { ScannedText } from './scan-text.ts'
import { getSeenWords, type SeenWords } from './seen-words.ts'
import { readText, type TextReading } from './text-reading.ts'

/** A place in a text, in UTF-16 units, with what stands there. */
export interface TextSpan {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A word or two by which a hypothesis says another thing than its reference, though the texts are nearly the same. */
export interface MeaningFlip {
  readonly kind: FlipKind
  /** Which of the references, counted from 0. */
  readonly referenceIndex: number
  /** Null where a negation stands in the hypothesis alone. */
  readonly reference: TextSpan | null
  /** Null where a negation stands in the reference alone. */
  readonly hypothesis: TextSpan | null
  /** The words that tell, reference first. */
  readonly words: readonly string[]
}

/** Share of words that both texts must have for a difference to be a flip rather than another wording; see `overlap`. */
export const LEAST_OVERLAP = 0.55
/** What the cheap first look must find, unless a text is so short that its names and numbers are most of it. */
const LEAST_ROUGH_OVERLAP = 0.45
const SHORT = 12
/** Texts of so few tokens are compared by the stems of their words too. */
const FEW = 24
/** So much must be the same before stems are asked. */
const LEAST_PLAIN = 0.25

/** What a look at one output found, and whether it was one. */
export interface FlipLook {
  /**
   * `looked`: no flips mean that none was found. Else nobody looked: too few words are those of a reference (`overlap`),
   * there are no word lists for the `language`, or there is no reference or no text.
   */
  readonly state: 'looked' | 'overlap' | 'language' | 'no-reference' | 'no-text'
  readonly flips: readonly MeaningFlip[]
  /** Share of words that are those of the closest reference, from 0 to 1; null where that was not counted. */
  readonly overlap: number | null
}

/**
 * Flips of meaning between a hypothesis and its references: a negation, number, unit, date, currency, name or opposite
 * that differs where nearly all else is the same (`LEAST_OVERLAP`). With several references the closest counts, and a
 * flip is none if any other agrees with the hypothesis. `language` is guessed from the texts where not given; null, or
 * a language without word lists, finds nothing. Empty texts have no flips. A hint for a reader, never a quality score.
 *
 * @example findMeaningFlips(['The valve is open.'], 'The valve is not open.') // one flip of kind `negation`
 */
export function findMeaningFlips(
  references: readonly string[],
  hypothesis: string,
  language: LintLanguage | null | undefined = undefined,
): MeaningFlip[] {
  return [...lookForFlips(references, hypothesis, language).flips]
}

/**
 * As `findMeaningFlips`, and says whether there was a look at all: an output without flips may be free of them, or too
 * far from its reference. Characters that take no place are read over; places are those of the texts as they came.
 *
 * @example lookForFlips(['The valve is open.'], 'Nobody came.').state // 'overlap'
 */
export function lookForFlips(
  references: readonly string[],
  hypothesis: string,
  language: LintLanguage | null | undefined = undefined,
): FlipLook {
  if (!NO_PLACE.test(hypothesis) && !references.some((text) => NO_PLACE.test(text)))
    return lookWithWholeNumbers(references, hypothesis, language)
  const look = lookWithWholeNumbers(references.map(withoutPlaceless), withoutPlaceless(hypothesis), language)
  return { ...look, flips: look.flips.map((flip) => toPosted(flip, references, hypothesis)) }
}

/** A sign inside a number that a tokenizer set loose: `3 . 5`, `1 , 280`. */
const LOOSE_SIGN = /(\d) ([.,:]) (?=\d)/g

/** Without flips of a kind that has none once loose signs are back in their numbers. */
function lookWithWholeNumbers(
  references: readonly string[],
  hypothesis: string,
  language: LintLanguage | null | undefined,
): FlipLook {
  const look = lookAt(references, hypothesis, language)
  if (look.flips.length === 0) return look
  const [output, ...others] = [hypothesis, ...references].map((text) => text.replace(LOOSE_SIGN, '$1$2'))
  if (output === hypothesis && others.every((text, i) => text === references[i])) return look
  const { flips } = lookAt(others, output, language)
  return { ...look, flips: look.flips.filter(({ kind }) => flips.some((flip) => flip.kind === kind)) }
}

function lookAt(
  references: readonly string[],
  hypothesis: string,
  language: LintLanguage | null | undefined,
): FlipLook {
  if (hypothesis === '') return { state: 'no-text', flips: [], overlap: null }
  if (references.every((text) => text === '')) return { state: 'no-reference', flips: [], overlap: null }
  if (references.includes(hypothesis)) return { state: 'looked', flips: [], overlap: 1 }
  const spoken = language === undefined ? guessLanguage([hypothesis, ...references]) : language
  if (spoken === null) return { state: 'language', flips: [], overlap: null }
  const lists = getLanguageLists(spoken)
  const seen = getSeenWords(lists)
  seen.scan(hypothesis, scannedHypothesis)
  const pairs: { pair: ReadPair; overlap: number; index: number; flips: readonly FlipCandidate[] }[] = []
  let read: TextReading | null = null
  for (let index = 0; index < references.length; index++) {
    seen.scan(references[index], scannedReference)
    if (scannedReference.size === 0) continue
    const rough = roughOverlap(scannedReference, scannedHypothesis)
    if (rough < LEAST_ROUGH_OVERLAP && Math.max(scannedReference.size, scannedHypothesis.size) > SHORT) continue
    read ??= toReading(hypothesis, scannedHypothesis, seen, lists)
    const reference = toReading(references[index], scannedReference, seen, lists)
    const share = overlapOf(reference, read, rough, seen)
    if (share < LEAST_OVERLAP) continue
    const pair = { reference, hypothesis: read, alignment: alignTokens(scannedReference, scannedHypothesis) }
    pairs.push({ pair, overlap: share, index, flips: flipsOfPair(pair) })
  }
  const closest = pairs.reduce<(typeof pairs)[number] | null>(
    (best, each) => (best && best.overlap >= each.overlap ? best : each),
    null,
  )
  if (closest === null) return { state: 'overlap', flips: [], overlap: null }
  if (closest.flips.length === 0) return { state: 'looked', flips: [], overlap: closest.overlap }
  const others = references.length === 1 ? [] : references.filter((_, index) => index !== closest.index)
  const readings = others.map((text) => readText(text, lintTokens(text), lists))
  const silent = pairs.filter((each) => each !== closest)
  const flips = closest.flips
    .filter(({ agrees }) => !readings.some(agrees))
    .filter(({ kind }) => silent.every(({ flips }) => flips.some((flip) => flip.kind === kind)))
    .map((flip) => toMeaningFlip(flip, closest.pair, closest.index))
  return { state: 'looked', flips, overlap: closest.overlap }
}

const scannedHypothesis = new ScannedText()
const scannedReference = new ScannedText()
let unmarked = new Uint8Array(256)

/** What the words alone have in common, before names and numbers are read. */
function roughOverlap(reference: ScannedText, hypothesis: ScannedText): number {
  const longer = Math.max(reference.size, hypothesis.size)
  if (longer > unmarked.length) unmarked = new Uint8Array(2 * longer)
  return overlap({ reference, hypothesis, marksOfReference: unmarked, marksOfHypothesis: unmarked })
}

function toReading(text: string, scanned: ScannedText, seen: SeenWords, lists: LanguageLists): TextReading {
  return readText(text, toTokens(scanned, seen.table), lists, seen.flagsOf(scanned))
}

function overlapOf(reference: TextReading, hypothesis: TextReading, rough: number, seen: SeenWords): number {
  const pair = {
    reference: scannedReference,
    hypothesis: scannedHypothesis,
    marksOfReference: reference.marks,
    marksOfHypothesis: hypothesis.marks,
  }
  // Without names and numbers nothing is to be counted anew.
  const plain = reference.isMarked || hypothesis.isMarked ? overlap(pair) : rough
  const isFew = Math.max(reference.tokens.length, hypothesis.tokens.length) <= FEW
  return plain < LEAST_OVERLAP && plain >= LEAST_PLAIN && isFew ? stemOverlap(pair, seen.stems) : plain
}

function toMeaningFlip(flip: FlipCandidate, pair: ReadPair, referenceIndex: number): MeaningFlip {
  const reference = flip.reference && toSpan(pair.reference, flip.reference)
  const hypothesis = flip.hypothesis && toSpan(pair.hypothesis, flip.hypothesis)
  const words = [reference, hypothesis].flatMap((span) => (span === null ? [] : [span.text]))
  return { kind: flip.kind, referenceIndex, reference, hypothesis, words }
}

function toSpan({ text, tokens }: TextReading, { at, end }: TokenRange): TextSpan {
  const start = tokens[at].start
  const stop = tokens[end - 1].end
  return { start, end: stop, text: text.slice(start, stop) }
}
