import type { ReadPair } from './flip.ts'
import type { TextReading } from './text-reading.ts'

/** Both texts join two words by one part: Ein- und Ausgang, Nord- und Südkorea. Which of them comes first tells nothing. */
export function haveHangingHyphens({ reference, hypothesis }: ReadPair): boolean {
  return hasHangingHyphen(reference) && hasHangingHyphen(hypothesis)
}

function hasHangingHyphen({ tokens }: TextReading): boolean {
  return tokens.some(({ norm, glued }, i) => norm === '-' && glued && JOINING.test(tokens[i + 1]?.norm ?? ''))
}

const JOINING = /^(?:und|oder|bzw|bis|and|or)$/
