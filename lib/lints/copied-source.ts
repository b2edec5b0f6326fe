import { countScripts } from '../text/spaceless-script.ts'
import { strip } from '../text/white-space.ts'
import { type DataLint, toFinding } from './data-lint.ts'

/** Shorter sources (names, numbers, titles) often stay as they are. */
const LEAST_LETTERS = 12
/** From this share on it is a habit of the system rather than a slip. */
const MANY = 0.05

/** Outputs that repeat their source, where no reference does. */
export const COPIED_SOURCE: DataLint = {
  code: 'copied-source',
  check: (segments) => {
    const found = segments.filter(({ state, source, hypothesis, references }) => {
      if (state !== 'scored' || typeof source !== 'string' || typeof hypothesis !== 'string') return false
      const text = strip(source)
      if (strip(hypothesis) !== text || references?.some((reference) => strip(reference) === text)) return false
      const { letters, spaceless } = countScripts(text)
      // An ideograph says as much as two or three letters.
      return letters + 2 * spaceless >= LEAST_LETTERS
    })
    const severity = found.length > MANY * segments.length ? 'warning' : 'note'
    const facts = { code: 'copied-source', severity, part: 'hypothesis', total: segments.length, found } as const
    return found.length > 0 ? [toFinding(facts)] : []
  },
}
