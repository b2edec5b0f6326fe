import { type DataLint, type LintFound, type LintSegment, toFinding } from './data-lint.ts'
import { findShifts, type Shift } from './find-shifts.ts'

/** Outputs that answer the reference of another line, from some line on: a line too many or too few in one of the files. */
export const SHIFTED_LINES: DataLint = {
  code: 'shifted-lines',
  check: (segments) =>
    findShifts(segments)
      .filter(({ isAtBlank }) => !isAtBlank)
      .map((shift) => toShiftFinding('shifted-lines', segments, shift)),
}

export function toShiftFinding(code: string, segments: readonly LintSegment[], { from, to, by }: Shift): LintFound {
  const found = segments.slice(from, to + 1)
  const facts = { code, severity: 'error', part: 'segments', total: segments.length, found } as const
  return toFinding(facts, { from: segments[from].id, to: segments[to].id, by })
}
