import type { DataLint } from './data-lint.ts'
import { findShifts } from './find-shifts.ts'
import { toShiftFinding } from './shifted-lines.ts'

/** Outputs that answer another line from a blank source or reference on: blank lines were dropped from one of the files. */
export const DROPPED_BLANK_LINES: DataLint = {
  code: 'dropped-blank-lines',
  check: (segments) =>
    findShifts(segments)
      .filter(({ isAtBlank }) => isAtBlank)
      .map((shift) => toShiftFinding('dropped-blank-lines', segments, shift)),
}
