import { type DataLint, type LintPart, type LintSegment, toFinding } from './data-lint.ts'
import { textsOf } from './text-lint.ts'

/** Control characters but tab and line ends; soft hyphens; zero-width and direction signs; tags. A leading U+FEFF has a lint of its own. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u206f]|(?!^)\ufeff|\udb40[\udc00-\udc7f]/
/** Joiners are part of the writing of emoji and of Arabic and Indic scripts; elsewhere they are strays. */
const STRAY_JOINER = /(?:^|[\u0000-\u05ff\u3000-\u9fff])[\u200c\u200d]/
/** Tags after a black flag write the flags of England, Scotland and Wales. */
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu
/** Scripts without blanks mark where a line may break; those from right to left which way their signs go. */
const WORD_BREAK =
  /(?<=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])\u200b|\u200b(?=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
const DIRECTION = /[\u061c\u200e\u200f]/g

/**
 * Characters that cannot be seen but are compared. Marks that a script writes with are told only where either the output
 * or the references go without them: where both have them they are compared with each other.
 */
export const INVISIBLE_CHARACTERS: DataLint = {
  code: 'invisible-characters',
  check: (segments) =>
    (['source', 'hypothesis', 'references'] as const).flatMap((part) => {
      const found = segments.filter((segment) => isFound(segment, part))
      const facts = { code: 'invisible-characters', severity: 'warning', part, total: segments.length, found } as const
      return found.length > 0 ? [toFinding(facts)] : []
    }),
}

function isFound(segment: LintSegment, part: LintPart): boolean {
  return textsOf(segment, part).some((text) => {
    if (!INVISIBLE.test(text) && !STRAY_JOINER.test(text)) return false
    const bare = withoutMarks(text)
    return INVISIBLE.test(bare) || STRAY_JOINER.test(bare) || (hasMarks(text) && !isMatched(segment, part))
  })
}

/** Sources are compared with nothing. */
function isMatched(segment: LintSegment, part: LintPart): boolean {
  if (part === 'source') return true
  const others = textsOf(segment, part === 'hypothesis' ? 'references' : 'hypothesis')
  return others.length === 0 || others.some(hasMarks)
}

function hasMarks(text: string): boolean {
  return withoutMarks(text) !== text.replace(FLAG, '')
}

function withoutMarks(text: string): string {
  const bare = text.replace(FLAG, '').replace(WORD_BREAK, '')
  return RIGHT_TO_LEFT.test(bare) ? bare.replace(DIRECTION, '') : bare
}
