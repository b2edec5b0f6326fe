import { countScripts } from '../text/spaceless-script.ts'
import { strip } from '../text/white-space.ts'
import { type DataLint, type LintSegment, toFinding } from './data-lint.ts'

/** Shorter sources (names, numbers, titles) often stay as they are. */
const LEAST_LETTERS = 12
/** So many of them are no names any more. */
const MANY_SHORT = 5
const LEAST_SHORT = 2
/** From this share on it is a habit of the system rather than a slip. */
const MANY = 0.05

/** Outputs that repeat their source, where no reference does; short ones only where there are many. */
export const COPIED_SOURCE: DataLint = {
  code: 'copied-source',
  check: (segments) => {
    const copied = segments.map(copiedLetters)
    const short = copied.filter((letters) => letters >= LEAST_SHORT).length
    const least = short >= MANY_SHORT && short > MANY * segments.length ? LEAST_SHORT : LEAST_LETTERS
    const found = segments.filter((_, i) => copied[i] >= least)
    const severity = found.length > MANY * segments.length ? 'warning' : 'note'
    const facts = { code: 'copied-source', severity, part: 'hypothesis', total: segments.length, found } as const
    return found.length > 0 ? [toFinding(facts)] : []
  },
}

/** Letters of an output that is its source; 0 for any other. */
function copiedLetters({ state, source, hypothesis, references }: LintSegment): number {
  if (state !== 'scored' || typeof source !== 'string' || typeof hypothesis !== 'string') return 0
  const text = strip(source)
  if (strip(hypothesis) !== text || references?.some((reference) => strip(reference) === text)) return 0
  const { letters, spaceless } = countScripts(text)
  // An ideograph says as much as two or three letters.
  return letters + 2 * spaceless
}
