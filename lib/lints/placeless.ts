import type { MeaningFlip, TextSpan } from './meaning-flip.ts'

/** Characters without a width or a meaning of their own: `4\u200B2` is read as 42. */
const CLASS = '[\\u00AD\\u034F\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]'

export const NO_PLACE = new RegExp(CLASS)
const ALL = new RegExp(CLASS, 'g')

/** A text without the characters that take no place. */
export function withoutPlaceless(text: string): string {
  return text.replace(ALL, '')
}

/** A flip found in texts without such characters, with its places in the texts that hold them. */
export function toPosted(flip: MeaningFlip, references: readonly string[], hypothesis: string): MeaningFlip {
  const reference = flip.reference && toPostedSpan(flip.reference, references[flip.referenceIndex])
  const output = flip.hypothesis && toPostedSpan(flip.hypothesis, hypothesis)
  const words = [reference, output].flatMap((span) => (span === null ? [] : [span.text]))
  return { ...flip, reference, hypothesis: output, words }
}

function toPostedSpan({ start, end }: TextSpan, text: string): TextSpan {
  const from = placeOf(text, start)
  // Up to the last character of the span: what takes no place after it is not part of it.
  const to = placeOf(text, end - 1) + 1
  return { start: from, end: to, text: text.slice(from, to) }
}

/** Where the character stands that is at `place` once those without a place are gone. */
function placeOf(text: string, place: number): number {
  let left = place
  for (let at = 0; at < text.length; at++) {
    if (NO_PLACE.test(text[at])) continue
    if (left === 0) return at
    left--
  }
  return text.length
}
