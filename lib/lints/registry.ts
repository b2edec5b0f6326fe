import { BLANK_REFERENCE } from './blank-reference.ts'
import { BYTE_ORDER_MARK } from './byte-order-mark.ts'
import { CARRIAGE_RETURN } from './carriage-return.ts'
import { COPIED_SOURCE } from './copied-source.ts'
import type { DataLint, LintFinding, LintFound, LintPart, LintSegment } from './data-lint.ts'
import { DROPPED_BLANK_LINES } from './dropped-blank-lines.ts'
import { DUPLICATE_SEGMENTS } from './duplicate-segments.ts'
import { EMPTY_OUTPUT } from './empty-output.ts'
import { INVISIBLE_CHARACTERS } from './invisible-characters.ts'
import { MOJIBAKE_LINT } from './mojibake.ts'
import { NO_BREAK_SPACE } from './no-break-space.ts'
import { SHIFTED_LINES } from './shifted-lines.ts'
import { TOKENIZED_TEXT } from './tokenized-text.ts'
import { TRANSPOSED_REFERENCES } from './transposed-references.ts'
import { WRONG_SCRIPT } from './wrong-script.ts'

/** Those that find errors: numbers that are about other data than meant. */
const ERROR_LINTS: readonly DataLint[] = [TRANSPOSED_REFERENCES, SHIFTED_LINES, DROPPED_BLANK_LINES]

/** Every data lint, gravest first: a new one is a file beside this and a line here. */
const LINTS: readonly DataLint[] = [
  ...ERROR_LINTS,
  BLANK_REFERENCE,
  EMPTY_OUTPUT,
  WRONG_SCRIPT,
  COPIED_SOURCE,
  TOKENIZED_TEXT,
  MOJIBAKE_LINT,
  BYTE_ORDER_MARK,
  CARRIAGE_RETURN,
  INVISIBLE_CHARACTERS,
  NO_BREAK_SPACE,
  DUPLICATE_SEGMENTS,
]

export function listDataLints(): readonly DataLint[] {
  return LINTS
}

/**
 * What is odd about the texts of a run, in the order of the registry; none for no segments. Segments come in the order
 * of their file, one entry each (of a run with repeats, those of one repeat). Looks at texts only and changes nothing.
 *
 * @example runDataLints([{ id: 'a', hypothesis: '', references: ['x'], state: 'scored' }])[0].code // 'empty-output'
 */
export function runDataLints(segments: readonly LintSegment[]): LintFinding[] {
  return LINTS.flatMap((lint) => lint.check(segments)).map(withoutSegments)
}

/** Of these the findings of severity error alone, at a fraction of the work. */
export function runErrorLints(segments: readonly LintSegment[]): LintFinding[] {
  return ERROR_LINTS.flatMap((lint) => lint.check(segments)).map(withoutSegments)
}

/**
 * All segments that one lint's findings about one part of the texts are about, in their order.
 *
 * @example listLinted(segments, 'empty-output', 'hypothesis').map(({ id }) => id)
 */
export function listLinted(segments: readonly LintSegment[], code: string, part: LintPart): readonly LintSegment[] {
  const found = LINTS.filter((lint) => lint.code === code).flatMap((lint) => lint.check(segments))
  const linted = new Set(found.filter((finding) => finding.part === part).flatMap((finding) => finding.found))
  return segments.filter((segment) => linted.has(segment))
}

function withoutSegments({ found: _, ...finding }: LintFound): LintFinding {
  return finding
}
