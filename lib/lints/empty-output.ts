import { isBlankText } from './blank-text.ts'
import { type DataLint, toFinding } from './data-lint.ts'

/** Scored outputs without a visible character: an answer that counts, unless it was a failure that was not said to be one. */
export const EMPTY_OUTPUT: DataLint = {
  code: 'empty-output',
  check: (segments) => {
    const found = segments.filter(
      ({ state, hypothesis }) => state === 'scored' && typeof hypothesis === 'string' && isBlankText(hypothesis),
    )
    const facts = {
      code: 'empty-output',
      severity: 'warning',
      part: 'hypothesis',
      total: segments.length,
      found,
    } as const
    return found.length > 0 ? [toFinding(facts)] : []
  },
}
