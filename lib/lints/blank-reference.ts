import { isBlankText } from './blank-text.ts'
import { type DataLint, toFinding } from './data-lint.ts'

/** References without a visible character: whatever the output says, it is compared with nothing. */
export const BLANK_REFERENCE: DataLint = {
  code: 'blank-reference',
  check: (segments) => {
    const found = segments.filter(({ references }) => references?.some(isBlankText))
    const facts = {
      code: 'blank-reference',
      severity: 'warning',
      part: 'references',
      total: segments.length,
      found,
    } as const
    return found.length > 0 ? [toFinding(facts)] : []
  },
}
